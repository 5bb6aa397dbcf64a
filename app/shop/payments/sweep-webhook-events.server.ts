import { db } from '#app/database/database.server.ts'
import { dayMs } from '../currency/day.ts'

/** The payment service sends a message again for three days at most. */
const eventRetentionMs = 30 * dayMs

/** Forgets the ids of messages that were handled long ago. Answers how many. */
export const sweepWebhookEvents = (now: number): Promise<number> =>
  db.write(async (t) => {
    const { numDeletedRows } = await t
      .deleteFrom('paymentEvent')
      .where('receivedAt', '<', now - eventRetentionMs)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
