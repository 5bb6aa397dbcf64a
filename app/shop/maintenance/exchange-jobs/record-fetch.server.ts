import { db } from '#app/database/database.server.ts'
import { actingAs, recordChange } from '#app/shop/operations/audit/audit.server.ts'
import type { ListedJob } from './exchange-jobs.server.ts'

/** Records that a staff member fetches a backup, which holds more than they can see in the office. */
export async function recordFetch({ kind }: ListedJob, staff: { id: string }, now: number) {
  if (kind !== 'backup') return
  const change = { command: 'backup fetch', about: 'shop' }
  await actingAs(staff, () => db.write((trx) => recordChange(trx, change, now)))
}
