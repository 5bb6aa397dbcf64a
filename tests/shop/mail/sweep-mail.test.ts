import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { sweepMail } from '#app/shop/messaging/mail/sweep-mail.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'

const now = Date.now()
const sentDaysAgo = (days: number) => ({ sentAt: now - days * dayMs })

/** A mail written 60 days ago; answers with what it is about. */
async function aMail(fate: { sentAt?: number; failedAt?: number }): Promise<string> {
  const about = randomUUID()
  const words = { recipient: 'reader@example.org', subject: 's', text: 't', html: 'h' }
  await db.write(async (trx) => {
    await enqueueMail(trx, { kind: 'order', about, ...words }, now - 60 * dayMs)
    if (Object.keys(fate).length > 0)
      await trx.updateTable('outbox').set(fate).where('about', '=', about).execute()
  })
  return about
}

const isThere = async (about: string) =>
  (await db.read.selectFrom('outbox').select('id').where('about', '=', about).execute()).length > 0

describe('the sweep of mail', () => {
  test('forgets mails sent more than 30 days ago, any number of them', async () => {
    const mails: string[] = []
    for (let n = 0; n < 205; n++) mails.push(await aMail(sentDaysAgo(31)))
    expect(await sweepMail(now)).toBe(205)
    expect(await isThere(mails[0]!)).toBe(false)
  })

  test.each([
    ['that were sent since', sentDaysAgo(29)],
    ['that still wait', {}],
    ['that were given up, for the shopkeeper to see', { failedAt: now - 40 * dayMs }],
  ])('leaves mails %s', async (_, fate) => {
    const mail = await aMail(fate)
    expect(await sweepMail(now)).toBe(0)
    expect(await isThere(mail)).toBe(true)
  })
})
