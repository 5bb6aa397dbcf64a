import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { findShare, shareWishlist, unshareWishlist } from '#app/shop/lists/wishlist/share.server.ts'
import { sweepWishlists } from '#app/shop/lists/wishlist/sweep-wishlists.server.ts'
import { removeFromList, undoListRemoval } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { addToList } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { countRows, now, owner } from './wishers.ts'

const daysAgo = (days: number) => now - days * dayMs

/** Somebody who wished for a book so many days ago. */
async function wisherOf(days: number, wisher = owner()) {
  await addToList('wishlist', wisher, await aBook(), daysAgo(days))
  return wisher
}

describe('the sweep of wishlists', () => {
  test('forgets a list and its links that nobody used for 90 days', async () => {
    const wisher = await wisherOf(91)
    const made = await shareWishlist(wisher, daysAgo(91))
    const swept = await sweepWishlists(now)
    expect(swept).toMatchObject({ saved: 1, shares: 1 })
    expect(await countRows('wish', wisher)).toBe(0)
    expect(await findShare(made.ok ? made.key : null)).toBeUndefined()
  })

  test('leaves a list whole to which something was added since', async () => {
    const wisher = await wisherOf(200)
    await wisherOf(89, wisher)
    await sweepWishlists(now)
    expect(await countRows('wish', wisher)).toBe(2)
  })

  test('leaves a withdrawn link of who is still here, so that it answers 410', async () => {
    const wisher = await wisherOf(91)
    const made = await shareWishlist(wisher, daysAgo(91))
    await unshareWishlist(wisher, daysAgo(2))
    await sweepWishlists(now)
    expect(await findShare(made.ok ? made.key : null)).toEqual({ kind: 'withdrawn' })
  })

  test('takes any number, batch after batch', async () => {
    const book = await aBook()
    const rows = Array.from({ length: 450 }, () => ({
      owner: owner(),
      productId: book,
      addedAt: daysAgo(100),
    }))
    await db.write((trx) => trx.insertInto('wish').values(rows).execute())
    expect((await sweepWishlists(now)).saved).toBe(450)
  })

  test('forgets what can no longer be put back, and the empty rows beside', async () => {
    const [late, only] = [await wisherOf(1), await wisherOf(1)]
    await removeFromList('wishlist', late, now - 31 * 60_000)
    expect(await countRows('listUndo', only)).toBe(1)
    await sweepWishlists(now)
    expect(await countRows('listUndo', late)).toBe(0)
    expect(await countRows('listUndo', only)).toBe(0)
  })

  test('leaves what can still be put back, and what another list keeps', async () => {
    const wisher = owner()
    const book = await aBook()
    await addToList('wishlist', wisher, book, daysAgo(1))
    await removeFromList('wishlist', wisher, now - 29 * 60_000, book)
    const late = await wisherOf(1)
    const rows = [wisher, late].map((of) => ({
      ...{ owner: of, list: 'compare' as const, ids: '[]', removedAt: 0 },
    }))
    await db.write((trx) => trx.insertInto('listUndo').values(rows).execute())
    await sweepWishlists(now)
    expect(await countRows('listUndo', wisher)).toBe(2)
    expect(await countRows('listUndo', late)).toBe(1)
    expect(await undoListRemoval('wishlist', wisher, now)).toMatchObject({ ok: true, back: 1 })
  })

  test('two processes may sweep at once', async () => {
    await Promise.all([wisherOf(91), wisherOf(91)])
    const [one, other] = await Promise.all([sweepWishlists(now), sweepWishlists(now)])
    expect(one.saved + other.saved).toBe(2)
  })
})
