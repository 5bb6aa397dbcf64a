import { db } from '#app/database/database.server.ts'
import { isoMoment } from '#app/i18n/format/iso-moment.ts'
import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { bearsEmail } from '#app/shop/operations/email/bears-email.server.ts'

/** Declarations stay after the account, because the shop has to prove them. */
export const withdrawalArea: CustomerArea = {
  async exportData({ email, emailConfirmedAt }) {
    if (emailConfirmedAt === null) return { withdrawals: [] }
    const rows = await db.read
      .selectFrom('withdrawalNotice')
      .where(bearsEmail(email))
      .select(['name', 'orderText as order', 'content', 'declaredAt'])
      .orderBy('declaredAt')
      .orderBy('id')
      .execute()
    return {
      withdrawals: rows.map(({ declaredAt, ...one }) => ({
        ...one,
        declaredAt: isoMoment(declaredAt),
      })),
    }
  },
}
