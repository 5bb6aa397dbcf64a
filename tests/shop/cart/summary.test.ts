import { describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findCartSummary } from '#app/shop/ordering/cart/cart-summary.server.ts'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { fillCart, newOwner, seen, setStock } from './shoppers.ts'

describe('the cart in the head of a page', () => {
  test('of who has no cookie asks the database nothing', async () => {
    const requested = vi.spyOn(db, 'read', 'get')
    expect(await findCartSummary({ owner: undefined, ...seen() })).toBeUndefined()
    expect(requested).not.toHaveBeenCalled()
  })

  test('is nothing where nothing is in it', async () => {
    expect(await findCartSummary({ owner: newOwner(), ...seen() })).toBeUndefined()
  })

  test('counts things, shows the newest five lines, and sums all', async () => {
    const owner = newOwner()
    const ids = await manyBooks(7, (n) => ({ name: `Volume ${n + 1}`, price: 10_000 }))
    await fillCart(
      owner,
      ids.map((id) => [id, 2]),
    )
    const summary = await findCartSummary({ owner, ...seen() })
    expect(summary).toMatchObject({ count: 14, more: 2, sum: '₹1,400.00' })
    expect(summary!.lines.map((line) => line.name)).toEqual(
      [7, 6, 5, 4, 3].map((n) => `Volume ${n}`),
    )
    expect(summary!.lines[0]).toMatchObject({
      quantity: 2,
      sum: '₹200.00',
      variantName: 'Paperback',
    })
  })

  test('counts what cannot be sold, but neither shows nor sums it', async () => {
    const [owner, book, gone] = [newOwner(), await aBook({ price: 10_000 }), await aBook()]
    await fillCart(owner, [
      [book, 1],
      [gone, 3],
    ])
    await setStock(gone, 0)
    expect(await findCartSummary({ owner, ...seen() })).toMatchObject({
      count: 4,
      more: 1,
      lines: [{ sum: '₹100.00' }],
      sum: '₹100.00',
    })
  })

  test('that fails is logged and left out', async () => {
    const owner = newOwner()
    await fillCart(owner, [[await aBook(), 1]])
    await db.writer.schema.alterTable('cart_line').renameTo('cart_line_away').execute()
    const summary = await findCartSummary({ owner, ...seen() })
    await db.writer.schema.alterTable('cart_line_away').renameTo('cart_line').execute()
    expect(summary).toBeUndefined()
    expect(takeLoggedErrors()).toEqual([expect.stringContaining('cart in the head:')])
  })
})
