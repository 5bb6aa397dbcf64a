import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBareCopy } from './bare-copy.ts'
import { addBook, visitorWithCart } from './cart-visitor.ts'
import type { Measured } from './report/goals.ts'
import type { Target } from './load.ts'
import { buildMinimalRemix, serveMinimalRemix } from './minimal-remix.ts'
import { weighPage, weighPageModules, weighStyles, type PageWeight } from './page-weight.ts'
import { report, type Section } from './report/report.ts'
import { measureInRounds, method, timeLimit, type Run } from './report/rounds.ts'
import type { Served } from './serve-process.ts'
import { loadDemoShop, newFolder, serveShop } from './shop-process.ts'
import { ratioRow, servers, speedFigures, speedRow, type Server } from './report/speed-report.ts'
import type { Row } from './report/table.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const gzip = { 'Accept-Encoding': 'gzip' }
const addToMinimal = 'intent=cart.add&product=book-1'

/** Maps each page to the requests to the shop (and its bare copy) and to the minimal Remix page. */
const pages: Record<string, { shop: Omit<Target, 'origin'>; minimal: Omit<Target, 'origin'> }> = {
  home: { shop: { path: '/', status: 200 }, minimal: { path: '/', status: 200 } },
  listing: { shop: { path: '/books', status: 200 }, minimal: { path: '/', status: 200 } },
  'listing, gzip': {
    shop: { path: '/books', status: 200, headers: gzip },
    minimal: { path: '/', status: 200, headers: gzip },
  },
  book: { shop: { path: '/book/b01', status: 200 }, minimal: { path: '/', status: 200 } },
  cart: { shop: { path: '/cart', status: 200 }, minimal: { path: '/', status: 200 } },
  'add, new visitor': {
    shop: { path: '/book/b01', status: 303, form: addBook },
    minimal: { path: '/cart', status: 303, form: addToMinimal },
  },
  'add, same visitor': {
    shop: { path: '/book/b01', status: 303, form: addBook, sameVisitorFor: 5 },
    minimal: { path: '/cart', status: 303, form: addToMinimal, sameVisitorFor: 5 },
  },
}
/** Names a minimal action without session and line, which shows what these cost. */
const keepingNothing = 'add, kept nowhere'
const runCount = Object.keys(pages).length * servers.length + 1

const started = new Map<Server, Served>()
const sections: Section[] = []
const measuredHere: Measured = {}

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  const demo = await loadDemoShop('pages')
  const shop = await serveShop(demo)
  started.set('shop', shop)
  const cookie = await visitorWithCart(shop.origin)
  pages.cart!.shop.headers = { Cookie: cookie.join('=') }
  const minimal = buildMinimalRemix(newFolder('minimal-remix'))
  started.set('minimal Remix', await serveMinimalRemix(minimal))
  const folder = newFolder('bare')
  mkdirSync(folder)
  const requested = Object.values(pages).map((page) => ({ ...page.shop, origin: shop.origin }))
  started.set('bare Node', await serveBareCopy(requested, folder))
}, 180_000)
afterAll(async () => {
  for (const server of started.values()) await server.stop()
  report('pages', { sections, measured: measuredHere })
}, 30_000)

const runsOf = (page: string): Run[] =>
  servers.map((server) => {
    const { origin, pid } = started.get(server)!
    const target = pages[page]![server === 'minimal Remix' ? 'minimal' : 'shop']
    return { page, server, pid, target: { ...target, origin } }
  })

test(
  'pages and forms, beside a minimal Remix page and a bare Node server with the same bytes',
  async () => {
    const { origin, pid } = started.get('minimal Remix')!
    const target = { origin, path: '/?index', status: 303, form: addToMinimal }
    const measured = await measureInRounds([
      ...Object.keys(pages).flatMap(runsOf),
      { page: keepingNothing, server: 'minimal Remix', pid, target },
    ])
    const of = (page: string, server: Server) =>
      measured.find((one) => one.page === page && one.server === server)!.figures
    sections.push(
      { title: 'Requests', how: method, rows: measured.map(speedRow) },
      {
        title: 'The shop over its limits',
        rows: Object.keys(pages).map((page) => ratioRow(page, of)),
      },
      {
        title: 'Adding over an action that keeps nothing',
        rows: Object.keys(pages)
          .filter((page) => page.startsWith('add'))
          .map((page) => ({
            page,
            'p95 over it': of(page, 'shop').p95 / of(keepingNothing, 'minimal Remix').p95,
          })),
      },
    )
    Object.assign(measuredHere, speedFigures(of))
  },
  timeLimit(runCount),
)

test('the bytes of each page', async () => {
  const { origin } = started.get('shop')!
  const [home, listing, book] = [
    await weighPage({ ...pages.home!.shop, origin }),
    await weighPage({ ...pages.listing!.shop, origin }),
    await weighPage({ ...pages.book!.shop, origin }),
  ]
  const styles = sum(await weighStyles(listing.html, origin))
  const scripts = await weighPageModules(home.html, origin)
  expect(scripts.length, 'modules of a page').toBeGreaterThan(0)
  sections.push(
    { title: 'Bytes of pages', rows: Object.entries({ home, listing, book }).map(weightRow) },
    {
      title: 'Bytes beside them',
      rows: [
        { what: 'styles', 'gzip KB': styles },
        { what: 'listing and styles', 'gzip KB': listing.gzipKb + styles },
        { what: `${scripts.length} scripts of the first page`, 'gzip KB': sum(scripts) },
      ],
    },
  )
  Object.assign(measuredHere, {
    'listing KB': listing.gzipKb + styles,
    'compression loss': Math.max(home.loss, listing.loss, book.loss),
  })
})

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

const weightRow = ([page, weight]: [string, PageWeight]): Row => ({
  page,
  'raw KB': weight.rawKb,
  'gzip KB': weight.gzipKb,
  'sent KB': weight.sentKb,
  loss: weight.loss,
})
