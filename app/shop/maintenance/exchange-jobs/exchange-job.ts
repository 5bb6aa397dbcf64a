import type { ExchangeJobTable } from '#app/database/tables.ts'
import type { ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import type { RefusedFile } from '#app/shop/exchange/import/import-refused.ts'

export type ExchangeKind = ExchangeJobTable['kind']
export type ExportKind = Exclude<ExchangeKind, 'import'>
export type ExchangeState = ExchangeJobTable['state']

/** Lists the exports in the order of their page. */
export const exportKinds = [
  'catalogue',
  'onix',
  'orders',
  'customers',
  'invoices',
  'backup',
] as const satisfies ExportKind[]

/** Lists the exports that have names and addresses of customers. */
export const personalExports: ExchangeKind[] = ['orders', 'customers', 'invoices', 'backup']

/** Returns whether only owners get an export. */
export const isPersonalExport = (kind: ExchangeKind) => personalExports.includes(kind)

/** Holds the options of an import; with `images` the pictures that the file links to are fetched. */
export type ImportJobOptions = Pick<
  ReadOptions,
  'price' | 'stock' | 'currency' | 'update' | 'createCategories'
> & {
  source?: string | undefined
  withdrawMissing?: boolean | undefined
  force?: boolean | undefined
  images?: boolean | undefined
}

/** Tells why no backup was written: faults of the database, missing files, its size, or the space that is left for it. */
export type BackupOutcome = { refusedFor: 'database' | 'bytes' | 'size' | 'space' }

/** Holds moments in ms UTC between which invoices were made; other exports have no options. */
export type ExportJobOptions = { from?: number; until?: number }

/** Lists the outcomes of rows in the order of the report: first what needs a look. `picture` is one that was not fetched. */
export const reportOutcomes = [
  'refused',
  'unknown',
  'picture',
  'missing',
  'withdrawn',
  'changed',
  'new',
  'same',
] as const
export type ReportedOutcome = (typeof reportOutcomes)[number]

/** Holds what an import says beside its rows. `refusal` is why the whole file was refused. */
export type ImportSummary = {
  kind?: string
  source?: string
  withoutPrice?: number
  lacksCurrency?: boolean
  unknownColumns?: string[]
  newCategories?: string[]
  /** Tells why missing products were not withdrawn although that was requested. */
  notWithdrawn?: string
  picturesFetched?: number
  refusal?: RefusedFile
}

/** A process extends its lease every second; one that does not for this long is dead. */
export const jobLeaseMs = 60_000

/** A backup can be fetched for this time by who made it, because their password was asked for it. */
export const backupMs = 60 * 60 * 1000

/** Imports are deleted after this time, exports after a day. At most {@link mostJobs} of both are stored. */
export const importDays = 14
export const mostJobs = 50

type Row = Pick<ExchangeJobTable, 'state' | 'leaseUntil'>

const activeStates: ExchangeState[] = ['receiving', 'waiting', 'running']

/** Returns the state of a job: one whose process died is interrupted. */
export const stateOfJob = ({ state, leaseUntil }: Row, now: number): ExchangeState =>
  activeStates.includes(state) && leaseUntil < now ? 'interrupted' : state

/** Returns whether a job waits or runs, so that its page is refreshed. */
export const isActive = (job: Row, now: number) => activeStates.includes(stateOfJob(job, now))

type Stage = Pick<ExchangeJobTable, 'phase' | 'attempt'> & Row

/**
 * Returns the phase that staff can begin: the import after its check, or again what was not brought to its end.
 * Without an attempt the file did not arrive whole.
 */
export function nextPhase(job: Stage, now: number): 'check' | 'import' | undefined {
  if (job.phase === 'export' || job.attempt === 0) return undefined
  const state = stateOfJob(job, now)
  if (job.phase === 'check' && state === 'done') return 'import'
  return ['failed', 'cancelled', 'interrupted'].includes(state) ? job.phase : undefined
}
