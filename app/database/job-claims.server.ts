import { db } from './database.server.ts'

const nameOf = (job: string) => `due: ${job}`

/**
 * Returns whether this process may run a job now. A conditional update lets one process of all
 * machines in, and the next one `everyMs` later. A job whose process died runs the next time. A
 * clock that was set back delays no job by more than `everyMs`.
 */
export async function claimJob(job: string, everyMs: number, now: number): Promise<boolean> {
  const [name, due] = [nameOf(job), now + everyMs]
  const known = await db.read
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  // Fast path: the job is not due, so no lock is taken.
  if (known && now < Number(known.value) && Number(known.value) <= due) return false
  return db.write(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('setting')
      .values({ name, value: String(due) })
      .onConflict((on) =>
        on
          .column('name')
          .doUpdateSet({ value: String(due) })
          // Only one of the processes that read the same value changes it.
          .where('setting.value', '=', known?.value ?? ''),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  })
}

const triedAgainMs = 5 * 60 * 1000

/**
 * Makes a job that was claimed at `now` and failed due in five minutes, unless it was claimed
 * again.
 */
export async function retryJobSoon(job: string, everyMs: number, now: number): Promise<void> {
  await db.write((trx) =>
    trx
      .updateTable('setting')
      .set({ value: String(now + Math.min(everyMs, triedAgainMs)) })
      .where('name', '=', nameOf(job))
      .where('value', '=', String(now + everyMs))
      .execute(),
  )
}
