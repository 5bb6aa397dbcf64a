import { db } from '#app/database/database.server.ts'
import { isoMoment } from '#app/i18n/format/iso-moment.ts'
import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { bearsEmail } from '#app/shop/operations/email/bears-email.server.ts'

/** A message has only an e-mail address, so it is the customer's if that address is confirmed. */
export const contactArea: CustomerArea = {
  async exportData({ email, emailConfirmedAt }) {
    if (emailConfirmedAt === null) return { messages: [] }
    const rows = await db.read
      .selectFrom('contactMessage')
      .where(bearsEmail(email))
      .select(['name', 'subject', 'message', 'sentAt'])
      .orderBy('sentAt')
      .orderBy('id')
      .execute()
    return { messages: rows.map(({ sentAt, ...one }) => ({ ...one, sentAt: isoMoment(sentAt) })) }
  },
  async erase(trx, { email, isConfirmed }) {
    if (isConfirmed) await trx.deleteFrom('contactMessage').where(bearsEmail(email)).execute()
  },
}
