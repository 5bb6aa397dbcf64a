import { db } from '#app/database/database.server.ts'
import { isoMoment } from '#app/i18n/format/iso-moment.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import type { SavedList } from './saved-list.ts'
import { savedTables } from './saved-list.server.ts'

/** Returns the products of a customer's saved list for the export of their data. */
export async function listSavedData(list: SavedList, customer: string) {
  const rows = await db.read
    .selectFrom(savedTables[list])
    .where('owner', '=', ownerOf(customer))
    .select(['productId as product', 'addedAt'])
    .orderBy('addedAt')
    .orderBy('productId')
    .execute()
  return rows.map(({ product, addedAt }) => ({ product, addedAt: isoMoment(addedAt) }))
}
