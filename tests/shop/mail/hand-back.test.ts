import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { beginEnding } from '#app/observability/stopping.server.ts'
import { enqueueMail, sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'

const now = Date.UTC(2026, 10, 21, 12)

test('a process that is told to end ends the mail in its hands, and hands the others back untried', async () => {
  await db.write(async (trx) => {
    for (const about of ['a', 'b', 'c'])
      await enqueueMail(
        trx,
        {
          ...{ kind: 'order', about, recipient: 'asha@example.org' },
          ...{ subject: 'Your order', text: 'Thank you.', html: '<p>Thank you.</p>' },
        },
        now,
      )
  })
  const stopping = {
    send: () => {
      beginEnding()
      return Promise.resolve()
    },
  }
  expect(await sendDueMail(now, drawAttachments, stopping)).toEqual({ sent: 1, failed: 0 })
  const left = await db.read
    .selectFrom('outbox')
    .select(['attempts', 'heldUntil'])
    .where('sentAt', 'is', null)
    .execute()
  expect(left).toEqual(Array(2).fill({ attempts: 0, heldUntil: 0 }))
})
