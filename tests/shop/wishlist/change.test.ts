import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { removeFromList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import {
  addSaved,
  addToList,
  deleteSaved,
  listSavedIds,
} from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook, aDress, manyBooks } from '../../fixtures/catalogue.ts'
import { countRows, fillWishlist, now, owner, whoWishesFor } from './wishers.ts'

describe('adding to a wishlist', () => {
  test('puts the newest first', async () => {
    const [first, second] = [await aBook(), await aDress()]
    const wisher = await whoWishesFor(first, second)
    expect(await listSavedIds('wishlist', wisher)).toEqual([second, first])
  })

  test('what is there already changes nothing, its place neither', async () => {
    const [first, second] = [await aBook(), await aBook()]
    const wisher = await whoWishesFor(first, second)
    expect(await addToList('wishlist', wisher, first, now + 5)).toBe('present')
    expect(await listSavedIds('wishlist', wisher)).toEqual([second, first])
  })

  test('an unknown product writes nothing at all', async () => {
    const wisher = owner()
    expect(await addToList('wishlist', wisher, 'no-such-thing', now)).toBe('unknown')
    expect(await countRows('wish', wisher)).toBe(0)
    expect(await countRows('listUndo', wisher)).toBe(0)
  })

  test('is refused from the 201st on, and takes again what is there', async () => {
    const [extra, ...ids] = await manyBooks(201)
    const wisher = owner()
    await fillWishlist(wisher, ids)
    expect(await addToList('wishlist', wisher, extra!, now)).toBe('full')
    expect(await addToList('wishlist', wisher, ids[0]!, now)).toBe('present')
    expect(await countRows('wish', wisher)).toBe(200)
  })

  test('many at once never pass 200', async () => {
    const ids = await manyBooks(215)
    const wisher = owner()
    await fillWishlist(wisher, ids.slice(0, 195))
    const outcomes = await Promise.all(
      ids.slice(195).map((id) => addToList('wishlist', wisher, id, now + 1000)),
    )
    expect(outcomes.filter((one) => one === 'added')).toHaveLength(5)
    expect(outcomes.filter((one) => one === 'full')).toHaveLength(15)
    expect(await countRows('wish', wisher)).toBe(200)
  })

  test('the same twice at once gives one wish', async () => {
    const book = await aBook()
    const wisher = owner()
    const adds = Array.from({ length: 8 }, () => addToList('wishlist', wisher, book, now))
    const outcomes = await Promise.all(adds)
    expect(outcomes.filter((one) => one === 'added')).toHaveLength(1)
    expect(await listSavedIds('wishlist', wisher)).toEqual([book])
  })

  test('leaves the list of another alone', async () => {
    const book = await aBook()
    const [one, other] = [await whoWishesFor(book), await whoWishesFor(book)]
    await removeFromList('wishlist', one, now, book)
    expect(await listSavedIds('wishlist', other)).toEqual([book])
  })
})

describe('removing', () => {
  test('takes one away, and says whether it was there', async () => {
    const [first, second] = [await aBook(), await aBook()]
    const wisher = await whoWishesFor(first, second)
    expect(await removeFromList('wishlist', wisher, now, first)).toBe(1)
    expect(await removeFromList('wishlist', wisher, now, first)).toBe(0)
    expect(await listSavedIds('wishlist', wisher)).toEqual([second])
  })

  test('all empties the list, and says how many there were', async () => {
    const wisher = await whoWishesFor(await aBook(), await aBook(), await aBook())
    expect(await removeFromList('wishlist', wisher, now)).toBe(3)
    expect(await removeFromList('wishlist', wisher, now)).toBe(0)
    expect(await listSavedIds('wishlist', wisher)).toEqual([])
  })
})

test('others put on the list and take off it within a transaction of their own, both or neither', async () => {
  const [book, other] = [await aBook(), await aBook()]
  const wisher = await whoWishesFor(book)
  const both = db.write(async (trx) => {
    expect(await addSaved(trx, 'wishlist', wisher, other, now)).toBe('added')
    expect(await deleteSaved(trx, 'wishlist', wisher, [book])).toHaveLength(1)
    expect(await deleteSaved(trx, 'wishlist', wisher, [book])).toHaveLength(0)
    throw new Error('changed its mind')
  })
  await expect(both).rejects.toThrow('changed its mind')
  expect(await listSavedIds('wishlist', wisher)).toEqual([book])
})
