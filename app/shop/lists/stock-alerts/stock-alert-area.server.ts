import { db } from '#app/database/database.server.ts'
import { isoMoment, isoMomentOrNull } from '#app/i18n/format/iso-moment.ts'
import { isMailbox } from '#app/shop/customers/accounts/confirmed-email.server.ts'
import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { foldEmail } from '#app/i18n/email.ts'

/** A request has only an e-mail address, so it is the customer's if that address is confirmed. */
export const stockAlertArea: CustomerArea = {
  async exportData({ email, emailConfirmedAt }) {
    if (emailConfirmedAt === null) return { stockWatches: [] }
    const rows = await db.read
      .selectFrom('stockWatch')
      .where('emailFolded', '=', foldEmail(email))
      .select(['productId as product', 'color', 'size', 'createdAt', 'confirmedAt'])
      .orderBy('createdAt')
      .orderBy('keyHash')
      .execute()
    return {
      stockWatches: rows.map(({ createdAt, confirmedAt, ...variant }) => ({
        ...variant,
        createdAt: isoMoment(createdAt),
        confirmedAt: isoMomentOrNull(confirmedAt),
      })),
    }
  },
  async erase(trx, { email, isConfirmed }) {
    if (isConfirmed) await trx.deleteFrom('stockWatch').where(isMailbox(email)).execute()
  },
}
