import type { Transact } from '#app/database/connection.server.ts'
import { requireCustomer, sendToSignIn } from '#app/http/customer.server.ts'
import type { Posted } from '#app/http/intents.server.ts'
import { whileSignedIn } from '#app/shop/accounts/while-signed-in.server.ts'

/**
 * {@link whileSignedIn} for who sent a form.
 * @throws {Response} 303 to the sign-in, for who has none or whose was ended at this moment.
 */
export async function asCustomer<Done>(
  posted: Posted,
  work: (t: Transact, customer: string) => Promise<Done>,
): Promise<Done> {
  const written = await whileSignedIn(requireCustomer(posted), work)
  if (!written) throw sendToSignIn(posted)
  return written.done
}
