import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { promisify } from 'node:util'
import { load } from 'cheerio'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'
import { startStripe, type StripeStandIn } from '../../stripe-stand-in.ts'

const backup = join(process.env.DATA_DIR!, 'first-day.gz')

/** Returns the arguments of each command of the guide, in its order. */
const commands = readFileSync('docs/first-day.md', 'utf8')
  .replace(/ \\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line.startsWith('npm run shop -- '))
  .map((line) => {
    const words = line.replace(/\s+#.*$/, '').match(/"[^"]*"|\S+/g)!
    return words.slice(4).map((word) => word.replaceAll('"', '').replace('first-day.gz', backup))
  })

let shop: ServedShop
let stripe: StripeStandIn

/** Runs a command in a process of its own, beside the running shop. */
async function runCommand(args: string[], environment = {}) {
  const ran = promisify(execFile)(process.execPath, ['app/server/start.mjs', 'shop', ...args], {
    env: { ...process.env, NODE_ENV: 'production', DEMO: 'off', ...environment },
  })
  return ran.catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${args.join(' ')}: ${error.stdout}${error.stderr}`)
  })
}

beforeAll(async () => {
  stripe = await startStripe()
  shop = await serveShop({ DEMO: 'off', ...stripe.environment })
  for (const args of commands) await runCommand(args)
}, 300_000)
afterAll(async () => {
  await shop.stop()
  await stripe.stop()
})

async function open(path: string) {
  const loadPage = () => fetch(new URL(path, shop.origin), { headers: { 'Accept-Language': 'de' } })
  // The server may close an idle connection at the moment in which it is used again.
  return loadPage().catch(loadPage)
}

/** Returns what a text says of the sample shop or its currency. */
const foreign = (text: string) =>
  /Octavo|₹|\bINR\b/.test(text) ? text.match(/.{0,60}(Octavo|₹|\bINR\b).{0,30}/g) : null

/** Filters and orders of a list show the same products again. */
const isList = ({ search }: URL) =>
  /^\?.*(sort|page|subject|series|age|price|language|author|publisher|format)=/.test(search)

/** Loads a page and all that it links to within the shop, and so on; returns the body of each by its path. */
async function crawl(start: string) {
  const bodies = new Map<string, string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (bodies.has(path)) continue
    const response = await open(path)
    const type = response.headers.get('Content-Type') ?? ''
    const body = await response.text()
    expect(response.status, path).toBeLessThan(500)
    bodies.set(path, /text|xml|json/.test(type) ? body : '')
    if (!type.startsWith('text/html')) continue
    const $ = load(body)
    const links = $('a[href], link[rel=alternate], link[rel=search], link[rel=manifest]')
    for (const link of links.toArray()) {
      const to = new URL($(link).attr('href')!, shop.origin + path)
      if (to.origin === shop.origin && !isList(to)) waiting.push(to.pathname + to.search)
    }
  }
  return bodies
}

test('the guide needs at most 25 commands', () => {
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.length).toBeLessThanOrEqual(25)
})

describe('the shop of the guide', () => {
  test('shows a new visitor its name, its shelves and euros', async () => {
    const $ = load(await (await open('/de')).text())
    expect($('title').text()).toBe('Bücher aus Leipzig · Probe Books')
    expect($('h1').text()).toBe('Gelesen und für gut befunden')
    // Nothing was sold yet.
    expect($('main h2').text()).toContain('Unsere Bücher')
    expect($('.hero .lede').text()).toMatch(/^Bücher, die wir selbst gelesen haben/)
    expect($('header .logo img').attr('src')).toMatch(/^\/shop\/logo-/)
    expect($('main').text()).toMatch(/\d,\d\d\s€/)
    expect($('.nav').text()).toContain('Lesungen')
    expect(load(await (await open('/de/catalogue')).text())('main .tiles').text()).toMatch(
      /Romane.*Kinderbücher.*Sachbuch/,
    )
  })

  test('names neither the sample shop nor rupees on any page', async () => {
    const bodies = await crawl('/')
    const german = [...bodies.keys()].filter((path) => path.startsWith('/de'))
    expect(german.length).toBeGreaterThan(60)
    expect(bodies.size - german.length).toBeGreaterThan(60)
    for (const [path, body] of bodies) expect(foreign(body), path).toBeNull()
  })

  test.each([
    '/sitemap.xml',
    '/robots.txt',
    '/books.atom',
    '/opds',
    '/opds/v2',
    '/merchant/de.xml',
    '/de/site.webmanifest',
  ])('names neither in %s', async (path) => {
    const response = await open(path)
    expect(response.status).toBe(200)
    expect(foreign(await response.text())).toBeNull()
  })

  test.each(['', '/de'])('names neither in the book about reading, under "%s"', async (prefix) => {
    const bytes = await (await open(`${prefix}/downloads/reading-guide.epub`)).arrayBuffer()
    const texts = Object.entries(unzipSync(new Uint8Array(bytes)))
      .filter(([name]) => /\.(x?html|opf|ncx|xml)$/.test(name))
      .map(([, text]) => strFromU8(text))
    expect(texts.length).toBeGreaterThan(3)
    expect(foreign(texts.join('\n'))).toBeNull()
  })
})

describe('a guest in Leipzig', () => {
  const guest = () =>
    new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'de' })

  test('buys in German and pays in advance; the seller is told by mail', async () => {
    const shopper = await guest().visit('/de/books')
    await shopper.visit(load(shopper.html)('main .card__title a').attr('href')!)
    await shopper.press('In den Warenkorb', {}, { within: 'main .buy' })
    await shopper.visit('/de/checkout')
    await shopper.press('Zahlungspflichtig bestellen', {
      ...{ email: 'erika@example.org', name: 'Erika Muster', payment: 'transfer' },
      ...{ addressLine1: 'Marktweg 3', postcode: '04109', city: 'Leipzig', country: 'DE' },
    })
    expect(shopper.url).toMatch(/^\/de\/order-received\/PB/)
    expect(shopper.html).toContain('DE89')
    expect(foreign(shopper.html)).toBeNull()
    const mails = await db.read.selectFrom('outbox').selectAll().execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(['erika@example.org', 'post@probe-books.example']),
    )
    expect(foreign(JSON.stringify(mails))).toBeNull()
  })
})

describe('its backup', () => {
  /** Returns the number of rows of each table in a backup. */
  const countsIn = (path: string) =>
    (
      JSON.parse(gunzipSync(readFileSync(path)).toString().split('\n', 1)[0]!) as {
        counts: Record<string, number>
      }
    ).counts

  test('holds settings, texts, pages, categories and delivery, and restores them to an empty folder', async () => {
    const environment = { DATA_DIR: mkdtempSync(join(process.env.DATA_DIR!, 'other-')) }
    const counts = countsIn(backup)
    for (const table of ['shopSetting', 'ownText', 'ownPage', 'category', 'product'])
      expect(counts[table], table).toBeGreaterThan(0)
    await runCommand(['restore', backup], environment)
    const again = join(environment.DATA_DIR, 'again.gz')
    await runCommand(['backup', again], environment)
    expect({ ...countsIn(again), audit: 0 }).toEqual({ ...counts, audit: 0 })
  })
})
