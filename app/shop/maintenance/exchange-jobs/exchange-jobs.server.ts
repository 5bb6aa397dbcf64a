import { randomBytes } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { isDuplicateKey } from '#app/database/database-errors.ts'
import { db } from '#app/database/database.server.ts'
import type { ExchangeJobTable } from '#app/database/tables.ts'
import { deleteAllParts } from './exchange-parts.server.ts'
import {
  jobLeaseMs,
  mostJobs,
  personalExports,
  type ExchangeKind,
  type ExchangeState,
  type ExportJobOptions,
  type ImportJobOptions,
} from './exchange-job.ts'

/** Names one run of a job. */
export type JobRun = Pick<ExchangeJobTable, 'id' | 'attempt'>

const slotOf = (kind: ExchangeKind) => (kind === 'import' ? 'import' : 'export')

/** Frees the slot of a job whose process died. */
const interruptDead = (trx: Transaction, slot: 'import' | 'export', now: number) =>
  trx
    .updateTable('exchangeJob')
    .set({ state: 'interrupted', slot: null, endedAt: now })
    .where('slot', '=', slot)
    .where('leaseUntil', '<', now)
    .execute()

/** The unique slot lets one of several callers in; the others get `busy`. */
const orBusy = <Outcome>(
  work: Promise<Outcome>,
): Promise<Outcome | { ok: false; reason: 'busy' }> =>
  work.catch((error: unknown) => {
    if (isDuplicateKey(error)) return { ok: false, reason: 'busy' }
    throw error
  })

type NewJob =
  | { kind: 'import'; fileName: string; size: number; options: ImportJobOptions }
  | { kind: Exclude<ExchangeKind, 'import'>; fileName: string; options: ExportJobOptions }

/**
 * Adds a job, which takes the slot of its kind. An import has no attempt until its file is stored
 * ({@link markReceived}).
 */
export const addJob = (job: NewJob, staff: { id: string }, now: number) =>
  orBusy(
    db.write(async (trx): Promise<{ ok: true; run: JobRun }> => {
      const slot = slotOf(job.kind)
      const isImport = job.kind === 'import'
      await interruptDead(trx, slot, now)
      const run = { id: randomBytes(12).toString('hex'), attempt: isImport ? 0 : 1 }
      await trx
        .insertInto('exchangeJob')
        .values({
          ...run,
          kind: job.kind,
          phase: isImport ? 'check' : 'export',
          state: isImport ? 'receiving' : 'waiting',
          slot,
          leaseUntil: now + jobLeaseMs,
          staff: staff.id,
          fileName: job.fileName,
          size: isImport ? job.size : 0,
          options: JSON.stringify(job.options),
          progress: 0,
          expected: null,
          outcome: null,
          createdAt: now,
          endedAt: null,
        })
        .execute()
      return { ok: true, run }
    }),
  )

/** Lets an import be run, whose file is stored. @returns Its first run; undefined if it lost its slot meanwhile. */
export async function markReceived(run: JobRun, now: number): Promise<JobRun | undefined> {
  const change = { state: 'waiting', attempt: 1, leaseUntil: now + jobLeaseMs } as const
  return (await move(run, ['receiving'], change)) ? { id: run.id, attempt: 1 } : undefined
}

type RestartOutcome = { ok: true; run: JobRun } | { ok: false; reason: 'busy' | 'changed' }

/**
 * Begins a phase of an import that neither waits nor runs. The rows of its check are expected again by the import.
 * The run is the one whose outcome staff saw; another one since then is `changed`.
 */
export const restartJob = (
  { id, attempt }: JobRun,
  phase: 'check' | 'import',
  now: number,
): Promise<RestartOutcome> =>
  orBusy(
    db.write(async (trx): Promise<RestartOutcome> => {
      await interruptDead(trx, 'import', now)
      const before = await trx
        .selectFrom('exchangeJob')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      const isCheckOf = before?.phase === 'check' && phase === 'import'
      const { numUpdatedRows } = await trx
        .updateTable('exchangeJob')
        .set({
          phase,
          state: 'waiting',
          slot: 'import',
          attempt: attempt + 1,
          leaseUntil: now + jobLeaseMs,
          progress: 0,
          outcome: null,
          endedAt: null,
          ...(isCheckOf && { expected: before.progress }),
        })
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('attempt', '>', 0)
        .where('slot', 'is', null)
        .where('kind', '=', 'import')
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return { ok: false, reason: 'changed' }
      return { ok: true, run: { id, attempt: attempt + 1 } }
    }),
  )

/** Takes a waiting job, which one process does. */
export const claimExchangeJob = (
  { id, attempt }: JobRun,
  now: number,
): Promise<ExchangeJobTable | undefined> =>
  db.write((trx) =>
    trx
      .updateTable('exchangeJob')
      .set({ state: 'running', leaseUntil: now + jobLeaseMs })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst(),
  )

type Change = Partial<
  Pick<
    ExchangeJobTable,
    'state' | 'attempt' | 'slot' | 'leaseUntil' | 'progress' | 'outcome' | 'endedAt'
  >
>

/** Changes a job if it is in one of these states, in this run. */
const move = ({ id, attempt }: JobRun, from: ExchangeState[], change: Change): Promise<boolean> =>
  db.write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('exchangeJob')
      .set(change)
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', 'in', from)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })

/** Extends the lease of a running job. @returns False if it was cancelled, or another process has it by now. */
export const renewJob = (run: JobRun, progress: number, now: number): Promise<boolean> =>
  move(run, ['running'], { progress, leaseUntil: now + jobLeaseMs })

type JobEnd = { state: 'done' | 'refused' | 'failed'; progress: number; outcome?: object }

const beforeDone: ExchangeState[] = ['running', 'cancelled', 'interrupted']

/**
 * Ends a run. What an import has written stays, so one that is done ends so even if it was cancelled, or taken for
 * dead, after its last batch.
 * @returns Whether it was changed: another run may have begun since, or the job may be deleted.
 */
export const endJob = (
  run: JobRun & Pick<ExchangeJobTable, 'kind'>,
  { state, progress, outcome }: JobEnd,
  now: number,
): Promise<boolean> =>
  move(run, run.kind === 'import' && state === 'done' ? beforeDone : ['running'], {
    ...{ state, progress, slot: null, endedAt: now },
    outcome: outcome === undefined ? null : JSON.stringify(outcome),
  })

/** Cancels a job; its process learns of it within a second. @returns Whether it waited or ran. */
export const cancelJob = (run: JobRun, now: number): Promise<boolean> =>
  move(run, ['waiting', 'running'], { state: 'cancelled', slot: null, endedAt: now })

/** Marks a job whose process ended before it, and frees its slot. */
export const interruptJob = (run: JobRun, now: number): Promise<boolean> =>
  move(run, ['receiving', 'waiting', 'running'], {
    state: 'interrupted',
    slot: null,
    endedAt: now,
  })

const jobs = () =>
  db.readLatest
    .selectFrom('exchangeJob')
    .leftJoin('staff', 'staff.id', 'exchangeJob.staff')
    .selectAll('exchangeJob')
    .select('staff.name as staffName')

/** Holds a job and the name of who began it. */
export type ListedJob = ExchangeJobTable & { staffName: string | null }

export const findJob = (id: string): Promise<ListedJob | undefined> =>
  jobs().where('exchangeJob.id', '=', id).executeTakeFirst()

/** Lists the jobs of some kinds, the newest first. */
export const listJobs = (kinds: readonly ExchangeKind[]): Promise<ListedJob[]> =>
  jobs()
    .where('kind', 'in', kinds)
    .orderBy('exchangeJob.createdAt', 'desc')
    .orderBy('exchangeJob.id')
    .limit(mostJobs)
    .execute()

/** Deletes a job that neither waits nor runs, with its file and reports. @returns Whether it did. */
export async function deleteJob(id: string, now: number): Promise<boolean> {
  const isDeleted = await db.write(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('exchangeJob')
      .where('id', '=', id)
      .where((job) => job.or([job('slot', 'is', null), job('leaseUntil', '<', now)]))
      .executeTakeFirst()
    return numDeletedRows === 1n
  })
  if (isDeleted) await deleteAllParts(id)
  return isDeleted
}

/**
 * Deletes the exports that may name a customer, in the transaction that deletes the customer. One that is being written
 * stops. Their files belong to no job from then on and are deleted by the next sweep, within an hour, since all parts of
 * a large one at once would block other writers.
 * @param since When the account was made, ms UTC: a file that was complete before does not name it.
 */
export async function deletePersonalExports(trx: Transaction, since: number): Promise<void> {
  await trx
    .deleteFrom('exchangeJob')
    .where('kind', 'in', personalExports)
    .where((job) => job.or([job('endedAt', 'is', null), job('endedAt', '>=', since)]))
    .execute()
}
