import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { nothingDropped } from '#app/shop/lifecycle/merge.ts'
import { removeLine } from '#app/shop/ordering/cart/cart.server.ts'
import { undoLineRemoval } from '#app/shop/ordering/cart/undo.server.ts'
import { findShare, shareWishlist } from '#app/shop/lists/wishlist/share.server.ts'
import { removeFromList, undoListRemoval } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'
import {
  aBook,
  aDress,
  aThing,
  eBook,
  manyBooks,
  notForSale,
  soldOut,
  uncounted,
} from '../../fixtures/catalogue.ts'
import {
  contents,
  fillCart,
  lineOf,
  listRows,
  newOwner,
  now,
  seen,
  setStock,
} from '../cart/shoppers.ts'
import { compared } from '../compare/comparers.ts'
import { aCoupon, couponOf } from '../coupons/coupons.ts'
import { fillWishlist } from '../wishlist/wishers.ts'
import { countRows, fillCompared, fillViewed, listViewed, merged, twoCarts } from './guests.ts'

const newCustomer = () => `customer:${newOwner()}`
const two = () => [newOwner(), newCustomer()] as const

describe('the cart', () => {
  test('sums both, and leaves the guest nothing', async () => {
    const [guest, customer] = two()
    const [both, guests, customers] = [await aThing(), await aThing(), await aThing()]
    await twoCarts(
      guest,
      [
        [both, 2],
        [guests, 1],
      ],
      customer,
      [
        [both, 3],
        [customers, 4],
      ],
    )
    expect(await merged(guest, customer)).toEqual(nothingDropped)
    expect((await contents(customer)).sort()).toEqual(
      [`${both} × 5`, `${guests} × 1`, `${customers} × 4`].sort(),
    )
    expect(await countRows(guest)).toBe(0)
  })

  test.each([
    ['a guest of nothing', 0, 3, 3, false],
    ['a customer of nothing', 3, 0, 3, false],
    ['as many as there are', 4, 5, 9, false],
    ['one more than there are', 5, 5, 9, true],
    ['a guest with more than there are', 12, 0, 9, true],
    ['a customer with more than there are, who keeps them', 1, 12, 12, true],
    ['nothing more possible', 9, 9, 9, true],
  ])('is capped by stock: %s', async (_, guests, customers, sum, isCapped) => {
    const [guest, customer] = two()
    const id = await aThing({ name: 'Stoneware mug', stock: 9 })
    await twoCarts(
      guest,
      guests ? [[id, guests]] : [],
      customer,
      customers ? [[id, customers]] : [],
    )
    const { capped } = await merged(guest, customer)
    expect((await listRows(customer)).map(({ quantity }) => quantity)).toEqual([sum])
    expect(capped).toEqual(isCapped ? ['Stoneware mug'] : [])
  })

  test('is capped at 99 where the stock is not counted', async () => {
    const [guest, customer] = two()
    const id = await uncounted()
    await twoCarts(guest, [[id, 60]], customer, [[id, 60]])
    expect((await merged(guest, customer)).capped).toHaveLength(1)
    expect(await contents(customer)).toEqual([`${id} × 99`])
  })

  test('counts colours and sizes apart', async () => {
    const [guest, customer] = two()
    const id = await aDress()
    const line = (owner: string, color: string, quantity: number) => ({
      ...{ owner, productId: id, color, size: 'm', quantity },
      ...{ addedAt: now, changedAt: now },
    })
    await db.write((trx) =>
      trx
        .insertInto('cartLine')
        .values([line(guest, 'indigo', 2), line(guest, 'red', 2), line(customer, 'indigo', 2)])
        .execute(),
    )
    expect((await merged(guest, customer)).capped).toEqual(['Linen summer dress'])
    expect((await contents(customer)).sort()).toEqual([`${id} indigo m × 3`, `${id} red m × 2`])
  })

  test.each([
    ['sold out', soldOut],
    ['not for sale here', notForSale],
    ['an e-book without a file', eBook],
  ])('takes over what is %s as it is, without summing or naming it', async (_, aProduct) => {
    const [guest, customer] = two()
    const id = await aProduct()
    const [other] = [await aProduct()]
    await twoCarts(
      guest,
      [
        [id, 2],
        [other, 3],
      ],
      customer,
      [[id, 1]],
    )
    expect(await merged(guest, customer)).toEqual(nothingDropped)
    expect((await contents(customer)).sort()).toEqual([`[${id} × 2]`, `[${other} × 3]`].sort())
  })

  test('holds 500 lines, the oldest of the guest first, and says how many found no place', async () => {
    const [guest, customer] = two()
    const books = await manyBooks(503)
    await fillCart(
      customer,
      books.slice(0, 498).map((id) => [id, 1]),
    )
    await fillCart(
      guest,
      books.slice(497).map((id) => [id, 1]),
    )
    expect(await merged(guest, customer)).toEqual({ ...nothingDropped, droppedLines: 3 })
    const rows = await listRows(customer)
    expect(rows).toHaveLength(500)
    const stored = new Map(rows.map((row) => [row.productId, row.quantity]))
    expect(books.slice(497, 500).map((id) => stored.get(id))).toEqual([2, 1, 1])
    expect(await countRows(guest)).toBe(0)
  }, 60_000)

  test('what the guest took out is not put back into the customer’s cart', async () => {
    const [guest, customer] = two()
    const id = await aThing()
    await fillCart(guest, [[id, 2]])
    await removeLine(guest, lineOf(id), now)
    await merged(guest, customer)
    expect(await undoLineRemoval(guest, seen())).toEqual({ ok: false, reason: 'nothing-to-undo' })
    expect(await undoLineRemoval(customer, seen())).toEqual({
      ok: false,
      reason: 'nothing-to-undo',
    })
  })

  test('what the customer took out can still be put back', async () => {
    const [guest, customer] = two()
    const id = await aThing()
    await fillCart(customer, [[id, 2]])
    await removeLine(customer, lineOf(id), now)
    await merged(guest, customer)
    expect(await undoLineRemoval(customer, seen())).toMatchObject({ ok: true, back: 1 })
    expect(await contents(customer)).toEqual([`${id} × 2`])
  })

  test('is left alone by who did nothing yet, and by who is the customer already', async () => {
    const customer = newCustomer()
    const id = await aThing()
    await fillCart(customer, [[id, 2]])
    expect(await merged(undefined, customer)).toEqual(nothingDropped)
    expect(await merged(customer, customer)).toEqual(nothingDropped)
    expect(await contents(customer)).toEqual([`${id} × 2`])
  })
})

describe('the coupon', () => {
  const withCoupon = (owner: string, code: string) =>
    db.write((trx) => trx.insertInto('cartCoupon').values({ owner, code, addedAt: now }).execute())

  test('of the guest comes along', async () => {
    const [guest, customer] = two()
    const code = await aCoupon()
    await fillCart(guest, [[await aThing(), 1]])
    await withCoupon(guest, code)
    expect(await merged(guest, customer)).toEqual(nothingDropped)
    expect(await couponOf(customer)).toBe(code)
    expect(await couponOf(guest)).toBeUndefined()
  })

  test('of the customer stays, and the guest’s is named', async () => {
    const [guest, customer] = two()
    const [code, own] = [await aCoupon(), await aCoupon()]
    await fillCart(guest, [[await aThing(), 1]])
    await fillCart(customer, [[await aThing(), 1]])
    await withCoupon(guest, code)
    await withCoupon(customer, own)
    expect(await merged(guest, customer)).toEqual({ ...nothingDropped, droppedCoupon: code })
    expect(await couponOf(customer)).toBe(own)
    expect(await countRows(guest)).toBe(0)
  })

  test('that both hold is no loss', async () => {
    const [guest, customer] = two()
    const code = await aCoupon()
    for (const owner of [guest, customer]) {
      await fillCart(owner, [[await aThing(), 1]])
      await withCoupon(owner, code)
    }
    expect(await merged(guest, customer)).toEqual(nothingDropped)
  })

  test('comes into no empty cart', async () => {
    const [guest, customer] = two()
    await withCoupon(guest, await aCoupon())
    expect(await merged(guest, customer)).toEqual(nothingDropped)
    expect(await couponOf(customer)).toBeUndefined()
  })
})

describe('the wishlist', () => {
  test('is the union of both, each wish at its place', async () => {
    const [guest, customer] = two()
    const [a, b, c] = [await aBook(), await aBook(), await aBook()]
    await fillWishlist(customer, [a, b], 1000)
    await fillWishlist(guest, [b, c], 2000)
    expect(await merged(guest, customer)).toEqual(nothingDropped)
    expect(await listSavedIds('wishlist', customer)).toEqual([c, b, a])
    expect(await countRows(guest)).toBe(0)
  })

  test('keeps its newest 200, and says how many found no place', async () => {
    const [guest, customer] = two()
    const books = await manyBooks(203)
    await fillWishlist(customer, books.slice(0, 103), 1000)
    await fillWishlist(guest, books.slice(103), 5000)
    expect(await merged(guest, customer)).toEqual({ ...nothingDropped, droppedWishes: 3 })
    expect(await listSavedIds('wishlist', customer)).toEqual(books.slice(3).reverse())
  })

  test('what the guest took off it is not put back', async () => {
    const [guest, customer] = two()
    const id = await aBook()
    await fillWishlist(guest, [id])
    await removeFromList('wishlist', guest, now, id)
    await merged(guest, customer)
    for (const owner of [guest, customer])
      expect(await undoListRemoval('wishlist', owner, now)).toMatchObject({ ok: false })
    expect(await listSavedIds('wishlist', customer)).toEqual([])
  })

  async function shared(owner: string) {
    const outcome = await shareWishlist(owner, now)
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.key
  }

  test('that a guest shared stays shared where the customer wished for nothing', async () => {
    const [guest, customer] = two()
    await fillWishlist(guest, [await aBook()])
    const key = await shared(guest)
    expect((await merged(guest, customer)).shareWithdrawn).toBe(false)
    expect(await findShare(key)).toMatchObject({ kind: 'live', owner: customer })
  })

  test('that a guest shared does not show the customer’s own wishes', async () => {
    const [guest, customer] = two()
    await fillWishlist(customer, [await aBook()])
    await fillWishlist(guest, [await aBook()])
    const key = await shared(guest)
    expect((await merged(guest, customer)).shareWithdrawn).toBe(true)
    expect(await findShare(key)).toEqual({ kind: 'withdrawn' })
  })

  test('that the customer shared keeps its link', async () => {
    const [guest, customer] = two()
    await fillWishlist(customer, [await aBook()])
    await fillWishlist(guest, [await aBook()])
    const [key, guests] = [await shared(customer), await shared(guest)]
    await merged(guest, customer)
    expect(await findShare(key)).toMatchObject({ kind: 'live', owner: customer })
    expect(await findShare(guests)).toEqual({ kind: 'withdrawn' })
  })
})

describe('the comparison', () => {
  test.each([
    [0, 6, 0],
    [6, 0, 0],
    [3, 3, 0],
    [4, 4, 2],
    [6, 6, 6],
  ])('of %i and %i leaves %i out', async (customers, guests, left) => {
    const [guest, customer] = two()
    const books = await manyBooks(customers + guests)
    const [own, brought] = [books.slice(0, customers), books.slice(customers)]
    // The guest's are the older ones, and come after the customer's all the same.
    if (brought.length > 0) await fillCompared(guest, brought, now - 10_000)
    if (own.length > 0) await fillCompared(customer, own, now - 1000)
    expect((await merged(guest, customer)).droppedCompared).toBe(left)
    expect(await compared(customer)).toEqual([...own, ...brought].slice(0, 6))
    expect(await countRows(guest)).toBe(0)
  })

  test('does not lose what both compare', async () => {
    const [guest, customer] = two()
    const books = await manyBooks(6)
    await fillCompared(customer, books, now - 1000)
    await fillCompared(guest, books.slice(2), now - 1000)
    expect(await merged(guest, customer)).toEqual(nothingDropped)
    expect(await compared(customer)).toEqual(books)
  })
})

describe('what was looked at', () => {
  test('keeps the twelve newest of both, each by its last look', async () => {
    const [guest, customer] = two()
    const books = await manyBooks(15)
    await fillViewed(customer, books.slice(0, 10), 1000)
    await fillViewed(guest, books.slice(9), 5000)
    expect(await merged(guest, customer)).toEqual(nothingDropped)
    expect(await listViewed(customer)).toEqual(books.slice(3).reverse())
    expect(await countRows(guest)).toBe(0)
  })

  test('an older look of the guest does not make a newer one older', async () => {
    const [guest, customer] = two()
    const [a, b] = [await aBook(), await aBook()]
    await fillViewed(customer, [a, b], 5000)
    await fillViewed(guest, [b], 1000)
    await merged(guest, customer)
    expect(await listViewed(customer)).toEqual([b, a])
  })
})

describe('at the same moment', () => {
  test('two sign-ins of one visitor take everything over once', async () => {
    const [guest, customer] = two()
    const id = await aThing({ stock: 90 })
    await fillCart(guest, [[id, 3]])
    await fillWishlist(guest, [id])
    await fillCompared(guest, [id], now)
    await Promise.all(Array.from({ length: 4 }, () => merged(guest, customer)))
    expect(await contents(customer)).toEqual([`${id} × 3`])
    expect(await listSavedIds('wishlist', customer)).toEqual([id])
    expect(await compared(customer)).toEqual([id])
    expect(await merged(guest, customer)).toEqual(nothingDropped)
    expect(await contents(customer)).toEqual([`${id} × 3`])
  })

  test('of two customers who sign in with one visitor one gets the cart', async () => {
    const guest = newOwner()
    const customers = [newCustomer(), newCustomer(), newCustomer()]
    const id = await aThing()
    await fillCart(guest, [[id, 3]])
    await Promise.all(customers.map((customer) => merged(guest, customer)))
    const carts = await Promise.all(customers.map((customer) => contents(customer)))
    expect(carts.flat()).toEqual([`${id} × 3`])
  })

  test('guests of one customer on many devices fill the cart to its limit, and none waits for ever', async () => {
    const customer = newCustomer()
    const id = await aThing({ stock: 9 })
    const guests = Array.from({ length: 8 }, newOwner)
    for (const guest of guests) await fillCart(guest, [[id, 2]])
    const outcomes = await Promise.all(guests.map((guest) => merged(guest, customer)))
    expect(await contents(customer)).toEqual([`${id} × 9`])
    expect(outcomes.filter(({ capped }) => capped.length > 0)).toHaveLength(4)
  })

  test('a stock that falls meanwhile is what caps', async () => {
    const [guest, customer] = two()
    const id = await aThing({ stock: 9 })
    await fillCart(guest, [[id, 5]])
    await setStock(id, 2)
    expect((await merged(guest, customer)).capped).toHaveLength(1)
    expect(await contents(customer)).toEqual([`${id} × 2`])
  })
})
