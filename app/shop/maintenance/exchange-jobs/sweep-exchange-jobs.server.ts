import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { backupMs, importDays, mostJobs } from './exchange-job.ts'
import { deleteJob } from './exchange-jobs.server.ts'
import { deleteOrphanParts } from './exchange-parts.server.ts'

const jobsAtOnce = 200

/** Deletes imports after 14 days, exports after a day, backups after an hour, and the oldest beyond the number that is stored. */
export async function sweepExchangeJobs(now: number): Promise<number> {
  const ids = [...(await listOld(now)), ...(await listBeyondMost())]
  let deleted = 0
  for (const id of new Set(ids)) if (await deleteJob(id, now)) deleted += 1
  await deleteOrphanParts()
  return deleted
}

async function listOld(now: number): Promise<string[]> {
  const rows = await db.read
    .selectFrom('exchangeJob')
    .select('id')
    .where((job) =>
      job.or([
        job('createdAt', '<', now - importDays * dayMs),
        job.and([job('kind', '!=', 'import'), job('createdAt', '<', now - dayMs)]),
        job.and([job('kind', '=', 'backup'), job('createdAt', '<', now - backupMs)]),
      ]),
    )
    .limit(jobsAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}

async function listBeyondMost(): Promise<string[]> {
  const rows = await db.read
    .selectFrom('exchangeJob')
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(jobsAtOnce)
    .offset(mostJobs)
    .execute()
  return rows.map(({ id }) => id)
}
