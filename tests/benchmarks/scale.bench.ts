import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCatalogue } from './catalogue-of.ts'
import { median, p95 } from './report/figures.ts'
import type { Measured } from './report/goals.ts'
import { sendRequest } from './load.ts'
import { report, type Aim, type Section } from './report/report.ts'
import { measureInRounds, method, timeLimit, type Run } from './report/rounds.ts'
import type { Served } from './serve-process.ts'
import { loadDemoShop, newFolder, runShop, serveShop, type CommandUsage } from './shop-process.ts'
import type { Row } from './report/table.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const sizes = [10_000, 100_000]
const pages = { home: '/', listing: '/books', category: '/catalogue?category=book', book: '' }

type Grown = { size: number; server: Served; usage: CommandUsage }

const sections: Section[] = []
const aims: Aim[] = []
const figures: Measured = {}
const grown: Grown[] = []
let demo: Served | undefined

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  demo = await serveShop(await loadDemoShop('scale-demo'))
  for (const size of sizes) grown.push(await grow(size))
}, 3_600_000)
afterAll(async () => {
  for (const { server } of grown) await server.stop()
  await demo?.stop()
  report('scale', { sections, aims, measured: figures })
}, 60_000)

/** Returns a shop with this many generated books. */
async function grow(size: number): Promise<Grown> {
  const folder = newFolder(`scale-${size}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'books.csv')
  await writeCatalogue(file, size)
  const usage = await runShop(['import', file], folder)
  return { size, usage, server: await serveShop(folder) }
}

/** Returns the path of the first listed book. */
async function aBookOf(server: Served): Promise<string> {
  const { body } = await sendRequest(targetOf(server, '/books'))
  return load(body)('main a[href^="/book/"]').attr('href')!
}

const targetOf = ({ origin }: Served, path: string) => ({ origin, path, status: 200 })

test('the import takes bounded memory', () => {
  sections.push({
    title: 'Import of generated books',
    rows: grown.map(({ size, usage }) => ({
      books: size,
      seconds: usage.ms / 1000,
      'peak memory MB': usage.peakMb,
    })),
  })
  const aim = 'peak memory of the import of 100,000 books, MB'
  aims.push({ aim, value: grown.at(-1)!.usage.peakMb, atMost: 300 })
})

test(
  'a list costs what it costs with the demo',
  async () => {
    const shops = [{ size: 92, server: demo! }, ...grown]
    const runs: Run[] = []
    for (const [page, path] of Object.entries(pages))
      for (const { size, server } of shops) {
        const target = targetOf(server, path || (await aBookOf(server)))
        runs.push({ page, server: String(size), pid: server.pid, target })
      }
    const measured = await measureInRounds(runs)
    sections.push({
      title: 'Lists whose counts are kept',
      how: method,
      rows: measured.map(({ page, server, figures }) => ({
        ...{ page, books: server, 'CPU ms': figures.cpuMs },
        ...{ 'p50 ms': figures.p50, 'p95 ms': figures.p95 },
      })),
    })
    for (const page of Object.keys(pages))
      for (const size of sizes) {
        const of = (books: number) =>
          measured.find((one) => one.page === page && one.server === `${books}`)!.figures
        figures[`${page} CPU growth to ${size}`] = of(size).cpuMs / of(92).cpuMs
        figures[`${page} p50 growth to ${size}`] = of(size).p50 / of(92).p50
      }
  },
  timeLimit(12),
)

const values: Record<string, string[]> = {
  format: ['paperback', 'hardback', 'audiobook-cd'],
  language: ['en', 'de', 'fr', 'es'],
  'price-to': ['300', '600', '1200'],
  availability: ['in-stock'],
  rating: ['3', '4'],
  'reading-time': ['0-3', '6-10', '10-'],
  offer: ['1'],
}

/** Holds every pair of values of two filters, none of which was requested before. */
const pairs = Object.entries(values).flatMap(([one, firsts], at) =>
  Object.entries(values)
    .slice(at + 1)
    .flatMap(([other, seconds]) =>
      firsts.flatMap((a) => seconds.map((b) => `/books?${one}=${a}&${other}=${b}`)),
    ),
)

/** Requests each once, one after the other. */
async function requestOnce(server: Served, paths: string[]): Promise<number[]> {
  const took: number[] = []
  for (const path of paths) {
    const { status, ms } = await sendRequest(targetOf(server, path))
    expect(status, path).toBe(200)
    took.push(ms)
  }
  return took
}

test('any two filters', async () => {
  const rows: Row[] = []
  for (const { size, server } of grown) {
    const took = await requestOnce(server, pairs)
    rows.push({
      ...{ books: size, pairs: pairs.length, 'p50 ms': median(took), 'p95 ms': p95(took) },
      // This includes the first page, which builds the facet index.
      'start ms': server.startMs,
    })
  }
  sections.push({ title: 'Any two filters, each pair for the first time', rows })
  figures['two filters p95'] = rows.at(-1)!['p95 ms'] as number
}, 600_000)

test('the last page against the first', async () => {
  const rows: Row[] = []
  for (const { size, server } of grown) {
    const { body } = await sendRequest(targetOf(server, '/books'))
    const last = Number(load(body)('.pages ol a').last().text())
    const orders = ['newest', 'price-up', 'price-down', 'title']
    // These pages were not requested before, so none is cached.
    const near = (page: number, step: number) =>
      orders.flatMap((sort) =>
        Array.from({ length: 8 }, (_, n) => `/books?sort=${sort}&page=${page + n * step}`),
      )
    await requestOnce(server, near(9, 1))
    const first = median(await requestOnce(server, near(1, 1)))
    const end = median(await requestOnce(server, near(last, -1)))
    rows.push({ books: size, pages: last, 'first ms': first, 'last ms': end, ratio: end / first })
  }
  sections.push({ title: 'The last pages against the first', rows })
  figures['last page over first'] = rows.at(-1)!.ratio as number
}, 600_000)
