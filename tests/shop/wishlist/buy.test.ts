import { describe, expect, test } from 'vitest'
import { addToCart } from '#app/shop/ordering/cart/cart.server.ts'
import { buyAllWishes, buyWish } from '#app/shop/lists/wishlist/buy-wishes.server.ts'
import { addToList, listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'
import {
  aBook,
  aDress,
  aThing,
  eBook,
  lastCopy,
  manyBooks,
  notForSale,
  onOrder,
  partnersThing,
  preOrder,
  soldOut,
} from '../../fixtures/catalogue.ts'
import { contents, fillCart, seen, some } from '../cart/shoppers.ts'
import { countRows, now, owner, whoWishesFor } from './wishers.ts'

const soldOutDress = () => aDress({ variants: [['indigo', 'm', 0]] })

describe('moving one wish to the cart', () => {
  test.each([
    ['a book', aBook],
    ['a thing', aThing],
    ['what is on order', onOrder],
    ['a pre-order', preOrder],
  ])('adds one of %s and takes the wish away', async (_, make) => {
    const id = await make()
    const wisher = await whoWishesFor(id)
    expect(await buyWish(wisher, id, seen())).toEqual({ ok: true })
    expect(await contents(wisher)).toEqual([`${id} × 1`])
    expect(await listSavedIds('wishlist', wisher)).toEqual([])
  })

  test('adds to the line that is there', async () => {
    const book = await aBook()
    const wisher = await whoWishesFor(book)
    await addToCart(wisher, some(book, 3), seen())
    await buyWish(wisher, book, seen())
    expect(await contents(wisher)).toEqual([`${book} × 4`])
  })

  test.each([
    ['a colour and a size are to be chosen', aDress, 'choose'],
    ['all colours and sizes are sold out', soldOutDress, 'sold-out'],
    ['it is sold out', soldOut, 'sold-out'],
    ['it has no price here', notForSale, 'not-for-sale'],
    ['a partner sells it', partnersThing, 'partner'],
    ['it is an e-book without a file', eBook, 'e-book'],
  ])('is refused, and nothing changed, where %s', async (_, make, reason) => {
    const id = await make()
    const wisher = await whoWishesFor(id)
    expect(await buyWish(wisher, id, seen())).toEqual({ ok: false, reason })
    expect(await contents(wisher)).toEqual([])
    expect(await listSavedIds('wishlist', wisher)).toEqual([id])
  })

  test('is refused where the line holds all there is, and says how much', async () => {
    const book = await lastCopy()
    const wisher = await whoWishesFor(book)
    await addToCart(wisher, some(book, 1), seen())
    expect(await buyWish(wisher, book, seen())).toEqual({
      ok: false,
      reason: 'at-limit',
      limit: 1,
      inCart: 1,
    })
    expect(await listSavedIds('wishlist', wisher)).toEqual([book])
    expect(await contents(wisher)).toEqual([`${book} × 1`])
  })

  test('is refused where the cart is full, but for what has its line', async () => {
    const [extra, ...others] = await manyBooks(501)
    const wisher = await whoWishesFor(extra!, others[0]!)
    await fillCart(
      wisher,
      others.map((id) => [id, 1]),
    )
    expect(await buyWish(wisher, extra!, seen())).toEqual({ ok: false, reason: 'cart-full' })
    expect(await buyWish(wisher, others[0]!, seen())).toEqual({ ok: true })
    expect(await listSavedIds('wishlist', wisher)).toEqual([extra])
  })

  test('pressed twice moves one, and the second press is no fault', async () => {
    const book = await aBook()
    const wisher = await whoWishesFor(book)
    const presses = Array.from({ length: 5 }, () => buyWish(wisher, book, seen()))
    expect(await Promise.all(presses)).toEqual(presses.map(() => ({ ok: true })))
    expect(await contents(wisher)).toEqual([`${book} × 1`])
  })

  test('of what is not wished for is refused, of what is unknown too', async () => {
    const [wished, other] = [await aBook(), await aBook()]
    const wisher = await whoWishesFor(wished)
    const notWished = { ok: false, reason: 'not-wished' }
    expect(await buyWish(wisher, other, seen())).toEqual(notWished)
    expect(await buyWish(undefined, wished, seen())).toEqual(notWished)
    expect(await buyWish(wisher, 'no-such', seen())).toEqual({ ok: false, reason: 'unknown' })
    expect(await contents(wisher)).toEqual([])
  })
})

describe('moving all', () => {
  test('moves what can be moved and leaves the rest', async () => {
    const [book, thing, dress, out] = [
      await aBook(),
      await aThing(),
      await aDress(),
      await soldOut(),
    ]
    const wisher = await whoWishesFor(book, dress, thing, out)
    expect(await buyAllWishes(wisher, seen())).toEqual({ moved: 2, left: 2 })
    expect((await contents(wisher)).sort()).toEqual([`${book} × 1`, `${thing} × 1`].sort())
    expect(await listSavedIds('wishlist', wisher)).toEqual([out, dress])
  })

  test('leaves what is at its limit in the cart', async () => {
    const [last, book] = [await lastCopy(), await aBook()]
    const wisher = await whoWishesFor(last, book)
    await addToCart(wisher, some(last, 1), seen())
    expect(await buyAllWishes(wisher, seen())).toEqual({ moved: 1, left: 1 })
    expect(await listSavedIds('wishlist', wisher)).toEqual([last])
  })

  test('fills the cart to its 500 lines and no further', async () => {
    const ids = await manyBooks(505)
    const wisher = await whoWishesFor(...ids.slice(0, 8))
    await fillCart(
      wisher,
      ids.slice(8).map((id) => [id, 1]),
    )
    expect(await buyAllWishes(wisher, seen())).toEqual({ moved: 3, left: 5 })
    expect(await countRows('cartLine', wisher)).toBe(500)
    expect(await countRows('wish', wisher)).toBe(5)
  })

  test('adds to the lines of a full cart what has its line there', async () => {
    const ids = await manyBooks(501)
    const [extra, ...others] = ids
    const wisher = await whoWishesFor(others[0]!, extra!, others[1]!)
    await fillCart(
      wisher,
      others.map((id) => [id, 1]),
    )
    expect(await buyAllWishes(wisher, seen())).toEqual({ moved: 2, left: 1 })
    expect(await listSavedIds('wishlist', wisher)).toEqual([extra])
    const twice = (await contents(wisher)).filter((line) => line.endsWith('× 2'))
    expect(twice.sort()).toEqual([`${others[0]} × 2`, `${others[1]} × 2`].sort())
  })

  test('twice at once moves each once', async () => {
    const ids = await manyBooks(6)
    const wisher = await whoWishesFor(...ids)
    const moved = await Promise.all([
      buyAllWishes(wisher, seen()),
      buyAllWishes(wisher, seen()),
      ...ids.map((id) => buyWish(wisher, id, seen())),
    ])
    expect(moved).toHaveLength(8)
    expect((await contents(wisher)).sort()).toEqual(ids.map((id) => `${id} × 1`).sort())
    expect(await countRows('wish', wisher)).toBe(0)
  })

  test('of an empty list moves nothing', async () => {
    expect(await buyAllWishes(owner(), seen())).toEqual({ moved: 0, left: 0 })
  })

  test('and adding from elsewhere at once lose nothing', async () => {
    const ids = await manyBooks(10)
    const wisher = await whoWishesFor(...ids.slice(0, 5))
    await Promise.all([
      buyAllWishes(wisher, seen()),
      ...ids.slice(5).map((id) => addToList('wishlist', wisher, id, now + 9)),
    ])
    const inCart = await countRows('cartLine', wisher)
    expect(inCart + (await countRows('wish', wisher))).toBe(10)
  })
})
