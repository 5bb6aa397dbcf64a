import { db } from '#app/database/database.server.ts'

/** Counts the mails that are still to be sent, due or not, and those that were given up. */
export async function countOutbox(): Promise<{ waiting: number; failed: number }> {
  const unsent = db.read.selectFrom('outbox').where('sentAt', 'is', null)
  const count = async (query: typeof unsent) =>
    (await query.select((row) => row.fn.countAll<number>().as('mails')).executeTakeFirstOrThrow())
      .mails
  const [waiting, failed] = await Promise.all([
    count(unsent.where('failedAt', 'is', null)),
    count(unsent.where('failedAt', 'is not', null)),
  ])
  return { waiting, failed }
}
