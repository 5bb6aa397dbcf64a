import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import {
  addToCart,
  clearCart,
  oneLess,
  removeLine,
  setQuantities,
  setQuantity,
} from '#app/shop/ordering/cart/cart.server.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import { findRemoved, undoLineRemoval } from '#app/shop/ordering/cart/undo.server.ts'
import { aBook, aDress, manyBooks } from '../../fixtures/catalogue.ts'
import {
  contents,
  countRows,
  fillCart,
  lineOf,
  newOwner,
  now,
  seen,
  setStock,
  some,
} from './shoppers.ts'

const nothing = { ok: false, reason: 'nothing-to-undo' }
const all = (back: number) => ({ ok: true, back, short: 0 })

/** A cart from which a line with some of one book of which there are nine was removed. */
async function removed(quantity: number) {
  const [owner, book] = [newOwner(), await aBook({ name: 'Emma (Paperback)' })]
  await addToCart(owner, some(book, quantity), seen())
  await removeLine(owner, lineOf(book), now)
  return { owner, book }
}

describe('undoing a removal', () => {
  test('restores quantity, colour and size, at the old place', async () => {
    const [owner, dress, book] = [newOwner(), await aDress(), await aBook()]
    const red = { productId: dress, color: 'red', size: 'm' }
    await addToCart(owner, { ...red, quantity: 4 }, seen())
    await addToCart(owner, some(book, 1), seen({ now: now + 5 }))
    await removeLine(owner, red, now + 10)
    expect(await undoLineRemoval(owner, seen({ now: now + 20 }))).toEqual(all(1))
    expect(await contents(owner)).toEqual([`${dress} red m × 4`, `${book} × 1`])
  })

  test('works once', async () => {
    const { owner, book } = await removed(3)
    expect(await undoLineRemoval(owner, seen())).toEqual(all(1))
    expect(await undoLineRemoval(owner, seen())).toEqual(nothing)
    expect(await contents(owner)).toEqual([`${book} × 3`])
  })

  test('works once, however many ask at once', async () => {
    const { owner, book } = await removed(3)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => undoLineRemoval(owner, seen())),
    )
    expect(outcomes.filter((one) => one.ok)).toHaveLength(1)
    expect(await contents(owner)).toEqual([`${book} × 3`])
  })

  test.each([
    [undoMs - 1, all(1)],
    [undoMs, nothing],
  ])('%i ms later, of 30 minutes, answers %o', async (later, outcome) => {
    const { owner } = await removed(3)
    const then = seen({ now: now + later })
    const offered = await findRemoved(owner, then)
    expect(offered !== undefined).toBe(outcome.ok)
    expect(await undoLineRemoval(owner, then)).toEqual(outcome)
  })

  test('a later removal takes the place of the one before', async () => {
    const { owner } = await removed(3)
    const later = await aBook()
    await addToCart(owner, some(later, 1), seen())
    await removeLine(owner, lineOf(later), now)
    expect(await undoLineRemoval(owner, seen())).toEqual(all(1))
    expect(await contents(owner)).toEqual([`${later} × 1`])
    expect(await undoLineRemoval(owner, seen())).toEqual(nothing)
  })

  test('puts back all lines that were set to 0 together', async () => {
    const [owner, books] = [newOwner(), [await aBook(), await aBook()]]
    for (const book of books) await addToCart(owner, some(book, 1), seen())
    const none = books.map((book) => some(book, 0))
    expect(await setQuantities(owner, none, seen())).toEqual({ ok: true })
    expect(await undoLineRemoval(owner, seen())).toEqual(all(2))
  })

  test.each([
    ['a set to 0', (owner: string, id: string) => setQuantity(owner, some(id, 0), seen())],
    ['one less than one', (owner: string, id: string) => oneLess(owner, lineOf(id), now)],
    ['emptying the cart', (owner: string) => clearCart(owner, now)],
  ])('undoes %s too', async (_, remove) => {
    const [owner, book] = [newOwner(), await aBook()]
    await addToCart(owner, some(book, 1), seen())
    await remove(owner, book)
    expect(await undoLineRemoval(owner, seen())).toEqual(all(1))
    expect(await contents(owner)).toEqual([`${book} × 1`])
  })

  test('puts back an emptied cart of 500 lines, in its order', async () => {
    const owner = newOwner()
    const ids = await manyBooks(500)
    await fillCart(
      owner,
      ids.map((id, n) => [id, (n % 9) + 1]),
    )
    const before = await contents(owner)
    await clearCart(owner, now)
    expect(await undoLineRemoval(owner, seen())).toEqual(all(500))
    expect(await contents(owner)).toEqual(before)
  })

  test('without a removal finds nothing', async () => {
    expect(await undoLineRemoval(newOwner(), seen())).toEqual(nothing)
    expect(await findRemoved(undefined, seen())).toBeUndefined()
  })

  test('a removal that removed nothing leaves the one before to be undone', async () => {
    const { owner, book } = await removed(3)
    await removeLine(owner, lineOf(book), now)
    await clearCart(owner, now)
    expect(await undoLineRemoval(owner, seen())).toEqual(all(1))
  })
})

describe('a stock that fell meanwhile', () => {
  test('gives back what there is, and says so', async () => {
    const { owner, book } = await removed(5)
    await setStock(book, 2)
    expect(await undoLineRemoval(owner, seen())).toEqual({ ok: true, back: 1, short: 1 })
    expect(await contents(owner)).toEqual([`${book} × 2`])
  })

  test('to nothing gives back nothing, and says so', async () => {
    const { owner, book } = await removed(5)
    await setStock(book, 0)
    expect(await undoLineRemoval(owner, seen())).toEqual({ ok: true, back: 0, short: 1 })
    expect(await contents(owner)).toEqual([])
  })

  test('a product that left the shop is not put back', async () => {
    const { owner, book } = await removed(5)
    await db.write((trx) => trx.deleteFrom('product').where('id', '=', book).execute())
    expect(await undoLineRemoval(owner, seen())).toEqual({ ok: true, back: 0, short: 1 })
    expect(await contents(owner)).toEqual([])
  })

  test('is added to what was put in again, up to the limit', async () => {
    const { owner, book } = await removed(5)
    await addToCart(owner, some(book, 3), seen())
    expect(await undoLineRemoval(owner, seen())).toEqual(all(1))
    expect(await contents(owner)).toEqual([`${book} × 8`])
    const full = await removed(5)
    await addToCart(full.owner, some(full.book, 6), seen())
    expect(await undoLineRemoval(full.owner, seen())).toEqual({ ok: true, back: 1, short: 1 })
    expect(await contents(full.owner)).toEqual([`${full.book} × 9`])
  })

  test('never lowers what is in the cart', async () => {
    const { owner, book } = await removed(5)
    await addToCart(owner, some(book, 6), seen())
    await setStock(book, 4)
    expect(await undoLineRemoval(owner, seen())).toEqual({ ok: true, back: 0, short: 1 })
    expect(await contents(owner)).toEqual([`${book} × 6`])
  })
})

describe('a line that could not be bought when it was taken out', () => {
  test.each([
    ['sold out', (id: string) => setStock(id, 0)],
    ['without a price', (id: string) => endPrices(id)],
  ])('because it was %s comes back as it was', async (_, spoil) => {
    const [owner, book] = [newOwner(), await aBook()]
    await addToCart(owner, some(book, 3), seen())
    await spoil(book)
    await removeLine(owner, lineOf(book), now)
    expect(await undoLineRemoval(owner, seen())).toEqual(all(1))
    expect(await contents(owner)).toEqual([`[${book} × 3]`])
  })

  test('because its colour and size vanished comes back with them', async () => {
    const [owner, dress] = [newOwner(), await aDress()]
    const red = { productId: dress, color: 'red', size: 'm' }
    await addToCart(owner, { ...red, quantity: 4 }, seen())
    await db.write((trx) => trx.deleteFrom('variant').where('productId', '=', dress).execute())
    await clearCart(owner, now)
    expect(await undoLineRemoval(owner, seen())).toEqual(all(1))
    expect(await contents(owner)).toEqual([`[${dress} red m × 4]`])
  })

  test('and can be bought again by then comes back as far as there is some', async () => {
    const [owner, book] = [newOwner(), await aBook()]
    await addToCart(owner, some(book, 3), seen())
    await setStock(book, 0)
    await removeLine(owner, lineOf(book), now)
    await setStock(book, 2)
    expect(await undoLineRemoval(owner, seen())).toEqual({ ok: true, back: 1, short: 1 })
    expect(await contents(owner)).toEqual([`${book} × 2`])
  })

  const endPrices = (id: string) =>
    db.write((trx) =>
      trx.updateTable('price').set({ untilAt: now }).where('productId', '=', id).execute(),
    )
})

test('a cart that filled up meanwhile takes no 501st line back', async () => {
  const owner = newOwner()
  const [first, ...others] = await manyBooks(501)
  await addToCart(owner, some(first!, 1), seen())
  await removeLine(owner, lineOf(first!), now)
  await fillCart(
    owner,
    others.map((id) => [id, 1]),
  )
  expect(await undoLineRemoval(owner, seen())).toEqual({ ok: true, back: 0, short: 1 })
  expect(await countRows('cartLine', owner)).toBe(500)
})

describe('what the page says of it', () => {
  test('names the thing where it was one, in the visitor’s language', async () => {
    const text = { shortDescription: '', fullDescription: '' }
    const book = await aBook({ name: 'Emma', texts: { fr: { name: 'Emma, roman', ...text } } })
    const owner = newOwner()
    await addToCart(owner, some(book, 1), seen())
    await removeLine(owner, lineOf(book), now)
    expect(await findRemoved(owner, seen())).toEqual({ count: 1, name: 'Emma (Paperback)' })
    expect(await findRemoved(owner, seen({ language: 'fr' }))).toEqual({
      count: 1,
      name: 'Emma, roman (Broché)',
    })
  })

  test('counts them where there were more', async () => {
    const owner = newOwner()
    for (const id of await manyBooks(3)) await addToCart(owner, some(id, 2), seen())
    await clearCart(owner, now)
    expect(await findRemoved(owner, seen())).toEqual({ count: 3 })
  })

  test('says nothing once it was put back', async () => {
    const { owner } = await removed(1)
    await undoLineRemoval(owner, seen())
    expect(await findRemoved(owner, seen())).toBeUndefined()
  })
})
