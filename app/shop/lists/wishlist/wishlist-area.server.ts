import { db } from '#app/database/database.server.ts'
import { isoMoment, isoMomentOrNull } from '#app/i18n/format/iso-moment.ts'
import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { listSavedData } from '#app/shop/lists/saved-list/saved-list-data.server.ts'

export const wishlistArea: CustomerArea = {
  exportData: async ({ id }) => ({
    wishlist: {
      products: await listSavedData('wishlist', id),
      links: await listLinks(ownerOf(id)),
    },
  }),
  ownedTables: ['wish', 'wishlistShare', 'listUndo'],
}

/** The keys are left out, because anyone with a key may read the list. */
async function listLinks(owner: string) {
  const rows = await db.read
    .selectFrom('wishlistShare')
    .where('owner', '=', owner)
    .select(['createdAt', 'withdrawnAt'])
    .orderBy('createdAt')
    .orderBy('shareKey')
    .execute()
  return rows.map(({ createdAt, withdrawnAt }) => ({
    createdAt: isoMoment(createdAt),
    withdrawnAt: isoMomentOrNull(withdrawnAt),
  }))
}
