import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import {
  isActive,
  stateOfJob,
  type BackupOutcome,
  type ImportSummary,
} from '#app/shop/maintenance/exchange-jobs/exchange-job.ts'
import type { ListedJob } from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'

/** Returns what was found in the file of an import. */
export const summaryOf = ({ outcome }: ListedJob) => JSON.parse(outcome ?? '{}') as ImportSummary
import type { StaffContext } from '../frame/staff-context.server.ts'

const refusalOfBackup = ({ kind, outcome }: ListedJob) =>
  kind === 'backup' && outcome !== null
    ? (JSON.parse(outcome) as BackupOutcome).refusedFor
    : undefined

/** Returns what lists and pages show of a job. */
export function describeJob(
  job: ListedJob,
  { t, language, now }: Pick<StaffContext, 't' | 'language' | 'now'>,
) {
  const { id, attempt, kind, fileName, createdAt, staffName, progress, expected, phase } = job
  const state = stateOfJob(job, now)
  const refusal = refusalOfBackup(job)
  const stateText = refusal
    ? t(`office.exchange.backupRefused.${refusal}`)
    : t(`office.exchange.states.${phase}.${state}`)
  const done =
    phase === 'export'
      ? formatFileSize(progress, language)
      : t('office.exchange.read', { count: progress, number: formatCount(progress, language) })
  return {
    id,
    attempt,
    kind,
    fileName,
    createdAt,
    phase,
    progress,
    expected,
    state,
    staffName: staffName ?? '',
    isActive: isActive(job, now),
    text: [stateText, progress > 0 && done].filter(Boolean).join(', '),
  }
}

export type DescribedJob = ReturnType<typeof describeJob>

/** The page of a running job is loaded again after these seconds, by the header, as no script is needed for it. */
const refreshSeconds = '3'

/** Refreshing can be turned off in the URL, for who reads the page longer. */
export const refreshHeaders = (
  isRunning: boolean,
  { searchParams }: URL,
): Record<string, string> =>
  isRunning && searchParams.get('refresh') !== 'off' ? { Refresh: refreshSeconds } : {}
