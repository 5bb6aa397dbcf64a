import { dayMs } from '#app/i18n/format/day.ts'
import { localDayOf, homeTimeZone } from '#app/i18n/format/time-zones.ts'
import {
  backupMs,
  exportKinds,
  isPersonalExport,
  type ExportKind,
} from '#app/shop/maintenance/exchange-jobs/exchange-job.ts'
import {
  findJob,
  listJobs,
  type ListedJob,
} from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { describeJob } from './describe-job.server.ts'

/** Returns the exports that a member of staff may begin and fetch. */
export const exportsFor = ({ staff }: Pick<StaffContext, 'staff'>): ExportKind[] =>
  exportKinds.filter((kind) => staff.role === 'owner' || !isPersonalExport(kind))

export type ExportsPageData = Awaited<ReturnType<typeof findExports>>

/** Returns the exports of the last day, the newest first. */
export async function findExports(context: StaffContext) {
  const kinds = exportsFor(context)
  const jobs = await listJobs(kinds)
  return {
    kinds,
    jobs: jobs.map((job) => ({
      ...describeJob(job, context),
      isOffered: isOffered(job, context),
    })),
    today: localDayOf(context.now, homeTimeZone()),
  }
}

/**
 * Returns whether an export can be fetched: for a day by those who may begin it; a backup only by who made it, for an hour
 * after their password was asked for it.
 */
function isOffered({ kind, state, staff: maker, createdAt }: ListedJob, context: StaffContext) {
  if (state !== 'done' || !exportsFor(context).some((one) => one === kind)) return false
  if (kind === 'backup' && maker !== context.staff.id) return false
  return createdAt > context.now - (kind === 'backup' ? backupMs : dayMs)
}

/** Returns an export that can be fetched; undefined otherwise. */
export async function findExportFile(id: string, context: StaffContext) {
  const job = await findJob(id)
  return job && isOffered(job, context) ? job : undefined
}
