import { db } from '#app/database/database.server.ts'
import { isoMoment } from '#app/i18n/format/iso-moment.ts'
import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'

export const cartArea: CustomerArea = {
  async exportData({ id }) {
    const rows = await db.read
      .selectFrom('cartLine')
      .where('owner', '=', ownerOf(id))
      .select(['productId as product', 'color', 'size', 'quantity', 'addedAt'])
      .orderBy('addedAt')
      .orderBy('productId')
      .orderBy('color')
      .orderBy('size')
      .execute()
    const coupon = await db.read
      .selectFrom('cartCoupon')
      .where('owner', '=', ownerOf(id))
      .select('code')
      .executeTakeFirst()
    const lines = rows.map((row) => ({ ...row, addedAt: isoMoment(row.addedAt) }))
    return { cart: { lines, coupon: coupon?.code ?? null } }
  },
  ownedTables: ['cartUndo', 'cartLine', 'cartCoupon'],
}
