import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { addToCart, removeLine } from '#app/shop/ordering/cart/cart.server.ts'
import { saveForLater } from '#app/shop/lists/wishlist/save-for-later.server.ts'
import { undoLineRemoval } from '#app/shop/ordering/cart/undo.server.ts'
import { listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook, aDress, manyBooks } from '../../fixtures/catalogue.ts'
import {
  contents,
  countRows,
  lineOf,
  listRows,
  newOwner,
  now,
  seen,
  setStock,
  some,
} from './shoppers.ts'

const saved = { ok: true, wasInCart: true, wasWished: false }
const savedAgain = { ...saved, wasWished: true }

/** A cart with two of a book of which there are nine. */
async function aCart() {
  const [owner, book] = [newOwner(), await aBook()]
  await addToCart(owner, some(book, 2), seen())
  return { owner, book }
}

const wishFor = (owner: string, ids: string[]) =>
  db.write((trx) =>
    trx
      .insertInto('wish')
      .values(ids.map((productId, n) => ({ owner, productId, addedAt: n })))
      .execute(),
  )

describe('moving a line to the wishlist', () => {
  test('puts the product there and takes the line out', async () => {
    const { owner, book } = await aCart()
    const other = await aBook()
    await addToCart(owner, some(other, 1), seen())
    expect(await saveForLater(owner, lineOf(book), now)).toEqual(saved)
    expect(await listSavedIds('wishlist', owner)).toEqual([book])
    expect(await contents(owner)).toEqual([`${other} × 1`])
  })

  test('can be undone: the line is there again, and the wish stays', async () => {
    const { owner, book } = await aCart()
    await saveForLater(owner, lineOf(book), now)
    expect(await undoLineRemoval(owner, seen())).toEqual({ ok: true, back: 1, short: 0 })
    expect(await contents(owner)).toEqual([`${book} × 2`])
    expect(await listSavedIds('wishlist', owner)).toEqual([book])
  })

  test('of what is wished for already adds nothing twice', async () => {
    const { owner, book } = await aCart()
    const later = await aBook()
    await wishFor(owner, [book, later])
    expect(await saveForLater(owner, lineOf(book), now)).toEqual(savedAgain)
    expect(await listSavedIds('wishlist', owner)).toEqual([later, book])
  })

  test('in two colours is one wish', async () => {
    const [owner, dress] = [newOwner(), await aDress()]
    const keys = ['indigo', 'red'].map((color) => ({ productId: dress, color, size: 'm' }))
    for (const key of keys) await addToCart(owner, { ...key, quantity: 1 }, seen())
    expect(await saveForLater(owner, keys[0]!, now)).toEqual(saved)
    expect(await saveForLater(owner, keys[1]!, now)).toEqual(savedAgain)
    expect(await listSavedIds('wishlist', owner)).toEqual([dress])
    expect(await contents(owner)).toEqual([])
  })

  test('works for a line that cannot be bought, and undo brings it back as it was', async () => {
    const { owner, book } = await aCart()
    await setStock(book, 0)
    expect(await saveForLater(owner, lineOf(book), now)).toEqual(saved)
    expect(await contents(owner)).toEqual([])
    expect(await undoLineRemoval(owner, seen())).toEqual({ ok: true, back: 1, short: 0 })
    expect(await contents(owner)).toEqual([`[${book} × 2]`])
  })

  test('pressed twice is done', async () => {
    const { owner, book } = await aCart()
    await saveForLater(owner, lineOf(book), now)
    expect(await saveForLater(owner, lineOf(book), now)).toEqual({
      ...savedAgain,
      wasInCart: false,
    })
    expect(await undoLineRemoval(owner, seen())).toMatchObject({ back: 1 })
  })

  test('pressed twice at one moment is done once', async () => {
    const { owner, book } = await aCart()
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => saveForLater(owner, lineOf(book), now)),
    )
    expect(outcomes.filter((one) => one.ok && one.wasInCart)).toHaveLength(1)
    expect(outcomes.every((one) => one.ok)).toBe(true)
    expect(await listSavedIds('wishlist', owner)).toEqual([book])
  })

  test('is refused where there is no such line, and nothing is wished for', async () => {
    const { book } = await aCart()
    const stranger = newOwner()
    expect(await saveForLater(stranger, lineOf(book), now)).toEqual({
      ok: false,
      reason: 'no-line',
    })
    expect(await listSavedIds('wishlist', stranger)).toEqual([])
    expect(await countRows('cartLine', stranger)).toBe(0)
  })
})

describe('a wishlist of 200', () => {
  test('takes no 201st: refused, and the line stays as it is', async () => {
    const { owner, book } = await aCart()
    const ids = await manyBooks(200)
    await wishFor(owner, ids)
    const before = await listRows(owner)
    expect(await saveForLater(owner, lineOf(book), now)).toEqual({
      ok: false,
      reason: 'wishlist-full',
    })
    expect(await listRows(owner)).toEqual(before)
    expect(await listSavedIds('wishlist', owner)).toHaveLength(200)
    expect(await undoLineRemoval(owner, seen())).toMatchObject({ reason: 'nothing-to-undo' })
  })

  test('that holds the product already takes the line out', async () => {
    const { owner, book } = await aCart()
    await wishFor(owner, [book, ...(await manyBooks(199))])
    expect(await saveForLater(owner, lineOf(book), now)).toEqual(savedAgain)
    expect(await contents(owner)).toEqual([])
  })

  test('leaves what was removed before to be undone', async () => {
    const { owner, book } = await aCart()
    const other = await aBook()
    await addToCart(owner, some(other, 1), seen({ now: now + 1 }))
    await removeLine(owner, lineOf(other), now)
    await wishFor(owner, await manyBooks(200))
    await saveForLater(owner, lineOf(book), now)
    expect(await undoLineRemoval(owner, seen())).toMatchObject({ back: 1 })
    expect(await contents(owner)).toEqual([`${book} × 2`, `${other} × 1`])
  })
})
