import { describe, expect, test } from 'vitest'
import {
  addToCart,
  clearCart,
  oneLess,
  oneMore,
  removeLine,
  setQuantities,
  setQuantity,
} from '#app/shop/ordering/cart/cart.server.ts'
import { aBook, aDress } from '../../fixtures/catalogue.ts'
import { contents, lineOf, newOwner, now, seen, setStock, some } from './shoppers.ts'

/** A cart with some of one book of which there are nine. */
async function aCart(quantity: number) {
  const [owner, book] = [newOwner(), await aBook()]
  await addToCart(owner, some(book, quantity), seen())
  return { owner, book }
}

describe('setting a quantity', () => {
  test('of several lines sets none if one of them is gone', async () => {
    const { owner, book } = await aCart(2)
    const lines = [some(book, 5), some(await aBook(), 1)]
    const refusal = { ok: false, reason: 'no-line' }
    expect(await setQuantities(owner, lines, seen())).toEqual({ ok: false, at: 1, refusal })
    expect(await contents(owner)).toEqual([`${book} × 2`])
  })

  test.each([1, 8, 9])('to %i of nine holds', async (quantity) => {
    const { owner, book } = await aCart(2)
    expect(await setQuantity(owner, some(book, quantity), seen())).toEqual({ ok: true, quantity })
    expect(await contents(owner)).toEqual([`${book} × ${quantity}`])
  })

  test('past the stock is refused and changes nothing', async () => {
    const { owner, book } = await aCart(2)
    expect(await setQuantity(owner, some(book, 10), seen())).toEqual({
      ok: false,
      reason: 'past-limit',
      limit: 9,
      inCart: 2,
    })
    expect(await contents(owner)).toEqual([`${book} × 2`])
  })

  test('to 0 removes the line', async () => {
    const { owner, book } = await aCart(2)
    expect(await setQuantity(owner, some(book, 0), seen())).toEqual({ ok: true, quantity: 0 })
    expect(await contents(owner)).toEqual([])
  })

  test.each([0, 3])('to %i starts no line that is not there', async (quantity) => {
    const [owner, book] = [newOwner(), await aBook()]
    const outcome = await setQuantity(owner, some(book, quantity), seen())
    expect(outcome).toEqual({ ok: false, reason: 'no-line' })
    expect(await contents(owner)).toEqual([])
  })

  test('changes the one colour and size alone', async () => {
    const [owner, dress] = [newOwner(), await aDress()]
    const [indigo, red] = ['indigo', 'red'].map((color) => ({ productId: dress, color, size: 'm' }))
    await addToCart(owner, { ...indigo!, quantity: 1 }, seen())
    await addToCart(owner, { ...red!, quantity: 1 }, seen())
    await setQuantity(owner, { ...red!, quantity: 5 }, seen())
    expect(await contents(owner)).toEqual([`${dress} indigo m × 1`, `${dress} red m × 5`])
  })

  test('of a book that ran out meanwhile is refused with that reason', async () => {
    const { owner, book } = await aCart(2)
    await setStock(book, 0)
    expect(await setQuantity(owner, some(book, 1), seen())).toEqual({
      ok: false,
      reason: 'sold-out',
    })
  })
})

describe('one more', () => {
  test('adds one, up to the limit', async () => {
    const { owner, book } = await aCart(8)
    expect(await oneMore(owner, lineOf(book), seen())).toEqual({ ok: true, quantity: 9 })
    expect(await oneMore(owner, lineOf(book), seen())).toEqual({
      ok: false,
      reason: 'past-limit',
      limit: 9,
      inCart: 9,
    })
    expect(await contents(owner)).toEqual([`${book} × 9`])
  })

  test('starts no line that is not there', async () => {
    const outcome = await oneMore(newOwner(), lineOf(await aBook()), seen())
    expect(outcome).toEqual({ ok: false, reason: 'no-line' })
  })

  test('pressed twenty times at once never passes the limit', async () => {
    const { owner, book } = await aCart(1)
    await Promise.all(Array.from({ length: 20 }, () => oneMore(owner, lineOf(book), seen())))
    expect(await contents(owner)).toEqual([`${book} × 9`])
  })
})

describe('one less', () => {
  test('takes one off, and at zero the line', async () => {
    const { owner, book } = await aCart(2)
    expect(await oneLess(owner, lineOf(book), now)).toEqual({ ok: true, quantity: 1 })
    expect(await oneLess(owner, lineOf(book), now)).toEqual({ ok: true, quantity: 0 })
    expect(await contents(owner)).toEqual([])
    expect(await oneLess(owner, lineOf(book), now)).toEqual({ ok: false, reason: 'no-line' })
  })

  test('is never refused for a line that holds more than there are left', async () => {
    const { owner, book } = await aCart(9)
    await setStock(book, 2)
    expect(await oneLess(owner, lineOf(book), now)).toEqual({ ok: true, quantity: 8 })
  })

  test('pressed twenty times at once on five leaves none, and never fewer', async () => {
    const { owner, book } = await aCart(5)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => oneLess(owner, lineOf(book), now)),
    )
    expect(outcomes.filter((one) => one.ok)).toHaveLength(5)
    expect(await contents(owner)).toEqual([])
  })
})

describe('removing', () => {
  test('takes the line whole, and says whether there was one', async () => {
    const { owner, book } = await aCart(5)
    const other = await aBook()
    await addToCart(owner, some(other, 1), seen())
    expect(await removeLine(owner, lineOf(book), now)).toBe(true)
    expect(await removeLine(owner, lineOf(book), now)).toBe(false)
    expect(await contents(owner)).toEqual([`${other} × 1`])
  })

  test('all empties this cart and no other', async () => {
    const { owner, book } = await aCart(5)
    const other = await aCart(1)
    await addToCart(owner, some(await aBook(), 1), seen())
    expect(await clearCart(owner, now)).toBe(2)
    expect(await clearCart(owner, now)).toBe(0)
    expect(await contents(owner)).toEqual([])
    expect(await contents(other.owner)).toEqual([`${other.book} × 1`])
    expect(book).not.toBe(other.book)
  })

  test('nobody changes what is another’s', async () => {
    const { owner, book } = await aCart(5)
    const thief = newOwner()
    await removeLine(thief, lineOf(book), now)
    await oneLess(thief, lineOf(book), now)
    await setQuantity(thief, some(book, 1), seen())
    expect(await contents(owner)).toEqual([`${book} × 5`])
  })
})
