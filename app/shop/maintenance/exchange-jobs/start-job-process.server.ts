import { spawn } from 'node:child_process'
import { log } from '#app/observability/log.server.ts'
import { lowerPriority, shopProgram } from '#app/shop/operations/given-files/shop-program.server.ts'
import { interruptJob, type JobRun } from './exchange-jobs.server.ts'

/**
 * Runs a waiting job by the command line, in a process of its own with a low priority: SQLite's driver is synchronous,
 * and a batch of an import is thousands of statements, for which every page of this process would wait. Its memory is
 * freed with it, too. It goes on when this process is replaced.
 */
export function startJobProcess(run: JobRun) {
  const child = spawn(process.execPath, [shopProgram(), 'exchange', run.id, String(run.attempt)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const onEnd = (fault: unknown) => {
    log.warn({ job: run.id, fault }, 'the process of an import or export ended before it')
    interruptJob(run, Date.now()).catch((error: unknown) =>
      log.error({ err: error }, 'an import or export is not marked as interrupted'),
    )
  }
  child.on('error', onEnd)
  child.on('exit', (code, signal) => {
    if (code !== 0) onEnd(signal ?? code)
  })
  child.unref()
  lowerPriority(child)
}
