import { describe, expect, test } from 'vitest'
import { addToCart } from '#app/shop/ordering/cart/cart.server.ts'
import { shareWishlist } from '#app/shop/lists/wishlist/share.server.ts'
import {
  findOwnWishlist,
  findSharedWishlist,
} from '#app/shop/lists/wishlist/wishlist-page.server.ts'
import { removeFromList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import {
  aBook,
  aDress,
  eBook,
  lastCopy,
  manyBooks,
  notForSale,
  onOrder,
  partnersThing,
  soldOut,
} from '../../fixtures/catalogue.ts'
import { fillCart, seen, some } from '../cart/shoppers.ts'
import { now, owner, reduce, setPrices, whoWishesFor } from './wishers.ts'

const rowsOf = async (wisher: string, buyer: string | undefined) =>
  (await findSharedWishlist(wisher, { owner: buyer, ...seen() })).rows

async function rowOf(id: string) {
  const [row] = await rowsOf(await whoWishesFor(id), undefined)
  return row!
}

describe('a row of the wishlist', () => {
  test('says what it is and where it stands', async () => {
    const row = await rowOf(await aBook({ name: 'Emma' }))
    expect(row).toMatchObject({
      name: 'Emma',
      price: { now: '₹499.00' },
      stock: { text: 'In stock', tone: 'in' },
      image: { kind: 'book' },
    })
    expect(row.path).toBe(`/book/${row.id}`)
    expect(row.obstacle).toBeUndefined()
  })

  test('shows the price in the current currency, with its reduction', async () => {
    const book = await aBook()
    await setPrices(book, [[50_000, 60]])
    await reduce(book, 20, 2)
    const wisher = await whoWishesFor(book)
    const inRupees = await findOwnWishlist({ owner: wisher, ...seen() })
    expect(inRupees.rows[0]?.price).toMatchObject({ now: '₹400.00', was: '₹500.00', cut: '−20%' })
    const inEuros = await findOwnWishlist({ owner: wisher, ...seen({ currency: 'EUR' }) })
    expect(inEuros.rows[0]?.price?.now).toMatch(/^€/)
  })

  test.each([
    ['a colour and a size come first', aDress, 'choose', 'In stock'],
    ['it is sold out', soldOut, 'sold-out', 'Sold out'],
    [
      'all sizes are sold out',
      () => aDress({ variants: [['red', 'm', 0]] }),
      'sold-out',
      'Sold out',
    ],
    ['it has no price here', notForSale, 'not-for-sale', undefined],
    ['a partner sells it', partnersThing, 'partner', undefined],
    ['it is an e-book without a file', eBook, 'e-book', undefined],
  ])('says why it cannot be moved: %s', async (_, make, kind, stock) => {
    const row = await rowOf(await make())
    expect(row.obstacle?.kind).toBe(kind)
    expect(row.stock?.text).toBe(stock)
  })

  test('says that the cart holds all there is, to whose cart it is', async () => {
    const book = await lastCopy()
    const wisher = await whoWishesFor(book)
    await addToCart(wisher, some(book, 1), seen())
    expect((await rowsOf(wisher, wisher))[0]?.obstacle).toEqual({ kind: 'at-limit', limit: 1 })
    expect((await rowsOf(wisher, owner()))[0]?.obstacle).toBeUndefined()
    expect((await rowsOf(wisher, undefined))[0]?.obstacle).toBeUndefined()
  })

  test('says that the cart is full, but of what has its line', async () => {
    const [extra, ...others] = await manyBooks(501)
    const wisher = await whoWishesFor(extra!, others[0]!)
    await fillCart(
      wisher,
      others.map((id) => [id, 1]),
    )
    const [contents, full] = await rowsOf(wisher, wisher)
    expect(contents?.obstacle).toBeUndefined()
    expect(full?.obstacle?.kind).toBe('cart-full')
  })
})

describe('the page', () => {
  test('of nobody is empty', async () => {
    const page = await findOwnWishlist({ owner: undefined, ...seen() })
    expect(page).toEqual({ rows: [], movable: 0 })
  })

  test('counts what can be moved, and offers what was removed', async () => {
    const wisher = await whoWishesFor(await aBook(), await onOrder(), await soldOut())
    expect((await findOwnWishlist({ owner: wisher, ...seen() })).movable).toBe(2)
    await removeFromList('wishlist', wisher, now)
    const emptied = await findOwnWishlist({ owner: wisher, ...seen() })
    expect(emptied).toMatchObject({ rows: [], removed: { count: 3 } })
  })

  test('names the link and its feed, in the currency of who looks', async () => {
    const wisher = await whoWishesFor(await aBook())
    const made = await shareWishlist(wisher, now)
    const key = made.ok && made.key
    expect((await findOwnWishlist({ owner: wisher, ...seen() })).share).toEqual({
      path: `/wishlist?share=${key}`,
      feedPath: `/wishlist.atom?share=${key}`,
    })
    const inEuros = await findOwnWishlist({ owner: wisher, ...seen({ currency: 'EUR' }) })
    expect(inEuros.share?.feedPath).toBe(`/wishlist.atom?share=${key}&currency=EUR`)
  })

  test('of a shared list knows whether it is one’s own', async () => {
    const wisher = await whoWishesFor(await aBook())
    expect(await findSharedWishlist(wisher, { owner: wisher, ...seen() })).toMatchObject({
      isOwn: true,
    })
    expect(await findSharedWishlist(wisher, { owner: undefined, ...seen() })).toMatchObject({
      isOwn: false,
    })
  })
})
