import type { Transaction } from '#app/database/connection.server.ts'
import { requireCustomer, redirectToSignIn } from '#app/http/customer.server.ts'
import type { FormContext } from '#app/http/create-action.server.ts'
import { withSignIn } from '#app/shop/customers/accounts/with-sign-in.server.ts'

/**
 * Runs {@link withSignIn} for the sender of a form.
 * @throws {Response} 303 to the sign-in, if there is none or it has just ended.
 */
export async function withCustomer<Done>(
  context: FormContext,
  work: (trx: Transaction, customer: string) => Promise<Done>,
): Promise<Done> {
  const written = await withSignIn(requireCustomer(context), work)
  if (!written) throw redirectToSignIn(context)
  return written.done
}
