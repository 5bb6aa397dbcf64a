// @ts-check
// Supervises the workers, which serve requests on one shared port: a fixed number of them runs, one that exits is
// started again, and SIGUSR2 replaces all of them one by one.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * @typedef {import('node:cluster').Worker} Worker
 * @typedef {object} Options
 * @property {number} count is the number of workers.
 * @property {Record<string, string | undefined>} environment
 * @property {Promise<number>} prepared resolves with the exit code of the preparation of the data.
 * @property {number} [startWithinMs]
 * @property {number} [endWithinMs]
 */

const firstPauseMs = 400
const longestPauseMs = 30_000
/** A worker that ran this long had started well, so its exit resets the pause before the next start. */
const soundAfterMs = 60_000
/** `serve.mjs` exits within 40 seconds unless its event loop hangs; the systemd unit allows all of them 45. */
const endMs = 42_000

/**
 * Runs `count` workers of `app/server/serve.mjs` until this process is told to stop, and exits with the last of them.
 * A worker sends `loaded` once its packages are loaded, is sent `start` once `prepared` resolves with exit code 0, and
 * sends `listening` once it serves. Any other exit code stops the shop, and so does a worker that exits before any
 * has served. SIGTERM, SIGINT and SIGHUP stop all workers; SIGUSR2 replaces them one by one, from where the folder's
 * path leads by then. A worker is killed if it does not serve within `startWithinMs` of its start or of `prepared`,
 * or does not exit within `endWithinMs`.
 * @param {string} folder
 * @param {Options} options
 */
export function superviseWorkers(folder, options) {
  cluster.setupPrimary({ exec: join(folder, 'app/server/serve.mjs'), args: [], cwd: folder })
  const supervisor = new Supervisor(options)
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => supervisor.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  const first = Array.from({ length: options.count }, () => supervisor.start())
  void options.prepared.then((code) => supervisor.stopIfUnprepared(code))
  /** @type {Promise<unknown>} */
  let queue = Promise.all(first.map(comesToServe))
  process.on('SIGUSR2', () => (queue = queue.then(() => supervisor.rollingRestart())))
}

class Supervisor {
  isStopping = false
  hasServed = false
  pauseMs = firstPauseMs
  exitCode = 0
  /**
   * Contains the workers that count towards `count`; draining ones do not.
   * @type {Set<Worker>}
   */
  serving = new Set()

  /** @param {Options} options */
  constructor({ count, environment, prepared, startWithinMs = 60_000, endWithinMs = endMs }) {
    this.count = count
    this.environment = environment
    this.prepared = prepared
    this.startWithinMs = startWithinMs
    this.endWithinMs = endWithinMs
  }

  /** Starts a worker, which begins to serve once the data is prepared. */
  start() {
    const worker = cluster.fork({ ...this.environment, WAIT_FOR_START: 'on' })
    const startedAt = Date.now()
    this.serving.add(worker)
    this.killUnlessServing(worker)
    worker.on('message', (message) => {
      if (message === 'loaded') void this.prepared.then((code) => code || tell(worker, 'start'))
      if (message !== 'listening') return
      this.hasServed = true
      worker.emit('serving')
    })
    worker.once('exit', (code, signal) => {
      if (code || signal === 'SIGKILL' || (!this.isStopping && !this.hasServed)) this.exitCode = 1
      if (this.isStopping) return this.endWithLast()
      // The preparation of the data is not interrupted.
      if (!this.hasServed) return void this.prepared.then(() => this.endWithLast())
      if (this.serving.delete(worker))
        this.startAgain(Date.now() - startedAt, signal ?? `code ${code}`)
    })
    return worker
  }

  /**
   * Kills the worker if it does not serve within `startWithinMs`.
   * @param {Worker} worker
   */
  killUnlessServing(worker) {
    void this.prepared.then((code) => {
      if (code || worker.isDead()) return
      const hanging = setTimeout(() => {
        console.error(`A process of the shop does not serve after ${this.startWithinMs / 1000} s`)
        worker.process.kill('SIGKILL')
      }, this.startWithinMs)
      for (const event of ['serving', 'exit']) worker.once(event, () => clearTimeout(hanging))
    })
  }

  /**
   * Starts a worker in the place of one that exited, after a pause.
   * @param {number} servedMs
   * @param {string} how
   */
  startAgain(servedMs, how) {
    const pauseMs = servedMs > soundAfterMs ? firstPauseMs : this.pauseMs
    this.pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    console.error(`A process of the shop ended (${how}); another one starts in ${pauseMs / 1000} s`)
    setTimeout(() => {
      // A rolling restart may have replaced it by now.
      if (!this.isStopping && this.serving.size < this.count) this.start()
    }, pauseMs)
  }

  endWithLast() {
    if (!this.isStopping) this.stop('SIGTERM')
    if (living().length === 0) process.exit(this.exitCode)
  }

  /** @param {NodeJS.Signals} signal */
  stop(signal) {
    // Workers that were killed earlier have been replaced, so only the remaining ones set the exit code.
    if (!this.isStopping && this.hasServed) this.exitCode = 0
    this.isStopping = true
    for (const worker of living()) {
      worker.process.kill(signal)
      killAfter(this.endWithinMs, worker)
    }
    if (living().length === 0) process.exit(this.exitCode)
  }

  /** @param {number} code is the exit code of the preparation of the data. */
  stopIfUnprepared(code) {
    if (!code || this.isStopping) return
    this.exitCode = code
    this.stop('SIGTERM')
  }

  /** Replaces every worker. A new one serves before an old one drains, so that the port is always served. */
  async rollingRestart() {
    for (const old of [...this.serving]) {
      if (this.isStopping || !this.serving.has(old)) continue
      if (await this.replace(old)) continue
      if (!this.isStopping)
        console.error('A new process of the shop does not serve: the old ones stay')
      return
    }
    if (!this.isStopping) console.log('Every process of the shop was replaced')
  }

  /**
   * Replaces one worker. Returns whether the new one serves.
   * @param {Worker} old
   */
  async replace(old) {
    const fresh = this.start()
    // Until it serves, its exit must not start another worker.
    this.serving.delete(fresh)
    if (!(await comesToServe(fresh))) return false
    this.serving.add(fresh)
    if (this.serving.delete(old)) await drain(old, this.endWithinMs)
    // The old worker exited in the meantime, and another one was already started in its place.
    else if (this.serving.size > this.count && this.serving.delete(fresh))
      await drain(fresh, this.endWithinMs)
    return true
  }
}

/** `cluster.workers` contains an exited worker until its channel is closed, which may happen later. */
const living = () =>
  Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker?.isDead() === false ? [worker] : [],
  )

/**
 * Resolves with whether the worker serves; false if it exits before.
 * @param {Worker} worker
 */
const comesToServe = (worker) =>
  Promise.race([once(worker, 'serving').then(() => true), once(worker, 'exit').then(() => false)])

/**
 * Kills a worker after this time, because one whose event loop hangs handles neither signals nor messages.
 * @param {number} ms
 * @param {Worker} worker
 */
function killAfter(ms, worker) {
  const hanging = setTimeout(() => {
    console.error(`A process of the shop does not end after ${ms / 1000} s`)
    worker.process.kill('SIGKILL')
  }, ms)
  worker.once('exit', () => clearTimeout(hanging))
}

/**
 * Sends a message and ignores the error of a worker that exits at this moment.
 * @param {Worker} worker
 * @param {'start' | 'drain'} message
 */
const tell = (worker, message) => worker.send(message, () => undefined)

/**
 * @param {Worker} worker
 * @param {number} withinMs
 */
async function drain(worker, withinMs) {
  const ended = once(worker, 'exit')
  killAfter(withinMs, worker)
  tell(worker, 'drain')
  await ended
}
