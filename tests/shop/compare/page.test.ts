import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import type { CompareCellText, ComparePage } from '#app/shop/lists/compare/compare-page.ts'
import { findComparePage } from '#app/shop/lists/compare/compare-page.server.ts'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { removeFromList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { addToList } from '#app/shop/lists/saved-list/saved-list.server.ts'
import {
  aBook,
  aDress,
  aThing,
  eBook,
  eBookWithFile,
  lastCopy,
  manyBooks,
  notForSale,
  partnersThing,
  soldOut,
} from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { newOwner, now, whoCompares } from './comparers.ts'

beforeAll(async () => {
  await ensureShippedRates(Date.now())
})

const page = (search: string, who: Partial<Viewer> & { owner?: string } = {}) =>
  findComparePage(new URLSearchParams(search), { ...aViewer(who), owner: who.owner })

const shared = (ids: string[], who: Partial<Viewer> = {}, more = '') =>
  page(`ids=${ids.join(',')}${more}`, who)

function words(cell: CompareCellText): string {
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'price':
      return cell.price.now
    case 'stock':
      return cell.stock.text
    case 'rating':
      return cell.figure
    case 'links':
      return cell.links.map(({ name }) => name).join(', ')
    case 'none':
      return `— ${cell.reason}`
  }
}
const labels = ({ rows }: ComparePage) => rows.map(({ label }) => label)
const row = ({ rows }: ComparePage, label: string) => {
  const found = rows.find((one) => one.label === label)
  return found && { differs: found.differs, says: found.cells.map(words) }
}

const novel = () =>
  aBook({
    name: 'Kim',
    authors: [{ name: 'Rudyard Kipling', role: 'A01' }],
    publisher: { name: 'Lantern Press' },
    categories: ['book'],
    ratingTenths: 43,
    numberOfPages: 304,
    datePublished: '1901-10',
    isbn13: '9780306406157',
    seriesName: 'Plain Tales',
    seriesNumber: '2',
    weightGrams: 320,
  })
const honey = () =>
  aThing({
    name: 'Honey',
    categories: ['organic-food'],
    weightGrams: 400,
    unitAmount: 250,
    unitPer: 'kg',
    makerName: 'Bee & Co',
    price: 25_000,
  })

describe('the rows of a comparison', () => {
  test('of books are those of books, each in the order of the title page', async () => {
    const both = await shared([await novel(), await aBook()])
    expect(labels(both)).toEqual([
      'Price',
      'Availability',
      'Rating',
      'Categories',
      'Author',
      'Format',
      'Pages',
      'Language',
      'Publisher',
      'Published',
      'ISBN',
      'Series',
    ])
    const first = both.rows.map(({ cells }) => words(cells[0]!))
    expect(first).toEqual([
      '₹499.00',
      'In stock',
      '4.3',
      'Books',
      'Rudyard Kipling',
      'Paperback',
      '304',
      'English',
      'Lantern Press',
      'October 1901',
      '978-0-306-40615-7',
      'Plain Tales, volume 2',
    ])
  })

  test('of things are those of things', async () => {
    const both = await shared([await aDress(), await honey()])
    expect(labels(both)).toEqual([
      'Price',
      'Availability',
      'Categories',
      'Colours',
      'Sizes',
      'Unit price',
      'Manufacturer',
      'Weight',
    ])
    expect(row(both, 'Colours')?.says).toEqual(['Indigo, Red', '— notApplicable'])
    expect(row(both, 'Sizes')?.says).toEqual(['M, XL', '— notApplicable'])
    expect(row(both, 'Unit price')?.says).toEqual(['— notApplicable', '₹1,000.00 / kg'])
    expect(row(both, 'Manufacturer')?.says).toEqual(['— notStated', 'Bee & Co'])
    expect(row(both, 'Weight')?.says).toEqual(['300 g', '400 g'])
  })

  test('of a book and a thing are both, and what does not apply says so', async () => {
    const both = await shared([await novel(), await honey()])
    expect(row(both, 'Author')?.says).toEqual(['Rudyard Kipling', '— notApplicable'])
    expect(row(both, 'Pages')?.says).toEqual(['304', '— notApplicable'])
    expect(row(both, 'Manufacturer')?.says).toEqual(['— notApplicable', 'Bee & Co'])
    expect(row(both, 'Weight')?.says).toEqual(['320 g', '400 g'])
  })

  test('tell what is not stated from what does not apply', async () => {
    const [paper, sound] = [
      await novel(),
      await aBook({ format: 'audiobook-cd', numberOfPages: null }),
    ]
    const both = await shared([paper, sound, await aBook()])
    expect(row(both, 'Pages')?.says).toEqual(['304', '— notApplicable', '— notStated'])
    expect(row(both, 'ISBN')?.says).toEqual(['978-0-306-40615-7', '— notStated', '— notStated'])
  })

  test('are left out where no product says anything', async () => {
    const both = await shared(await manyBooks(2))
    expect(labels(both)).not.toContain('Series')
    expect(labels(both)).not.toContain('Rating')
  })

  test('hold the price per kilogram apart from the price', async () => {
    const { rows } = await shared([await honey(), await aBook()])
    const [cell] = rows[0]!.cells
    expect(cell).toMatchObject({ kind: 'price', price: { now: '₹250.00' } })
    expect(JSON.stringify(cell)).not.toContain('kg')
  })

  test('show a cut with its earlier price and its end', async () => {
    const cut = await aBook({ price: 65_000, discount: { percent: 30, untilAt: now + 864e5 } })
    await db.write((trx) =>
      trx.updateTable('price').set({ fromAt: 0 }).where('productId', '=', cut).execute(),
    )
    const { rows } = await shared([cut])
    expect(rows[0]!.cells[0]).toMatchObject({
      kind: 'price',
      price: { now: '₹455.00', was: '₹650.00', cut: '−30%' },
    })
  })

  test('are in the words and the currency of who looks', async () => {
    const both = await shared([await novel(), await honey()], {
      language: 'de',
      currency: 'EUR',
      country: 'DE',
    })
    expect(labels(both).slice(0, 5)).toEqual([
      'Preis',
      'Verfüg\u00adbarkeit',
      'Bewertung',
      'Kategorien',
      'Autor/-in',
    ])
    expect(row(both, 'Preis')?.says[0]).toMatch(/^\d+,\d\d\s€$/)
    expect(row(both, 'Bewertung')?.says[0]).toBe('4,3')
    expect(row(both, 'Sprache')?.says).toEqual(['Englisch', '— notApplicable'])
  })
})

describe('what differs', () => {
  test('is marked row by row', async () => {
    const both = await shared([await novel(), await aBook({ price: 1000 })])
    expect(row(both, 'Price')?.differs).toBe(true)
    expect(row(both, 'Format')?.differs).toBe(false)
    expect(row(both, 'Pages')?.differs).toBe(true)
  })

  test('is not the reason why nothing is said', async () => {
    const [paper, sound] = [
      await aBook(),
      await aBook({ format: 'audiobook-cd', numberOfPages: null }),
    ]
    const three = await shared([paper, sound])
    expect(row(three, 'Pages')).toBeUndefined()
    const both = await shared([await aThing(), await aBook()])
    expect(row(both, 'Manufacturer')).toBeUndefined()
  })

  test('alone is shown where it is asked for, and the way back keeps the ids', async () => {
    const ids = [await novel(), await aBook({ price: 1000 })]
    const all = await shared(ids)
    expect(all.differences).toEqual({
      isOn: false,
      path: `/compare?ids=${ids.join(',')}&differences=1`,
    })
    const some = await shared(ids, {}, '&differences=1')
    expect(some.differences).toEqual({ isOn: true, path: `/compare?ids=${ids.join(',')}` })
    expect(some.rows.every(({ differs }) => differs)).toBe(true)
    expect(labels(some)).not.toContain('Format')
  })

  test('is nothing between twins, whose rows are all left out', async () => {
    const some = await shared(await manyBooks(2), {}, '&differences=1')
    expect(some.rows).toEqual([])
    expect(some.columns).toHaveLength(2)
  })

  test('is no question of one product alone', async () => {
    const one = await shared([await novel()], {}, '&differences=1')
    expect(one.differences).toBeUndefined()
    expect(one.rows.length).toBeGreaterThan(8)
  })

  test.each(['', '0', 'yes', '<b>', '1 1'])(
    'is not asked for by differences=%j',
    async (requested) => {
      const ids = await manyBooks(2)
      const both = await shared(ids, {}, `&differences=${encodeURIComponent(requested)}`)
      expect(both.differences?.isOn).toBe(false)
    },
  )
})

describe('a column', () => {
  test('offers what the product’s card offers, or says why it cannot be bought', async () => {
    const ids = [
      await aBook(),
      await aDress(),
      await partnersThing(),
      await soldOut(),
      await eBook(),
      await notForSale(),
    ]
    const { columns, rows } = await shared(ids)
    expect(columns.map(({ foot }) => foot.kind)).toEqual([
      'add',
      'choose',
      'partner',
      'none',
      'none',
      'none',
    ])
    expect(columns.map(({ whyNot }) => whyNot)).toEqual([
      undefined,
      undefined,
      undefined,
      'Currently sold out.',
      'The file is not available yet.',
      'Currently unavailable.',
    ])
    expect(rows[0]!.cells.map(words).at(-1)).toBe('Currently unavailable')
    const stock = rows[1]!.cells.map(words)
    expect(stock).toEqual([
      'In stock',
      'In stock',
      '— notStated',
      'Sold out',
      'The file is not available yet',
      'In stock',
    ])
  })

  test('of an e-book with a file offers it at once', async () => {
    const { columns, rows } = await shared([await eBookWithFile()])
    expect(columns[0]?.foot.kind).toBe('add')
    expect(rows[1]!.cells.map(words)).toEqual(['Download as soon as you have paid'])
  })

  test('says how few are left', async () => {
    const { rows } = await shared([await lastCopy()])
    expect(rows[1]!.cells[0]).toMatchObject({ stock: { text: 'Only 1 left', tone: 'low' } })
  })

  test('leads to the product and says the language of its name', async () => {
    const id = await aBook({ name: 'Effi Briest', inLanguage: 'de' })
    const { columns } = await shared([id])
    expect(columns[0]).toMatchObject({
      id,
      path: `/book/${id}`,
      name: 'Effi Briest',
      lang: 'de',
      image: { kind: 'book' },
    })
  })

  test.each(['<b>Emma</b>', '"Emma" & co', '📚', 'Emma '.repeat(2000), '{{count}} $t(cart.empty)'])(
    'has the very name %.40j',
    async (name) => {
      const id = await aBook()
      await db.write((trx) =>
        trx.updateTable('product').set({ name }).where('id', '=', id).execute(),
      )
      expect((await shared([id])).columns[0]!.name).toBe(name)
    },
  )
})

describe('the comparison that an address names', () => {
  test('is shown to anybody, in the order of the address', async () => {
    const ids = await manyBooks(3)
    const seen = await shared([...ids].reverse())
    expect(seen.isShared).toBe(true)
    expect(seen.columns.map(({ id }) => id)).toEqual([...ids].reverse())
    expect(seen.notices).toEqual([])
    expect(seen.sharePath).toBeUndefined()
  })

  test('leaves out what the shop does not have, and says so', async () => {
    const [book] = await manyBooks(1)
    const seen = await shared([book!, 'no-such-product'])
    expect(seen.columns.map(({ id }) => id)).toEqual([book])
    expect(seen.notices).toEqual([
      'Some products in this link are not in the shop: the others are shown.',
    ])
  })

  test('shows the first six of more, and says so', async () => {
    const ids = await manyBooks(7)
    const seen = await shared(ids)
    expect(seen.columns.map(({ id }) => id)).toEqual(ids.slice(0, 6))
    expect(seen.notices).toEqual([
      'You can compare up to six products: the first six in this link are shown.',
    ])
  })

  test.each(['ids=', 'ids=,,,', 'ids=<b>,📚', `ids=${'x'.repeat(10_000)}`, 'ids=a&ids=b'])(
    'is empty with %.40s',
    async (search) => {
      const seen = await page(search)
      expect(seen).toMatchObject({ isShared: true, columns: [], rows: [], notices: [] })
    },
  )

  test('has nothing of the visitor’s own list', async () => {
    const { owner, books } = await whoCompares(2)
    await removeFromList('compare', owner, Date.now(), books[0])
    const other = await aBook()
    const seen = await page(`ids=${other}`, { owner })
    expect(seen.columns.map(({ id }) => id)).toEqual([other])
    expect(seen.removed).toBeUndefined()
  })
})

describe('one’s own comparison', () => {
  test('is empty for who has none', async () => {
    expect(await page('')).toEqual({ isShared: false, columns: [], rows: [], notices: [] })
    expect((await page('', { owner: newOwner() })).columns).toEqual([])
  })

  test('stands in the order it was added in, with a link that shows it to anybody', async () => {
    const { owner, books } = await whoCompares(3)
    const own = await page('', { owner })
    expect(own.columns.map(({ id }) => id)).toEqual(books)
    expect(own.sharePath).toBe(`/compare?ids=${books.join(',')}`)
    expect(own.differences).toEqual({ isOn: false, path: '/compare?differences=1' })
    const seen = await page(own.sharePath!.split('?')[1]!)
    expect(seen.columns).toEqual(own.columns)
    expect(seen.rows).toEqual(own.rows)
  })

  test('says what was taken out, for as long as it can be put back', async () => {
    const owner = newOwner()
    const book = await aBook({ name: 'Emma' })
    await addToList('compare', owner, book, now)
    await removeFromList('compare', owner, now, book)
    expect((await page('', { owner, now })).removed).toEqual({ count: 1, name: 'Emma (Paperback)' })
    expect((await page('', { owner, now: now + 30 * 60_000 })).removed).toBeUndefined()
  })
})

test('six products are found by as many statements as one', async () => {
  const { owner: many } = await whoCompares(6)
  const { owner: one } = await whoCompares(1)
  const requested = vi.spyOn(db.read.getExecutor(), 'executeQuery')
  const count = async (owner: string) => {
    requested.mockClear()
    await page('', { owner })
    return requested.mock.calls.length
  }
  await page('', { owner: newOwner() })
  const statements = await count(one)
  expect(statements).toBeGreaterThan(4)
  expect(statements).toBeLessThan(16)
  expect(await count(many)).toBe(statements)
})
