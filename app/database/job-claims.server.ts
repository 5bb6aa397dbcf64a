import { db } from './database.server.ts'

const nameOf = (job: string) => `due: ${job}`

/**
 * Whether this process is the one of all, on all machines, that does a job now: one is let in, by one statement, and
 * the next one `everyMs` later. A job whose process died is done the next time. A clock that was set back keeps
 * nobody waiting longer than `everyMs`.
 */
export async function claimJob(job: string, everyMs: number, now: number): Promise<boolean> {
  const [name, due] = [nameOf(job), now + everyMs]
  const known = await db.read
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  // Most ask too early, and need no turn of the one writer.
  if (known && now < Number(known.value) && Number(known.value) <= due) return false
  return db.write(async (t) => {
    const { numInsertedOrUpdatedRows } = await t
      .insertInto('setting')
      .values({ name, value: String(due) })
      .onConflict((on) =>
        on
          .column('name')
          .doUpdateSet({ value: String(due) })
          // As it was read: of several that read the same, one changes it.
          .where('setting.value', '=', known?.value ?? ''),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  })
}

const triedAgainMs = 5 * 60 * 1000

/**
 * After a turn that was taken at `now` and failed: the next one is due in five minutes, unless somebody has it already.
 */
export async function retryJobSoon(job: string, everyMs: number, now: number): Promise<void> {
  await db.write((t) =>
    t
      .updateTable('setting')
      .set({ value: String(now + Math.min(everyMs, triedAgainMs)) })
      .where('name', '=', nameOf(job))
      .where('value', '=', String(now + everyMs))
      .execute(),
  )
}
