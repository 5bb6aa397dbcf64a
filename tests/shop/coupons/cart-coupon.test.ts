import { describe, expect, test } from 'vitest'
import { clearCart, removeLine, setQuantity } from '#app/shop/ordering/cart/cart.server.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import { applyCoupon, removeCoupon } from '#app/shop/ordering/quote/cart-coupon.server.ts'
import { endCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { sweepCartCoupons } from '#app/shop/ordering/coupons/sweep-cart-coupons.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { db } from '#app/database/database.server.ts'
import { aBook, aThing, priceFixed } from '../../fixtures/catalogue.ts'
import { fillCart, lineOf, newOwner, now, seen, setStock, some } from '../cart/shoppers.ts'
import { aCoupon, amount, couponOf } from './coupons.ts'

/** Somebody with a book at ₹499.00 and a mug at ₹1,000.00. */
async function shopperWithCart() {
  const owner = newOwner()
  const [book, mug] = [await aBook(), await aThing({ price: 100_000 })]
  await fillCart(owner, [
    [book, 1],
    [mug, 1],
  ])
  return { owner, book, mug }
}

const couponIn = async (owner: string, where = seen()) => (await quoteCart(owner, where)).coupon

describe('using a coupon', () => {
  test('takes its percent off the shown lines, and off the total', async () => {
    const { owner } = await shopperWithCart()
    const before = await quoteCart(owner, seen())
    const code = await aCoupon({ percent: 10 })
    expect(await applyCoupon(owner, code, seen())).toEqual({ ok: true })
    const quote = await quoteCart(owner, seen())
    expect(quote.coupon).toEqual({
      ok: true,
      code,
      minor: 14_990,
      shares: [4990, 10_000],
      isPartial: false,
    })
    expect(quote.goodsMinor).toBe(149_900)
    expect(quote.totalMinor).toBe(149_900 - 14_990 + quote.deliveryMinor)
    expect(before.coupon).toBeUndefined()
  })

  test('comes on top of a product’s own discount', async () => {
    const owner = newOwner()
    const book = await aBook({ price: 50_000, discount: { percent: 20, untilAt: null } })
    await fillCart(owner, [[book, 1]])
    await applyCoupon(owner, await aCoupon({ percent: 10 }), seen())
    expect(await quoteCart(owner, seen())).toMatchObject({
      goodsMinor: 40_000,
      coupon: { minor: 4000 },
    })
  })

  test('works the tax out of what is paid for each line', async () => {
    const owner = newOwner()
    await fillCart(owner, [[await aThing({ price: 118_000 }), 1]])
    const [before] = (await quoteCart(owner, seen())).taxes
    await applyCoupon(owner, await aCoupon({ percent: 50 }), seen())
    const quote = await quoteCart(owner, seen())
    expect(before).toMatchObject({ basisPoints: 1800 })
    expect(quote.taxes).toEqual([
      {
        basisPoints: 1800,
        grossMinor: quote.totalMinor,
        taxMinor: 2 * Math.round((quote.totalMinor * 9) / 118),
      },
    ])
  })

  test('leaves the price-fixed book of the market alone, and counts for it in another market', async () => {
    const owner = newOwner()
    const [fixed, mug] = [await priceFixed(), await aThing()]
    await fillCart(owner, [
      [fixed, 1],
      [mug, 1],
    ])
    const inGermany = seen({ country: 'DE', currency: 'EUR' })
    await applyCoupon(owner, await aCoupon({ percent: 50 }), inGermany)
    const german = await quoteCart(owner, inGermany)
    expect(german.coupon).toMatchObject({ shares: [0, expect.any(Number)], isPartial: true })
    const indian = await quoteCart(owner, seen())
    expect(indian.coupon).toMatchObject({ shares: [24_950, 24_950], isPartial: false })
  })

  test('takes the place of the one before', async () => {
    const { owner } = await shopperWithCart()
    const [first, second] = [await aCoupon(), await aCoupon()]
    await applyCoupon(owner, first, seen())
    await applyCoupon(owner, second, seen())
    expect(await couponOf(owner)).toBe(second)
  })

  test('twice at once is one coupon in the cart', async () => {
    const { owner } = await shopperWithCart()
    const codes = await Promise.all([aCoupon(), aCoupon()])
    const outcomes = await Promise.all(codes.map((code) => applyCoupon(owner, code, seen())))
    expect(outcomes).toEqual([{ ok: true }, { ok: true }])
    expect(codes).toContain(await couponOf(owner))
  })

  test('can be taken back, once', async () => {
    const { owner } = await shopperWithCart()
    const code = await aCoupon()
    await applyCoupon(owner, code, seen())
    expect(await removeCoupon(owner)).toBe(code)
    expect(await removeCoupon(owner)).toBeUndefined()
    expect(await couponIn(owner)).toBeUndefined()
  })
})

describe('a coupon is refused, and the cart stays as it is,', () => {
  const refused = async (facts: Parameters<typeof aCoupon>[0], where = seen()) => {
    const { owner } = await shopperWithCart()
    const contents = await aCoupon()
    await applyCoupon(owner, contents, where)
    const outcome = await applyCoupon(owner, await aCoupon(facts), where)
    expect(await couponOf(owner)).toBe(contents)
    return outcome
  }

  test('when nobody knows its code', async () => {
    const { owner } = await shopperWithCart()
    expect(await applyCoupon(owner, 'NOBODY-KNOWS', seen())).toEqual({
      ok: false,
      reason: 'unknown',
    })
    expect(await couponOf(owner)).toBeUndefined()
  })

  test.each([
    ['ended', { untilAt: now }],
    ['not-begun', { fromAt: now + dayMs }],
    ['used-up', { mostUses: 0 }],
    ['below-minimum', { amounts: [amount('INR', null, 149_901)] }],
  ])('when it is %s', async (reason, facts) => {
    expect(await refused(facts)).toMatchObject({ ok: false, reason: 'fault', fault: { reason } })
  })

  test('when the shopkeeper ended it', async () => {
    const { owner } = await shopperWithCart()
    const code = await aCoupon()
    await endCoupon(code, now)
    expect(await applyCoupon(owner, code, seen())).toMatchObject({ fault: { reason: 'ended' } })
    expect(await couponOf(owner)).toBeUndefined()
  })

  test('when everything in the cart has a fixed price where it goes', async () => {
    const owner = newOwner()
    await fillCart(owner, [[await priceFixed(), 2]])
    const outcome = await applyCoupon(owner, await aCoupon(), seen({ country: 'FR' }))
    expect(outcome).toMatchObject({ fault: { reason: 'excluded' } })
    expect(await couponOf(owner)).toBeUndefined()
  })

  test('when the cart is empty, or holds nothing that can be bought', async () => {
    const [empty, soldOut] = [newOwner(), newOwner()]
    const book = await aBook()
    await fillCart(soldOut, [[book, 1]])
    await setStock(book, 0)
    const code = await aCoupon()
    for (const owner of [undefined, empty, soldOut])
      expect(await applyCoupon(owner, code, seen())).toEqual({ ok: false, reason: 'empty-cart' })
    expect(await couponOf(empty)).toBeUndefined()
    expect(await couponOf(soldOut)).toBeUndefined()
  })
})

describe('a coupon that no longer holds stays in the cart, counts nothing, and counts again when it holds again', () => {
  test('below its minimum since a line was taken out', async () => {
    const { owner, mug } = await shopperWithCart()
    const code = await aCoupon({ amounts: [amount('INR', null, 100_000)] })
    await applyCoupon(owner, code, seen())
    await removeLine(owner, lineOf(mug), now)
    const quote = await quoteCart(owner, seen())
    expect(quote.coupon).toEqual({
      ok: false,
      code,
      fault: {
        reason: 'below-minimum',
        minimumMinor: 100_000,
        countedMinor: 49_900,
        currency: 'INR',
      },
    })
    expect(quote.totalMinor).toBe(quote.goodsMinor + quote.deliveryMinor)
    await fillCart(owner, [[mug, 1]])
    expect(await couponIn(owner)).toMatchObject({ ok: true, minor: 14_990 })
  })

  test('with fixed prices alone since the country changed', async () => {
    const owner = newOwner()
    await fillCart(owner, [[await priceFixed(), 1]])
    await applyCoupon(owner, await aCoupon(), seen())
    const inGermany = seen({ country: 'DE' })
    expect(await couponIn(owner, inGermany)).toMatchObject({ fault: { reason: 'excluded' } })
    expect(await couponIn(owner)).toMatchObject({ ok: true })
  })

  test('ended since it was put in', async () => {
    const { owner } = await shopperWithCart()
    await applyCoupon(owner, await aCoupon({ untilAt: now + dayMs }), seen())
    const later = seen({ now: now + dayMs })
    expect(await couponIn(owner, later)).toMatchObject({ ok: false, fault: { reason: 'ended' } })
    expect(await couponIn(owner)).toMatchObject({ ok: true })
  })

  test('while the cart is empty', async () => {
    const { owner, mug } = await shopperWithCart()
    await applyCoupon(owner, await aCoupon(), seen())
    await clearCart(owner, now)
    expect(await couponIn(owner)).toBeUndefined()
    await fillCart(owner, [[mug, 1]])
    expect(await couponIn(owner)).toMatchObject({ ok: true, minor: 10_000 })
  })

  test('and follows the lines: its amount is worked out anew', async () => {
    const { owner, book } = await shopperWithCart()
    await applyCoupon(owner, await aCoupon({ percent: 10 }), seen())
    await setQuantity(owner, some(book, 3), seen())
    expect(await couponIn(owner)).toMatchObject({ minor: 24_970, shares: [14_970, 10_000] })
  })
})

describe('coupons of carts that nobody uses', () => {
  const contentsSince = async (days: number, lines: number) => {
    const owner = newOwner()
    if (lines > 0) await fillCart(owner, [[await aBook(), 1]])
    const addedAt = now - days * dayMs
    const code = await aCoupon()
    await db.write((trx) => trx.insertInto('cartCoupon').values({ owner, code, addedAt }).execute())
    return owner
  }

  test('are forgotten after 90 days, where the cart is empty', async () => {
    await sweepCartCoupons(now)
    const [old, young, full] = [
      await contentsSince(91, 0),
      await contentsSince(89, 0),
      await contentsSince(91, 1),
    ]
    expect(await sweepCartCoupons(now)).toBe(1)
    expect(await couponOf(old)).toBeUndefined()
    expect(await couponOf(young)).toBeDefined()
    expect(await couponOf(full)).toBeDefined()
  })

  test('are forgotten all, however many there are', async () => {
    const code = await aCoupon()
    const rows = Array.from({ length: 450 }, () => ({ owner: newOwner(), code, addedAt: 0 }))
    await db.write((trx) => trx.insertInto('cartCoupon').values(rows).execute())
    expect(await sweepCartCoupons(now)).toBe(450)
  })
})
