import { describe, expect, test } from 'vitest'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import {
  findRemovedProducts,
  removeFromList,
  undoListRemoval,
} from '#app/shop/lists/saved-list/list-undo.server.ts'
import { addToList, listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'
import { countRows, dropProduct, fillWishlist, now, owner, whoWishesFor } from './wishers.ts'

const nothing = { ok: false, reason: 'nothing-to-undo' }
const back = (count: number, more: { gone?: number; overLimit?: number } = {}) => ({
  ok: true,
  back: count,
  gone: 0,
  overLimit: 0,
  ...more,
})
const english = (at = now) => ({ language: 'en' as const, now: at })

describe('undoing a removal from the wishlist', () => {
  test('restores the wish at its old place', async () => {
    const [first, second, third] = [await aBook(), await aBook(), await aBook()]
    const wisher = await whoWishesFor(first, second, third)
    await removeFromList('wishlist', wisher, now, second)
    expect(await undoListRemoval('wishlist', wisher, now)).toEqual(back(1))
    expect(await listSavedIds('wishlist', wisher)).toEqual([third, second, first])
  })

  test('restores a whole list that was emptied, in its order', async () => {
    const ids = await manyBooks(200)
    const wisher = owner()
    await fillWishlist(wisher, ids)
    const before = await listSavedIds('wishlist', wisher)
    await removeFromList('wishlist', wisher, now)
    expect(await undoListRemoval('wishlist', wisher, now)).toEqual(back(200))
    expect(await listSavedIds('wishlist', wisher)).toEqual(before)
  })

  test('works once, however many ask at once', async () => {
    const wisher = await whoWishesFor(await aBook())
    await removeFromList('wishlist', wisher, now)
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => undoListRemoval('wishlist', wisher, now)),
    )
    expect(outcomes.filter((one) => one.ok)).toHaveLength(1)
    expect(await undoListRemoval('wishlist', wisher, now)).toEqual(nothing)
    expect(await countRows('wish', wisher)).toBe(1)
  })

  test.each([
    [undoMs - 1, back(1)],
    [undoMs, nothing],
  ])('%i ms later, of 30 minutes, answers %o', async (later, outcome) => {
    const wisher = await whoWishesFor(await aBook())
    await removeFromList('wishlist', wisher, now)
    const offered = await findRemovedProducts('wishlist', wisher, english(now + later))
    expect(offered !== undefined).toBe(outcome.ok)
    expect(await undoListRemoval('wishlist', wisher, now + later)).toEqual(outcome)
  })

  test('a later removal takes the place of the one before', async () => {
    const [first, second] = [await aBook(), await aBook()]
    const wisher = await whoWishesFor(first, second)
    await removeFromList('wishlist', wisher, now, first)
    await removeFromList('wishlist', wisher, now, second)
    expect(await undoListRemoval('wishlist', wisher, now)).toEqual(back(1))
    expect(await listSavedIds('wishlist', wisher)).toEqual([second])
  })

  test('a removal that removed nothing leaves the one before to be undone', async () => {
    const wisher = await whoWishesFor(await aBook())
    await removeFromList('wishlist', wisher, now)
    await removeFromList('wishlist', wisher, now)
    expect(await undoListRemoval('wishlist', wisher, now)).toEqual(back(1))
  })

  test('an addition in between leaves it to be undone', async () => {
    const [first, second] = [await aBook(), await aBook()]
    const wisher = await whoWishesFor(first)
    await removeFromList('wishlist', wisher, now)
    await addToList('wishlist', wisher, second, now)
    expect(await undoListRemoval('wishlist', wisher, now)).toEqual(back(1))
    expect(await listSavedIds('wishlist', wisher)).toEqual([second, first])
  })

  test('leaves out what is gone from the shop, and says so', async () => {
    const [stored, gone] = [await aBook(), await aBook()]
    const wisher = await whoWishesFor(stored, gone)
    await removeFromList('wishlist', wisher, now)
    await dropProduct(gone)
    expect(await undoListRemoval('wishlist', wisher, now)).toEqual(back(1, { gone: 1 }))
    expect(await listSavedIds('wishlist', wisher)).toEqual([stored])
  })

  test('takes no 201st back, and says so', async () => {
    const [first, second, ...others] = await manyBooks(201)
    const wisher = await whoWishesFor(first!, second!)
    await removeFromList('wishlist', wisher, now)
    await fillWishlist(wisher, others)
    expect(await undoListRemoval('wishlist', wisher, now)).toEqual(back(1, { overLimit: 1 }))
    expect(await countRows('wish', wisher)).toBe(200)
  })

  test('of what was wished for again leaves it where it is', async () => {
    const [first, second] = [await aBook(), await aBook()]
    const wisher = await whoWishesFor(first, second)
    await removeFromList('wishlist', wisher, now, first)
    await addToList('wishlist', wisher, first, now + 5)
    expect(await undoListRemoval('wishlist', wisher, now + 6)).toEqual(back(1))
    expect(await listSavedIds('wishlist', wisher)).toEqual([first, second])
  })

  test('without a removal finds nothing', async () => {
    expect(await undoListRemoval('wishlist', owner(), now)).toEqual(nothing)
    expect(await findRemovedProducts('wishlist', owner(), english())).toBeUndefined()
  })
})

describe('what the page says of it', () => {
  test('names the thing where it was one, in the visitor’s language', async () => {
    const text = { shortDescription: '', fullDescription: '' }
    const book = await aBook({ name: 'Emma', texts: { fr: { name: 'Emma, roman', ...text } } })
    const wisher = await whoWishesFor(book)
    await removeFromList('wishlist', wisher, now)
    expect(await findRemovedProducts('wishlist', wisher, english())).toEqual({
      count: 1,
      name: 'Emma (Paperback)',
    })
    expect(await findRemovedProducts('wishlist', wisher, { language: 'fr', now })).toEqual({
      count: 1,
      name: 'Emma, roman (Broché)',
    })
  })

  test('counts them where there were more, and names nothing that is gone', async () => {
    const [one, other] = [await aBook(), await aBook()]
    const [many, gone] = [await whoWishesFor(one, other), await whoWishesFor(other)]
    await removeFromList('wishlist', many, now)
    await removeFromList('wishlist', gone, now)
    await dropProduct(other)
    expect(await findRemovedProducts('wishlist', many, english())).toEqual({ count: 2 })
    expect(await findRemovedProducts('wishlist', gone, english())).toEqual({ count: 1 })
  })
})
