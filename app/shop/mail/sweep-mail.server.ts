import { db } from '#app/database/database.server.ts'
import { dayMs } from '../currency/day.ts'

const keptMs = 30 * dayMs
/** More at once would keep the shop's own writes waiting. */
const batch = 200

/** Forgets mails sent more than 30 days ago. Those that wait or were given up stay. Answers how many. */
export async function sweepMail(now: number): Promise<number> {
  for (let all = 0; ;) {
    const some = await deleteSent(now - keptMs)
    if (some === 0) return all
    all += some
  }
}

const deleteSent = (before: number) =>
  db.write(async (t) => {
    const sent = t
      .selectFrom('outbox')
      .select('id')
      .where('sentAt', '<', before)
      .orderBy('sentAt')
      .orderBy('id')
      .limit(batch)
    const { numDeletedRows } = await t
      .deleteFrom('outbox')
      .where('id', 'in', sent)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
