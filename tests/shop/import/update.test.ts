import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { db } from '#app/database/database.server.ts'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'
import { csvColumns } from '#app/shop/exchange/csv/csv-columns.ts'
import { aFolder } from '../command/run-command.ts'
import { findByKey } from './foreign-shops.ts'
import { aFile, importRows, noon } from './records.ts'

let minutes = 0
const later = () => noon + 60_000 * (minutes += 1)
const update = true

async function run(content: string, ...options: string[]) {
  let printed = ''
  const code = await runImport(
    [aFile(content), ...options],
    { write: (text) => (printed += text) },
    later(),
  )
  return { code, printed }
}

/** A product with every column of the shop's own CSV filled. */
const book = {
  ...{ key: 'shelf:full', kind: 'book', sku: 'FULL-1', isbn: '9780439023481', name: 'Das Buch' },
  ...{ name_en: 'The Book', name_fr: 'Le Livre', name_de: 'Das Buch', text_language: 'en' },
  ...{ language: 'de', short_description_en: 'Short.', short_description_fr: 'Court.' },
  ...{ short_description_de: 'Kurz.', description_en: '<p>Long.</p>', description_fr: '<p>L.</p>' },
  ...{ description_de: '<p>Lang.</p>', authors: 'Jules Verne|A01|verne jules;Léon Benett|A12' },
  ...{ publisher: 'Full Press', publisher_address: '1 Lane, 04107 Leipzig, Germany' },
  ...{ publisher_email: 'press@example.org', format: 'paperback', work: 'full-work' },
  ...{ series: 'Saga', series_number: '2', edition: '2nd', date_published: '2020-03-01' },
  ...{ first_published: '1895', original_language: 'fr', pages: '330', pages_estimated: 'yes' },
  ...{ price_inr: '499.00', price_eur: '9.99', price_de: '8.99', sale_price_inr: '399.00' },
  ...{ fixed_price_markets: 'FR', discount_until: '2030-01-31', mrp: '599.00', stock: '7' },
  ...{ supply_days: '12', out_of_print: 'no', weight_grams: '420', unit_amount: '250' },
  ...{ unit_per: 'kg', categories: 'book', standing: 'hidden', tags: 'sea;ships' },
  ...{ images: 'https://example.org/a.jpg', subjects: 'FBC;FV', new: 'yes', rating: '4.3' },
  ...{ sale_count: '12', has_print_edition: 'yes', age_from: '8', age_to: '12' },
  ...{ maker_name: 'Loom', maker_address: '1 Mill, Leeds, United Kingdom' },
  ...{ maker_email: 'loom@example.org', responsible_name: 'Loom EU' },
  ...{ responsible_address: 'Kade 1, Amsterdam, Netherlands' },
  ...{ responsible_email: 'eu@loom.example', safety_warning: 'Not under 3.' },
  ...{ accessibility: '04;10', art: '{"kind":"cover"}' },
}

const fileOf = (...rows: Record<string, string>[]) =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))].map(csvRow).join('')

/** What an export says of a product. */
async function exported(key: string): Promise<Record<string, string>> {
  const path = join(aFolder(), 'all.csv')
  await runExport(['catalogue', '--csv', '--to', path], { write: () => undefined }, later())
  const rows: Record<string, string>[] = parse(readFileSync(path), { columns: true })
  return rows.find((row) => row.key === key)!
}

/** Another value for each column, or none where it cannot be changed alone. */
const changed: Record<string, string> = {
  ...{ name: 'Das andere Buch', name_en: 'Another', name_fr: 'Autre', name_de: 'Anders' },
  ...{ language: 'en', short_description_en: 'Other.', short_description_fr: 'Autre.' },
  ...{ short_description_de: 'Anders.', description_en: '<p>O.</p>', description_fr: '<p>A.</p>' },
  ...{ description_de: '<p>A.</p>', authors: 'Mary Shelley|A01|shelley mary' },
  ...{ publisher_address: '2 Lane, Leipzig, Germany', publisher_email: 'other@example.org' },
  ...{ format: 'hardback', work: 'other-work', series: 'Other', series_number: '3' },
  ...{ edition: '3rd', date_published: '2021', first_published: '1900', original_language: 'en' },
  ...{ pages: '331', price_inr: '450.00', price_eur: '9.49', price_de: '8.49' },
  ...{ sale_price_inr: '349.00', fixed_price_markets: 'FR;DE', mrp: '650.00', stock: '8' },
  ...{ supply_days: '13', out_of_print: 'yes', weight_grams: '421', unit_amount: '251' },
  ...{ unit_per: 'l', standing: '', tags: 'sea', images: 'https://example.org/b.jpg' },
  ...{ subjects: 'FBC', rating: '4.4', sale_count: '13', age_from: '9', age_to: '13' },
  ...{ maker_name: 'Weft', maker_address: '2 Mill, Leeds, United Kingdom' },
  ...{ maker_email: 'weft@example.org', responsible_name: 'Weft EU', safety_warning: 'Hot.' },
  ...{ responsible_address: 'Kade 2, Amsterdam, Netherlands' },
  ...{ responsible_email: 'eu@weft.example', accessibility: '04', art: '{"kind":"sea"}' },
  ...{ categories: 'kids', new: 'no', pages_estimated: 'no', sku: 'FULL-2', isbn: '9783161484100' },
}

describe('an update', () => {
  test('has another value for every column that can be changed', () => {
    const fixed = ['key', 'id', 'kind', 'text_language', 'publisher', 'price', 'currency']
    const bound = ['discount', 'discount_until', 'variants', 'has_print_edition', 'sample']
    const others = ['short_description', 'description', 'affiliate_link', 'sample_heading']
    expect(
      csvColumns
        .map(({ name }) => name)
        .filter((name) => ![...fixed, ...bound, ...others].includes(name)),
    ).toEqual(expect.arrayContaining(Object.keys(changed).filter((one) => !/price_/.test(one))))
  })

  test.each(Object.entries(changed))('of %s changes it and nothing else', async (column, value) => {
    await importRows(fileOf(book), {}, later())
    const before = await exported(book.key)
    const { totals, rows } = await importRows(
      fileOf({ key: book.key, [column]: value }),
      { update },
      later(),
    )
    expect(rows[0]?.reasons).toEqual([])
    expect(totals).toMatchObject({ changed: 1, new: 0, refused: 0 })
    const after = await exported(book.key)
    const different = Object.keys(before).filter((one) => before[one] !== after[one])
    // The name in a language that has none of its own follows the name.
    expect(different.filter((one) => one !== 'name_de')).toEqual(
      column === 'name_de' ? [] : [column === 'price_de' ? 'price_de_eur' : column],
    )
    expect(
      (await importRows(fileOf({ key: book.key, [column]: value }), { update }, later())).totals,
    ).toMatchObject({ same: 1, changed: 0 })
    await importRows(fileOf(book), { force: true }, later())
  })

  test('of stock leaves prices, texts, reduction, maker and all else', async () => {
    await importRows(fileOf(book), {}, later())
    const before = await exported(book.key)
    await run('sku,stock\nFULL-1,3\n', '--update')
    expect(await exported(book.key)).toEqual({ ...before, stock: '3' })
  })

  test('needs no name, and finds products by key, id, ISBN or SKU, whatever they came from', async () => {
    await importRows(
      'Handle,Title,Variant SKU,Variant Price\nfrom-shopify,Mug,MUG-1,5.00\n',
      { currency: 'INR' },
      later(),
    )
    const { id } = await findByKey('shopify:from-shopify')
    for (const [column, value] of [
      ['sku', 'MUG-1'],
      ['key', 'shopify:from-shopify'],
      ['id', id],
    ] as const) {
      const maker = `Maker by ${column}`
      const { totals } = await importRows(
        `${column},maker_name\n${value},${maker}\n`,
        { update },
        later(),
      )
      expect(totals).toMatchObject({ changed: 1, unknown: 0 })
      expect(await findByKey('shopify:from-shopify')).toMatchObject({
        ...{ makerName: maker, source: 'shopify', prices: ['INR 500'] },
      })
    }
    await importRows('isbn,name,price\n9783161484100,By ISBN,5.00\n', {}, later())
    await importRows('isbn,stock\n316148410X,9\n', { update }, later())
    expect(await findByKey('isbn:9783161484100')).toMatchObject({ stock: 9 })
  })

  test('makes no product, and tells those that are unknown', async () => {
    const { code, printed } = await run('sku,stock\nnobody,3\n', '--update')
    expect(code).toBe(0)
    expect(printed).toContain(
      'line 2: unknown: sku:nobody · sku: the shop has no such product, and --update makes none\n',
    )
    expect(printed).toMatch(/1 row of .*: 0 new, 0 changed, 0 the same, 0 refused, 1 unknown /)
    await expect(findByKey('sku:nobody')).rejects.toThrow()
  })

  test('of a SKU that several have is refused, and so is a product that comes twice', async () => {
    await importRows(
      'key,sku,name\ntwice-a,TWICE,A\ntwice-b,TWICE,B\n',
      { source: 'twice' },
      later(),
    )
    const { rows } = await importRows('sku,stock\nTWICE,1\n', { update }, later())
    expect(rows[0]).toMatchObject({
      outcome: 'refused',
      reasons: ['sku: 2 products have it; name one by its key or id'],
    })
    const { id } = await findByKey('twice-a')
    const again = await importRows(`key,id,stock\ntwice-a,,1\n,${id},2\n`, { update }, later())
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'refused'])
    expect(again.rows[1]?.reasons).toEqual(['key: the same product as in line 2'])
  })

  test('of prices changes those that it names, and closes those that it empties', async () => {
    await importRows('sku,name,price,price_eur\nprices,A,100.00,9.00\n', {}, later())
    await importRows('sku,price_eur\nprices,8.00\n', { update }, later())
    expect((await findByKey('sku:prices')).prices.sort()).toEqual(['EUR 800', 'INR 10000'])
    await importRows('sku,price,currency\nprices,7.00,EUR\n', { update }, later())
    expect((await findByKey('sku:prices')).prices.sort()).toEqual(['EUR 700', 'INR 10000'])
    await importRows('sku,price_eur\nprices,\n', { update }, later())
    expect((await findByKey('sku:prices')).prices).toEqual(['INR 10000'])
    await importRows('sku,sale_price\nprices,80.00\n', { update }, later())
    expect(await findByKey('sku:prices')).toMatchObject({ sortPrice: 8000 })
    await importRows('sku,discount\nprices,50\n', { update }, later())
    expect(await findByKey('sku:prices')).toMatchObject({ sortPrice: 5000 })
    await importRows('sku,discount\nprices,\n', { update }, later())
    expect(await findByKey('sku:prices')).toMatchObject({ sortPrice: 10_000 })
  })

  test('of variants keeps everything else, and of all else the variants', async () => {
    await importRows(
      'sku,name,price,variants,images\ndress,A,9.00,indigo/m:3;indigo/xl:0,https://x.test/a.jpg\n',
      {},
      later(),
    )
    const { notes } = (await importRows('sku,stock\ndress,9\n', { update }, later())).rows[0]!
    expect(notes).toEqual(['stock: the product has variants, and its stock is theirs'])
    await importRows('sku,maker_name\ndress,Loom\n', { update }, later())
    expect(await findByKey('sku:dress')).toMatchObject({
      ...{ variants: ['indigo/m:3', 'indigo/xl:0'], stock: 3, makerName: 'Loom' },
    })
    await importRows('sku,variants\ndress,indigo/m:5\n', { update }, later())
    expect(await findByKey('sku:dress')).toMatchObject({ variants: ['indigo/m:5'], stock: 5 })
  })

  test('of translations changes one language', async () => {
    await importRows(
      'sku,name,name_de,description,description_de\ntexts,Lamp,Lampe,Bright.,Hell.\n',
      {},
      later(),
    )
    await importRows('sku,description_de\ntexts,Sehr hell.\n', { update }, later())
    const { id } = await findByKey('sku:texts')
    const texts = await db.read
      .selectFrom('productText')
      .select(['language', 'name', 'fullDescription'])
      .where('productId', '=', id)
      .orderBy('language')
      .execute()
    expect(texts.map((one) => Object.values(one).join(' '))).toEqual([
      'de Lampe <p>Sehr hell.</p>',
      'en Lamp <p>Bright.</p>',
    ])
    await importRows('sku,name\ntexts,Light\n', { update }, later())
    const names = await db.read
      .selectFrom('productText')
      .select('name')
      .where('productId', '=', id)
      .orderBy('language')
      .execute()
    expect(names.map(({ name }) => name)).toEqual(['Lampe', 'Light'])
  })

  test('is written also where its row says what the file said the last time', async () => {
    await importRows('sku,name,price\nback,A,5.00\n', {}, later())
    await importRows('sku,price\nback,6.00\n', { update }, later())
    await importRows('sku,price\nback,5.00\n', { update }, later())
    expect((await findByKey('sku:back')).prices).toEqual(['INR 500'])
  })

  test.each([
    ['a file of Shopify', 'Handle,Title,Variant Price\na,A,1.00\n'],
    ['ONIX', '<?xml version="1.0"?><ONIXMessage release="3.0"></ONIXMessage>'],
  ])('of %s is refused in a sentence', async (_, content) => {
    const { code, printed } = await run(content, '--update')
    expect(code).toBe(1)
    expect(printed).toMatch(/--update is for the shop’s own CSV\.\n$/)
  })

  test.each(['--price 5', '--stock 5', '--source x', '--withdraw-missing'])(
    'and %s exclude each other',
    async (option) => {
      const { code, printed } = await run('sku,stock\na,1\n', '--update', ...option.split(' '))
      expect(code).toBe(1)
      expect(printed).toContain(`--update and ${option.split(' ')[0]} exclude each other.`)
    },
  )
})

describe('emptying a field that the law asks for', () => {
  const thing = {
    ...{ sku: 'lawful', name: 'Shawl', kind: 'goods', price: '90.00', mrp: '99.00' },
    ...{ maker_name: 'Loom', maker_address: '1 Mill, 04107 Leipzig, Germany' },
    ...{ maker_email: 'loom@example.org', safety_warning: 'Hot.', categories: 'cosmetics' },
    ...{ unit_amount: '250', unit_per: 'kg' },
  }

  test.each(['maker_name', 'maker_address', 'maker_email', 'safety_warning', 'mrp'])(
    'as %s is refused, and done with --force',
    async (column) => {
      await importRows(fileOf(thing), {}, later())
      const file = fileOf({ sku: thing.sku, [column]: '' })
      const { rows } = await importRows(file, { update }, later())
      expect(rows[0]).toMatchObject({
        outcome: 'refused',
        reasons: [expect.stringMatching(`^${column}: would be emptied, and the law asks for it`)],
      })
      const forced = await importRows(file, { update, force: true }, later())
      expect(forced.totals).toMatchObject({ changed: 1 })
      await importRows(fileOf(thing), { force: true }, later())
    },
  )

  test('as the unit amount of what is sold by weight is refused', async () => {
    await importRows(fileOf(thing), {}, later())
    const { rows } = await importRows('sku,unit_amount,unit_per\nlawful,,\n', { update }, later())
    expect(rows[0]?.reasons).toEqual([
      expect.stringMatching(/^unit_amount, unit_per: would be emptied, .* them .*PAngV/),
    ])
  })

  test('as the format, or the printed edition, that a tax hangs on is refused', async () => {
    await importRows(
      'sku,name,format,has_print_edition,accessibility\nebook,A,e-book,yes,04\n',
      {},
      later(),
    )
    for (const column of ['format', 'has_print_edition', 'accessibility']) {
      const { rows } = await importRows(`sku,${column}\nebook,\n`, { update }, later())
      expect(rows[0]).toMatchObject({ outcome: 'refused' })
      expect(rows[0]?.reasons[0]).toContain(`${column}: would be emptied`)
    }
  })

  test('is refused in a whole row that leaves the column out, too', async () => {
    await importRows(fileOf(thing), {}, later())
    const { rows } = await importRows('sku,name,price\nlawful,Shawl,90.00\n', {}, later())
    expect(rows[0]).toMatchObject({ outcome: 'refused' })
    expect(rows[0]?.reasons[0]).toMatch(/^maker_name, maker_address, maker_email: would be emptied/)
    const { totals } = await importRows(
      'sku,name,price\nlawful,Shawl,90.00\n',
      { force: true },
      later(),
    )
    expect(totals).toMatchObject({ changed: 1 })
  })

  test('is allowed where the law asks for none of it', async () => {
    await importRows('sku,name,kind,tags,age_from\nfree,A,goods,x,8\n', {}, later())
    const { totals } = await importRows('sku,tags,age_from\nfree,,\n', { update }, later())
    expect(totals).toMatchObject({ changed: 1, refused: 0 })
    expect(await findByKey('sku:free')).toMatchObject({ ageFrom: null })
  })
})

describe('a dry run', () => {
  test('tells of each product which fields change, from what to what', async () => {
    await importRows(
      'sku,name,price,stock,maker_name,description\ntold,Lamp,5.00,3,Loom,Bright.\n',
      {},
      later(),
    )
    const before = await exported('sku:told')
    const { printed } = await run('sku,price,stock\ntold,6.00,\n', '--update', '--dry-run')
    expect(printed).toContain(
      'line 2: changed: sku:told · stock: "3" → empty · price_inr: "5.00" → "6.00"\n',
    )
    expect(await exported('sku:told')).toEqual(before)
  })

  test('tells what a whole row empties by leaving columns out', async () => {
    await importRows(
      'sku,name,price,stock,supply_days,tags,description\nwhole,Lamp,5.00,3,9,x,Bright.\n',
      {},
      later(),
    )
    const { printed } = await run('sku,name,price\nwhole,Lamp,5.00\n', '--dry-run')
    expect(printed).toContain(
      'line 2: changed: sku:whole · Lamp · description_en: "<p>Bright.</p>" → empty · supply_days: "9" → empty · tags: "x" → empty\n',
    )
  })

  test('writes the changes into the report', async () => {
    await importRows('sku,name,price\nreported,Lamp,5.00\n', {}, later())
    const report = join(aFolder(), 'report.csv')
    await run('sku,price\nreported,6.00\n', '--update', '--dry-run', '--report', report)
    const rows: Record<string, string>[] = parse(readFileSync(report), { columns: true })
    expect(rows[0]).toMatchObject({ outcome: 'changed', changes: 'price_inr: "5.00" → "6.00"' })
  })

  test('tells of other kinds of files, too, and of long texts the place that changes', async () => {
    const long = (word: string) =>
      `${'Lorem ipsum dolor. '.repeat(20)}${word} ${'sit amet. '.repeat(20)}`
    const file = (word: string) =>
      `Handle,Title,Body (HTML),Variant Price\nlong,Mug,<p>${long(word)}</p>,5.00\n`
    await importRows(file('One'), { currency: 'INR' }, later())
    const { printed } = await run(file('Two'), '--currency', 'INR', '--dry-run')
    expect(printed).toMatch(/description_en: "….*One.*…" → "….*Two.*…"/)
  })

  test('says nothing of a row that changes nothing', async () => {
    await importRows('sku,name,price\nsame,Lamp,5.00\n', {}, later())
    const { printed } = await run('sku,price\nsame,5\n', '--update', '--dry-run')
    expect(printed).toMatch(/^1 row of .*: 0 new, 0 changed, 1 the same, 0 refused /)
  })
})
