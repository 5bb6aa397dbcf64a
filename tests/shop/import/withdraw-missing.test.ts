import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { findProduct, importRows, noon } from './records.ts'
import { findByKey } from './foreign-shops.ts'

const rowsOf = (...skus: string[]) =>
  ['sku,name,price', ...skus.map((sku) => `${sku},Thing ${sku},9.00`)].join('\n')
const withdrawMissing = true
const later = noon + 60_000

test('what is missing from the next file is told, and stays as it is', async () => {
  const source = 'told'
  await importRows(rowsOf('told-a', 'told-b', 'told-c'), { source })
  const { totals } = await importRows(rowsOf('told-a', 'told-c'), { source }, later)
  expect(totals).toMatchObject({ withdrawn: false, missing: [{ key: 'sku:told-b' }] })
  expect(await findByKey('sku:told-b')).toMatchObject({ withdrawnAt: null, sortPrice: 900 })
})

test('withdrawn with --withdraw-missing it is neither listed nor for sale, and comes back with its row', async () => {
  const source = 'back'
  await importRows(rowsOf('back-a', 'back-b', 'back-c'), { source })
  const { totals } = await importRows(
    rowsOf('back-a', 'back-c'),
    { source, withdrawMissing },
    later,
  )
  expect(totals).toMatchObject({ withdrawn: true, missing: [{ key: 'sku:back-b' }] })
  const gone = await findByKey('sku:back-b')
  expect(gone).toMatchObject({ withdrawnAt: later, editionRank: null, sortPrice: null, prices: [] })
  const again = await importRows(rowsOf('back-a', 'back-c'), { source }, later + 1)
  expect(again.totals.missing).toEqual([])
  const back = await importRows(rowsOf('back-a', 'back-b', 'back-c'), { source }, later + 2)
  expect(back.totals).toMatchObject({ changed: 1, same: 2 })
  expect(await findByKey('sku:back-b')).toMatchObject({
    ...{ id: gone.id, withdrawnAt: null, editionRank: 0, sortPrice: 900, prices: ['INR 900'] },
  })
})

test('what comes back in a file without prices has those that it had', async () => {
  const source = 'unpriced'
  const file = (...skus: string[]) => ['sku,name', ...skus.map((sku) => `${sku},T`)].join('\n')
  await importRows(file('u-a', 'u-b', 'u-c'), { source, price: 500 })
  await importRows(file('u-a', 'u-c'), { source, withdrawMissing }, later)
  await importRows(file('u-a', 'u-b', 'u-c'), { source }, later + 1)
  expect(await findByKey('sku:u-b')).toMatchObject({ sortPrice: 500, prices: ['INR 500'] })
})

test('products of other sources are never missing', async () => {
  await importRows(rowsOf('other-a', 'other-b'), { source: 'one' })
  const { totals } = await importRows(rowsOf('mine-a'), { source: 'two', withdrawMissing }, later)
  expect(totals.missing).toEqual([])
})

test('a product belongs to the source that named it last', async () => {
  await importRows(rowsOf('moved-a', 'moved-b', 'moved-c'), { source: 'from' })
  await importRows(rowsOf('moved-a', 'moved-b'), { source: 'to' }, later)
  const { totals } = await importRows(rowsOf('moved-c'), { source: 'from' }, later)
  expect(totals.missing).toEqual([])
  const { totals: to } = await importRows(rowsOf('moved-a'), { source: 'to' }, later)
  expect(to.missing).toMatchObject([{ key: 'sku:moved-b' }])
})

test('a dry run tells what would be withdrawn, and withdraws nothing', async () => {
  const source = 'dry'
  await importRows(rowsOf('dry-a', 'dry-b', 'dry-c'), { source })
  const options = { source, withdrawMissing, dryRun: true }
  const { totals } = await importRows(rowsOf('dry-a', 'dry-b'), options, later)
  expect(totals).toMatchObject({ withdrawn: true, missing: [{ key: 'sku:dry-c' }] })
  expect((await findByKey('sku:dry-c')).withdrawnAt).toBeNull()
})

test('nothing is withdrawn where more than half is missing, a row cannot be read, or many are refused', async () => {
  const source = 'guarded'
  const all = Array.from({ length: 12 }, (_, n) => `guarded-${n}`)
  await importRows(rowsOf(...all), { source })
  const cases: [string, RegExp][] = [
    [rowsOf(...all.slice(0, 5)), /7 of the 12 products .* more than half/],
    [`${rowsOf(...all.slice(0, 10))}\nguarded-11,"Thing`, /1 of its rows could not be read/],
    [
      `${rowsOf(...all.slice(0, 8))}\nguarded-8,T,much\nguarded-9,T,more`,
      /2 of its 10 rows were refused/,
    ],
  ]
  for (const [file, words] of cases) {
    const { totals } = await importRows(file, { source, withdrawMissing }, later)
    expect(totals.withdrawn).toMatch(words)
  }
  const withdrawn = await db.read
    .selectFrom('product')
    .select('id')
    .where('source', '=', source)
    .where('withdrawnAt', 'is not', null)
    .execute()
  expect(withdrawn).toEqual([])
  const { totals } = await importRows(
    rowsOf(...all.slice(0, 5)),
    { source, withdrawMissing, force: true },
    later,
  )
  expect(totals).toMatchObject({ withdrawn: true })
  expect(totals.missing).toHaveLength(7)
})

test('what the file brings in newly does not count against what it no longer names', async () => {
  const source = 'replaced'
  const keys = (kind: string) => Array.from({ length: 12 }, (_, n) => `replaced-${kind}-${n}`)
  await importRows(rowsOf(...keys('old')), { source })
  const replacing = rowsOf(...keys('new'))
  const dry = await importRows(replacing, { source, withdrawMissing, dryRun: true }, later)
  const { totals } = await importRows(replacing, { source, withdrawMissing }, later)
  expect(totals.withdrawn).toMatch(/12 of the 12 products .* more than half/)
  expect(totals.withdrawn).toBe(dry.totals.withdrawn)
  expect(await findByKey('sku:replaced-old-0')).toMatchObject({ withdrawnAt: null })
})

test('is told of an ONIX file too, whose books of an older message are withdrawn', async () => {
  const book = (n: number) =>
    `<Product><RecordReference>withdraw-${n}</RecordReference><NotificationType>03</NotificationType><DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Book ${n}</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product>`
  const message = (...numbers: number[]) =>
    `<?xml version="1.0"?><ONIXMessage release="3.0">${numbers.map(book).join('')}</ONIXMessage>`
  const first = await importRows(message(1, 2, 3))
  expect(first.totals).toMatchObject({ source: 'onix', new: 3 })
  const { totals } = await importRows(message(1, 3), { withdrawMissing }, later)
  expect(totals).toMatchObject({ same: 2, withdrawn: true, missing: [{ name: 'Book 2' }] })
  expect(await findByKey(totals.missing[0]!.key)).toMatchObject({ withdrawnAt: later })
})

test('a refused row of a product keeps it from being missing', async () => {
  const source = 'refused'
  const many = Array.from({ length: 12 }, (_, n) => `refused-${n}`)
  await importRows(rowsOf(...many), { source })
  const file = `${rowsOf(...many.slice(0, 11))}\nrefused-11,T,much`
  const { totals } = await importRows(file, { source, withdrawMissing }, later)
  expect(totals).toMatchObject({ refused: 1, missing: [] })
  const { id } = await findByKey('sku:refused-11')
  expect(await findProduct(id)).toMatchObject({ withdrawnAt: null })
})

test('the card of a withdrawn product no longer leads to the partner who sells it', async () => {
  const source = 'partners'
  const file = (...skus: string[]) =>
    [
      'sku,name,price,affiliate_link',
      ...skus.map((sku) => `${sku},T,9.00,https://partner.test/${sku}`),
    ].join('\n')
  await importRows(file('p-a', 'p-b', 'p-c'), { source })
  const { id } = await findByKey('sku:p-b')
  const viewer = { language: 'en', currency: 'INR', country: 'IN' } as const
  const footAt = async (now: number) => (await listCards([id], { ...viewer, now }))[0]?.foot
  expect(await footAt(noon)).toEqual({ kind: 'partner', href: 'https://partner.test/p-b' })
  await importRows(file('p-a', 'p-c'), { source, withdrawMissing }, later)
  expect(await footAt(later)).toEqual({ kind: 'none' })
})
