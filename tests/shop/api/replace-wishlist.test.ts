import { describe, expect, test } from 'vitest'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import { replaceWishlist } from '#app/shop/lists/wishlist/replace-wishlist.server.ts'
import { undoListRemoval } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { addToList, listSaved, listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'
import { countRows, fillWishlist, now, owner, whoWishesFor } from '../wishlist/wishers.ts'

const timesOf = async (wisher: string) =>
  Object.fromEntries(
    (await listSaved('wishlist', wisher)).map(({ productId, addedAt }) => [productId, addedAt]),
  )

describe('replacing a wishlist', () => {
  test('keeps the order that is given, for an empty list and for any other', async () => {
    const [a = '', b = '', c = ''] = await manyBooks(3)
    const wisher = owner()
    for (const ids of [[a, b, c], [c, a], [b, a, c], [c, b, a], []]) {
      await replaceWishlist(wisher, ids, now)
      expect(await listSavedIds('wishlist', wisher)).toEqual(ids)
    }
  })

  test('leaves the time of what was there, and gives what is new this moment’s', async () => {
    const [a = '', b = '', c = ''] = await manyBooks(3)
    const wisher = await whoWishesFor(a, b)
    const before = await timesOf(wisher)
    await replaceWishlist(wisher, [c, b, a], now + 5000)
    expect(await timesOf(wisher)).toEqual({ ...before, [c]: now + 5000 })
    await replaceWishlist(wisher, [b, a], now + 9000)
    expect(await timesOf(wisher)).toEqual(before)
  })

  test('makes no time later than it was, where the order is another', async () => {
    const ids = await manyBooks(4)
    const [a = '', b = '', c = '', d = ''] = ids
    const wisher = await whoWishesFor(a, b, c)
    const before = await timesOf(wisher)
    await replaceWishlist(wisher, [a, c, d, b], now + 5000)
    const after = await timesOf(wisher)
    expect(await listSavedIds('wishlist', wisher)).toEqual([a, c, d, b])
    for (const id of [a, b, c]) expect(after[id]).toBeLessThanOrEqual(before[id]!)
    expect(after[a]).toBe(before[a])
  })

  test('names what the shop does not have, and takes an id once', async () => {
    const a = await aBook()
    const wisher = owner()
    const odd = ['no-such', '', 'a\0b', '\ud800', 'x'.repeat(201)]
    const { unknown } = await replaceWishlist(wisher, [...odd, a, a, 'no-such'], now)
    expect(unknown).toEqual(odd)
    expect(await listSavedIds('wishlist', wisher)).toEqual([a])
  })

  test('holds 200, and refuses to be asked for more', async () => {
    const ids = await manyBooks(201)
    const wisher = owner()
    await fillWishlist(wisher, ids.slice(0, 200))
    await replaceWishlist(wisher, ids.slice(1), now)
    expect(await listSavedIds('wishlist', wisher)).toEqual(ids.slice(1))
    await expect(replaceWishlist(wisher, ids, now)).rejects.toThrow(RangeError)
    expect(await countRows('wish', wisher)).toBe(200)
  })

  test('touches nobody else’s', async () => {
    const [a = '', b = ''] = await manyBooks(2)
    const other = await whoWishesFor(a)
    await replaceWishlist(await whoWishesFor(a), [b], now)
    expect(await listSavedIds('wishlist', other)).toEqual([a])
  })

  test('lets what was taken off be put back for 30 minutes', async () => {
    const [a = '', b = '', c = ''] = await manyBooks(3)
    const wisher = await whoWishesFor(a, b)
    await replaceWishlist(wisher, [c, b], now)
    expect(await undoListRemoval('wishlist', wisher, now + undoMs - 1)).toMatchObject({
      ok: true,
      back: 1,
    })
    expect(await listSavedIds('wishlist', wisher)).toEqual([c, b, a])
  })

  test('that takes nothing off leaves the removal before to be undone', async () => {
    const [a = '', b = ''] = await manyBooks(2)
    const wisher = await whoWishesFor(a)
    await replaceWishlist(wisher, [], now)
    await replaceWishlist(wisher, [b], now)
    expect(await undoListRemoval('wishlist', wisher, now)).toMatchObject({ ok: true, back: 1 })
  })

  test('fifty times at once ends in one of the lists, whole', async () => {
    const ids = await manyBooks(60)
    const wisher = owner()
    const sent = Array.from({ length: 50 }, (_, n) => ids.slice(n % 30, (n % 30) + 5 + (n % 20)))
    await Promise.all(sent.map((list, n) => replaceWishlist(wisher, list, now + n)))
    expect(sent).toContainEqual(await listSavedIds('wishlist', wisher))
  })

  test('beside additions at the same moment never passes 200', async () => {
    const ids = await manyBooks(210)
    const wisher = owner()
    await Promise.all([
      replaceWishlist(wisher, ids.slice(0, 198), now),
      ...ids.slice(198).map((id) => addToList('wishlist', wisher, id, now)),
      replaceWishlist(wisher, ids.slice(5, 200), now),
    ])
    expect(await countRows('wish', wisher)).toBeLessThanOrEqual(200)
  })
})
