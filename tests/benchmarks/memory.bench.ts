import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import type { Measured } from './report/goals.ts'
import { requestAll } from './load.ts'
import { buildMinimalRemix, minimalRemix } from './minimal-remix.ts'
import { residentMb } from './process-usage.ts'
import { report, type Section } from './report/report.ts'
import { serve } from './serve-process.ts'
import { builtShop, loadDemoShop, newFolder } from './shop-process.ts'
import type { Row } from './report/table.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const requests = Math.min(20_000, Number(process.env.BENCH_REQUESTS) || 20_000)
const lots = 10
/** After this many batches all caches are filled. */
const finishedAfter = 3
const connections = 16
const idleAfterMs = 2_000

const sections: Section[] = []
const measured: Measured = {}

beforeAll(takeTurn, turnLimit)
afterAll(() => report('memory', { sections, measured }))

/** Returns the bytes in use after a full garbage collection. */
async function livingBytes(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let looks = 0; looks < 300; looks++) {
    await sleep(50)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (text) return Number(text)
  }
  throw new Error('the server does not say how much memory it uses')
}

type Program = Parameters<typeof serve>[0]

/** Returns a server's memory in MB before, during and after a load. */
async function memoryUnder(program: Program, paths: string[], folder: string) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'heap')
  const server = await serve({
    ...program,
    args: [
      '--expose-gc',
      '--import',
      join(process.cwd(), 'tests/benchmarks/heap/heap-report.mjs'),
      ...program.args,
    ],
    environment: { ...program.environment, HEAP_FILE: file },
  })
  try {
    await sleep(idleAfterMs)
    const resident = [residentMb(server.pid)]
    let finished = NaN
    for (let lot = 1; lot <= lots; lot++) {
      await requestAll(server.origin, paths, requests / lots, connections)
      resident.push(residentMb(server.pid))
      if (lot === finishedAfter) finished = await livingBytes(server.pid, file)
    }
    const living = await livingBytes(server.pid, file)
    const thousands = (requests * (1 - finishedAfter / lots)) / 1000
    return { resident, living, slope: (living - finished) / 1024 / thousands }
  } finally {
    await server.stop()
  }
}

const numbered = (most: number, path: (n: string) => string) =>
  Array.from({ length: most }, (_, n) => path(String(n + 1).padStart(2, '0')))

/**
 * Lists the paths of visitors: lists, books, goods, a search and an empty cart, in three
 * languages.
 */
const paths = ['', '/de', '/fr'].flatMap((language) => [
  ...(language ? [language] : ['/']),
  ...['/books', '/books?page=2', '/catalogue', '/books?q=history', '/cart'].map(
    (path) => language + path,
  ),
  ...numbered(60, (n) => `${language}/book/b${n}`),
  ...numbered(30, (n) => `${language}/product/${Number(n)}`),
])

type Memory = Awaited<ReturnType<typeof memoryUnder>>

const rowOf = (server: string, { resident, living, slope }: Memory): Row => ({
  server,
  'idle MB': resident[0]!,
  ...Object.fromEntries(
    [3, 6, 10].map((lot) => [`after ${(requests / lots) * lot} MB`, resident[lot]!]),
  ),
  'living at the end MB': living / 1024 ** 2,
  'living, KB more a thousand': slope,
})

test('memory under a long load', { timeout: 1_200_000 }, async () => {
  const demo = await loadDemoShop('memory')
  const shop = await memoryUnder(builtShop(demo), paths, newFolder('memory-shop'))
  const built = buildMinimalRemix(newFolder('minimal-remix'))
  const minimal = await memoryUnder(minimalRemix(built), ['/'], newFolder('memory-minimal'))
  sections.push({
    title: 'Memory under a long load',
    how: `resident; idle: ${idleAfterMs / 1000} s after the first page; then ${requests} pages over ${connections} connections; the database is in it; living: without garbage, its growth after the first ${finishedAfter * 10} %`,
    rows: [rowOf('shop', shop), rowOf('minimal Remix', minimal)],
  })
  Object.assign(measured, {
    'idle MB': shop.resident[0],
    'minimal idle MB': minimal.resident[0],
    'loaded MB': shop.resident.at(-1),
    'minimal loaded MB': minimal.resident.at(-1),
    'living KB a thousand': shop.slope,
  })
})
