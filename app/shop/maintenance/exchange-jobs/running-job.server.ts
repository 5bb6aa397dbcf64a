import { setImmediate as nextTurn } from 'node:timers/promises'
import { renewJob, type JobRun } from './exchange-jobs.server.ts'

/** The reason of the signal of a job that was cancelled, or that another process has by now. */
export class JobStopped extends Error {}

const renewEveryMs = 1000
const turnEveryMs = 200

/** Extends the lease of a job while it runs, and writes its progress. */
export class RunningJob {
  progress = 0
  readonly #stop = new AbortController()
  readonly #timer: NodeJS.Timeout
  #renewal: Promise<void> | undefined
  #turnAt = Date.now()

  constructor(
    private readonly run: JobRun,
    private readonly clock: () => number,
  ) {
    this.#timer = setInterval(() => {
      this.#renewal ??= this.#renew().finally(() => {
        this.#renewal = undefined
      })
    }, renewEveryMs)
  }

  /** Is aborted with {@link JobStopped}. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  /** Counts what is done. Now and then the renewal gets its turn, for which SQLite's synchronous driver leaves none. */
  async advance(by: number): Promise<void> {
    this.progress += by
    if (Date.now() - this.#turnAt < turnEveryMs) return
    await nextTurn()
    this.#turnAt = Date.now()
  }

  async #renew() {
    try {
      if (!(await renewJob(this.run, this.progress, this.clock())))
        this.#stop.abort(new JobStopped())
    } catch {
      // The database may be away for a moment; the lease lasts for many more attempts.
    }
  }

  /** Ends the renewals, before the connection is closed. */
  async end(): Promise<void> {
    clearInterval(this.#timer)
    await this.#renewal
  }
}
