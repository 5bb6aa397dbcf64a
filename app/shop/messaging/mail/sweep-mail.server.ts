import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'

export const mailRetentionMs = 30 * dayMs
/** A transaction handles this many mails; more would block other writers. */
const batch = 200

/**
 * Deletes mails sent more than 30 days ago. Mails that wait or were given up stay. Returns their
 * number.
 */
export const sweepMail = (now: number): Promise<number> =>
  deleteInBatches(() => deleteSent(now - mailRetentionMs))

const deleteSent = (before: number) =>
  db.write(async (trx) => {
    const sent = trx
      .selectFrom('outbox')
      .select('id')
      .where('sentAt', '<', before)
      .orderBy('sentAt')
      .orderBy('id')
      .limit(batch)
    const { numDeletedRows } = await trx
      .deleteFrom('outbox')
      .where('id', 'in', sent)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
