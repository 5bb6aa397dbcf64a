import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { runProduct } from '#app/command/catalogue/product.server.ts'
import { db } from '#app/database/database.server.ts'
import { findCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { findWorks } from '#app/shop/catalogue/search/find-works.server.ts'
import { csvColumns } from '#app/shop/exchange/csv/csv-columns.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aBook, aThing, eBookWithFile } from '../../fixtures/catalogue.ts'
import { importRows } from '../import/records.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { aPlacedOrder } from '../orders/placed.ts'
import { aReview } from '../reviews/written.ts'
import { changesOf, runLine } from '../command/run-command.ts'

const run = (args: string | string[], now = Date.now()) => runLine(runProduct, args, { now })
const sheetOf = async (id: string, now = Date.now()) =>
  JSON.parse((await run(`show ${id} --json`, now)).printed) as Record<string, string>
/** A later moment of the same test, since two prices cannot begin at one moment. */
const later = (ms: number) => Date.now() + ms

describe('shop product show', () => {
  test('prints the fields as the export writes them, and names the empty ones', async () => {
    const id = await aThing({ sku: 'SHOWN', name: 'Lamp', price: 50_000, tags: ['light'] })
    const { code, printed } = await run('show SHOWN')
    expect(code).toBe(0)
    for (const line of [`id: ${id}`, 'name: Lamp', 'price_inr: 500.00', 'stock: 9', 'tags: light'])
      expect(printed.split('\n')).toContain(line)
    expect(printed).toMatch(/^Empty: .*\bisbn\b.*\bmaker_name\b/m)
  })

  test('has a field for each column of the export', async () => {
    const id = await aBook({ isbn13: '9783161484100' })
    const [header = ''] = (await runLine(runExport, 'catalogue')).printed.split('\n')
    const sheet = await sheetOf('978-3-16-148410-0')
    expect(sheet.id).toBe(id)
    const own = header.split(',').filter((name) => csvColumns.some((one) => one.name === name))
    expect(Object.keys(sheet)).toEqual(expect.arrayContaining(own))
  })

  test('knows no other product', async () => {
    expect(await run('show no-such')).toEqual({
      code: 1,
      printed: 'No product has the SKU, ISBN or id "no-such".\n',
    })
  })
})

describe('shop product set', () => {
  test('changes several fields at once, tells each, and empties one', async () => {
    const id = await aThing({ seriesName: 'Lamps' })
    const version = await findCatalogueVersion(later(5_000))
    const { code, printed } = await run(['set', id, 'name=Oil lamp', 'stock=3', 'series='])
    expect(code).toBe(0)
    expect(printed.split('\n')).toEqual(
      expect.arrayContaining([
        `${id} "Stoneware mug": name: "Stoneware mug" → "Oil lamp"`,
        `${id} "Stoneware mug": stock: "9" → "3"`,
        `${id} "Stoneware mug": series: "Lamps" → empty`,
      ]),
    )
    expect(await sheetOf(id)).toMatchObject({ name: 'Oil lamp', stock: '3', series: '' })
    expect(await findCatalogueVersion(later(10_000))).not.toBe(version)
    expect((await findWorks('oil lamp', false, later(10_000))).found.products).toContain(id)
    expect(await changesOf(id)).toMatchObject([
      {
        command: 'product set',
        changes: expect.arrayContaining([{ column: 'stock', before: '9', after: '3' }]) as object[],
      },
    ])
  })

  test('adds to the history of prices', async () => {
    const id = await aThing({ price: 50_000 })
    const at = later(0)
    expect((await run(`set ${id} price=399.50 price_eur=5`, at)).code).toBe(0)
    const rows = await db.read
      .selectFrom('price')
      .select(['currency', 'amountMinor', 'untilAt'])
      .where('productId', '=', id)
      .orderBy('amountMinor')
      .execute()
    expect(rows).toEqual([
      { currency: 'EUR', amountMinor: 500, untilAt: null },
      { currency: 'INR', amountMinor: 39_950, untilAt: null },
      { currency: 'INR', amountMinor: 50_000, untilAt: at },
    ])
  })

  test('says so where nothing changes, and notes nothing', async () => {
    const id = await aThing()
    expect(await run(`set ${id} stock=9`)).toEqual({
      code: 0,
      printed: `${id} "Stoneware mug": nothing has changed.\n`,
    })
    expect(await changesOf(id)).toEqual([])
  })

  test('keeps contacts out of the audit', async () => {
    const id = await aThing()
    await run(['set', id, 'maker_name=Ada Loom', 'maker_email=ada@example.org'])
    expect(JSON.stringify(await changesOf(id))).not.toMatch(/Ada|ada@/)
  })

  test('empties what the law asks for only with --force', async () => {
    const id = await aThing({ safetyWarning: 'Small parts.' })
    const refused = await run(`set ${id} safety_warning=`)
    expect(refused.code).toBe(1)
    expect(refused.printed).toContain('--force')
    expect((await run(`set ${id} safety_warning= --force`)).code).toBe(0)
    expect(await sheetOf(id)).toMatchObject({ safety_warning: '' })
  })

  test.each([
    ['an unknown field, with the nearest', 'titel=1', '"titel" is no field'],
    ['a field that is misspelt', 'weigth_grams=1', 'the nearest is weight_grams.'],
    ['the short name of a field', 'weight=1', 'the nearest is weight_grams.'],
    ['a word for a number', 'stock=many', 'stock: "many" is not a whole number.'],
    ['a number out of range', 'weight_grams=-1', 'weight grams: must be a whole number from 0'],
    ['a comma before thousands', 'price=4,999', 'price_inr: "4,999" is not an amount like 499.00.'],
    ['a currency of nobody', 'price_xyz=4', '"price_xyz" is no field'],
    ['a currency without a price', 'currency=EUR', 'currency: is that of price; give both'],
    ['a price twice', 'price=4 price_inr=5', 'price_inr: is the same as price; give one of them.'],
    ['no date', 'date_published=2024-13', 'date_published: "2024-13" is not a date'],
    ['no language', 'language=klingon!', 'language: "klingon!" is not a language (BCP 47).'],
    ['a wrong check digit', 'isbn=9783161484109', 'isbn: "9783161484109" is no ISBN'],
    ['no e-mail address', 'maker_email=ada', 'maker email: is not an e-mail address.'],
    ['no country', 'fixed_price_markets=XX', 'fixed_price_markets: "XX" is not an ISO country.'],
    ['an unknown category', 'categories=no-such', 'categories: the shop has no category no-such.'],
    ['no name', 'name=', 'name: is empty.'],
    ['neither yes nor no', 'out_of_print=perhaps', 'out_of_print: "perhaps" is not yes or no.'],
    ['ages that end before they begin', 'age_from=9 age_to=3', 'age: ends before it begins.'],
    ['half of a unit', 'unit_amount=250', 'unit: needs amount and per.'],
    ['a sale price above the price', 'sale_price=600', 'sale price: is not below the price'],
    ['two reductions', 'discount=10 sale_price=9', 'discount: stands beside a sale price'],
    ['another id', 'id=other', 'id: cannot be changed.'],
    ['another key', 'key=other', 'key: cannot be changed.'],
    ['a language of nothing', 'text_language=de', 'text_language: is that of short_description'],
    ['a script as a link', 'affiliate_link=javascript:1', 'must begin with http:// or https://'],
    [
      'a new address of a picture',
      'images=https://example.org/x.jpg',
      '"picture add" takes a file.',
    ],
    ['a field twice', 'stock=1 Stock=2', 'stock is given twice.'],
    ['a line end in a SKU', 'sku=a\nb', 'sku: has the invisible character U+000A; remove it.'],
    ['no pair', 'stock', '"stock" is no pair such as stock=12.'],
  ])('refuses %s, and changes nothing', async (_, typed, sentence) => {
    const id = await aBook()
    const before = await sheetOf(id)
    const { code, printed } = await run(`set ${id} pages=77 ${typed}`)
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
    expect(await sheetOf(id)).toEqual(before)
    expect(await changesOf(id)).toEqual([])
  })

  test('refuses for goods what is of books', async () => {
    const id = await aThing()
    expect((await run(`set ${id} format=paperback isbn=9780306406157`)).printed).toBe(
      'isbn: is for books alone.\nformat: is for books alone.\n',
    )
  })

  test('refuses a maximum retail price below the price', async () => {
    const id = await aBook()
    expect((await run(`set ${id} mrp=498`)).printed).toBe(
      'price: is above the maximum retail price (mrp).\n',
    )
  })

  test('refuses a price above the maximum retail price', async () => {
    const id = await aBook({ mrpMinor: 59_900 })
    expect((await run(`set ${id} price=600`)).printed).toBe(
      'price: is above the maximum retail price (mrp).\n',
    )
  })

  test('refuses for an e-book what is only for print', async () => {
    const id = await eBookWithFile()
    for (const [typed, field] of [
      ['weight_grams=300', 'weight_grams'],
      ['stock=3', 'stock'],
    ])
      expect((await run(`set ${id} ${typed}`)).printed).toBe(`${field}: is not for e-books.\n`)
    const paper = await aBook({ stock: null })
    expect((await run(`set ${paper} format=e-book`)).printed).toBe(
      'weight_grams: is not for e-books; empty it too (weight_grams=).\n',
    )
    expect((await run(`set ${paper} format=e-book weight_grams=`)).code).toBe(0)
  })

  test('refuses to empty what other products share', async () => {
    const sample = { heading: 'I', html: '<p>It rained.</p>' }
    const id = await aBook({ sample, saleCount: 3 })
    expect((await run(`set ${id} sample= sale_count=`)).printed).toBe(
      'sample: cannot be emptied; the editions of a work share it.\nsale_count: cannot be emptied; say 0 if none were sold.\n',
    )
  })

  test('orders and drops pictures that the product has', async () => {
    const [a, b] = ['https://example.org/a.jpg', 'https://example.org/b.jpg']
    const id = await aThing({ images: [a, b] })
    expect((await run(['set', id, `images=${b} ${a}`])).code).toBe(0)
    expect(await sheetOf(id)).toMatchObject({ images: `${b} ${a}` })
    expect((await run(['set', id, 'images='])).code).toBe(0)
    expect(await sheetOf(id)).toMatchObject({ images: '' })
  })

  test('refuses the ISBN or SKU of another product', async () => {
    const other = await aBook({ isbn13: '9780140449136', sku: 'TAKEN' })
    const id = await aBook()
    for (const typed of ['isbn=9780140449136', 'sku=TAKEN'])
      expect((await run(`set ${id} ${typed}`)).printed).toContain(`${other} has it already`)
    expect(await sheetOf(id)).toMatchObject({ isbn: '', sku: '' })
  })
})

describe('shop product add', () => {
  test('refuses a SKU with a line end, and takes a name without what turns it around', async () => {
    const refused = await run(['add', 'name=Two lines', 'sku=TWO\nLINES'])
    expect(refused).toEqual({
      code: 1,
      printed: 'sku: has the invisible character U+000A; remove it.\n',
    })
    await run(['add', 'name=\u202eTurned', 'sku=TURNED', 'price=499', 'stock=5'])
    expect(await sheetOf('TURNED')).toMatchObject({ name: 'Turned' })
  })

  test('adds a product that is listed and for sale', async () => {
    const { code, printed } = await run([
      ...['add', 'name=Walking stick', 'sku=STICK', 'price=499', 'stock=5', 'categories=furniture'],
      ...['weight_grams=420', 'name_de=Wanderstock'],
    ])
    expect([code, printed]).toEqual([0, 'STICK "Walking stick" was added.\n'])
    const { id = '', ...sheet } = await sheetOf('STICK')
    expect(id).toMatch(/^walking-stick-\w{5}$/)
    expect(sheet).toMatchObject({
      price_inr: '499.00',
      name_de: 'Wanderstock',
    })
    expect((await findWorks('Wanderstock', false, Date.now())).found.products).toContain(id)
    expect(await changesOf(id)).toEqual([{ command: 'product add' }])
  })

  test('tells that a product without a price is not for sale', async () => {
    expect((await run('add name=Rake sku=RAKE')).printed).toContain('not for sale')
  })

  test('is not withdrawn with the products of a file', async () => {
    await run('add name=Kept sku=KEPT price=1')
    const { totals } = await importRows('sku,name,price\nOTHER,Other,1', {
      withdrawMissing: true,
      force: true,
    })
    expect(totals.missing).not.toContainEqual(expect.objectContaining({ key: 'sku:KEPT' }))
    expect(await sheetOf('KEPT')).toMatchObject({ standing: '' })
  })

  test.each([
    [
      'nothing to find it by',
      'name=Hoe price=1',
      'key: the row has neither key, isbn, sku nor id.',
    ],
    ['no name', 'sku=HOE', 'name: is empty.'],
    ['an unknown field', 'name=Hoe sku=HOE prise=1', 'the nearest is price.'],
    ['a book as goods', 'name=Hoe isbn=9780306406157 kind=goods', 'isbn: is for books alone.'],
    [
      'an e-book that weighs',
      'name=Hoe sku=HOE format=e-book weight_grams=3',
      'weight_grams: is not',
    ],
    ['a wrong price', 'name=Hoe sku=HOE price=cheap', 'price: "cheap" is not an amount'],
    ['an id that is no slug', 'name=Hoe id=Hoe/1', 'id: is not an id (a to z, 0 to 9, hyphens).'],
  ])('refuses %s, and adds nothing', async (_, typed, sentence) => {
    const { code, printed } = await run(`add ${typed}`)
    expect([code, printed]).toEqual([1, expect.stringContaining(sentence)])
    expect((await run('show HOE')).code).toBe(1)
  })

  test('refuses what the shop has, by key, ISBN, SKU or id', async () => {
    const id = await aBook({ isbn13: '9780553213119', sku: 'HAVE' })
    for (const typed of ['isbn=9780553213119', 'sku=HAVE', `key=test:${id}`, `id=${id}`]) {
      const { code, printed } = await run(['add', 'name=Again', typed])
      expect([code, printed], typed).toEqual([1, expect.stringContaining(id)])
    }
    expect(await sheetOf(id)).toMatchObject({ name: 'The Moonstone' })
  })

  test('of two that add one product at the same moment one does', async () => {
    const codes = await Promise.all(
      [1, 2].map(async (n) => (await run(`add name=Twin${n} sku=TWIN price=1`)).code),
    )
    expect(codes.sort()).toEqual([0, 1])
  })
})

describe('texts without a language', () => {
  beforeEach(() => {
    replaceShopSettings({ ...sampleShopSettings, languages: ['de', 'en'] })
  })
  afterEach(resetShopSettings)

  test('are in the first language of the shop when a product is added', async () => {
    await run(['add', 'name=Wanderstab', 'sku=STAB', 'price=5', 'description=Aus Esche.'])
    expect(await sheetOf('STAB')).toMatchObject({
      ...{ name: 'Wanderstab', name_de: 'Wanderstab', name_en: '' },
      ...{ description_de: expect.stringContaining('Aus Esche.') as string, description_en: '' },
    })
  })

  test('change the name and the description of that language, and no other', async () => {
    await run('add name=Stab name_en=Staff sku=STAFF price=5')
    const { code } = await run('set STAFF name=Stecken description=Aus')
    expect(code).toBe(0)
    expect(await sheetOf('STAFF')).toMatchObject({
      ...{ name_de: 'Stecken', name_en: 'Staff', description_en: '' },
      description_de: expect.stringContaining('Aus') as string,
    })
  })

  test('change the name of that language where the common name is another one', async () => {
    const id = await aThing({ texts: { en: someWords('Lantern'), de: someWords('Laterne') } })
    expect((await run(`set ${id} name=Leuchte`)).code).toBe(0)
    expect(await sheetOf(id)).toMatchObject({ name_de: 'Leuchte', name_en: 'Lantern' })
  })

  test('are in another language if `text_language` says so', async () => {
    await run('add name=Cane sku=CANE price=5 text_language=en')
    expect(await sheetOf('CANE')).toMatchObject({ name_en: 'Cane', name_de: '' })
  })
})

const someWords = (name: string) => ({ name, shortDescription: '', fullDescription: '' })

describe('shop product hide', () => {
  test('takes a product out of the shop, and unhide sells it again at its price', async () => {
    const id = await aThing({ name: 'Zither', price: 50_000 })
    expect(await run(`hide ${id}`)).toEqual({
      code: 0,
      printed: `${id} "Zither" is withdrawn: neither listed nor for sale.\n`,
    })
    expect(await sheetOf(id)).toMatchObject({ standing: 'withdrawn', price_inr: '' })
    expect((await run(`hide ${id}`)).printed).toContain('was withdrawn before')
    expect((await run(`unhide ${id}`, later(10))).printed).toContain(
      'standing: "withdrawn" → empty',
    )
    expect(await sheetOf(id, later(10))).toMatchObject({ standing: '', price_inr: '500.00' })
    expect((await run(`unhide ${id}`, later(20))).printed).toBe(
      `${id} "Zither": nothing has changed.\n`,
    )
    expect((await changesOf(id)).map(({ command }) => command)).toEqual([
      'product hide',
      'product unhide',
    ])
  })

  test('no import restores what the shopkeeper withdrew, and unhide takes the next price', async () => {
    const rows = (price: string) => `sku,name,price\nHELD,Holder,${price}`
    await importRows(rows('5'), { source: 'holders' }, later(-20_000))
    expect((await run('hide HELD', later(-15_000))).code).toBe(0)
    await importRows(rows('6'), { source: 'holders' }, later(-10_000))
    expect(await sheetOf('HELD')).toMatchObject({ standing: 'withdrawn', price_inr: '' })
    await run('unhide HELD', later(-5_000))
    expect(await sheetOf('HELD')).toMatchObject({ standing: '', price_inr: '5.00' })
    await importRows(rows('6'), { source: 'holders' }, later(-1_000))
    expect(await sheetOf('HELD')).toMatchObject({ standing: '', price_inr: '6.00' })
  })

  test('keeps withdrawn what an import had withdrawn before', async () => {
    const row = 'sku,name,price\nGONE,Gone,5\n'
    await importRows(`${row}STAYS,Stays,5`, { source: 'goers' }, later(-20_000))
    const rest = { source: 'goers', withdrawMissing: true }
    await importRows('sku,name,price\nSTAYS,Stays,5', rest, later(-15_000))
    expect((await run('hide GONE', later(-10_000))).printed).toContain('is withdrawn')
    await importRows(`${row}STAYS,Stays,5`, { source: 'goers' }, later(-5_000))
    expect(await sheetOf('GONE')).toMatchObject({ standing: 'withdrawn' })
  })

  test('an order keeps what it is about', async () => {
    const id = await aBook({ name: 'Ordered and hidden' })
    const number = await aPlacedOrder({ wanted: [id] })
    await run(`hide ${id}`)
    const line = await db.read
      .selectFrom('orderLine')
      .select('name')
      .where('orderNumber', '=', number)
      .executeTakeFirst()
    expect(line).toEqual({ name: 'Ordered and hidden' })
  })
})

/** Lists the tables with a row of the product. */
async function tablesWith(productId: string): Promise<string[]> {
  const tables = await db.read.introspection.getTables()
  const named: string[] = []
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'product_id')) continue
    const { rows } =
      await sql`select 1 from ${sql.table(name)} where product_id = ${productId}`.execute(db.read)
    if (rows.length > 0) named.push(name)
  }
  return named
}

describe('shop product delete', () => {
  test('removes all that belongs to the product, and tells what went', async () => {
    const id = await aThing({
      name: 'Quern',
      tags: ['stone'],
      images: ['https://example.org/q.jpg'],
    })
    const owner = randomUUID()
    const now = Date.now()
    await aReview(id)
    await db.write(async (trx) => {
      const place = { productId: id, color: '', size: '' }
      const line = { ...place, owner, quantity: 1, addedAt: now, changedAt: now }
      await trx.insertInto('cartLine').values(line).execute()
      await trx.insertInto('wish').values({ owner, productId: id, addedAt: now }).execute()
    })
    const { code, printed } = await run(`delete ${id}`)
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(
          `^${id} "Quern" was deleted; .*pictures: 1; prices: 1; lines of carts: 1; wishes: 1; .*reviews: 1`,
        ),
      ),
    ])
    expect(await tablesWith(id)).toEqual([])
    expect((await run(`show ${id}`)).code).toBe(1)
    expect((await findWorks('quern', true, later(10_000))).found.products).toEqual([])
    expect(await changesOf(id)).toMatchObject([{ command: 'product delete', reviews: 1 }])
  })

  test('keeps the sample of a work that has another edition', async () => {
    const workKey = randomUUID()
    const sample = { heading: 'I', html: '<p>It rained.</p>' }
    const first = await aBook({ workKey, sample })
    const second = await aBook({ workKey, sample })
    await run(`delete ${first}`)
    expect(await sheetOf(second)).toMatchObject({ sample_heading: 'I' })
  })

  test('refuses what was ordered, and names the way out', async () => {
    const id = await aBook()
    await aPlacedOrder({ wanted: [id] })
    expect(await run(`delete ${id}`)).toEqual({
      code: 1,
      printed: `"The Moonstone" is in 1 order, which needs it; "product hide" takes it out of the shop.\n`,
    })
    expect((await run(`show ${id}`)).code).toBe(0)
  })

  test('of an order and a deletion at one moment one is refused', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const id = await aBook()
      const placing = await aPlacing(await aVisitor([id]))
      const [placed, deleted] = await Promise.all([placeOrder(placing), run(`delete ${id}`)])
      expect([placed.ok, deleted.code]).toEqual(placed.ok ? [true, 1] : [false, 0])
    }
  })
})
