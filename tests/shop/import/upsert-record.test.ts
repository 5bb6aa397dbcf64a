import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { checkRecord } from '#app/shop/catalogue/products/catalogue-record.schema.ts'
import { aBook, day, findProduct, idsOf, listProducts, noon, take } from './records.ts'

const inr = (amountMinor: number, market = '') => ({
  currency: 'INR' as const,
  market,
  amountMinor,
})

const listPrices = (productId: string) =>
  db.read
    .selectFrom('price')
    .select(['currency', 'market', 'amountMinor', 'fromAt', 'untilAt'])
    .where('productId', '=', productId)
    .orderBy('fromAt')
    .orderBy('amountMinor')
    .execute()

const listDiscounts = (productId: string) =>
  db.read
    .selectFrom('discount')
    .select(['percent', 'fromAt', 'untilAt', 'offer'])
    .where('productId', '=', productId)
    .orderBy('fromAt')
    .orderBy('percent')
    .execute()

const catalogueVersion = async () => {
  const row = await db.read
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'catalogue-version')
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}

const saying = (sentence: string) => ({ sentence })

describe('taking a product in', () => {
  test('makes a product with all its parts', async () => {
    const record = aBook({
      name: 'Der Schimmelreiter',
      language: 'de',
      inLanguage: 'de',
      texts: {
        en: { name: 'Der Schimmelreiter', shortDescription: 'A.', fullDescription: '<p>A.</p>' },
        fr: { name: 'L’Homme au cheval blanc', shortDescription: '', fullDescription: '' },
      },
      authors: [{ name: 'Theodor  Storm'.replace('  ', ' '), role: 'A01' }],
      publisher: { name: 'Lantern & Quill', email: 'lq@example.org' },
      categories: ['book'],
      tags: ['sea'],
      subjects: ['FBC'],
      sample: { heading: 'I', html: '<p>Was ich zu berichten beabsichtige …</p>' },
      workKey: 'schimmelreiter',
      datePublished: '2024-03',
      stock: 7,
      fixedPriceMarkets: ['DE', 'AT'],
      accessibility: ['11', '36'],
    })
    const [id = ''] = await idsOf([record])
    expect(id).toMatch(/^der-schimmelreiter-[23456789abcdefghjkmnpqrstuvwxyz]{5}$/)
    expect(await findProduct(id)).toMatchObject({
      workId: 'schimmelreiter',
      sortName: 'schimmelreiter',
      publishedAt: Date.UTC(2024, 2),
      publisher: 'lantern-and-quill',
      fixedPriceMarkets: 'AT,DE',
      accessibility: '11,36',
      stock: 7,
      saleCount: 0,
      sortPrice: 49_900,
      editionRank: 0,
      hasVariants: 0,
      createdAt: noon,
    })
    const texts = await db.read
      .selectFrom('productText')
      .select(['language', 'name', 'sortName'])
      .where('productId', '=', id)
      .orderBy('language')
      .execute()
    expect(texts).toEqual([
      { language: 'en', name: 'Der Schimmelreiter', sortName: 'schimmelreiter' },
      {
        language: 'fr',
        name: 'L’Homme au cheval blanc',
        sortName: 'homme au cheval blanc',
      },
    ])
    expect(await listPrices(id)).toEqual([{ ...inr(49_900), fromAt: noon, untilAt: null }])
    const sample = await db.read.selectFrom('sample').selectAll().execute()
    expect(sample).toMatchObject([{ workId: 'schimmelreiter', inLanguage: 'de', heading: 'I' }])
  })

  test('a title without Latin letters gives a plain id', async () => {
    const [book, thing] = await idsOf([
      aBook({ name: 'ليتها تقرأ', inLanguage: 'ar', language: 'ar' }),
      aBook({ name: '…', kind: 'goods', format: null, inLanguage: '' }),
    ])
    expect(book).toMatch(/^book-\w{5}$/)
    expect(thing).toMatch(/^thing-\w{5}$/)
  })

  test('a fixed id is kept, and refused where another product has it', async () => {
    expect(await take(aBook({ id: 'b01', sourceKey: 'demo:b01' }))).toEqual([
      { outcome: 'new', id: 'b01' },
    ])
    expect(await take(aBook({ id: 'b01', sourceKey: 'other' }))).toMatchObject([
      { outcome: 'refused', reasons: [saying('id: b01 is the id of another product')] },
    ])
    expect(await take(aBook({ id: 'b99', sourceKey: 'demo:b01' }))).toMatchObject([
      { outcome: 'refused', reasons: [saying('id: the product is known as b01')] },
    ])
  })

  test('a thing with variants counts the sum of theirs', async () => {
    const variants = [
      { color: 'indigo', colorName: null, size: 'm', stock: 3 },
      { color: 'bleu-nuit', colorName: 'Bleu nuit', size: 'm', stock: 0 },
    ]
    const goods = { kind: 'goods', format: null, inLanguage: '', variants, stock: 99 } as const
    const record = aBook({ ...goods, variants })
    const [id = ''] = await idsOf([record])
    expect(await findProduct(id)).toMatchObject({ stock: 3, hasVariants: 1, workId: id })
    await take({ ...record, variants: [{ ...variants[0]!, stock: 5 }] })
    expect(await findProduct(id)).toMatchObject({ stock: 5 })
    const rows = await db.read
      .selectFrom('variant')
      .selectAll()
      .where('productId', '=', id)
      .execute()
    expect(rows).toEqual([
      { productId: id, color: 'indigo', size: 'm', colorName: null, position: 0, stock: 5 },
    ])
  })

  test('an e-book is never counted', async () => {
    const [id = ''] = await idsOf([aBook({ format: 'e-book', stock: 12 })])
    expect(await findProduct(id)).toMatchObject({ stock: null })
  })
})

describe('taking it in again', () => {
  test('touches nothing where it says the same', async () => {
    const record = aBook({ stock: 12, discount: { percent: 10, untilAt: noon + day } })
    const [id = ''] = await idsOf([record])
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 9, saleCount: 3 }).where('id', '=', id).execute(),
    )
    const before = await findProduct(id)
    const version = await catalogueVersion()
    const turned = Object.fromEntries(Object.entries(record).reverse()) as CatalogueRecord
    expect(await take(turned, noon + 5 * day)).toEqual([{ outcome: 'same', id }])
    expect(await findProduct(id)).toEqual(before)
    expect(await listPrices(id)).toHaveLength(1)
    expect(await listDiscounts(id)).toHaveLength(1)
    expect(await catalogueVersion()).toBe(version)
  })

  test('keeps the id where the name changed', async () => {
    const record = aBook({ name: 'Old name' })
    const [id = ''] = await idsOf([record])
    expect(await take({ ...record, name: 'New name' }, noon + 1)).toEqual([
      { outcome: 'changed', id },
    ])
    expect(await findProduct(id)).toMatchObject({
      name: 'New name',
      sortName: 'new name',
      createdAt: noon,
      updatedAt: noon + 1,
    })
  })

  test('replaces authors, categories, tags and texts, and leaves none of the old', async () => {
    const text = { name: 'A', shortDescription: '', fullDescription: '' }
    const record = aBook({
      authors: [{ name: 'One', role: 'A01' }],
      tags: ['old'],
      subjects: ['FBC'],
      categories: ['book'],
      texts: { en: text, de: text },
    })
    const [id = ''] = await idsOf([record])
    await take({
      ...record,
      authors: [{ name: 'Two', role: 'B06' }],
      tags: ['new'],
      subjects: [],
      texts: { en: text },
    })
    const of = (table: 'productAuthor' | 'productTag' | 'productSubject' | 'productText') =>
      db.read.selectFrom(table).selectAll().where('productId', '=', id).execute()
    expect(await of('productAuthor')).toEqual([
      { productId: id, author: 'two', role: 'B06', position: 0 },
    ])
    expect(await of('productTag')).toEqual([{ productId: id, tag: 'new' }])
    expect(await of('productSubject')).toEqual([])
    expect(await of('productText')).toMatchObject([{ language: 'en' }])
  })

  test('sets stock and sale count only where the source speaks of them', async () => {
    const record = aBook({ stock: 12, saleCount: 100 })
    const [id = ''] = await idsOf([record])
    await take({ ...record, stock: undefined, saleCount: undefined, numberOfPages: 90 })
    expect(await findProduct(id)).toMatchObject({ stock: 12, saleCount: 100, numberOfPages: 90 })
    await take({ ...record, stock: null, numberOfPages: 91 })
    expect(await findProduct(id)).toMatchObject({ stock: null })
    await take({ ...record, stock: 0 })
    expect(await findProduct(id)).toMatchObject({ stock: 0 })
  })
})

describe('prices', () => {
  test('each change closes a row and opens one; unchanged prices are not touched', async () => {
    const euro = { currency: 'EUR' as const, market: 'DE', amountMinor: 1290 }
    const record = aBook({ prices: [inr(49_900), euro] })
    const [id = ''] = await idsOf([record])
    await take({ ...record, prices: [inr(59_900), euro] }, noon + day)
    expect(await listPrices(id)).toEqual([
      { ...euro, fromAt: noon, untilAt: null },
      { ...inr(49_900), fromAt: noon, untilAt: noon + day },
      { ...inr(59_900), fromAt: noon + day, untilAt: null },
    ])
    await take({ ...record, prices: [inr(49_900)] }, noon + 2 * day)
    expect((await listPrices(id)).filter((row) => row.untilAt === null)).toEqual([
      { ...inr(49_900), fromAt: noon + 2 * day, untilAt: null },
    ])
    expect(await findProduct(id)).toMatchObject({ sortPrice: 49_900 })
  })

  test('none at all means not for sale; not spoken of means that they stay', async () => {
    const record = aBook()
    const [id = ''] = await idsOf([record])
    await take({ ...record, prices: undefined, numberOfPages: 90 }, noon + 1)
    expect(await findProduct(id)).toMatchObject({ sortPrice: 49_900 })
    await take({ ...record, prices: [] }, noon + 2)
    expect(await findProduct(id)).toMatchObject({ sortPrice: null })
    expect(await listPrices(id)).toEqual([{ ...inr(49_900), fromAt: noon, untilAt: noon + 2 }])
  })

  test('a clock that went back ends no row before it began', async () => {
    const record = aBook()
    const [id = ''] = await idsOf([record])
    await take({ ...record, prices: [inr(10_000)] }, noon - day)
    expect((await listPrices(id)).find((row) => row.amountMinor === 49_900)?.untilAt).toBe(noon)
  })

  test('are sorted by rupees, less the discount, else converted at the rates that pages show', async () => {
    await db.write((trx) =>
      trx
        .insertInto('exchangeRate')
        .values([
          { currency: 'EUR', day: '2026-09-01', rate: 20_000_000_000, fetchedAt: noon },
          { currency: 'EUR', day: '2026-09-29', rate: 10_000_000_000, fetchedAt: noon },
          // A day that has not come yet.
          { currency: 'EUR', day: '2026-12-01', rate: 5_000_000_000, fetchedAt: noon },
        ])
        .execute(),
    )
    const euro = { currency: 'EUR' as const, market: 'DE', amountMinor: 999 }
    const ids = await idsOf([
      aBook({ prices: [euro, inr(50_001)], discount: { percent: 10, untilAt: null } }),
      aBook({ prices: [inr(70_000), inr(60_000, 'IN')] }),
      aBook({ prices: [euro] }),
      aBook({ prices: [{ currency: 'USD', market: '', amountMinor: 999 }] }),
      aBook({ prices: [] }),
    ])
    const found = await Promise.all(ids.map(findProduct))
    // No rate of the dollar was kept: that which came with the shop holds.
    expect(found.map((product) => product.sortPrice)).toEqual([
      ...[45_001, 60_000, 99_900, 95_989],
      null,
    ])
  })
})

describe('discounts', () => {
  test('a new one opens a row, an ended one is closed, offers stay', async () => {
    const record = aBook({ discount: { percent: 10, untilAt: noon + 9 * day } })
    const [id = ''] = await idsOf([record])
    const offer = { productId: id, percent: 20, fromAt: noon + 9, untilAt: null }
    await db.write((trx) =>
      trx
        .insertInto('discount')
        .values({ id: 'o', offer: 'spring', ...offer })
        .execute(),
    )
    await take({ ...record, discount: { percent: 30, untilAt: null } }, noon + day)
    expect(await listDiscounts(id)).toMatchObject([
      { percent: 10, fromAt: noon, untilAt: noon + day },
      { percent: 20, untilAt: null },
      { percent: 30, fromAt: noon + day, untilAt: null },
    ])
    expect(await findProduct(id)).toMatchObject({ sortPrice: 34_930 })
    await take({ ...record, discount: undefined, numberOfPages: 9 }, noon + 2 * day)
    expect(await findProduct(id)).toMatchObject({ sortPrice: 34_930 })
    await take({ ...record, discount: null }, noon + 3 * day)
    expect((await listDiscounts(id)).at(-1)).toMatchObject({ untilAt: noon + 3 * day })
    expect(await findProduct(id)).toMatchObject({ sortPrice: 39_920 })
  })

  test('one that is over before it is read is none', async () => {
    const [id = ''] = await idsOf([aBook({ discount: { percent: 10, untilAt: noon } })])
    expect(await listDiscounts(id)).toEqual([])
  })
})

describe('authors and publishers', () => {
  const listAuthors = () => db.read.selectFrom('author').selectAll().orderBy('slug').execute()

  test('one row for all writings that differ in case, accents, signs and spaces', async () => {
    const names = ['Émile Zola', 'emile  zola'.replace('  ', ' '), 'ÉMILE ZOLA', 'E\u0301mile-Zola']
    await idsOf(names.map((name) => aBook({ authors: [{ name, role: 'A01' }] })))
    expect((await listAuthors()).filter(({ slug }) => slug.includes('zola'))).toEqual([
      {
        slug: 'emile-zola',
        name: 'Émile Zola',
        sortName: 'zola emile',
        letter: 'Z',
        lifeEn: null,
        lifeFr: null,
        lifeDe: null,
      },
    ])
  })

  test('letters outside a to z keep names apart, under #', async () => {
    await idsOf([
      aBook({
        authors: ['川端康成', '桜坂洋', 'Лев Tolstoy', 'Ann Tolstoy'].map((name) => ({
          name,
          role: 'A01',
        })),
      }),
    ])
    const found = await listAuthors()
    expect(found.filter(({ letter }) => letter === '#')).toHaveLength(2)
    expect(found.filter(({ slug }) => slug.startsWith('tolstoy-'))).toHaveLength(1)
    expect(found.find(({ slug }) => slug === 'ann-tolstoy')).toMatchObject({ letter: 'T' })
  })

  test('the same person twice in a role is named once', async () => {
    const authors = ['Ann Lee', 'ANN LEE', 'Bo Ek'].map((name) => ({ name, role: 'A01' }))
    const [id = ''] = await idsOf([aBook({ authors })])
    const rows = await db.read
      .selectFrom('productAuthor')
      .select(['author', 'position'])
      .where('productId', '=', id)
      .orderBy('position')
      .execute()
    expect(rows).toEqual([
      { author: 'ann-lee', position: 0 },
      { author: 'bo-ek', position: 2 },
    ])
  })

  test('a sort name that a source gives replaces a guessed one', async () => {
    await idsOf([aBook({ authors: [{ name: 'Madame de Staël', role: 'A01' }] })])
    const sortName = 'Staël, Madame de'
    await idsOf([aBook({ authors: [{ name: 'Madame de Staël', sortName, role: 'A01' }] })])
    await idsOf([aBook({ authors: [{ name: 'Madame de Staël', role: 'A01' }] })])
    expect((await listAuthors()).find(({ slug }) => slug === 'madame-de-stael')).toMatchObject({
      sortName: 'stael madame de',
      letter: 'S',
    })
  })

  test('an address that a later source gives replaces the one known', async () => {
    const publisher = { name: 'Moved Press', postalAddress: 'Old Street', email: 'm@example.org' }
    await idsOf([
      aBook({ publisher }),
      aBook({ publisher: { name: 'Moved Press', postalAddress: 'New Street' } }),
    ])
    const found = await db.read
      .selectFrom('publisher')
      .select(['postalAddress', 'email'])
      .where('slug', '=', 'moved-press')
      .execute()
    expect(found).toEqual([{ postalAddress: 'New Street', email: 'm@example.org' }])
  })

  test('a publisher keeps its address where a later source gives none', async () => {
    const publisher = { name: 'Papier & Sel', postalAddress: '5 quai', email: 'p@example.org' }
    await idsOf([aBook({ publisher }), aBook({ publisher: { name: 'PAPIER AND SEL' } })])
    const found = await db.read
      .selectFrom('publisher')
      .select(['name', 'postalAddress', 'email', 'letter'])
      .where('slug', '=', 'papier-and-sel')
      .execute()
    expect(found).toEqual([{ ...publisher, letter: 'P' }])
  })
})

describe('refusals', () => {
  test('a refused record writes nothing and spoils no other', async () => {
    const before = await listProducts()
    const taken = await take([
      aBook({ name: 'Good one' }),
      aBook({ name: 'a\0b', authors: [{ name: 'Nobody Atall', role: 'A01' }] }),
      aBook({ categories: ['book', 'no-such-thing'] }),
      aBook({ name: 'Good two' }),
    ])
    expect(taken.map((one) => one.outcome)).toEqual(['new', 'refused', 'refused', 'new'])
    expect(taken[1]).toMatchObject({
      outcome: 'refused',
      reasons: [saying('name: holds a NUL character')],
    })
    expect(taken[2]).toMatchObject({
      outcome: 'refused',
      reasons: [saying('categories: the shop has no category no-such-thing')],
    })
    expect(await listProducts()).toHaveLength(before.length + 2)
    const nobody = await db.read
      .selectFrom('author')
      .select('slug')
      .where('slug', '=', 'nobody-atall')
      .executeTakeFirst()
    expect(nobody).toBeUndefined()
  })

  test('whatever passes the door is written', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
    const whole = (min: number, max: number) => fc.integer({ min, max })
    const record = fc.record({
      name: text,
      sku: text,
      tags: fc.array(text, { maxLength: 3 }),
      seriesName: fc.option(text),
      authors: fc.array(fc.record({ name: text, role: fc.constant('A01') }), { maxLength: 3 }),
      stock: fc.option(whole(-9, 1_000_000)),
      weightGrams: whole(-1, 1_000_000),
      numberOfPages: fc.option(whole(1, 100_000)),
      ratingTenths: fc.option(whole(9, 51)),
      amount: whole(0, 1_000_000_000_000),
      percent: whole(-1, 101),
    })
    const samples = fc.sample(record, { seed: 1, numRuns: 300 })
    const records = samples.map(({ amount, percent, ...facts }) =>
      aBook({ ...facts, prices: [inr(amount)], discount: { percent, untilAt: null } }),
    )
    const sound = records.filter((one) => checkRecord(one).ok)
    expect(sound.length).toBeGreaterThan(50)
    const taken = await take(records)
    expect(taken.filter((one) => one.outcome === 'new')).toHaveLength(sound.length)
  })
})

describe('the version of the catalogue', () => {
  test('counts up once in a transaction in which something changed', async () => {
    const version = await catalogueVersion()
    await take([aBook(), aBook(), aBook()])
    expect(await catalogueVersion()).toBe(version + 1)
    await take(aBook({ name: '' }))
    expect(await catalogueVersion()).toBe(version + 1)
  })

  test('counts every one of many at once', async () => {
    const version = await catalogueVersion()
    await Promise.all(Array.from({ length: 5 }, () => take(aBook())))
    expect(await catalogueVersion()).toBe(version + 5)
  })
})
