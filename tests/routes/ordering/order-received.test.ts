import { beforeAll, describe, expect, test } from 'vitest'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { db } from '#app/database/database.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { buy } from '../../shop/downloads/bought.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const english = { 'Accept-Language': 'en' }
const personal = ['Asha', 'Lantern', '560001', 'example.org/', 'asha@', 'Silas Marner', '₹']

let placing: Shopper
let path: string
let number: string

beforeAll(async () => {
  const book = await aBook({ name: 'Silas Marner', price: 54_900 })
  placing = await newShopper(english)
  await placing.visit(`/book/${book}`)
  await placing.press('Add to cart', {}, { within: '.buy' })
  await placing.visit('/checkout')
  await placing.press('Order with obligation to pay', {
    email: 'asha@example.org',
    name: 'Asha Raghavan',
    addressLine1: '14 Lantern Lane',
    postcode: '560001',
    city: 'Bengaluru',
  })
  path = placing.url
  number = path.split('/').at(-1)!
})

describe('the receipt', () => {
  test('says what was ordered, what it costs, where it goes, and who sells', () => {
    expect(placing.status).toBe(200)
    expect(placing.text('h1')).toBe('Thank you, Asha Raghavan')
    expect(placing.text('.kicker')).toContain(number)
    expect(placing.text('.stamp')).toBe('Received')
    expect(placing.text('.receipt tbody')).toContain('Silas Marner')
    expect(placing.text('.receipt .sums .total')).toMatch(/^Total₹\d/)
    expect(placing.texts('.receipt address')).toEqual([
      'Asha Raghavan14 Lantern LaneBengaluru 560001India',
      'Octavo Books3 Folding Street560002 BengaluruIndiabooks@example.orgTax number: GSTIN 29AAAAA0000A1Z5 (sample)',
    ])
    expect(placing.text('.receipt')).toContain('By invoice')
  })

  test('is for no search engine, no shared cache and no other site', () => {
    expect(placing.attr('meta[name=robots]', 'content')).toBe('noindex')
    expect(placing.headers.get('Cache-Control')).toBe('private, no-store')
    expect(placing.headers.get('Referrer-Policy')).toMatch(/origin|no-referrer/)
  })

  test('opens again for the visitor who placed it, the number typed in any way', async () => {
    await placing.visit(`/order-received/${number.toLowerCase()}`)
    expect(placing.status).toBe(200)
    await placing.visit(path)
  })

  test('is in the language of the page, with the money of the order', async () => {
    await placing.visit(`/de${path}`)
    expect(placing.text('h1')).toBe('Danke, Asha Raghavan')
    expect(placing.text('.receipt tbody')).toMatch(/549,00 ₹/)
    await placing.visit(path)
  })

  test('is not changed by another currency, nor by new prices', async () => {
    const before = placing.text('.receipt')
    await placing.press('€ EUR')
    expect(placing.url).toBe(path)
    await db.write((trx) => trx.updateTable('price').set({ amountMinor: 1 }).execute())
    await placing.visit(path)
    expect(placing.text('.receipt')).toBe(before)
  })
})

describe('the link of a receipt', () => {
  const keyOf = async (of: string, at = Date.now()) => receiptKey(await ensureLinkSecret(), of, at)
  const year = 365 * 24 * 60 * 60 * 1000

  test('opens it for whoever has it, and sets no cookie', async () => {
    const reader = await newShopper(english)
    await reader.visit(`${path}?key=${await keyOf(number)}`)
    expect(reader.status).toBe(200)
    expect(reader.text('h1')).toBe('Thank you, Asha Raghavan')
    expect(reader.cookieNames()).toEqual([])
  })

  test('stands in the mail of the order', async () => {
    const mail = await db.read
      .selectFrom('outbox')
      .selectAll()
      .where('about', '=', number)
      .where('kind', '=', 'order')
      .executeTakeFirstOrThrow()
    const link = /http:\/\/shop\.test(\S+key=\S+)/.exec(mail.text)?.[1]
    const reader = await newShopper(english)
    await reader.visit(link!)
    expect(reader.status).toBe(200)
    expect(reader.text('.receipt tbody')).toContain('Silas Marner')
  })

  test.each([
    ['without a key', () => ''],
    ['with an empty key', () => '?key='],
    ['with a key that is none', () => '?key=abc'],
    ['with the key of another order', async () => `?key=${await keyOf(newOrderNumber())}`],
    [
      'with a key of six years ago',
      async () => `?key=${await keyOf(number, Date.now() - 6 * year)}`,
    ],
  ])('%s shows nothing personal, and the same as for no order at all', async (_, query) => {
    const [reader, unknown] = [await newShopper(english), await newShopper(english)]
    await reader.visit(path + (await query()))
    await unknown.visit(`/order-received/${newOrderNumber()}`)
    expect([reader.status, unknown.status]).toEqual([404, 404])
    expect(reader.text('main')).toBe(unknown.text('main'))
    expect(reader.text('h1')).toBe('This receipt opens only with its link')
    for (const words of personal) expect(reader.text('main')).not.toContain(words)
    expect(reader.text('title')).not.toContain(number)
    expect(reader.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test.each(['/order-received/x', '/order-received/%3Cb%3E', '/fr/order-received/AAAAAAAA'])(
    '%s is 404 in words',
    async (unknown) => {
      const reader = await newShopper(english)
      await reader.visit(unknown)
      expect(reader.status).toBe(404)
      expect(reader.texts('h1')).toHaveLength(1)
    },
  )
})

describe('the receipt of an order with an e-book and a thing that is sent', () => {
  const words = [
    ['', 'withdraw from the rest'],
    ['/fr', 'se rétracter pour le reste'],
    ['/de', 'den Rest widerrufen'],
  ] as const

  test.each(words)(
    '%s can be cancelled, and once the file was fetched withdrawn from',
    async (prefix, way) => {
      const order = await buy([await eBookWithFile(), await aBook()])
      const key = receiptKey(await ensureLinkSecret(), order, Date.now())
      const link = `${prefix}/order-received/${order}?key=${key}`
      const rest = 'main a[href*="/withdrawal?order="]'
      const reader = await newShopper(english)
      await reader.visit(link)
      expect(reader.texts('.order-cancel')).toHaveLength(1)
      expect(reader.texts(rest)).not.toContain(way)
      await db.write((trx) =>
        trx
          .updateTable('ebookDownload')
          .set({ fetched: 1 })
          .where('orderNumber', '=', order)
          .execute(),
      )
      await reader.visit(link)
      expect(reader.texts('.order-cancel')).toEqual([])
      expect(reader.texts(rest)).toContain(way)
    },
  )
})
