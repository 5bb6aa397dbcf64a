import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lockCustomer } from './customers.server.ts'
import type { SignedIn } from './sign-ins.server.ts'

/**
 * Writes in one transaction for who is signed in, if they still are. A new password, which ends their sign-in, comes
 * before it, or waits for it and takes away what it left: nobody who was put out leaves anything behind.
 * @returns undefined, and nothing is done, where the sign-in was ended.
 */
export const withSignIn = <Done>(
  { customerId, signInId }: Pick<SignedIn, 'customerId' | 'signInId'>,
  work: (t: Transaction, customer: string) => Promise<Done>,
): Promise<{ done: Done } | undefined> =>
  db.write(async (t) => {
    if (!(await lockCustomer(t, customerId))) return undefined
    const signIn = await t
      .selectFrom('signIn')
      .select('id')
      .where('id', '=', signInId)
      .executeTakeFirst()
    return signIn && { done: await work(t, customerId) }
  })
