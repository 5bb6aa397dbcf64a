import lighthouse from 'lighthouse'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { openBrowser } from '../browser/browser.ts'
import { findFreePort } from '../served-shop.ts'
import { visitorWithCart } from './cart-visitor.ts'
import { median } from './figures.ts'
import type { Measured } from './goals.ts'
import { judgedBy, judgedPages } from './phone-goals.ts'
import { report, type Section } from './report.ts'
import { rounds } from './rounds.ts'
import type { Served } from './serve-process.ts'
import { loadDemoShop, serveShop } from './shop-process.ts'
import type { Row } from './table.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const sections: Section[] = []
const measured: Measured = {}
let shop: Served
let browser: Browser
let port: number

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  shop = await serveShop(await loadDemoShop('lighthouse'))
  port = await findFreePort()
  browser = await openBrowser({ args: ['--no-sandbox', `--remote-debugging-port=${port}`] })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  report('lighthouse', { sections, measured })
}, 30_000)

type Judged = { scores: number[]; faults: string[] }

/** Scores from 0 to 100 as `judgedBy` orders them, and the audits that took from them. */
async function judge(path: string, headers: Record<string, string>): Promise<Judged> {
  // A cart is nobody's to find: that it asks search engines to leave it out is right there.
  const skipAudits = path === '/cart' ? ['is-crawlable'] : []
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...judgedBy], skipAudits }
  const run = await lighthouse(shop.origin + path, { ...flags, extraHeaders: headers })
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'no result')
  const { categories, audits } = run.lhr
  return {
    scores: judgedBy.map((category) => (categories[category]?.score ?? 0) * 100),
    faults: judgedBy
      .flatMap((category) => categories[category]?.auditRefs.filter(({ weight }) => weight) ?? [])
      .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  }
}

const limit = 60_000 + Object.keys(judgedPages).length * rounds * 90_000

test('Lighthouse, as it judges phones', { timeout: limit }, async () => {
  const cookie = await visitorWithCart(shop.origin)
  const rows: Row[] = []
  for (const [page, path] of Object.entries(judgedPages)) {
    const headers: Record<string, string> = path === '/cart' ? { Cookie: cookie.join('=') } : {}
    const judged: Judged[] = []
    for (let round = 0; round < rounds; round++) judged.push(await judge(path, headers))
    const scores = judgedBy.map((_, at) => median(judged.map((one) => one.scores[at]!)))
    const faults = [...new Set(judged.flatMap((one) => one.faults))]
    rows.push({
      ...{ page: path },
      ...Object.fromEntries(judgedBy.map((category, at) => [category, scores[at]!])),
      faults: faults.join(', '),
    })
    judgedBy.forEach((category, at) => (measured[`${page} ${category}`] = scores[at]!))
  }
  const how = `median of ${rounds}; its mobile preset; the cart holds a book and may ask not to be listed`
  sections.push({ title: 'Lighthouse 12', how, rows })
})
