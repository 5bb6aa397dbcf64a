import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../served-shop.ts'
import { sendRequest } from './load.ts'
import { processTree } from './process-usage.ts'

export type Served = {
  origin: string
  pid: number
  /** The time from the spawn to the end of the first response with status 200. */
  startMs: number
  /** Stops the process and all that it started. */
  stop(): Promise<void>
}

type Program = {
  /** Holds the arguments of Node. */
  args: string[]
  cwd: string
  environment: Record<string, string>
}

const startWithinMs = 60_000
const stopWithinMs = 3_000
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach(killTree))

/** Returns the environment of a benchmark's program, without that of the tests. */
export const bareEnvironment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production',
  ...more,
})

/** Starts a server on a free port of the loopback and waits for its first page. */
export async function serve({ args, cwd, environment }: Program): Promise<Served> {
  const port = await findFreePort()
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env: bareEnvironment({ ...environment, PORT: String(port), HOST: '127.0.0.1' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let printed = ''
  const keep = (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const origin = `http://127.0.0.1:${port}`
  try {
    await waitForPage(origin, child)
  } catch (error) {
    await stop(child)
    throw new Error(`${args.join(' ')} did not start: ${printed}`, { cause: error })
  }
  const startMs = performance.now() - began
  return { origin, pid: child.pid!, startMs, stop: () => stop(child) }
}

async function waitForPage(origin: string, child: ChildProcess) {
  const target = { origin, path: '/', status: 200 }
  for (const end = Date.now() + startWithinMs; Date.now() < end; await sleep(10)) {
    const answer = await sendRequest(target).catch(() => undefined)
    if (answer?.status === 200) return
    if (hasEnded(child)) throw new Error('it ended')
  }
  throw new Error(`no page within ${startWithinMs} ms`)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

async function stop(child: ChildProcess) {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const late = setTimeout(() => killTree(child), stopWithinMs)
    await ended
    clearTimeout(late)
  }
  running.delete(child)
}

function killTree(child: ChildProcess) {
  if (hasEnded(child) || child.pid === undefined) return
  for (const pid of processTree(child.pid)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has ended.
    }
  }
}
