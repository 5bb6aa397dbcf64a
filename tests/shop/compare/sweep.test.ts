import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  removeFromList,
  sweepSavedList,
  undoListRemoval,
} from '#app/shop/lists/saved-list/list-undo.server.ts'
import { addToList } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'
import { compared, countRows, newOwner, now } from './comparers.ts'

/** Somebody who added one book after the other, so many days ago. */
async function whoAdded(...daysAgo: number[]) {
  const owner = newOwner()
  const books = await manyBooks(daysAgo.length)
  for (const [n, days] of daysAgo.entries())
    await addToList('compare', owner, books[n]!, now - days * dayMs)
  return owner
}

describe('the sweep of comparisons', () => {
  test('forgets one of a guest who did nothing for 90 days', async () => {
    const owner = await whoAdded(91, 200)
    expect((await sweepSavedList('compare', now)).saved).toBe(2)
    expect(await countRows(owner)).toBe(0)
  })

  test('leaves one whole to which something was added since', async () => {
    const owner = await whoAdded(200, 89)
    expect((await sweepSavedList('compare', now)).saved).toBe(0)
    expect(await compared(owner)).toHaveLength(2)
  })

  test('takes any number, batch after batch', async () => {
    const book = await aBook()
    const addedAt = now - 100 * dayMs
    const rows = Array.from({ length: 450 }, () => ({
      owner: newOwner(),
      productId: book,
      addedAt,
    }))
    await db.write((trx) => trx.insertInto('compared').values(rows).execute())
    expect((await sweepSavedList('compare', now)).saved).toBe(450)
  })

  test('forgets what can no longer be put back, and the empty rows beside, but not the wishlist’s', async () => {
    await sweepSavedList('compare', now)
    const owner = await whoAdded(1, 1)
    await removeFromList('compare', owner, now - 31 * 60_000, (await compared(owner))[0])
    const other = await whoAdded(1)
    const row = { owner, list: 'wishlist' as const, ids: '[]', removedAt: 0 }
    await db.write((trx) => trx.insertInto('listUndo').values(row).execute())
    expect((await sweepSavedList('compare', now)).undos).toBe(2)
    // One is compared, and the wishlist's row is not ours to sweep.
    expect(await countRows(owner)).toBe(2)
    expect(await countRows(other)).toBe(1)
  })

  test('leaves what can still be put back', async () => {
    const owner = await whoAdded(1, 1)
    await removeFromList('compare', owner, now - 29 * 60_000)
    expect((await sweepSavedList('compare', now)).undos).toBe(0)
    expect(await undoListRemoval('compare', owner, now)).toMatchObject({ ok: true, back: 2 })
    expect(await countRows(owner)).toBe(2)
  })

  test('two processes may sweep at once', async () => {
    await sweepSavedList('compare', now)
    await Promise.all([whoAdded(91, 91), whoAdded(91, 91)])
    const swept = await Promise.all([
      sweepSavedList('compare', now),
      sweepSavedList('compare', now),
    ])
    expect(swept[0].saved + swept[1].saved).toBe(4)
  })
})
