import { db } from '#app/database/database.server.ts'
import { isoMoment } from '#app/i18n/format/iso-moment.ts'
import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'

export const viewedArea: CustomerArea = {
  async exportData({ id }) {
    const rows = await db.read
      .selectFrom('viewed')
      .where('owner', '=', ownerOf(id))
      .select(['productId as product', 'viewedAt'])
      .orderBy('viewedAt', 'desc')
      .orderBy('productId')
      .execute()
    return {
      recentlyViewed: rows.map(({ product, viewedAt }) => ({
        product,
        viewedAt: isoMoment(viewedAt),
      })),
    }
  },
  ownedTables: ['viewed'],
}
