import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { removeLine } from '#app/shop/ordering/cart/cart.server.ts'
import { sweepCarts } from '#app/shop/ordering/cart/sweep-carts.server.ts'
import { undoLineRemoval } from '#app/shop/ordering/cart/undo.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { contents, countRows, fillCart, lineOf, newOwner, now, seen } from './shoppers.ts'

let book: string
let other: string
beforeAll(async () => {
  book = await aBook()
  other = await aBook()
})

const changedAt = (owner: string, productId: string, at: number) =>
  db.write((trx) =>
    trx
      .updateTable('cartLine')
      .set({ changedAt: at })
      .where('owner', '=', owner)
      .where('productId', '=', productId)
      .execute(),
  )

async function aCart(...daysAgo: [number, number]) {
  const owner = newOwner()
  await fillCart(owner, [
    [book, 1],
    [other, 1],
  ])
  await changedAt(owner, book, now - daysAgo[0] * dayMs)
  await changedAt(owner, other, now - daysAgo[1] * dayMs)
  return owner
}

describe('the sweep of carts', () => {
  test('forgets a cart that nobody changed for 90 days', async () => {
    const owner = await aCart(91, 200)
    expect((await sweepCarts(now)).lines).toBe(2)
    expect(await countRows('cartLine', owner)).toBe(0)
  })

  test('leaves a cart whole that was changed since, old lines and all', async () => {
    const owner = await aCart(200, 89)
    expect((await sweepCarts(now)).lines).toBe(0)
    expect(await countRows('cartLine', owner)).toBe(2)
  })

  test('takes any number, batch after batch', async () => {
    const owners = Array.from({ length: 450 }, newOwner)
    const at = now - 100 * dayMs
    const rows = owners.map((owner) => ({
      ...{ owner, ...lineOf(book), quantity: 1, addedAt: at, changedAt: at },
    }))
    await db.write((trx) => trx.insertInto('cartLine').values(rows).execute())
    expect((await sweepCarts(now)).lines).toBe(450)
  })

  test('forgets what can no longer be put back, and the empty rows beside', async () => {
    const owner = await aCart(1, 1)
    const empty = newOwner()
    await db.write((trx) =>
      trx.insertInto('cartUndo').values({ owner: empty, lines: '[]', removedAt: 0 }).execute(),
    )
    await removeLine(owner, lineOf(book), now - 31 * 60_000)
    expect((await sweepCarts(now)).undos).toBe(2)
    expect(await countRows('cartUndo', owner)).toBe(0)
    expect(await countRows('cartUndo', empty)).toBe(0)
  })

  test('leaves what can still be put back', async () => {
    const owner = await aCart(1, 1)
    await removeLine(owner, lineOf(book), now - 29 * 60_000)
    await sweepCarts(now)
    expect(await undoLineRemoval(owner, seen())).toMatchObject({ ok: true, back: 1 })
    expect(await contents(owner)).toHaveLength(2)
  })

  test('two processes may sweep at once', async () => {
    await Promise.all([aCart(91, 91), aCart(91, 91)])
    const swept = await Promise.all([sweepCarts(now), sweepCarts(now)])
    expect(swept[0].lines + swept[1].lines).toBe(4)
  })
})
