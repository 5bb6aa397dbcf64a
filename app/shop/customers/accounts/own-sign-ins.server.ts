import { db } from '#app/database/database.server.ts'
import { endOtherSignIns, rememberedUnusedMs, unusedMs, type SignedIn } from './sign-ins.server.ts'

/** Lists a customer's valid sign-ins, the last used first. */
export const listSignIns = (customer: string, now: number) =>
  db.read
    .selectFrom('signIn')
    .where('customer', '=', customer)
    .where((row) =>
      row.or([
        row('lastUsedAt', '>', now - unusedMs),
        row.and([row('isKept', '=', 1), row('lastUsedAt', '>', now - rememberedUnusedMs)]),
      ]),
    )
    .select(['id', 'device', 'isKept', 'createdAt', 'lastUsedAt'])
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute()

/** Ends one of the customer's other sign-ins. Returns false if they have none with this id any more. */
export async function endOwnSignIn(
  { customerId, signInId }: SignedIn,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db.write((trx) =>
    trx
      .deleteFrom('signIn')
      .where('id', '=', id)
      .where('customer', '=', customerId)
      .where('id', '!=', signInId)
      .executeTakeFirst(),
  )
  return numDeletedRows === 1n
}

/** Ends all of the customer's sign-ins except the current one. */
export const endOwnOthers = ({ customerId, signInId }: SignedIn) =>
  db.write((trx) => endOtherSignIns(trx, customerId, signInId))
