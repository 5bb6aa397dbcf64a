// The processes that answer requests, as the first process keeps them: so many at a time, one that dies
// is started again, and all are replaced one by one where that is asked for. They share one port.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'

const firstPauseMs = 400
const longestPauseMs = 30_000
/** A worker that served for this long was sound, so its end is no fault of the start. */
const soundAfterMs = 60_000
/** `app/serve.mjs` ends itself within 40 seconds, unless its event loop hangs; the unit gives all of them 45. */
const endMs = 42_000

/**
 * Keeps `count` processes of `app/serve.mjs` in a folder serving until this one is told to stop, and
 * ends with the last of them. A worker says `loaded` once it has read its packages, and `listening` once it serves.
 * In between it is told to `start`, after `prepared`, a promise of the exit code of what makes the data
 * ready; one other than 0 is the end. Where the very first ends before it serves, nothing more is tried.
 * SIGTERM, SIGINT and SIGHUP stop all of them, SIGUSR2 replaces them one by one, from wherever the folder's
 * name leads by then. One that does not serve within `startWithinMs` of that, or does not end within
 * `endWithinMs`, is killed.
 */
export function superviseWorkers(
  folder,
  { count, environment, prepared, startWithinMs = 60_000, endWithinMs = endMs },
) {
  cluster.setupPrimary({ exec: join(folder, 'app/serve.mjs'), args: [], cwd: folder })
  const state = { isStopping: false, hasServed: false, pauseMs: firstPauseMs, exitCode: 0 }
  /** The workers that count, which are not about to leave. */
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
      // What makes the data ready is not taken away from it half-way.
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
      // One that was to replace it may stand in for it by now.
      if (!state.isStopping && serving.size < count) start()
    }, pauseMs)
  }

  function endWithLast() {
    if (!state.isStopping) stop('SIGTERM')
    if (living().length === 0) process.exit(state.exitCode)
  }

  function stop(signal) {
    // What was killed before was replaced; how the shop ends is told by those that are left.
    if (!state.isStopping && state.hasServed) state.exitCode = 0
    state.isStopping = true
    for (const worker of living()) {
      worker.process.kill(signal)
      killAfter(endWithinMs, worker)
    }
    if (living().length === 0) process.exit(state.exitCode)
  }

  /** A new one serves before an old one is told to leave, so that there is always somebody. */
  async function rollingRestart() {
    for (const old of [...serving]) {
      if (state.isStopping || !serving.has(old)) continue
      const fresh = start()
      // Until it serves, its end is no reason to start another one.
      serving.delete(fresh)
      if (!(await comesToServe(fresh))) {
        if (state.isStopping) return
        console.error('A new process of the shop does not serve: the old ones stay')
        return
      }
      serving.add(fresh)
      if (serving.delete(old)) await drain(old, endWithinMs)
      // The old one died meanwhile, and another one was started for it already.
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

/** `cluster.workers` holds one that has ended until its channel is closed as well, which may come after. */
const living = () => Object.values(cluster.workers).filter((worker) => !worker.isDead())

/** Whether it serves; false where it ends before. */
const comesToServe = (worker) =>
  Promise.race([once(worker, 'serving').then(() => true), once(worker, 'exit').then(() => false)])

/** One whose event loop hangs hears neither signal nor message. */
function killAfter(ms, worker) {
  const hanging = setTimeout(() => {
    console.error(`A process of the shop does not end after ${ms / 1000} s`)
    worker.process.kill('SIGKILL')
  }, ms)
  worker.once('exit', () => clearTimeout(hanging))
}

/** One that dies at this moment hears nothing, which is no fault. */
const tell = (worker, what) => worker.send(what, () => undefined)

async function drain(worker, withinMs) {
  const ended = once(worker, 'exit')
  killAfter(withinMs, worker)
  tell(worker, 'drain')
  await ended
}
