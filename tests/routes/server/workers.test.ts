import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBook } from '../../fixtures/catalogue.ts'
import { processTree } from '../../benchmarks/process-usage.ts'
import { requestRaw, launcher, serveShop, type ServedShop } from '../../served-shop.ts'

let shop: ServedShop
let book: string
beforeAll(async () => {
  book = await aBook()
  shop = await serveShop({ WEB_PROCESSES: '2' }, launcher)
}, 120_000)
afterAll(() => shop?.stop())

/** The processes that the first one keeps. */
const workers = () => processTree(shop.pid).slice(1)

async function comesTo(isSo: () => boolean, meanwhile: () => Promise<unknown> = () => sleep(50)) {
  for (const end = Date.now() + 60_000; !isSo() && Date.now() < end; await meanwhile());
  expect(isSo()).toBe(true)
}

/** Waits until there are two, each of which has answered. */
const comeToServe = () =>
  comesTo(
    () => {
      const answered = shop.output().matchAll(/"pid":(\d+).*"msg":"request"/g)
      const serving = new Set([...answered].map(([, pid]) => Number(pid)))
      return workers().length === 2 && workers().every((pid) => serving.has(pid))
    },
    // Connections of their own, which are dealt out by turns.
    () => requestRaw(shop, { path: '/books', agent: false }),
  )

type Pressed = { answered: number; faults: string[] }

/** Asks the same again and again on kept connections, as browsers and proxies do, until it is told to end. */
function keepPressing(options: RequestOptions & { body?: string }, status: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const pressed: Pressed = { answered: 0, faults: [] }
  let isOver = false
  const press = async () => {
    while (!isOver) {
      const answer = await requestRaw(shop, { ...options, agent }).catch(String)
      if (typeof answer !== 'string' && answer.status === status) pressed.answered++
      else pressed.faults.push(typeof answer === 'string' ? answer : String(answer.status))
      await sleep(5)
    }
    agent.destroy()
    return pressed
  }
  const done = press()
  return () => {
    isOver = true
    return done
  }
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const choose = 'intent=currency.choose&currency=EUR'

describe('a shop of two processes behind one port', { timeout: 180_000 }, () => {
  test('starts one again that died, while the other goes on', async () => {
    await comeToServe()
    const [victim] = workers()
    process.kill(victim!, 'SIGKILL')
    await comesTo(() => !workers().includes(victim!))
    expect((await requestRaw(shop, { path: '/books' })).status).toBe(200)
    await comeToServe()
    expect(shop.output()).toMatch(/A process of the shop ended \(SIGKILL\); another one starts/)
  })

  test('is replaced one by one, with not one request failed', async () => {
    await comeToServe()
    const before = workers()
    const pressed = [
      keepPressing({ path: '/books' }, 200),
      keepPressing({ path: `/book/${book}` }, 200),
      keepPressing({ path: '/favicon.svg' }, 200),
      keepPressing({ path: '/readyz' }, 200),
      keepPressing({ path: '/books', method: 'POST', headers: form, body: choose }, 303),
    ]
    await sleep(500)
    process.kill(shop.pid, 'SIGUSR2')
    await comesTo(() => shop.output().includes('Every process of the shop was replaced'))
    await comesTo(() => workers().length === 2)
    const ended = await Promise.all(pressed.map((end) => end()))
    expect(ended.flatMap(({ faults }) => faults)).toEqual([])
    for (const { answered } of ended) expect(answered).toBeGreaterThan(10)
    expect(workers().filter((pid) => before.includes(pid))).toEqual([])
  })

  test('ends with all of them', async () => {
    const all = [shop.pid, ...workers()]
    expect((await shop.stop()).code).toBe(0)
    const isThere = (pid: number) => existsSync(`/proc/${pid}`)
    expect(all.filter(isThere)).toEqual([])
  })
})

test('a terminal that is closed ends all of them after their last answer', async () => {
  const closing = await serveShop({ WEB_PROCESSES: '2' }, launcher)
  const headers = { ...form, Origin: closing.origin, 'Content-Length': choose.length }
  const requested = request(`${closing.origin}/books`, { method: 'POST', headers })
  const answered = once(requested, 'response') as Promise<[IncomingMessage]>
  requested.write(choose.slice(0, 9))
  await sleep(300)
  for (const pid of processTree(closing.pid)) process.kill(pid, 'SIGHUP')
  await sleep(300)
  requested.end(choose.slice(9))
  expect((await answered)[0].statusCode).toBe(303)
  expect((await closing.stop()).code).toBe(0)
})

test('a shop that is told to stop says so for a while where it is asked whether it is ready', async () => {
  const slow = await serveShop({ SHUTDOWN_DELAY_SECONDS: '30' })
  const ready = async () => (await requestRaw(slow, { path: '/readyz' })).status
  expect(await ready()).toBe(200)
  const stopped = slow.stop()
  await expect.poll(ready).toBe(503)
  // Who comes before the news is out is served.
  expect((await requestRaw(slow, { path: '/books' })).status).toBe(200)
  await slow.kill()
  await stopped
}, 60_000)

test('a process that is to begin when it is told looks at no data before', async () => {
  const program = `const cluster = require('node:cluster')
    cluster.setupPrimary({ exec: 'app/server/serve.mjs', execArgv: [] })
    const worker = cluster.fork({ WAIT_FOR_START: 'on' })
    worker.on('message', () => setTimeout(() => process.exit(worker.isDead() ? 1 : 0), 300))
    worker.on('exit', () => process.exit(1))`
  const nothing = { SESSION_SECRET: '', DATA_DIR: '/nowhere', PORT: 'door' }
  const first = spawn(process.execPath, ['--eval', program], {
    env: { ...process.env, ...nothing, NODE_ENV: 'production' },
  })
  expect(await once(first, 'exit')).toEqual([0, null])
})

test('a process that a first process of an earlier version starts does not wait to be told', async () => {
  const program = `const cluster = require('node:cluster')
    cluster.setupPrimary({ exec: 'app/server/serve.mjs', execArgv: [] })
    const worker = cluster.fork()
    process.on('SIGTERM', () => worker.process.kill())
    worker.on('exit', () => process.exit(0))`
  const earlier = await serveShop({}, ['--eval', program])
  expect((await requestRaw(earlier, { path: '/books' })).status).toBe(200)
  expect((await earlier.stop()).code).toBe(0)
})
