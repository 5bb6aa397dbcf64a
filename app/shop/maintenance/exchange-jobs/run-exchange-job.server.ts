import { ImportRefused } from '#app/shop/exchange/import/import-refused.ts'
import { actingAs } from '#app/shop/operations/audit/audit.server.ts'
import type { ExchangeJobTable } from '#app/database/tables.ts'
import type { BackupOutcome, ImportSummary } from './exchange-job.ts'
import { claimExchangeJob, endJob, type JobRun } from './exchange-jobs.server.ts'
import { deleteJobFile } from './exchange-parts.server.ts'
import { runBackupJob } from './run-backup-job.server.ts'
import { JobStopped, RunningJob } from './running-job.server.ts'
import { runExportJob } from './run-export-job.server.ts'
import { runImportJob } from './run-import-job.server.ts'

/**
 * Runs a waiting import or export of the back office in this process, as the change of who began it. What becomes of it
 * is in its row.
 * @returns Whether there was one.
 */
export async function runExchangeJob(run: JobRun, clock: () => number): Promise<boolean> {
  const job = await claimExchangeJob(run, clock())
  if (!job) return false
  const running = new RunningJob(job, clock)
  try {
    await actingAs({ id: job.staff }, () => runToEnd(job, running, clock))
  } finally {
    await running.end()
  }
  return true
}

async function runToEnd(job: ExchangeJobTable, running: RunningJob, clock: () => number) {
  const end = (state: 'done' | 'refused' | 'failed', outcome?: ImportSummary | BackupOutcome) =>
    endJob(job, { state, progress: running.progress, ...(outcome && { outcome }) }, clock())
  try {
    if (job.kind === 'backup') {
      const outcome = await runBackupJob(job, running, clock)
      await end(outcome ? 'refused' : 'done', outcome)
      return
    }
    const outcome =
      job.kind === 'import'
        ? await runImportJob(job, running, clock())
        : await runExportJob({ ...job, kind: job.kind }, running, clock())
    const isDone = await end('done', outcome)
    // A run that has the job by now still needs the file.
    if (isDone && job.phase === 'import') await deleteJobFile(job.id)
  } catch (error) {
    if (error instanceof JobStopped) return
    if (error instanceof ImportRefused) {
      await end('refused', { refusal: error.reason })
      return
    }
    await end('failed')
    throw error
  }
}
