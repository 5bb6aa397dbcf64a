import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { addToCart, setQuantity } from '#app/shop/ordering/cart/cart.server.ts'
import { findCartPage } from '#app/shop/ordering/cart/cart-page.server.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { clearRatesCache } from '#app/shop/pricing/currency/rates.server.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { aBook, importRows, take } from '../import/records.ts'
import { fillCart, newOwner, now, seen, some } from './shoppers.ts'

const begin = now - 40 * dayMs
const inRupees = (amountMinor: number) => [{ currency: 'INR' as const, market: '', amountMinor }]

/** A book that was in the catalogue long before it was put in a cart, and what it is called there. */
async function inACart(facts: Partial<CatalogueRecord> = {}) {
  const record = aBook({ stock: 9, ...facts })
  const [taken] = await take(record, begin)
  if (taken?.outcome !== 'new') throw new Error('not taken')
  const owner = newOwner()
  await addToCart(owner, some(taken.id, 2), seen({ now: begin + dayMs }))
  return { owner, record, id: taken.id }
}

const movedOn = async (owner: string, where: Parameters<typeof seen>[0] = {}) =>
  (await findCartPage({ owner, ...seen(where) })).lines.map((line) => line.priceMoved)

describe('a price that the catalogue moved under the cart', () => {
  test.each([
    ['lower', 44_900, '₹449.00'],
    ['higher', 54_900, '₹549.00'],
  ])('is said with the old one where it is %s now', async (_, amountMinor, shown) => {
    const { owner, record } = await inACart()
    expect(await movedOn(owner)).toEqual([undefined])
    await take({ ...record, prices: inRupees(amountMinor) }, begin + 2 * dayMs)
    expect(await movedOn(owner)).toEqual([{ was: '₹499.00', now: shown }])
  })

  test('by the import of a file is said too', async () => {
    const rows = (price: string) => `key,kind,name,price,stock\nmug:1,goods,Mug,${price},9\n`
    await importRows(rows('499.00'), {}, begin)
    const { id } = await db.read
      .selectFrom('product')
      .where('name', '=', 'Mug')
      .select('id')
      .executeTakeFirstOrThrow()
    const owner = newOwner()
    await addToCart(owner, some(id, 1), seen({ now: begin + dayMs }))
    await importRows(rows('499.00'), {}, begin + 2 * dayMs)
    expect(await movedOn(owner)).toEqual([undefined])
    await importRows(rows('459.00'), {}, begin + 3 * dayMs)
    expect(await movedOn(owner)).toEqual([{ was: '₹499.00', now: '₹459.00' }])
  })

  test('by a reduction that began, and by one that ended', async () => {
    const ends = begin + 5 * dayMs
    const discount = { percent: 10, untilAt: ends }
    const reduced = await inACart({ discount })
    expect(await movedOn(reduced.owner, { now: ends - 1 })).toEqual([undefined])
    expect(await movedOn(reduced.owner, { now: ends })).toEqual([
      { was: '₹449.10', now: '₹499.00' },
    ])
    const { owner, record } = await inACart()
    await take({ ...record, discount: { percent: 10, untilAt: null } }, begin + 2 * dayMs)
    expect(await movedOn(owner)).toEqual([{ was: '₹499.00', now: '₹449.10' }])
  })

  test('is said in the language and the currency of the page', async () => {
    const { owner, record } = await inACart({
      prices: [{ currency: 'EUR', market: '', amountMinor: 1250 }],
    })
    await take(
      { ...record, prices: [{ currency: 'EUR', market: '', amountMinor: 1099 }] },
      begin + 2 * dayMs,
    )
    const german = { language: 'de', currency: 'EUR', country: 'DE' } as const
    expect(await movedOn(owner, german)).toEqual([{ was: '12,50\u00a0€', now: '10,99\u00a0€' }])
  })

  test.each([
    [
      'sets the number',
      (owner: string, id: string, at: number) => setQuantity(owner, some(id, 2), seen({ now: at })),
    ],
    [
      'adds more of it',
      (owner: string, id: string, at: number) => addToCart(owner, some(id, 1), seen({ now: at })),
    ],
  ])('is said no more once the shopper %s', async (_, act) => {
    const { owner, record, id } = await inACart()
    await take({ ...record, prices: inRupees(44_900) }, begin + 2 * dayMs)
    expect(await movedOn(owner)).not.toEqual([undefined])
    await act(owner, id, begin + 3 * dayMs)
    expect(await movedOn(owner)).toEqual([undefined])
    await take({ ...record, prices: inRupees(39_900) }, begin + 4 * dayMs)
    expect(await movedOn(owner)).toEqual([{ was: '₹449.00', now: '₹399.00' }])
  })

  test('is said of its own line alone', async () => {
    const [moved, other] = [await inACart(), await inACart()]
    await fillCart(moved.owner, [[other.id, 1]])
    await take({ ...moved.record, prices: inRupees(44_900) }, begin + 2 * dayMs)
    expect(await movedOn(moved.owner)).toEqual([{ was: '₹499.00', now: '₹449.00' }, undefined])
    expect(await movedOn(other.owner)).toEqual([undefined])
  })
})

describe('rates that drifted since', () => {
  /** So much for a rupee until two days after the thing was put in, and half of it since. */
  async function halveTheEuro() {
    const rows = [
      { day: dayOf(begin - dayMs), rate: 20_000_000_000 },
      { day: dayOf(begin + 3 * dayMs), rate: 10_000_000_000 },
    ].map((row) => ({ ...row, currency: 'EUR', fetchedAt: begin }))
    await db.write((trx) => trx.insertInto('exchangeRate').values(rows).execute())
    clearRatesCache()
  }

  test('are no news of a price; a price that moved too is said as it was shown then', async () => {
    const [still, moved] = [await inACart(), await inACart()]
    await halveTheEuro()
    const euro = { currency: 'EUR' } as const
    expect(await movedOn(still.owner, euro)).toEqual([undefined])
    await take({ ...moved.record, prices: inRupees(44_900) }, begin + 2 * dayMs)
    expect(await movedOn(moved.owner, euro)).toEqual([{ was: '€9.98', now: '€4.49' }])
    await db.write((trx) => trx.deleteFrom('exchangeRate').execute())
    clearRatesCache()
  })
})
