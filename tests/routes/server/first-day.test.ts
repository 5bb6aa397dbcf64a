import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { promisify } from 'node:util'
import { load } from 'cheerio'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { InvoiceDocument } from '#app/shop/ordering/invoices/invoice-document.schema.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { readPages } from '../../shop/papers/read-pdf.ts'
import { Shopper } from '../../shopper.ts'
import { startStripe, type StripeStandIn } from '../../stripe-stand-in.ts'

const written = (file: string) => join(process.env.DATA_DIR!, file)
const backup = written('first-day.gz')

/** Returns the arguments of each command in a part of the guide, in its order. */
const commandsOf = (part: string) =>
  part
    .replace(/ \\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('npm run shop -- '))
    .map((line) => {
      const words = line.replace(/\s+#.*$/, '').match(/"[^"]*"|\S+/g)!
      return words
        .slice(4)
        .map((word) => word.replaceAll('"', ''))
        .map((word) => (/^[\w-]+\.(gz|pdf)$/.test(word) ? written(word) : word))
    })

const [opening = '', selling = ''] = readFileSync('docs/first-day.md', 'utf8').split(
  /^(?=## The first order)/m,
)
const commands = commandsOf(opening)
const laterCommands = commandsOf(selling)

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
  /octavo|₹|\bINR\b/i.test(text) ? text.match(/.{0,60}(octavo|₹|\bINR\b).{0,30}/gi) : null

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

test('the guide needs at most 25 commands to open, and 40 in all', () => {
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.length).toBeLessThanOrEqual(25)
  expect(commands.length + laterCommands.length).toBeLessThanOrEqual(40)
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

/** Returns the id of the product with a SKU. */
const idOf = async (sku: string) =>
  (
    await db.read
      .selectFrom('product')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
  ).id

const listMails = () => db.read.selectFrom('outbox').selectAll().orderBy('createdAt').execute()

const listInvoices = async () =>
  (await db.read.selectFrom('invoice').selectAll().orderBy('number').execute()).map(
    ({ document, ...invoice }) => ({ ...invoice, ...(JSON.parse(document) as InvoiceDocument) }),
  )

describe('a guest in Leipzig', () => {
  const own = 'docs/first-day'
  const year = new Date().toLocaleString('en', { year: 'numeric', timeZone: 'Europe/Berlin' })
  let erika: Shopper
  let number = ''
  let receipt = ''
  let file = ''

  const aGuest = () =>
    new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'de' })

  /** Runs the next command of the guide, which begins with these words, for the guest's order and return. */
  async function runNext(words: string, returnId = '') {
    const next = laterCommands.shift()!
    expect(next.join(' ').slice(0, words.length)).toBe(words)
    const args = next.map((word) =>
      word
        .replace(/^PB-.*/, number)
        .replace('3f1c', returnId)
        .replace(/^2026/, year),
    )
    return (await runCommand(args)).stdout
  }

  beforeAll(() => {
    erika = aGuest()
  })

  test('sees photographs, and that an e-book is a file', async () => {
    await erika.visit(`/de/book/${await idOf('FAUST')}`)
    expect(erika.attr('.stage img', 'src')).toMatch(/^\/picture\//)
    const picture = await fetch(new URL(erika.attr('.stage img', 'src')!, shop.origin))
    expect(picture.headers.get('Content-Type')).toMatch(/^image\//)
    await erika.visit(`/de/book/${await idOf('FAUST-E')}`)
    expect(erika.text('main')).toContain('EPUB')
  })

  test('buys a paperback and an e-book in German and pays in advance; the seller is told by mail', async () => {
    for (const sku of ['FAUST', 'FAUST-E']) {
      await erika.visit(`/de/book/${await idOf(sku)}`)
      await erika.press('In den Warenkorb', {}, { within: 'main .buy' })
    }
    await erika.visit('/de/checkout')
    await erika.press('Zahlungspflichtig bestellen', {
      ...{ email: 'erika@example.org', name: 'Erika Muster', payment: 'transfer' },
      ...{ addressLine1: 'Marktweg 3', postcode: '04109', city: 'Leipzig', country: 'DE' },
      ebookConsent: 'yes',
    })
    expect(erika.url).toMatch(/^\/de\/order-received\/PB/)
    receipt = erika.url
    number = /PB-\w+/.exec(receipt)![0]
    expect(erika.html).toContain('DE89')
    expect(foreign(erika.html)).toBeNull()
    const mails = await listMails()
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(['erika@example.org', 'post@probe-books.example']),
    )
    expect(foreign(JSON.stringify(mails))).toBeNull()
  })

  test('pays, and gets the file of the shop byte for byte; others do not', async () => {
    expect(await runNext('order')).toContain('Erika Muster')
    await runNext('paid')
    await erika.visit(receipt)
    await erika.visit(erika.attr('.receipt a[href*="/downloads/ebooks?"]', 'href')!)
    file = erika.attr('main .line__do a', 'href')!
    const open = (headers = {}) => fetch(new URL(file, shop.origin), { headers })
    const sold = readFileSync(`${own}/faust.epub`)
    expect(Buffer.from(await (await open()).arrayBuffer()).equals(sold)).toBe(true)
    const part = await open({ Range: 'bytes=100-199' })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([
      206,
      `bytes 100-199/${sold.length}`,
    ])
    expect(Buffer.from(await part.arrayBuffer()).equals(sold.subarray(100, 200))).toBe(true)
    expect((await fetch(new URL(file.split('?')[0]!, shop.origin))).status).toBe(403)
  })

  test('gets a parcel that was packed by its slip, and a right invoice', async () => {
    await runNext('slip')
    const slip = (await readPages(readFileSync(written('slip.pdf')))).flat().join(' ')
    expect(slip).toContain('Marktweg 3')
    expect(slip).toContain('Faust')
    expect(slip).not.toContain('€')
    await runNext('pack')
    await runNext('ship')
    await runNext('invoice')
    const [invoice] = await listInvoices()
    const order = await db.read.selectFrom('customerOrder').selectAll().executeTakeFirstOrThrow()
    const { totalMinor } = order
    // 9.80 and 4.99, and the parcel, whose tax is that of the books.
    expect(totalMinor).toBe(980 + 499 + order.deliveryMinor)
    const taxMinor = Math.round((totalMinor * 7) / 107)
    expect(invoice).toMatchObject({
      ...{
        number: `${year}-00001`,
        kind: 'invoice',
        orderNumber: number,
        totalMinor,
      },
      taxes: [{ basisPoints: 700, grossMinor: totalMinor, taxMinor }],
    })
    const paper = readFileSync(written('invoice.pdf'))
    expect((await readPages(paper)).flat().join(' ')).toContain(invoice!.number)
    expect(foreign(paper.toString('latin1'))).toBeNull()
    await erika.visit(receipt)
    const own = await fetch(
      new URL(erika.attr('.receipt a[href*="/invoice/"]', 'href')!, shop.origin),
      { headers: { Cookie: [...erika.cookies].map((pair) => pair.join('=')).join('; ') } },
    )
    expect(Buffer.from(await own.arrayBuffer()).equals(paper)).toBe(true)
  })

  test('sends the paperback back, and gets the money and a credit note', async () => {
    await erika.visit(receipt)
    await erika.follow('Vertrag widerrufen', { within: '.receipt' })
    await erika.press('Vertrag widerrufen')
    await erika.press('Widerruf bestätigen')
    expect(erika.text('main h2')).toBe('Widerruf eingegangen')
    const [returnId] = /[0-9a-f]{8}(?=-)/.exec(await runNext('returns'))!
    await runNext('receive-return', returnId)
    await runNext('refund')
    const [note] = (await listInvoices()).filter(({ kind }) => kind === 'credit-note')
    // All that was sent is back, so its delivery is paid back too.
    const { deliveryMinor } = await db.read
      .selectFrom('customerOrder')
      .select('deliveryMinor')
      .executeTakeFirstOrThrow()
    expect(note).toMatchObject({ orderNumber: number, totalMinor: 980 + deliveryMinor })
    expect(note!.corrects?.number).toBe(`${year}-00001`)
    expect(await runNext('invoices')).toContain(note!.number)
  })

  test('is offered the new file beside the one that was bought', async () => {
    await runNext('ebook')
    await erika.visit(receipt)
    await erika.visit(erika.attr('.receipt a[href*="/downloads/ebooks?"]', 'href')!)
    expect(erika.text('main')).toContain('Neue Ausgabe der Datei')
    const files = await Promise.all(
      erika
        .attrs('main .line a[href*=".epub"]', 'href')
        .map(async (href) => (await fetch(new URL(href, shop.origin))).arrayBuffer()),
    )
    expect(files.map((bytes) => Buffer.from(bytes).toString('base64')).sort()).toEqual(
      ['faust.epub', 'faust-2.epub'].map((name) => readFileSync(`${own}/${name}`, 'base64')).sort(),
    )
    expect(laterCommands).toEqual([])
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
    for (const table of [
      ...['shopSetting', 'ownText', 'ownPage', 'category', 'product'],
      ...['picture', 'ebookFile'],
    ])
      expect(counts[table], table).toBeGreaterThan(0)
    await runCommand(['restore', backup], environment)
    const again = join(environment.DATA_DIR, 'again.gz')
    await runCommand(['backup', again], environment)
    expect({ ...countsIn(again), audit: 0 }).toEqual({ ...counts, audit: 0 })
  })
})
