import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasNginx, serveNginx, shopName, type Nginx } from '../nginx.ts'
import { serveBareCopy } from './bare-copy.ts'
import type { Measured } from './report/goals.ts'
import { sendRequest, type Target } from './load.ts'
import { buildMinimalRemix, serveMinimalRemix } from './minimal-remix.ts'
import { report, type Section } from './report/report.ts'
import { measureInRounds, method, timeLimit, type Figures, type Run } from './report/rounds.ts'
import type { Served } from './serve-process.ts'
import { loadDemoShop, newFolder, serveShop } from './shop-process.ts'
import { speedRow } from './report/speed-report.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const gzip = { 'Accept-Encoding': 'gzip' }
const pages = { 'listing, gzip': '/books', 'book, gzip': '/book/b01' }
const serverCount = 4

let nginx: Nginx
const started = new Map<string, Served>()
const sections: Section[] = []
const figures: Measured = {}

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  if (!hasNginx) return
  // The settings are those behind nginx: a page that depends on the request's host is cached by no
  // proxy.
  const shop = await serveShop(await loadDemoShop('kept'), {
    PUBLIC_URL: `https://${shopName}`,
    TRUST_PROXY: '1',
  })
  started.set('shop', shop)
  nginx = await serveNginx(Number(new URL(shop.origin).port), newFolder('nginx'))
  const minimal = buildMinimalRemix(newFolder('minimal-remix'))
  started.set('minimal Remix', await serveMinimalRemix(minimal))
  const folder = newFolder('bare')
  mkdirSync(folder)
  // The server counts as started with its first page.
  const first: Target = { origin: shop.origin, path: '/', status: 200 }
  const requested = [first, ...Object.values(pages).map((path) => target(shop.origin, path))]
  started.set('bare Node', await serveBareCopy(requested, folder))
}, 180_000)
afterAll(async () => {
  await nginx?.stop()
  for (const server of started.values()) await server.stop()
  report('kept pages', { sections, measured: figures })
}, 30_000)

const target = (origin: string, path: string): Target => ({
  ...{ origin, path, status: 200 },
  headers: gzip,
})

/** Requests use https, as visitors' do, so the cost of TLS is included. */
const stored = (path: string): Target => ({
  ...{ origin: `https://127.0.0.1:${nginx.httpsPort}`, path, status: 200 },
  headers: { ...gzip, Host: shopName },
  tls: { ca: nginx.ca, servername: shopName },
})

const runsOf = ([page, path]: [string, string]): Run[] => [
  { page, server: 'nginx, kept', pid: nginx.pid, target: stored(path) },
  ...[...started].map(([server, { pid, origin }]) => {
    const own = server === 'minimal Remix' ? '/' : path
    return { page, server, pid, target: target(origin, own) }
  }),
]

test.skipIf(!hasNginx)(
  'pages that nginx keeps, beside the shop itself, a minimal Remix page and a bare Node server',
  async () => {
    for (const path of Object.values(pages)) await sendRequest(stored(path))
    const seen = await Promise.all(Object.values(pages).map((path) => sendRequest(stored(path))))
    expect(seen.map(({ headers }) => headers['x-cache'])).toEqual(seen.map(() => 'HIT'))
    const measured = await measureInRounds(Object.entries(pages).flatMap(runsOf))
    sections.push({ title: 'Kept pages', how: method, rows: measured.map(speedRow) })
    const of = (server: string): Figures =>
      measured.find((one) => one.page === 'listing, gzip' && one.server === server)!.figures
    Object.assign(figures, {
      'kept per core': of('nginx, kept').perCore,
      'minimal per core beside kept': of('minimal Remix').perCore,
      'bare per core beside kept': of('bare Node').perCore,
    })
  },
  timeLimit(Object.keys(pages).length * serverCount),
)

/** Yields integers below `most`, small ones more often, the same in each run. */
function* skewed(most: number) {
  for (let seed = 1; ; seed = (seed * 48271) % 2147483647)
    yield Math.floor(most * (seed / 2147483647) ** 3)
}

const visits = 600

test.skipIf(!hasNginx)('how much of a browse without cookies is kept', async () => {
  const book = skewed(60)
  const thing = skewed(92)
  const page = skewed(3)
  const number = (from: Generator<number>) => (from.next().value as number) + 1
  const steps = [
    () => '/',
    () => `/books?page=${number(page)}`,
    () => `/book/b${String(number(book)).padStart(2, '0')}`,
    () => `/product/${number(thing)}`,
    () => `/book/b${String(number(book)).padStart(2, '0')}`,
  ]
  let hits = 0
  for (let context = 0; context < visits; context++) {
    const answer = await sendRequest(stored(steps[context % steps.length]!()))
    expect(answer.status).toBe(200)
    if (answer.headers['x-cache'] === 'HIT') hits++
  }
  expect(hits).toBeGreaterThan(0)
  const how = `home, a list, a book, a thing, a book, and again; the first ${visits} pages after the start`
  const rows = [{ pages: visits, 'from the cache': hits, 'per cent': (hits / visits) * 100 }]
  sections.push({ title: 'Browsing without cookies', how, rows })
})
