// Supervises the workers, which serve requests on one shared port: a fixed number of them runs, one that exits is
// started again, and SIGUSR2 replaces all of them one by one.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'

const firstPauseMs = 400
const longestPauseMs = 30_000
/** A worker that ran this long had started well, so its exit resets the pause before the next start. */
const soundAfterMs = 60_000
/** `app/serve.mjs` exits within 40 seconds unless its event loop hangs; the systemd unit allows all of them 45. */
const endMs = 42_000

/**
 * Runs `count` workers of `app/serve.mjs` until this process is told to stop, and exits with the last of them. A
 * worker sends `loaded` once its packages are loaded, is sent `start` once `prepared` resolves with exit code 0, and
 * sends `listening` once it serves. Any other exit code stops the shop, and so does a worker that exits before any
 * has served. SIGTERM, SIGINT and SIGHUP stop all workers; SIGUSR2 replaces them one by one, from where the folder's
 * path leads by then. A worker is killed if it does not serve within `startWithinMs` of its start or of `prepared`,
 * or does not exit within `endWithinMs`.
 */
export function superviseWorkers(
  folder,
  { count, environment, prepared, startWithinMs = 60_000, endWithinMs = endMs },
) {
  cluster.setupPrimary({ exec: join(folder, 'app/serve.mjs'), args: [], cwd: folder })
  const state = { isStopping: false, hasServed: false, pauseMs: firstPauseMs, exitCode: 0 }
  /** Holds the workers that count towards `count`; draining ones do not. */
  const serving = new Set()

  function start() {
    const worker = cluster.fork({ ...environment, WAIT_FOR_START: 'on' })
    const startedAt = Date.now()
    serving.add(worker)
    let hanging
    void prepared.then((code) => {
      if (code || worker.isDead()) return
      hanging = setTimeout(() => {
        console.error(`A process of the shop does not serve after ${startWithinMs / 1000} s`)
        worker.process.kill('SIGKILL')
      }, startWithinMs)
    })
    worker.on('message', (message) => {
      if (message === 'loaded') void prepared.then((code) => code || tell(worker, 'start'))
      if (message !== 'listening') return
      clearTimeout(hanging)
      state.hasServed = true
      worker.emit('serving')
    })
    worker.once('exit', (code, signal) => {
      clearTimeout(hanging)
      if (code || signal === 'SIGKILL' || (!state.isStopping && !state.hasServed))
        state.exitCode = 1
      if (state.isStopping) return endWithLast()
      // The preparation of the data is not interrupted.
      if (!state.hasServed) return void prepared.then(endWithLast)
      if (serving.delete(worker)) startAgain(Date.now() - startedAt, signal ?? `code ${code}`)
    })
    return worker
  }

  function startAgain(servedMs, how) {
    const pauseMs = servedMs > soundAfterMs ? firstPauseMs : state.pauseMs
    state.pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    console.error(`A process of the shop ended (${how}); another one starts in ${pauseMs / 1000} s`)
    setTimeout(() => {
      // A rolling restart may have replaced it by now.
      if (!state.isStopping && serving.size < count) start()
    }, pauseMs)
  }

  function endWithLast() {
    if (!state.isStopping) stop('SIGTERM')
    if (living().length === 0) process.exit(state.exitCode)
  }

  function stop(signal) {
    // Workers that were killed earlier have been replaced, so only the remaining ones set the exit code.
    if (!state.isStopping && state.hasServed) state.exitCode = 0
    state.isStopping = true
    for (const worker of living()) {
      worker.process.kill(signal)
      killAfter(endWithinMs, worker)
    }
    if (living().length === 0) process.exit(state.exitCode)
  }

  /** Replaces every worker. A new one serves before an old one drains, so that the port is always served. */
  async function rollingRestart() {
    for (const old of [...serving]) {
      if (state.isStopping || !serving.has(old)) continue
      const fresh = start()
      // Until it serves, its exit must not start another worker.
      serving.delete(fresh)
      if (!(await comesToServe(fresh))) {
        if (state.isStopping) return
        console.error('A new process of the shop does not serve: the old ones stay')
        return
      }
      serving.add(fresh)
      if (serving.delete(old)) await drain(old, endWithinMs)
      // The old worker exited in the meantime, and another one was already started in its place.
      else if (serving.size > count && serving.delete(fresh)) await drain(fresh, endWithinMs)
    }
    if (!state.isStopping) console.log('Every process of the shop was replaced')
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  const first = Array.from({ length: count }, start)
  void prepared.then((code) => {
    if (!code || state.isStopping) return
    state.exitCode = code
    stop('SIGTERM')
  })
  let queue = Promise.all(first.map(comesToServe))
  process.on('SIGUSR2', () => (queue = queue.then(rollingRestart)))
}

/** `cluster.workers` contains an exited worker until its channel is closed, which may happen later. */
const living = () => Object.values(cluster.workers).filter((worker) => !worker.isDead())

/** Resolves with whether the worker serves; false if it exits before. */
const comesToServe = (worker) =>
  Promise.race([once(worker, 'serving').then(() => true), once(worker, 'exit').then(() => false)])

/** Kills a worker after this time, because one whose event loop hangs handles neither signals nor messages. */
function killAfter(ms, worker) {
  const hanging = setTimeout(() => {
    console.error(`A process of the shop does not end after ${ms / 1000} s`)
    worker.process.kill('SIGKILL')
  }, ms)
  worker.once('exit', () => clearTimeout(hanging))
}

/** Sends a message and ignores the error of a worker that exits at this moment. */
const tell = (worker, what) => worker.send(what, () => undefined)

async function drain(worker, withinMs) {
  const ended = once(worker, 'exit')
  killAfter(withinMs, worker)
  tell(worker, 'drain')
  await ended
}
