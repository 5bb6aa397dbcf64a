import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lockCustomer } from '#app/shop/customers/addresses/lock-customer.server.ts'
import type { SignedIn } from './sign-ins.server.ts'

/**
 * Writes in one transaction for a signed-in customer if they still are signed in. A password change, which ends the
 * sign-in, either comes first or waits and then removes what this wrote: a sign-in that was ended leaves nothing
 * behind. Returns undefined and does nothing if the sign-in was ended.
 */
export const withSignIn = <Done>(
  { customerId, signInId }: Pick<SignedIn, 'customerId' | 'signInId'>,
  work: (trx: Transaction, customer: string) => Promise<Done>,
): Promise<{ done: Done } | undefined> =>
  db.write(async (trx) => {
    if (!(await lockCustomer(trx, customerId))) return undefined
    const signIn = await trx
      .selectFrom('signIn')
      .select('id')
      .where('id', '=', signInId)
      .executeTakeFirst()
    return signIn && { done: await work(trx, customerId) }
  })
