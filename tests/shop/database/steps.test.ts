import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#app/database/connection.server.ts'
import { migrate, migrateTo, stepNames } from '#app/database/migrate.server.ts'
import { freshDatabase } from './fresh-database.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let old: Database
beforeEach(async () => {
  fresh = await freshDatabase()
  old = fresh.open()
})
afterEach(() => fresh.remove())

type Row = Record<string, string | number | null>

/** Of a table as it was then, whatever the types say of today's. */
const into = (table: string, ...rows: Row[]) =>
  old.write(async (trx) => {
    for (const row of rows)
      await (trx as unknown as Kysely<Record<string, Row>>).insertInto(table).values(row).execute()
  })

const rowsOf = async (question: ReturnType<typeof sql<Row>>) =>
  (await question.execute(old.read)).rows

const aProduct = (id: string, facts: Row = {}): Row => ({
  ...{ id, kind: 'book', sku: id, sourceKey: `test:${id}`, sourceHash: '', workId: `work ${id}` },
  ...{ editionRank: 0, name: id, sortName: id, isNew: 0, saleCount: 0, hasVariants: 0 },
  ...{ outOfPrint: 0, weightGrams: 0, art: '{}', createdAt: 1, updatedAt: 1, inLanguage: 'en' },
  ...{ pagesEstimated: 0, hasPrintEdition: 0, fixedPriceMarkets: '', format: 'paperback' },
  ...facts,
})

const anOrder = (number: string, facts: Row = {}): Row => ({
  ...{ number, checkoutToken: number, visitor: '', placedAt: 1, state: 'delivered' },
  ...{ paymentState: 'paid', paymentMethod: 'invoice', language: 'en', currency: 'EUR', rate: 1 },
  ...{ rateDay: '2026-11-21', email: 'a@b.test', emailFolded: 'a@b.test', name: 'A', city: 'B' },
  ...{ addressLine1: '1', postcode: '1', country: 'DE', deliveryMinor: 0, goodsMinor: 0 },
  ...{ totalMinor: 0, ebookConsent: 0, discountMinor: 0, ...facts },
})

const aLine = (
  orderNumber: string,
  position: number,
  quantity: number,
  unitMinor: number,
): Row => ({
  ...{ orderNumber, position, productId: 'p', kind: 'book', name: 'P', color: '', size: '' },
  ...{ unitMinor, quantity, lineMinor: unitMinor * quantity, discountMinor: 0, taxKind: 'book' },
})

describe('an older shop, brought up to date step by step', () => {
  test('007 puts e-books with a text into the lists, behind the other editions of their work', async () => {
    await migrateTo(old, '006-after-the-order')
    const work = { workId: 'moonstone' }
    const file = { ...work, format: 'e-book', editionRank: null }
    await into(
      'product',
      aProduct('print', work),
      aProduct('second', { ...work, editionRank: 1 }),
      aProduct('file-a', file),
      aProduct('file-b', file),
      aProduct('file-fr', { ...file, inLanguage: 'fr' }),
      aProduct('no-text', { format: 'e-book', editionRank: null }),
      aProduct('withdrawn', { editionRank: null }),
    )
    await into(
      'sample',
      { workId: 'moonstone', inLanguage: 'en', heading: 'I', html: '<p>a</p>' },
      { workId: 'moonstone', inLanguage: 'fr', heading: 'I', html: '<p>a</p>' },
    )
    await migrateTo(old, '007-ebooks-for-sale')
    const ranks = await rowsOf(sql<Row>`select id, edition_rank as place from product order by id`)
    expect(Object.fromEntries(ranks.map(({ id, place }) => [id, place]))).toEqual({
      ...{ 'file-a': 2, 'file-b': 3, 'file-fr': 0, 'no-text': null },
      ...{ print: 0, second: 1, withdrawn: null },
    })
  })

  test('009 writes down the lines of returns that were paid back, each piece once, within their refund', async () => {
    await migrateTo(old, '008-answers-to-mail')
    await into('customerOrder', anOrder('A', { goodsMinor: 1300, totalMinor: 1300 }))
    await into('orderLine', aLine('A', 0, 3, 100), aLine('A', 1, 1, 1000))
    const back = { orderNumber: 'A', kind: 'return', state: 'refunded', announcedAt: 1 }
    await into('orderReturn', { id: 'r1', ...back }, { id: 'r2', ...back }, { id: 'r3', ...back })
    await into(
      'orderReturnLine',
      { returnId: 'r1', position: 0, quantity: 2 },
      { returnId: 'r2', position: 0, quantity: 1 },
      { returnId: 'r2', position: 1, quantity: 1 },
      // Of a line of which no more is there.
      { returnId: 'r3', position: 0, quantity: 1 },
    )
    const refund = { orderNumber: 'A', reason: 'returned', state: 'done', dueAt: 9 }
    await into(
      'refund',
      { id: 'f1', ...refund, returnId: 'r1', amountMinor: 200, createdAt: 5 },
      // Cut down, since an amount was given back before.
      { id: 'f2', ...refund, returnId: 'r2', amountMinor: 550, createdAt: 6 },
      { id: 'f3', ...refund, returnId: 'r3', amountMinor: 100, createdAt: 7 },
      { id: 'f4', ...refund, returnId: null, amountMinor: 50, createdAt: 4 },
    )
    await migrateTo(old, '009-by-line')
    const lines = await old.read
      .selectFrom('refundLine')
      .select(['refundId', 'position', 'fromPiece', 'quantity', 'amountMinor', 'returnId', 'at'])
      .orderBy('at')
      .orderBy('position')
      .execute()
    expect(lines.map((line) => Object.values(line))).toEqual([
      ['f1', 0, 0, 2, 200, 'r1', 5],
      ['f2', 0, 2, 1, 50, 'r2', 6],
      ['f2', 1, 0, 1, 500, 'r2', 6],
    ])
  })

  test('016 gives the demo’s e-books their text as a file, and no sample of any other', async () => {
    await migrateTo(old, '015-feed-indexes')
    const ofDemo = { format: 'e-book', source: 'demo', numberOfPages: 410 }
    const bought = { format: 'e-book', source: 'csv', workId: 'bought' }
    await into('setting', { name: 'demo-loaded', value: '1' })
    await into(
      'product',
      aProduct('b01e', { ...ofDemo, workId: 'emma', sourceKey: 'demo:b01e', sortPrice: 5 }),
      aProduct('b01', { workId: 'emma', sortPrice: 500, stock: 0, editionRank: 2 }),
      // Called the demo’s, which it is not.
      aProduct('false', { ...ofDemo, workId: 'emma', sourceKey: 'demo:b99e' }),
      aProduct('csv', { ...bought, workId: 'csv', sortPrice: 5 }),
      aProduct('csv-print', { workId: 'csv', sortPrice: 900, editionRank: 1 }),
      aProduct('bought', bought),
      aProduct('bare', { ...bought, workId: 'bare', editionRank: null }),
      aProduct('hidden', { ...bought, workId: 'hidden', isHidden: 1, editionRank: null }),
    )
    const words = '<p>Emma &amp; <em>Mr.</em> Knightley – they spoke.</p>'
    await into(
      'sample',
      { workId: 'emma', inLanguage: 'en', heading: 'Chapter I', html: words },
      { workId: 'csv', inLanguage: 'en', heading: 'I', html: '<p>a</p>' },
      { workId: 'bought', inLanguage: 'en', heading: 'I', html: '<p>b</p>' },
    )
    await into('customerOrder', anOrder('A'))
    const line = { ...aLine('A', 0, 1, 100), productId: 'bought', format: 'e-book' }
    await into('orderLine', line, aLine('A', 1, 1, 100))
    await into('ebookDownload', {
      ...{ orderNumber: 'A', position: 0, productId: 'bought', fetched: 1 },
    })
    await migrateTo(old, '016-ebook-texts')
    const products = await rowsOf(sql<Row>`select id, edition_rank as place, ebook_content as holds,
      ebook_words as words, number_of_pages as pages from product order by id`)
    expect(products.map((one) => Object.values(one))).toEqual([
      ['b01', 1, null, null, null],
      ['b01e', 0, 'opening', 7, 1],
      ['bare', 0, null, null, null],
      ['bought', 0, null, null, null],
      ['csv', 1, null, null, null],
      ['csv-print', 0, null, null, null],
      ['false', 2, null, null, 410],
      ['hidden', null, null, null, null],
    ])
    const texts = await rowsOf(sql<Row>`select product_id as id, html from ebook_text order by id`)
    expect(texts.map((one) => Object.values(one))).toEqual([
      ['b01e', words],
      ['bought', '<p>b</p>'],
    ])
    const lines = await rowsOf(
      sql<Row>`select ebook_content as holds from order_line order by position`,
    )
    expect(lines.map(({ holds }) => holds)).toEqual(['opening', null])
  })

  test('018 keeps open what an unpaid invoice opened, and closes what waits for a card', async () => {
    await migrateTo(old, '015-feed-indexes')
    await into('product', aProduct('p', { format: 'e-book' }))
    const due = { paymentState: 'due' }
    await into(
      'customerOrder',
      anOrder('card', { ...due, paymentMethod: 'card' }),
      anOrder('onDelivery', { ...due, paymentMethod: 'on-delivery' }),
      anOrder('invoice', due),
      anOrder('paid'),
    )
    const bought = { position: 0, productId: 'p', fetched: 0 }
    for (const orderNumber of ['card', 'onDelivery', 'invoice', 'paid'])
      await into('ebookDownload', { orderNumber, ...bought })
    await migrateTo(old, '018-ebooks-when-paid')
    const rights = await rowsOf(
      sql<Row>`select order_number as number, opens_unpaid as is_open from ebook_download`,
    )
    expect(Object.fromEntries(rights.map(({ number, isOpen }) => [number, isOpen]))).toEqual({
      ...{ card: 0, onDelivery: 1, invoice: 1, paid: 0 },
    })
    await expect(
      into('ebookDownload', { orderNumber: 'card', ...bought, position: 1, opensUnpaid: 2 }),
    ).rejects.toThrow()
  })

  test('keeps its rows through every step', async () => {
    await migrateTo(old, stepNames[0]!)
    await into('product', aProduct('kept'))
    await into('category', {
      ...{ slug: 'c', parent: null, position: 0, nameEn: 'C', nameFr: 'C', nameDe: 'C', art: '{}' },
    })
    await into('setting', { name: 'kept', value: '1' })
    for (const step of stepNames.slice(1)) {
      await migrateTo(old, step)
      expect(await rowsOf(sql<Row>`select id from product`), step).toEqual([{ id: 'kept' }])
    }
    await migrate(old)
    expect(await rowsOf(sql<Row>`select value from setting where name = 'kept'`)).toEqual([
      { value: '1' },
    ])
  })

  test('023 keeps the drafts of reviews, among those of other forms', async () => {
    await migrateTo(old, '022-exact-sale-prices')
    await into('product', aProduct('p'), aProduct('q'))
    const draft = {
      owner: 'guest',
      title: 'It’s “good”',
      body: 'One\nTwo',
      writer: 'A',
      writtenAt: 7,
    }
    await into(
      'reviewDraft',
      { ...draft, productId: 'p', rating: 4 },
      { ...draft, productId: 'q', rating: null },
    )
    await migrate(old)
    const rows = await rowsOf(sql<Row>`select owner, form, about, customer, typed, written_at as at
      from form_draft order by about`)
    const values = { title: draft.title, body: draft.body, writer: 'A' }
    expect(
      rows.map(({ typed, ...row }) => ({ ...row, typed: JSON.parse(String(typed)) as unknown })),
    ).toEqual(
      [
        ['p', '4'],
        ['q', ''],
      ].map(([about, rating]) => ({
        ...{ owner: 'guest', form: 'review.write', about, customer: null, at: 7 },
        typed: { ...values, rating },
      })),
    )
    expect(await rowsOf(sql<Row>`select owner from review_draft`)).toEqual([])
  })

  test('035 keeps prices and amounts of coupons, and lets them be in francs', async () => {
    await migrateTo(old, '032-own-categories')
    await into('product', aProduct('p'))
    const price = { productId: 'p', market: '', amountMinor: 499, fromAt: 1, untilAt: null }
    const coupon = { percent: null, untilAt: null, mostUses: null, mostUsesEach: null }
    const amount = { code: 'FIVE', amountMinor: 500, minimumMinor: null }
    await into('coupon', { ...coupon, code: 'FIVE', fromAt: 1, createdAt: 1, endedAt: null })
    await into('price', { ...price, id: 'a', currency: 'EUR' })
    await into('couponAmount', { ...amount, currency: 'EUR' })
    await migrate(old)
    await into('price', { ...price, id: 'b', currency: 'CHF' })
    await into('couponAmount', { ...amount, currency: 'CHF' })
    expect(await rowsOf(sql<Row>`select * from price order by id`)).toEqual([
      { ...price, id: 'a', currency: 'EUR' },
      { ...price, id: 'b', currency: 'CHF' },
    ])
    expect(await rowsOf(sql<Row>`select * from coupon_amount order by currency`)).toEqual([
      { ...amount, currency: 'CHF' },
      { ...amount, currency: 'EUR' },
    ])
    await expect(into('price', { ...price, id: 'c', amountMinor: 0 })).rejects.toThrow()
    await sql`delete from product`.execute(old.writer)
    expect(await rowsOf(sql<Row>`select id from price`)).toEqual([])
  })

  test('044 knows of which files the buyers were told from the audit', async () => {
    await migrateTo(old, '043-refund-payments')
    const file = { format: 'epub', size: 1, startedAt: 1, productId: 'p', addedAt: 1 }
    await into('ebookFile', { ...file, id: 'first', replacedAt: 2 }, { ...file, id: 'second' })
    const announced = { at: 7, command: 'ebook tell-buyers', about: 'p' }
    await into('audit', { ...announced, id: '1', details: '{"file":"second","buyers":1}' })
    await migrate(old)
    expect(await rowsOf(sql<Row>`select id, announced_at from ebook_file order by id`)).toEqual([
      { id: 'first', announcedAt: null },
      { id: 'second', announcedAt: 7 },
    ])
  })

  test('048 leaves the messages of the last days open, and no older one', async () => {
    await migrateTo(old, '046-order-notes')
    const message = { name: 'A', email: 'a@b.test', subject: 'S', message: 'M', language: 'en' }
    const [now, day] = [Date.now(), 86_400_000]
    await into(
      'contactMessage',
      { id: 'old', ...message, sentAt: now - 8 * day },
      { id: 'young', ...message, sentAt: now - 6 * day },
    )
    await migrate(old)
    const stored = await rowsOf(sql<Row>`select id, closed_at from contact_message order by id`)
    expect(stored).toEqual([
      { id: 'old', closedAt: now - 8 * day },
      { id: 'young', closedAt: null },
    ])
  })

  test('059 makes the orders of before found by name', async () => {
    await migrateTo(old, '058-searched-customers')
    await into('customerOrder', anOrder('A', { name: 'Zoë Groß' }), anOrder('B'))
    await migrateTo(old, '059-order-search')
    const inFile = sql`order_search where order_search match '"gross"* "zoe"*'`
    const onServer = sql`(select number as order_number from customer_order
      where order_words(number, name, email) @@ to_tsquery('simple', 'gross:* & zoe:*')) as found`
    const found = old.dialect === 'sqlite' ? inFile : onServer
    expect(await rowsOf(sql<Row>`select order_number from ${found}`)).toEqual([
      { orderNumber: 'A' },
    ])
  })
})
