import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRequest } from './load.ts'
import { report, type Aim, type Section } from './report/report.ts'
import { measureInRounds, method, timeLimit, type Figures, type Run } from './report/rounds.ts'
import type { Served } from './serve-process.ts'
import { loadDemoShop, runShop, serveShop, type CommandUsage } from './shop-process.ts'
import type { Row } from './report/table.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const file = join(process.env.SHARED_DATA || '../shared/data', 'goodbooks/books.csv')
const withBooks = test.skipIf(!existsSync(file))

const sections: Section[] = []
const aims: Aim[] = []
let [small, large]: [Served | undefined, Served | undefined] = [undefined, undefined]
let usage: CommandUsage | undefined

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  if (!existsSync(file)) return
  small = await serveShop(await loadDemoShop('demo'))
  const folder = await loadDemoShop('grown')
  usage = await runShop(['import', file, '--price', '499', '--stock', '12'], folder)
  large = await serveShop(folder)
}, 900_000)
afterAll(async () => {
  await small?.stop()
  await large?.stop()
  report('growth', { sections, aims })
}, 30_000)

withBooks('the import of 10,000 books', () => {
  sections.push({
    title: 'Import of 10,000 books',
    rows: [{ what: 'goodbooks', seconds: usage!.ms / 1000, 'peak memory MB': usage!.peakMb }],
  })
})

const grownPages: Record<string, string> = {
  listing: '/books',
  search: '/books?q=tolkien',
  'filtered by language and price': '/books?language=en&price-to=500',
}

/** Returns the number of different books on the page and its size, by which its cost is judged. */
async function lookAt({ page, target }: Run) {
  const { body } = await sendRequest(target)
  const $ = load(body)
  const links = $('main a[href^="/book/"]').map((_, link) => $(link).attr('href'))
  const books = new Set(links.get()).size
  expect(books, `books on ${page}`).toBeGreaterThan(0)
  return { books, 'HTML KB': body.length / 1024 }
}

withBooks(
  'pages with the demo and with 10,000 books more',
  async () => {
    const run = (page: string, server: string, { origin, pid }: Served): Run => ({
      page,
      server,
      pid,
      target: { origin, path: grownPages[page]!, status: 200 },
    })
    const runs = [
      run('listing', 'demo', small!),
      ...Object.keys(grownPages).map((page) => run(page, '10,000 more', large!)),
    ]
    const looks = await Promise.all(runs.map(lookAt))
    const measured = await measureInRounds(runs)
    const rows = measured.map((one, at) => ({ ...rowOf(one), ...looks[at] }))
    sections.push({ title: 'Growth of the catalogue', how: method, rows })
    const [before, after] = measured.map(({ figures }) => figures.cpuMs) as [number, number]
    const aim = 'listing, CPU at 10,000 books more over the demo'
    aims.push({ aim, value: after / before, atMost: 1.1 })
  },
  timeLimit(Object.keys(grownPages).length + 1),
)

const rowOf = ({ page, server, figures }: Run & { figures: Figures }): Row => ({
  page,
  catalogue: server,
  'CPU ms': figures.cpuMs,
  'req/s/core': figures.perCore,
  'p50 ms': figures.p50,
  'p95 ms': figures.p95,
  'p95 ms busy': figures.busyP95,
})
