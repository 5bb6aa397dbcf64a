import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWholeBrowser } from '../browser/visitor/browser.ts'
import { serveWithoutScripts } from './bare-copy.ts'
import { visitorWithCart } from './cart-visitor.ts'
import { median, quantile } from './report/figures.ts'
import { timeFirstClick, type FirstClick } from './first-click.ts'
import { interactionsOf, timeInteraction, type InteractionFigures } from './interactions.ts'
import type { Measured } from './report/goals.ts'
import { press } from './load.ts'
import { buildMinimalRemix, serveMinimalRemix } from './minimal-remix.ts'
import { report, type Section } from './report/report.ts'
import { rounds } from './report/rounds.ts'
import type { Served } from './serve-process.ts'
import { loadDemoShop, newFolder, serveShop } from './shop-process.ts'
import { latencyMs, timeSecondPages, visitCartPlainly } from './second-page.ts'
import { conditions, slowPhone, visitOnPhone, type PhoneFigures } from './slow-phone.ts'
import { takeTurn, turnLimit } from './take-turn.ts'

type Visit = { name: string; url: string; cookie?: [string, string] }

/** A visit's paints vary by a tenth, which is as much as the nearest goals leave. */
const visitRounds = 2 * rounds + 1

const pressRounds = rounds + 2

const sections: Section[] = []
const measured: Measured = {}
const started: Served[] = []
let visits: Visit[] = []
let browser: Browser

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  const shop = await serveShop(await loadDemoShop('phone'))
  const remix = await serveMinimalRemix(buildMinimalRemix(newFolder('minimal-remix')))
  const folder = newFolder('bare')
  mkdirSync(folder)
  const bare = await serveWithoutScripts(remix.origin, folder)
  started.push(shop, remix, bare)
  const cookie = await visitorWithCart(shop.origin)
  visits = [
    ...Object.entries({ home: '/', listing: '/books', book: '/book/b01' }).map(([name, path]) => ({
      name,
      url: shop.origin + path,
    })),
    { name: 'cart', url: `${shop.origin}/cart`, cookie },
    { name: 'minimal', url: `${remix.origin}/` },
    { name: 'bare', url: `${bare.origin}/` },
  ]
  // The first pages of a process are slow and not typical.
  for (const { url, cookie } of visits) {
    const { origin, pathname: path } = new URL(url)
    const headers = { 'Accept-Encoding': 'gzip', ...(cookie && { Cookie: cookie.join('=') }) }
    await press({ origin, path, status: 200, headers }, shop.pid, 1, 1_000)
  }
  browser = await openWholeBrowser()
}, 180_000)
afterAll(async () => {
  await browser?.close()
  for (const server of started) await server.stop()
  report('phone', { sections, measured })
}, 30_000)

const mediansOf = <Name extends string>(all: Record<Name, number>[]) =>
  Object.fromEntries(
    Object.keys(all[0]!).map((name) => [name, median(all.map((one) => one[name as Name]))]),
  ) as Record<Name, number>

/** Returns the minimum by two round trips and the line, with a little for drawing. */
const twoTripsAnd = (bytes: number) =>
  2 * slowPhone.latency + (bytes / slowPhone.download) * 1000 + 200

const figuresOf = (name: string, figures: PhoneFigures): Measured => ({
  [`${name} largest paint`]: figures.largestPaint,
  [`${name} two trips and picture`]: twoTripsAnd(figures.largestBytes),
  [`${name} blocked`]: figures.blocked,
  [`${name} moved`]: figures.moved,
  [`${name} main thread`]: figures.mainThread,
  [`${name} cold KB`]: figures.bytes / 1024,
  [`${name} requests`]: figures.requests,
  [`${name} requests but pictures`]: figures.requests - figures.pictures,
  [`${name} scripts KB`]: figures.scriptBytes / 1024,
})

const rowOf = (page: string, figures: PhoneFigures) => ({
  page,
  'first paint ms': figures.firstPaint,
  'largest paint ms': figures.largestPaint,
  'its picture KB': figures.largestBytes / 1024,
  'blocked ms': figures.blocked,
  'main thread ms': figures.mainThread,
  'by a touch ms': figures.touchedThread,
  'blocked by it ms': figures.touchedBlocked,
  shift: figures.moved,
  requests: figures.requests,
  pictures: figures.pictures,
  'all KB': figures.bytes / 1024,
  'scripts KB gzip': figures.scriptBytes / 1024,
})

test('first visits on a slow phone', { timeout: 60_000 + visitRounds * 300_000 }, async () => {
  const seen = new Map(visits.map(({ name }) => [name, [] as PhoneFigures[]]))
  for (let round = 0; round < visitRounds; round++)
    for (const { name, url, cookie } of round % 2 ? visits.toReversed() : visits)
      seen.get(name)!.push(await visitOnPhone(browser, url, cookie))
  const all = [...seen].map(([name, each]) => [name, mediansOf(each)] as const)
  const how = `${visitRounds} rounds, all in turn, medians; ${conditions}; minimal: the minimal Remix page; bare: its HTML and pictures without a script, from bare Node; by a touch: of a finger that then moves the page a little, which has the shop's scripts run`
  const rows = all.map(([name, figures]) => rowOf(name, figures))
  sections.push({ title: 'First visits on a slow phone', how, rows })
  for (const [name, figures] of all) Object.assign(measured, figuresOf(name, figures))
  const own = all.filter(([name]) => !['minimal', 'bare'].includes(name))
  measured['scripts KB'] = Math.max(...own.map(([, { scriptBytes }]) => scriptBytes / 1024))
})

test(
  'from seeing the button to a click that works',
  { timeout: 60_000 + rounds * 90_000 },
  async () => {
    const book = visits.find(({ name }) => name === 'book')!.url
    const button = 'main button[value="cart.add"]'
    const tried: FirstClick[] = []
    for (let round = 0; round < rounds; round++)
      tried.push(await timeFirstClick(browser, book, button))
    // Each tap loads a page, never the data of one.
    expect(new Set(tried.map(({ type }) => type))).toEqual(new Set(['text/html']))
    const of = (name: 'shown' | 'worksAfter' | 'clicks') => median(tried.map((one) => one[name]))
    const row = {
      'button seen ms': of('shown'),
      'works after ms': of('worksAfter'),
      clicks: of('clicks'),
    }
    const how = `medians of ${rounds}; ${conditions}; a tap every 100 ms from the first frame with the button`
    sections.push({ title: 'The first click', how, rows: [row] })
    measured['first click'] = of('worksAfter')
  },
)

test(
  'from a press to the next frame, and the tasks after hydration has begun',
  { timeout: 60_000 + pressRounds * 300_000 },
  async () => {
    const all = Object.entries(interactionsOf(new URL(visits[0]!.url).origin))
    const timed = new Map(all.map(([name]) => [name, [] as InteractionFigures[]]))
    for (let round = 0; round < pressRounds; round++)
      for (const [name, one] of round % 2 ? all.toReversed() : all)
        timed.get(name)!.push(await timeInteraction(browser, one))
    const rows = [...timed].map(([press, each]) => {
      const of = (name: 'inp' | 'longest') =>
        quantile(
          each.map((one) => one[name]),
          0.25,
        )
      const longest = of('longest')
      const culprit = each.find((one) => one.longest === longest)!.culprit
      measured[`${press} INP`] = of('inp')
      return { press, 'INP ms': of('inp'), 'longest task ms': longest, of: culprit }
    })
    measured['longest task'] = Math.max(...rows.map((row) => row['longest task ms']))
    const how = `lower quartiles of ${pressRounds}, since nothing but other work on the machine makes a press vary; ${conditions}; the longest task since hydration began, 0: none above 50 ms`
    sections.push({ title: 'Presses on a slow phone', how, rows })
  },
)

test('the second page', { timeout: 60_000 + visitRounds * 90_000 }, async () => {
  const { url, cookie } = visits.find(({ name }) => name === 'cart')!
  const { origin } = new URL(url)
  const moves: Awaited<ReturnType<typeof timeSecondPages>>[] = []
  const plainly: Awaited<ReturnType<typeof visitCartPlainly>>[] = []
  for (let round = 0; round < visitRounds; round++) {
    moves.push(await timeSecondPages(browser, origin))
    plainly.push(await visitCartPlainly(browser, origin, cookie!))
  }
  const { first, second, plain } = mediansOf(moves)
  const { list, cart } = mediansOf(plainly)
  const row = {
    'first move ms': first,
    'second move ms': second,
    'plain click ms': plain,
    'list, plain way ms': list,
    'cart, plain way ms': cart,
  }
  const how = `medians of ${visitRounds}; moves and click: ${latencyMs} ms latency, the pointer rests on the link before; plain way: without scripts, the cart after the list; ${conditions} at the list`
  sections.push({ title: 'The second page', how, rows: [row] })
  const figures = { 'first move': first, 'second move': second, 'plain click': plain }
  Object.assign(measured, figures, { 'list plainly': list, 'cart plainly': cart })
})
