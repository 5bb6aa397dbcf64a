import { db } from '#app/database/database.server.ts'
import type { ListedJob } from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import { actingAs, recordChange } from '#app/shop/operations/audit/audit.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

/** Records that a member of staff fetches a backup, which holds more than they can see in the office. */
export async function recordFetch({ kind }: ListedJob, { staff, now }: StaffContext) {
  if (kind !== 'backup') return
  const change = { command: 'backup fetch', about: 'shop' }
  await actingAs(staff, () => db.write((trx) => recordChange(trx, change, now)))
}
