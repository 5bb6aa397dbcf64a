import type { Transaction } from '#app/database/connection.server.ts'
import { requireCustomer, redirectToSignIn } from '#app/http/customer.server.ts'
import type { FormContext } from '#app/http/create-action.server.ts'
import { withSignIn } from '#app/shop/accounts/while-signed-in.server.ts'

/**
 * {@link withSignIn} for who sent a form.
 * @throws {Response} 303 to the sign-in, for who has none or whose was ended at this moment.
 */
export async function withCustomer<Done>(
  context: FormContext,
  work: (t: Transaction, customer: string) => Promise<Done>,
): Promise<Done> {
  const written = await withSignIn(requireCustomer(context), work)
  if (!written) throw redirectToSignIn(context)
  return written.done
}
