import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { addCategory } from '#app/shop/maintenance/categories/change-categories.server.ts'
import { changesOf } from '../command/run-command.ts'
import { importRows } from './records.ts'

const categories = async () => {
  const rows = await db.read.selectFrom('category').selectAll().orderBy('position').execute()
  return rows.map(({ slug, parent, nameEn }) => [slug, parent, nameEn])
}
const categoriesOf = async (sku: string) => {
  const rows = await db.read
    .selectFrom('productCategory')
    .innerJoin('product', 'product.id', 'productCategory.productId')
    .where('sku', '=', sku)
    .orderBy('position')
    .select('category')
    .execute()
  return rows.map(({ category }) => category)
}
const csv = (...rows: string[]) => `sku,name,categories\n${rows.join('\n')}\n`
const onix = `<ONIXMessage release="3.0"><Product><RecordReference>x1</RecordReference>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9783161484100</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement>
<TitleElementLevel>01</TitleElementLevel><TitleText>One</TitleText></TitleElement></TitleDetail>
</DescriptiveDetail></Product></ONIXMessage>`

beforeEach(async () => {
  await db.writer.deleteFrom('product').execute()
  await db.writer.deleteFrom('category').execute()
  await db.writer.deleteFrom('audit').execute()
  for (const [slug, name, parent] of [
    ['clothing', 'Clothing', null],
    ['men', 'Men', 'clothing'],
    ['shoes', 'Shoes', null],
    ['men-shoes', 'Men', 'shoes'],
  ] as const)
    expect(await addCategory({ slug, names: { en: name }, parent }, 1)).toEqual({ ok: true })
})

describe('an import into a shop with categories of its own', () => {
  test('names them by slug, by name and by path', async () => {
    const { totals } = await importRows(
      csv('a,A,men-shoes', 'b,B,shoes > MEN;Clothing', 'c,C,Clothing > Men', 'd,D,men'),
    )
    expect(totals).toMatchObject({ new: 4, refused: 0, newCategories: [] })
    expect(await categoriesOf('a')).toEqual(['men-shoes'])
    expect(await categoriesOf('b')).toEqual(['men-shoes', 'clothing'])
    expect(await categoriesOf('c')).toEqual(['men'])
  })

  test.each(['Hats', 'Clothing > Hats', 'Shoes > Clothing'])(
    'refuses a row with the unknown category %s',
    async (path) => {
      const { rows } = await importRows(csv(`a,A,${path}`))
      expect(rows).toMatchObject([
        { outcome: 'refused', reasons: [`categories: the shop has no category ${path}`] },
      ])
      expect(await categories()).toHaveLength(4)
    },
  )

  test('makes them with the option, below those that are there, and records it', async () => {
    const file = csv('a,A,Clothing > Men > Hats', 'b,B,Games', 'c,C,clothing > men > hats')
    const { rows, totals } = await importRows(file, { createCategories: true })
    expect(totals).toMatchObject({ new: 3, newCategories: ['hats', 'games'] })
    expect(rows.map(({ notes }) => notes)).toEqual([
      ['categories: Clothing > Men > Hats is new'],
      ['categories: Games is new'],
      [],
    ])
    expect(await categories()).toEqual([
      ['clothing', null, 'Clothing'],
      ['men', 'clothing', 'Men'],
      ['hats', 'men', 'Hats'],
      ['shoes', null, 'Shoes'],
      ['men-shoes', 'shoes', 'Men'],
      ['games', null, 'Games'],
    ])
    expect(await categoriesOf('c')).toEqual(['hats'])
    expect(await changesOf('hats')).toEqual([
      { command: 'import --create-categories', names: { en: 'Hats' }, parent: 'men' },
    ])
    const again = await importRows(file, { createCategories: true })
    expect(again.totals).toMatchObject({ same: 3, newCategories: [] })
  })

  test('a dry run names what it would make, and makes nothing', async () => {
    const options = { createCategories: true, dryRun: true }
    const { totals } = await importRows(csv('a,A,Games', 'b,B,Games'), options)
    expect(totals).toMatchObject({ new: 2, newCategories: ['games'] })
    expect(await categories()).toHaveLength(4)
  })

  test('a row that is refused makes none', async () => {
    const { totals } = await importRows(csv(`a,,Games`), { createCategories: true })
    expect(totals).toMatchObject({ refused: 1, newCategories: [] })
    expect(await categories()).toHaveLength(4)
  })

  test.each([
    ['A > B > C > D', 'categories: parent "c" would make 4 levels of categories; the pages show 3'],
    ['漫画', 'categories: "漫画" has no Latin letter for a slug; add it by "category add" first'],
    ['x'.repeat(61), 'has 61 characters; at most 60 are allowed'],
  ])('refuses to make %s', async (path, sentence) => {
    const { rows } = await importRows(csv(`a,A,${path}`), { createCategories: true })
    expect(rows).toMatchObject([
      { outcome: 'refused', reasons: [expect.stringContaining(sentence)] },
    ])
    expect(await categories()).toHaveLength(4)
  })

  test('a part of a path that has the slug of another category gets a longer one', async () => {
    await importRows(csv('a,A,Shoes > Clothing'), { createCategories: true })
    expect(await categoriesOf('a')).toEqual(['shoes-clothing'])
  })

  test('an update puts a product into a category by its path', async () => {
    await importRows(csv('a,A,men'))
    const update = { update: true, createCategories: true }
    const { totals } = await importRows('sku,categories\na,Shoes > Boots\n', update)
    expect(totals).toMatchObject({ changed: 1, newCategories: ['boots'] })
    expect(await categoriesOf('a')).toEqual(['boots'])
  })

  test('a book of a file without categories is in none where the shop has no category of books', async () => {
    const { totals } = await importRows(onix)
    expect(totals).toMatchObject({ kind: 'ONIX', new: 1 })
    expect(await db.read.selectFrom('productCategory').selectAll().execute()).toEqual([])
  })

  test('another shop’s categories are made with the option', async () => {
    const woo =
      'ID,Type,SKU,Name,Regular price,Categories\n1,simple,w,W,5,"Clothing > Hats > Caps > Red"\n'
    const { totals } = await importRows(woo, { createCategories: true, currency: 'EUR' })
    expect(totals).toMatchObject({ new: 1, newCategories: ['hats', 'caps'] })
    expect(await categoriesOf('w')).toEqual(['caps'])
  })
})

test('a shop without categories gets no samples from an import that makes them', async () => {
  await db.writer.deleteFrom('category').execute()
  await importRows(csv('a,A,Games'), { createCategories: true })
  expect(await categories()).toEqual([['games', null, 'Games']])
})
