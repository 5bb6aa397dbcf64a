import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'

/** The payment service repeats an event for at most three days. */
const eventRetentionMs = 30 * dayMs

/** Deletes the ids of events that were handled long ago. Returns how many. */
export const sweepWebhookEvents = (now: number): Promise<number> =>
  db.write(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('paymentEvent')
      .where('receivedAt', '<', now - eventRetentionMs)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
