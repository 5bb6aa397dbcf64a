import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey, receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { openDemo } from '../../demo.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { buy, downloadsOf } from '../../shop/downloads/bought.ts'
import { hasJava, listFaults } from '../../shop/downloads/check-epub.ts'
import { readMail } from '../../shop/mail/read-mail.ts'
import { builtShop, newShopper, origin } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  (await builtShop())(
    new Request(origin + path, { method, headers: { Host: 'shop.test', ...headers } }),
  )
const keyTo = async (number: string, at = Date.now()) =>
  ebooksKey(await ensureLinkSecret(), number, at)

const ways = [
  {
    language: 'en',
    prefix: '',
    search: 'Search',
    add: 'Add to cart',
    order: 'Order with obligation to pay',
    refused: 'Tick this box if you want the e-books as soon as',
    text: 'I acknowledge that I lose my right of withdrawal',
  },
  {
    language: 'fr',
    prefix: '/fr',
    search: 'Rechercher',
    add: 'Ajouter au panier',
    order: 'Commander avec obligation de paiement',
    refused: 'Cochez cette case si vous voulez les livres numériques',
    text: 'Je reconnais perdre mon droit de rétractation',
  },
  {
    language: 'de',
    prefix: '/de',
    search: 'Suchen',
    add: 'In den Warenkorb',
    order: 'Zahlungspflichtig bestellen',
    refused: 'Kreuzen Sie dieses Feld an',
    text: 'Mir ist bekannt, dass mein Widerrufsrecht',
  },
] as const

describe.each(ways)('an e-book bought by a guest without JavaScript in $language', (way) => {
  test('leads from the first page to its file in at most 12 page loads, and its mail leads there too', async () => {
    const email = newEmail()
    const shopper = await newShopper({ 'Accept-Language': way.language })
    await shopper.visit(way.prefix || '/')
    await shopper.press(way.search, { q: 'frankenstein' })
    await shopper.visit(shopper.attr('main .card__title a', 'href')!)
    await shopper.visit(
      shopper.attrs('nav a.choice--format', 'href').find((href) => /b\d\de$/.test(href))!,
    )
    const name = shopper.text('h1')!
    await shopper.press(way.add, {}, { within: '.buy' })
    expect(shopper.status).toBe(200)
    await shopper.visit(`${way.prefix}/cart`)
    await shopper.post(`${way.prefix}/cart`, { intent: 'cart.checkout' })
    // Nothing is sent: no street is asked for, and no way of delivery.
    expect(shopper.attrs('main input', 'name')).not.toContain('addressLine1')
    expect(shopper.attr('#ebookConsent', 'checked')).toBeUndefined()
    await shopper.press(way.order, { email, name: 'Asha Raghavan' })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#ebookConsent-error')).toContain(way.refused)
    expect(shopper.text('#errors a[href="#ebookConsent"]')).toContain(way.refused)
    expect(shopper.attr('#email', 'value')).toBe(email)
    await shopper.press(way.order, { ebookConsent: 'yes' })
    expect([shopper.status, shopper.url]).toEqual([
      200,
      expect.stringContaining('/order-received/') as string,
    ])
    expect(shopper.text('.receipt')).toContain(way.text)
    const [, number] = /order-received\/(\w+)/.exec(shopper.url)!
    await recordPaid(number!, { at: Date.now(), reference: null }, Date.now())
    await shopper.visit(shopper.attr('.receipt a[href*="/downloads/ebooks?"]', 'href')!)
    expect(shopper.status).toBe(200)
    expect(shopper.text('main .line')).toContain(name)
    const file = shopper.attr('main .line__do a', 'href')!
    expect(shopper.pageLoads).toBeLessThanOrEqual(11)

    // The file is the twelfth.
    const answer = await get(file)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/epub+zip')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
    if (hasJava && way.language === 'en') expect(await listFaults(bytes)).toEqual([])

    await sendDueMail(Date.now(), drawAttachments)
    const folder = join(process.env.DATA_DIR!, 'mail')
    const mail = readdirSync(folder)
      .map((one) => readMail(readFileSync(join(folder, one), 'utf8')))
      .find((one) => one.headers.get('to') === email)!
    expect(mail.text).toContain(way.text)
    const link = /http:\/\/shop\.test(\S*\/downloads\/ebooks\?order=\S+)/.exec(mail.text)![1]!
    const reader = await (await newShopper({ 'Accept-Language': way.language })).visit(link)
    expect([reader.status, reader.text('main .line')]).toEqual([
      200,
      expect.stringContaining(name) as string,
    ])
    expect(reader.cookieNames()).toEqual([])
  }, 120_000)
})

describe('the checkout', () => {
  test('asks no consent where there is no e-book', async () => {
    const shopper = await newShopper()
    await shopper.post('/cart', { intent: 'cart.add', product: await aBook() })
    await shopper.visit('/checkout')
    expect(shopper.attrs('main input', 'name')).not.toContain('ebookConsent')
  })

  test('asks it for one that is ordered ahead, too, and says until when it can be withdrawn from', async () => {
    const shopper = await newShopper()
    const product = await eBookWithFile({ name: 'Next spring', datePublished: '2999-05-01' })
    await shopper.post('/cart', { intent: 'cart.add', product })
    await shopper.visit('/checkout')
    const ahead = 'For Next spring (e-book), this applies as soon as the file is supplied'
    expect(shopper.text('label:has(#ebookConsent)')).toContain(ahead)
    const buyer = { email: newEmail(), name: 'Asha' }
    await shopper.press('Order with obligation to pay', buyer)
    expect([shopper.status, shopper.text('#ebookConsent-error')]).toEqual([
      422,
      expect.stringContaining('Tick this box') as string,
    ])
    await shopper.press('Order with obligation to pay', { ebookConsent: 'yes' })
    expect(shopper.text('.receipt')).toContain(ahead)
  })

  test('asks for the address as ever where something is sent with the e-book', async () => {
    const shopper = await newShopper()
    for (const product of [await aBook(), await eBookWithFile()])
      await shopper.post('/cart', { intent: 'cart.add', product })
    await shopper.visit('/checkout')
    expect(shopper.attrs('main input', 'name')).toEqual(
      expect.arrayContaining(['addressLine1', 'ebookConsent']),
    )
    await shopper.press('Order with obligation to pay', {
      email: newEmail(),
      name: 'Asha',
      ebookConsent: 'yes',
    })
    expect([shopper.status, shopper.text('#addressLine1-error')]).toEqual([
      422,
      'Enter the house number and street',
    ])
  })
})

describe('the file', () => {
  const aFile = async (facts: Parameters<typeof eBookWithFile>[0] = {}) => {
    const number = await buy([await eBookWithFile(facts)])
    return { number, path: `/downloads/ebooks/${number}/0.epub?key=${await keyTo(number)}` }
  }

  test('comes whole, in parts, by its head, with its names, and is kept by nobody', async () => {
    const { number, path } = await aFile({ name: 'L’Écume' })
    const whole = await get(path)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-disposition': `attachment; filename="l-ecume.epub"; filename*=UTF-8''L%E2%80%99%C3%89cume.epub`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    })
    const etag = whole.headers.get('ETag')!
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/)

    const head = await get(path, { Range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ])
    const rest = await get(path, { Range: 'bytes=10-', 'If-Range': etag })
    expect([rest.status, rest.headers.get('Content-Range')]).toEqual([
      206,
      `bytes 10-${bytes.length - 1}/${bytes.length}`,
    ])
    expect(Buffer.concat([bytes.subarray(0, 10), Buffer.from(await rest.arrayBuffer())])).toEqual(
      bytes,
    )
    const none = await get(path, { Range: 'bytes=9999999-' })
    expect([none.status, none.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ])
    expect((await downloadsOf(number))[0]?.fetched).toBe(1)
  })

  test.each([
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { Purpose: 'prefetch' },
  ])('is not fetched ahead of a reader: %o', async (headers) => {
    const { number, path } = await aFile()
    const answer = await get(path, headers)
    expect([answer.status, await answer.text()]).toEqual([403, ''])
    expect((await downloadsOf(number))[0]?.fetched).toBe(0)
  })

  test('is one and the same 403 for all others, whether the order is there or not', async () => {
    const { number, path } = await aFile()
    const other = await buy([await eBookWithFile()])
    const receipt = receiptKey(await ensureLinkSecret(), number, Date.now())
    const paths = [
      `/downloads/ebooks/${number}/0.epub`,
      `/downloads/ebooks/${number}/0.epub?key=${await keyTo(other)}`,
      `/downloads/ebooks/${number}/0.epub?key=${encodeURIComponent(receipt)}`,
      `/downloads/ebooks/${number}/0.epub?key=${await keyTo(number, Date.now() - 1828 * dayMs)}`,
      `/downloads/ebooks/22222222/0.epub?key=${await keyTo(number)}`,
      `/downloads/ebooks/x/0.epub`,
      path.replace('/0.epub', '/7.epub'),
    ]
    const answers = await Promise.all(
      paths.map(async (one) => {
        const answer = await get(one)
        return [answer.status, await answer.text(), answer.headers.get('Cache-Control')]
      }),
    )
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]?.[0]).toBe(403)
    expect((await get(path)).status).toBe(200)
  })

  test('says why it is closed: paid back, or not published yet', async () => {
    const back = await aFile()
    await db.write((trx) => revokeEbooks(trx, back.number, [0], Date.now()))
    const closed = await get(back.path)
    expect([closed.status, await closed.text()]).toEqual([
      410,
      expect.stringContaining('purchase of this e-book was reversed') as string,
    ])
    const page = await (
      await newShopper()
    ).visit(`/downloads/ebooks?order=${back.number}&key=${await keyTo(back.number)}`)
    expect(page.text('main .line')).toContain(
      'The purchase was reversed: this file is no longer available.',
    )
    const ahead = await aFile({ datePublished: '2999-05-01' })
    const later = await get(`/de${ahead.path}`)
    expect([later.status, await later.text()]).toEqual([
      403,
      expect.stringContaining('1. Mai 2999') as string,
    ])
  })
})

describe('the page', () => {
  test('with a link that opens nothing is 403 and offers to send it again, to that order’s own address', async () => {
    const email = newEmail()
    const number = await buy([await eBookWithFile()], { details: { email } })
    const shopper = await newShopper()
    await shopper.visit(`/downloads/ebooks?order=${number}&key=x`)
    expect([shopper.status, shopper.text('h1')]).toEqual([
      403,
      'This link does not open any e-books',
    ])
    await shopper.press('Send link', { number: 'what', email: '' })
    expect([shopper.status, shopper.text('#number-error'), shopper.text('#email-error')]).toEqual([
      422,
      'Enter the order number, for example 7KX4M2PD',
      'Enter your e-mail address',
    ])
    const announced: (string | undefined)[] = []
    for (const typed of [email.toUpperCase(), newEmail()]) {
      await shopper.press('Send link', { number: number.toLowerCase(), email: typed })
      announced.push(`${shopper.status} ${shopper.url} ${shopper.text('.toast')}`)
    }
    expect(new Set(announced).size).toBe(1)
    const mails = await db.read
      .selectFrom('outbox')
      .select(['recipient', 'text'])
      .where('kind', '=', 'ebooks')
      .where('about', 'like', `${number}%`)
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual([email])
    expect(mails[0]?.text).toContain(`/downloads/ebooks?order=${number}&key=`)
  })

  test('has a plain sister under 15 KB for 20 e-books, without a script', async () => {
    const ebooks = await Promise.all(
      Array.from({ length: 20 }, (_, n) => eBookWithFile({ name: `A rather long title ${n}` })),
    )
    const number = await buy(ebooks)
    const query = `order=${number}&key=${await keyTo(number)}`
    const page = await (await newShopper()).visit(`/de/downloads/ebooks?${query}`)
    const lean = page.attrs('main a', 'href').find((href) => href.includes('/lean?'))!
    const answer = await get(lean)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(Buffer.byteLength(html)).toBeLessThan(15 * 1024)
    expect(html).not.toMatch(/<script|<link|<style|<img/)
    const files = load(html)('a[href*=".epub"]')
    expect(files).toHaveLength(20)
    expect((await get(files.first().attr('href')!)).status).toBe(200)
    expect((await get(`/downloads/ebooks/lean?order=${number}&key=x`)).status).toBe(403)
  }, 60_000)
})

describe('the library of a customer', () => {
  test('is made, read by apps with its files, and closed: 410 from then on', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const number = await buy([await eBookWithFile({ name: 'Mine' })], { customer })
    const shopper = await newShopper()
    await shopper.post('/login-register', {
      intent: 'customer.signIn',
      email,
      password: rightPassword,
    })
    await shopper.visit('/downloads/ebooks')
    expect(shopper.text('main .line')).toContain('Mine')
    expect(shopper.attr('main .line__do a', 'href')).toBe(`/downloads/ebooks/${number}/0.epub`)
    await shopper.press('Create address')
    const address = shopper.attr('#library-address', 'value')!
    expect(address).toMatch(/^http:\/\/shop\.test\/opds\/library\/[\w-]{32}$/)
    const path = new URL(address).pathname
    await shopper.visit('/downloads/ebooks')
    expect(shopper.html).not.toContain(path)

    const atom = await get(path)
    expect(atom.headers.get('Content-Type')).toContain('profile=opds-catalog;kind=acquisition')
    expect(atom.headers.get('Cache-Control')).toBe('private, no-store')
    const file = /href="http:\/\/shop\.test([^"]+\.epub)"/.exec(await atom.text())![1]!
    expect((await get(file)).headers.get('Content-Type')).toBe('application/epub+zip')
    expect((await downloadsOf(number))[0]?.fetched).toBe(1)
    for (const answer of [
      await get(`${path}?version=2`),
      await get(path, { Accept: 'application/opds+json, application/atom+xml;q=0.5' }),
    ]) {
      expect(answer.headers.get('Content-Type')).toBe('application/opds+json')
      expect(await answer.json()).toMatchObject({ metadata: { numberOfItems: 1 } })
    }
    const stranger = await buy([await eBookWithFile()])
    expect((await get(`${path}/${stranger}/0.epub`)).status).toBe(403)

    await shopper.press('Close address')
    expect((await get(path)).status).toBe(410)
    expect((await get(file)).status).toBe(410)
    expect((await get('/opds/library/short')).status).toBe(404)
  })

  test('lets nobody make one who is not signed in', async () => {
    const shopper = await newShopper()
    await shopper.post('/downloads/ebooks', { intent: 'library.make', known: '' })
    expect(shopper.url).toContain('/login-register?next=')
  })
})

describe.each([
  ['', 'Reading e-books from this shop', 'complete and free'],
  ['/fr', 'Lire les livres numériques de cette boutique', 'Complet et gratuit'],
  ['/de', 'E-Books aus diesem Shop lesen', 'Vollständig und kostenlos'],
])('the shop’s own e-book under "%s"', (prefix, title, whole) => {
  test('is offered to everybody, and its file is the whole book', async () => {
    const shopper = await (await newShopper()).visit(`${prefix}/downloads/ebooks`)
    expect(shopper.text('#guide')).toBe(title)
    expect(shopper.text('section[aria-labelledby=guide]')).toContain(whole)
    const href = shopper.attr('section[aria-labelledby=guide] a', 'href')!
    const answer = await get(href)
    expect(answer.headers.get('Content-Type')).toBe('application/epub+zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const text = strFromU8(files['EPUB/package.opf']!)
    expect(text).toContain(`<dc:title id="title">${title}</dc:title>`)
    expect(Object.keys(files).filter((path) => /chapter-\d+/.test(path))).toHaveLength(10)
    expect(load(strFromU8(files['EPUB/title.xhtml']!), { xml: true }).text()).not.toMatch(
      /Sample edition|Extrait|Leseprobe/,
    )
    const etag = answer.headers.get('ETag')!
    expect((await get(href, { 'If-None-Match': etag })).status).toBe(304)
  })
})

test('a receipt leads to the file of its e-book with one press, above its lines', async () => {
  const number = await buy([await eBookWithFile()])
  const path = `/order-received/${number}?key=${receiptKey(await ensureLinkSecret(), number, Date.now())}`
  const shopper = await (await newShopper()).visit(path)
  const file = shopper.attr('.receipt a[data-document]', 'href')!
  expect((await get(file)).headers.get('Content-Type')).toBe('application/epub+zip')
  const links = shopper.html.indexOf(file.split('?')[0]!)
  expect(links).toBeLessThan(shopper.html.indexOf('<table'))
})
