import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { median } from './figures.ts'
import { ask } from './load.ts'
import { buildMinimalRemix, serveMinimalRemix } from './minimal-remix.ts'
import { residentMb } from './process-usage.ts'
import { report, type Aim, type Section } from './report.ts'
import type { Served } from './serve-process.ts'
import { loadDemoShop, newFolder, serveShop, startShop } from './shop-process.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const settleMs = 2_000
const pageCount = 500
const rounds = 3

const sections: Section[] = []
const aims: Aim[] = []
let demo: string

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  demo = await loadDemoShop('demo')
}, 120_000)
afterAll(() => report('start', { sections, aims }))

async function memoryOf(server: Served, paths: string[]) {
  try {
    await sleep(settleMs)
    const idle = residentMb(server.pid)
    for (let sent = 0; sent < pageCount; sent++)
      await ask({ origin: server.origin, path: paths[sent % paths.length]!, status: 200 })
    return { idle, visited: residentMb(server.pid) }
  } finally {
    await server.stop()
  }
}

test('resident memory, idle and after pages', async () => {
  const shop = await memoryOf(await serveShop(demo), ['/', '/books', '/book/b01'])
  const folder = buildMinimalRemix(newFolder('minimal-remix'))
  const minimal = await memoryOf(await serveMinimalRemix(folder), ['/'])
  const row = (server: string, { idle, visited }: typeof shop) => ({
    server,
    'idle MB': idle,
    [`after ${pageCount} pages MB`]: visited,
  })
  sections.push({
    title: 'Resident memory of the server',
    how: `idle: ${settleMs / 1000} s after the first page; the database is in it`,
    rows: [row('shop', shop), row('minimal Remix', minimal)],
  })
  aims.push({ aim: 'idle memory of the server, MB', value: shop.idle, atMost: 140 })
}, 240_000)

/** Start to first page, ms. */
async function timeStart(dataFolder: string, demoSetting: 'on' | 'off'): Promise<number> {
  const server = await startShop(dataFolder, demoSetting)
  await server.stop()
  return server.startMs
}

test('start to first page', async () => {
  // The first start reads every file from the disk; it is not counted.
  await timeStart(demo, 'on')
  const [loaded, loading, nothing]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    loaded.push(await timeStart(demo, 'on'))
    loading.push(await timeStart(newFolder(`loading-${round}`), 'on'))
    nothing.push(await timeStart(newFolder(`nothing-${round}`), 'off'))
  }
  const least = median(nothing)
  const row = (start: string, times: number[]) => ({
    start,
    ms: median(times),
    'over nothing to load': median(times) / least,
  })
  sections.push({
    title: 'Start to first page, through the launcher',
    how: `median of ${rounds}`,
    rows: [
      row('demo loaded before', loaded),
      row('demo to be loaded', loading),
      row('nothing to load: empty data folder, DEMO=off', nothing),
    ],
  })
  aims.push(
    {
      aim: 'start, demo loaded before, over nothing to load',
      value: median(loaded) / least,
      atMost: 3,
    },
    {
      aim: 'start, demo to be loaded, over nothing to load',
      value: median(loading) / least,
      atMost: 3,
    },
  )
}, 600_000)
