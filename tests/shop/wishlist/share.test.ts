import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import {
  findShare,
  findShareKey,
  shareWishlist,
  unshareWishlist,
} from '#app/shop/lists/wishlist/share.server.ts'
import { removeFromList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { lockSaved } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { countRows, now, owner, whoWishesFor } from './wishers.ts'

async function shared() {
  const wisher = await whoWishesFor(await aBook())
  const outcome = await shareWishlist(wisher, now)
  if (!outcome.ok) throw new Error(outcome.reason)
  return { wisher, key: outcome.key }
}

describe('sharing a wishlist', () => {
  test('gives a link of 128 random bits that leads to it', async () => {
    const { wisher, key } = await shared()
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(await findShare(key)).toEqual({ kind: 'live', owner: wisher, createdAt: now })
    expect(await findShareKey(wisher)).toBe(key)
    expect((await shared()).key).not.toBe(key)
  })

  test('again gives the same link', async () => {
    const { wisher, key } = await shared()
    expect(await shareWishlist(wisher, now + 1)).toEqual({ ok: true, key })
  })

  test('many times at once gives one link', async () => {
    const wisher = await whoWishesFor(await aBook())
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => shareWishlist(wisher, now)))
    expect(new Set(outcomes.map((one) => one.ok && one.key)).size).toBe(1)
    expect(await countRows('wishlistShare', wisher)).toBe(1)
  })

  test('waits for another that makes the link at the same moment, and gives that one', async () => {
    const wisher = await whoWishesFor(await aBook())
    const shareKey = 'BBBBBBBBBBBBBBBBBBBBBB'
    const outcomes = await db.write(async (trx) => {
      await lockSaved(trx, 'wishlist', wisher)
      const second = shareWishlist(wisher, now)
      await sleep(200)
      const row = { shareKey, owner: wisher, createdAt: now, withdrawnAt: null }
      await trx.insertInto('wishlistShare').values(row).execute()
      return { second }
    })
    expect(await outcomes.second).toEqual({ ok: true, key: shareKey })
    expect(await countRows('wishlistShare', wisher)).toBe(1)
  })

  test('an empty list is refused, and nothing is written', async () => {
    const nobody = owner()
    expect(await shareWishlist(nobody, now)).toEqual({ ok: false, reason: 'empty' })
    expect(await countRows('wishlistShare', nobody)).toBe(0)
    expect(await countRows('listUndo', nobody)).toBe(0)
  })

  test('goes on when the list is emptied later', async () => {
    const { wisher, key } = await shared()
    await removeFromList('wishlist', wisher, now)
    expect(await findShare(key)).toMatchObject({ kind: 'live' })
  })
})

describe('withdrawing the link', () => {
  test('is remembered of the key, and says whether there was one', async () => {
    const { wisher, key } = await shared()
    expect(await unshareWishlist(wisher, now)).toBe(true)
    expect(await unshareWishlist(wisher, now)).toBe(false)
    expect(await findShare(key)).toEqual({ kind: 'withdrawn' })
    expect(await findShareKey(wisher)).toBeUndefined()
  })

  test('and sharing again gives another key; the old one stays withdrawn', async () => {
    const { wisher, key } = await shared()
    await unshareWishlist(wisher, now)
    const again = await shareWishlist(wisher, now)
    expect(again).toMatchObject({ ok: true })
    expect(again.ok && again.key).not.toBe(key)
    expect(await findShare(key)).toEqual({ kind: 'withdrawn' })
  })

  test('leaves the link of another alone', async () => {
    const [one, other] = [await shared(), await shared()]
    await unshareWishlist(one.wisher, now)
    expect(await findShare(other.key)).toMatchObject({ kind: 'live' })
  })
})

test.each([
  ['none', null],
  ['an empty one', ''],
  ['an unknown one', 'AAAAAAAAAAAAAAAAAAAAAA'],
  ['one too short', 'abc'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['markup', '<b>'],
  ['an emoji', '📚'],
  ['NUL', 'AAAAAAAAAA\0AAAAAAAAAAA'],
])('a key that is no key leads nowhere: %s', async (_, key) => {
  expect(await findShare(key)).toBeUndefined()
})
