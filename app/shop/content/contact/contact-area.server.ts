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
      .select(['id', 'name', 'subject', 'message', 'sentAt'])
      .orderBy('sentAt')
      .orderBy('id')
      .execute()
    const answers = await listAnswers(email)
    return {
      messages: rows.map(({ id, sentAt, ...one }) => ({
        ...one,
        sentAt: isoMoment(sentAt),
        answers: answers
          .filter(({ message }) => message === id)
          .map(({ text, at }) => ({ text, at: isoMoment(at) })),
      })),
    }
  },
  async erase(trx, { email, isConfirmed }) {
    if (isConfirmed) await trx.deleteFrom('contactMessage').where(bearsEmail(email)).execute()
  },
}

const listAnswers = (email: string) =>
  db.read
    .selectFrom('contactAnswer')
    .innerJoin('contactMessage', 'contactMessage.id', 'contactAnswer.message')
    .where(bearsEmail(email))
    .select(['contactAnswer.message', 'text', 'at'])
    .orderBy('at')
    .orderBy('contactAnswer.id')
    .execute()
