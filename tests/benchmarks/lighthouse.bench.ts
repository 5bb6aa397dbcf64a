import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { openWholeBrowser } from '../browser/visitor/browser.ts'
import { findFreePort } from '../served-shop.ts'
import { visitorWithCart } from './cart-visitor.ts'
import { median } from './report/figures.ts'
import type { Measured } from './report/goals.ts'
import { buildMinimalRemix, serveMinimalRemix } from './minimal-remix.ts'
import { judgedBy, judgedPages } from './report/phone-goals.ts'
import { report, type Section } from './report/report.ts'
import { rounds } from './report/rounds.ts'
import type { Served } from './serve-process.ts'
import { loadDemoShop, newFolder, serveShop } from './shop-process.ts'
import type { Row } from './report/table.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

const sections: Section[] = []
const measured: Measured = {}
let shop: Served
let remix: Served
let browser: Browser
let port: number

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  shop = await serveShop(await loadDemoShop('lighthouse'))
  remix = await serveMinimalRemix(buildMinimalRemix(newFolder('minimal-remix')))
  port = await findFreePort()
  browser = await openWholeBrowser({ args: ['--no-sandbox', `--remote-debugging-port=${port}`] })
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  await remix?.stop()
  report('lighthouse', { sections, measured })
}, 30_000)

/** Lists the audits of the performance score, and others apart from it. */
const timings = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocked ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'main thread ms': 'mainthread-work-breakdown',
}

type Judged = {
  /** The scores are 0 to 100, in the order of `judgedBy`. */
  scores: number[]
  /** The times are in the order of `timings`. */
  times: number[]
  /** Lighthouse's index of this machine's speed: about 1,500 to 2,000 on a quiet one. */
  machine: number
  /** Holds the audits that lowered the scores. */
  faults: string[]
}

/** Runs Lighthouse, again if a busy machine spoils its recording. */
async function request(url: string, flags: Flags, triesLeft = 2): Promise<Result> {
  const run = await lighthouse(url, flags)
  if (run && !run.lhr.runtimeError) return run.lhr
  if (triesLeft > 0) return request(url, flags, triesLeft - 1)
  throw new Error(run?.lhr.runtimeError?.message ?? 'no result')
}

async function judge(url: string, headers: Record<string, string>): Promise<Judged> {
  // A cart is rightly excluded from search engines.
  const skipAudits = url.endsWith('/cart') ? ['is-crawlable'] : []
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...judgedBy], skipAudits }
  const { categories, audits, environment } = await request(url, {
    ...flags,
    extraHeaders: headers,
  })
  return {
    scores: judgedBy.map((category) => (categories[category]?.score ?? 0) * 100),
    times: Object.values(timings).map((audit) => audits[audit]?.numericValue ?? NaN),
    machine: environment.benchmarkIndex,
    faults: judgedBy
      .flatMap((category) => categories[category]?.auditRefs.filter(({ weight }) => weight) ?? [])
      .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  }
}

const mediansOf = (lists: number[][]) =>
  lists[0]!.map((_, at) => median(lists.map((one) => one[at]!)))

async function judgeInRounds(page: string, url: string, headers: Record<string, string> = {}) {
  const judged: Judged[] = []
  for (let round = 0; round < rounds; round++) judged.push(await judge(url, headers))
  const scores = mediansOf(judged.map((one) => one.scores))
  const times = mediansOf(judged.map((one) => one.times))
  const row: Row = {
    page,
    ...Object.fromEntries(judgedBy.map((category, at) => [category, scores[at]!])),
    ...Object.fromEntries(Object.keys(timings).map((name, at) => [name, times[at]!])),
    'machine index': median(judged.map((one) => one.machine)),
    faults: [...new Set(judged.flatMap((one) => one.faults))].join(', '),
  }
  return { row, scores }
}

const limit = 60_000 + (Object.keys(judgedPages).length + 1) * rounds * 90_000

test('Lighthouse, as it judges phones', { timeout: limit }, async () => {
  const cookie = await visitorWithCart(shop.origin)
  const rows: Row[] = []
  for (const [page, path] of Object.entries(judgedPages)) {
    const headers = path === '/cart' ? { Cookie: cookie.join('=') } : {}
    const { row, scores } = await judgeInRounds(path, shop.origin + path, headers)
    rows.push(row)
    judgedBy.forEach((category, at) => (measured[`${page} ${category}`] = scores[at]!))
  }
  rows.push((await judgeInRounds('minimal Remix', `${remix.origin}/`)).row)
  const how = `median of ${rounds}; its mobile preset; the cart holds a book and may ask not to be listed`
  sections.push({ title: 'Lighthouse 12', how, rows })
})
