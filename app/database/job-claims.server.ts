import { db } from './database.server.ts'
import { claimName, leaseText } from './lease.server.ts'
import { settingStore } from './setting-store.server.ts'

const nameOf = (job: string) => `due: ${job}`

/**
 * Returns whether this process may run a job now, as one process of all machines may, and the next
 * one `everyMs` later. A job whose process died runs the next time. A clock that was set back
 * delays no job by more than `everyMs`.
 */
export async function claimJob(job: string, everyMs: number, now: number): Promise<boolean> {
  const [name, due] = [nameOf(job), now + everyMs]
  const known = await settingStore.find(name)
  // Fast path: the job is not due, so no lock is taken.
  if (known !== undefined && now < Number(known) && Number(known) <= due) return false
  return db.write((trx) => claimName(trx, name, known, due))
}

const triedAgainMs = 5 * 60 * 1000

/**
 * Makes a job that was claimed at `now` and failed due in five minutes, unless it was claimed
 * again.
 */
export async function retryJobSoon(job: string, everyMs: number, now: number): Promise<void> {
  const [claimed, sooner] = [now + everyMs, now + Math.min(everyMs, triedAgainMs)]
  await db.write((trx) => claimName(trx, nameOf(job), leaseText(claimed), sooner))
}
