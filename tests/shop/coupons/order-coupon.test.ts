import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { applyCoupon } from '#app/shop/ordering/quote/cart-coupon.server.ts'
import { redeemCoupon } from '#app/shop/ordering/coupons/redeem-coupon.server.ts'
import { endCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { listChanges } from '#app/shop/ordering/checkout/changes.ts'
import { describeChanges } from '#app/shop/ordering/checkout/checkout-text.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import type { OrderRequest } from '#app/shop/ordering/checkout/order-request.ts'
import { snapshotOf } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import { currencies } from '#app/i18n/currency.ts'
import { describeOrder } from '#app/shop/ordering/order-pages/receipt-text.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { aBook, aThing, priceFixed } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor, cartOf, countOrderRows, stockOf } from '../checkout/buyer.ts'
import { aCoupon, amount, countUses, couponOf } from './coupons.ts'

type Facts = NonNullable<Parameters<typeof aPlacing>[1]>

/** A checkout form about to be sent, for things in the cart and a coupon that counts for them. */
async function placingWith(code: string, ids: string[], facts: Facts = {}): Promise<OrderRequest> {
  const visitor = await aVisitor(ids, facts)
  const { currency = 'INR', country = 'IN', language = 'en', now = Date.now() } = facts
  const applied = await applyCoupon(visitor, code, { currency, country, language, now })
  if (!applied.ok) throw new Error(`not applied: ${JSON.stringify(applied)}`)
  return aPlacing(visitor, facts)
}

const from = (placing: OrderRequest, email: string): OrderRequest => ({
  ...placing,
  details: { ...placing.details, email },
})

async function placed(placing: OrderRequest) {
  const outcome = await placeOrder(placing)
  if (!outcome.ok) throw new Error(JSON.stringify(listChanges(placing.shown!, outcome.quote)))
  return (await findOrder(outcome.number))!
}

/** What stands in the table of changes, for an order that was refused and wrote nothing. */
async function refused(placing: OrderRequest) {
  const before = await countOrderRows()
  const outcome = await placeOrder(placing)
  if (outcome.ok) throw new Error('placed')
  expect(await countOrderRows()).toEqual(before)
  const { quote } = outcome
  const shown = placing.shown!
  const announced = { shown, quote, t: translator('en'), language: 'en' } as const
  return { quote, rows: await describeChanges(listChanges(shown, quote), announced) }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

describe('an order with a coupon', () => {
  test('keeps its code, what it took off, and the share of each line', async () => {
    const ids = [await aBook({ price: 33_333 }), await aThing({ price: 10_001 })]
    const code = await aCoupon({ percent: 10 })
    const placing = await placingWith(code, ids)
    const order = await placed(placing)
    expect(order).toMatchObject({ couponCode: code, discountMinor: 4333, goodsMinor: 43_334 })
    expect(order.lines.map((line) => [line.lineMinor, line.discountMinor])).toEqual([
      [33_333, 3333],
      [10_001, 1000],
    ])
    expect(order.totalMinor).toBe(43_334 - 4333 + order.deliveryMinor)
    expect(order.totalMinor).toBe(placing.shown!.totalMinor)
  })

  test('counts its use by the folded address, and takes the coupon out of the cart', async () => {
    const code = await aCoupon()
    const placing = await placingWith(code, [await aBook()])
    const order = await placed(placing)
    const uses = await db.read
      .selectFrom('couponUse')
      .selectAll()
      .where('code', '=', code)
      .execute()
    expect(uses).toEqual([
      {
        orderNumber: order.number,
        code,
        emailFolded: 'asha@example.org',
        usedAt: order.placedAt,
      },
    ])
    expect(await couponOf(placing.owner)).toBeUndefined()
  })

  test('that counts nothing is ordered without it, as shown, and leaves it in the cart', async () => {
    const code = await aCoupon()
    const { owner: visitor } = await placingWith(code, [await aBook()])
    await endCoupon(code, Date.now())
    const order = await placed(await aPlacing(visitor))
    expect(order).toMatchObject({ couponCode: null, discountMinor: 0 })
    expect(await countUses(code)).toBe(0)
    expect(await couponOf(visitor)).toBe(code)
  })

  test('is shown on receipt and mail in its own currency and language', async () => {
    const code = await aCoupon({ amounts: [amount('EUR', 250)] })
    const facts = { currency: 'EUR', country: 'DE', language: 'de' } as const
    const order = await placed(await placingWith(code, [await aThing()], facts))
    const words = describeOrder(order, 'de').coupon!
    expect(words.code).toBe(code)
    expect(words.takes).toMatch(/^−2,50\s€$/)
    const mail = await db.read
      .selectFrom('outbox')
      .selectAll()
      .where('about', '=', order.number)
      .where('kind', '=', 'order')
      .executeTakeFirstOrThrow()
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(`Gutschein ${code}`)
      expect(text.replace(/\s/g, ' ')).toContain('−2,50 €')
    }
  })

  test('that leaves nothing to pay is paid', async () => {
    const thing = await aThing({ price: 500_000 })
    const order = await placed(await placingWith(await aCoupon({ percent: 100 }), [thing]))
    // Free delivery counts the goods after the coupon.
    expect(order.deliveryMinor).toBeGreaterThan(0)
    expect(order).toMatchObject({ totalMinor: order.deliveryMinor, paymentState: 'due' })
    await db.write((trx) => trx.updateTable('deliveryRate').set({ freeFromMinor: 0 }).execute())
    const free = await placed(await placingWith(await aCoupon({ percent: 100 }), [thing]))
    expect(free).toMatchObject({ totalMinor: 0, paymentState: 'paid' })
  })

  test.each(currencies)('adds up in %s, taxes and line shares included', async (currency) => {
    const facts = { currency, country: 'GB' } as const
    const ids = await Promise.all([33_333, 1, 77_777, 19].map((price) => aBook({ price })))
    ids.push(await aThing({ price: 12_345 }), await priceFixed())
    for (const gives of [
      { percent: 7 },
      { percent: 33 },
      { amounts: [amount('INR', 12_345)] },
      { amounts: [amount(currency, 1)] },
    ]) {
      const order = await placed(await placingWith(await aCoupon(gives), ids, facts))
      const { lines, goodsMinor, discountMinor, deliveryMinor, totalMinor, taxes } = order
      expect(discountMinor).toBeGreaterThan(0)
      expect(goodsMinor).toBe(sum(lines.map((line) => line.unitMinor * line.quantity)))
      expect(sum(lines.map((line) => line.discountMinor))).toBe(discountMinor)
      expect(totalMinor).toBe(goodsMinor - discountMinor + deliveryMinor)
      expect(sum(taxes.map((tax) => tax.grossMinor))).toBe(totalMinor)
    }
  })
})

describe('a coupon that changed between the page and the order', () => {
  test('ended: refused with the old and the new sum, and counts nothing from there', async () => {
    const code = await aCoupon({ percent: 10 })
    const placing = await placingWith(code, [await aBook({ price: 50_000 })])
    await endCoupon(code, Date.now())
    const { quote, rows } = await refused(placing)
    expect(rows).toMatchObject([
      { id: 'coupon', before: `${code}, −₹50.00`, after: 'This coupon has expired.' },
      { id: 'total' },
    ])
    expect(await couponOf(placing.owner)).toBe(code)
    const agreed = await placed({ ...placing, shown: snapshotOf(quote) })
    expect(agreed).toMatchObject({ couponCode: null, totalMinor: quote.totalMinor })
  })

  test('was put in by another tab: refused, though it makes the order cheaper', async () => {
    const placing = await aPlacing(await aVisitor([await aBook({ price: 50_000 })]))
    const code = await aCoupon({ percent: 10 })
    await applyCoupon(placing.owner, code, {
      currency: 'INR',
      country: 'IN',
      language: 'en',
      now: Date.now(),
    })
    const { rows } = await refused(placing)
    expect(rows[0]).toMatchObject({ before: 'none', after: `${code}, −₹50.00` })
  })

  test('was taken out by another tab: refused', async () => {
    const placing = await placingWith(await aCoupon(), [await aBook()])
    await db.write((trx) =>
      trx.deleteFrom('cartCoupon').where('owner', '=', placing.owner).execute(),
    )
    const { rows } = await refused(placing)
    expect(rows[0]).toMatchObject({ id: 'coupon', after: 'no longer in your cart' })
  })

  test('gives another amount: refused', async () => {
    const code = await aCoupon({ percent: 10 })
    const placing = await placingWith(code, [await aBook({ price: 50_000 })])
    await db.write((trx) =>
      trx.updateTable('coupon').set({ percent: 5 }).where('code', '=', code).execute(),
    )
    const { rows } = await refused(placing)
    expect(rows[0]).toMatchObject({ before: `${code}, −₹50.00`, after: `${code}, −₹25.00` })
  })

  test('that counted nothing then and counts nothing now is no change', async () => {
    const code = await aCoupon({ mostUses: 1 })
    const placing = await placingWith(code, [await aBook()])
    await placed(await placingWith(code, [await aBook()]))
    const again = await aPlacing(placing.owner)
    await endCoupon(code, Date.now())
    expect((await placed(again)).couponCode).toBeNull()
  })
})

describe('one customer', () => {
  const other = 'wilkie@example.org'

  test('uses a coupon as often as it may be, in whatever case the address is typed', async () => {
    const code = await aCoupon({ mostUsesEach: 1 })
    await placed(from(await placingWith(code, [await aBook()]), 'asha@example.org'))
    const second = from(await placingWith(code, [await aBook()]), 'ASHA@Example.ORG')
    const { rows } = await refused(second)
    expect(rows[0]).toMatchObject({
      after: 'This coupon has already been used with your e-mail address as often as allowed.',
    })
    expect((await placed(from(second, other))).couponCode).toBe(code)
  })

  test('is one customer under every subaddress of the address', async () => {
    const code = await aCoupon({ mostUsesEach: 1 })
    await placed(from(await placingWith(code, [await aBook()]), 'asha@example.org'))
    for (const email of ['asha+2@example.org', 'Asha+a+b@example.org'])
      await refused(from(await placingWith(code, [await aBook()]), email))
    expect(await countUses(code)).toBe(1)
  })

  test('who agrees to the sum without it gets the order', async () => {
    const code = await aCoupon({ mostUsesEach: 1 })
    await placed(await placingWith(code, [await aBook()]))
    const second = await placingWith(code, [await aBook()])
    const { quote } = await refused(second)
    const order = await placed({ ...second, shown: snapshotOf(quote) })
    expect(order).toMatchObject({ couponCode: null, discountMinor: 0 })
    expect(await countUses(code)).toBe(1)
  })
})

describe('many buyers with one coupon at once', () => {
  test('of one use: one order has it, and 19 keep their carts and read why', async () => {
    const code = await aCoupon({ mostUses: 1 })
    const book = await aBook({ stock: 99 })
    const placings = await Promise.all(
      Array.from({ length: 20 }, async (_, n) =>
        from(await placingWith(code, [book]), `buyer-${n}@example.org`),
      ),
    )
    const before = await countOrderRows()
    const outcomes = await Promise.all(placings.map(placeOrder))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(await countUses(code)).toBe(1)
    expect((await countOrderRows()).customerOrder).toBe(before.customerOrder! + 1)
    expect(await stockOf(book)).toBe(98)
    for (const [n, outcome] of outcomes.entries()) {
      if (outcome.ok) continue
      expect(outcome.quote.coupon).toMatchObject({ ok: false, fault: { reason: 'used-up' } })
      expect(listChanges(placings[n]!.shown!, outcome.quote)).toMatchObject([
        { kind: 'coupon' },
        { kind: 'total' },
      ])
      expect(await cartOf(placings[n]!.owner)).toHaveLength(1)
      expect(await couponOf(placings[n]!.owner)).toBe(code)
    }
  })

  test('of seven uses: exactly seven', async () => {
    const code = await aCoupon({ mostUses: 7 })
    const book = await aBook({ stock: 99 })
    const placings = await Promise.all(Array.from({ length: 20 }, () => placingWith(code, [book])))
    const outcomes = await Promise.all(placings.map(placeOrder))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(7)
    expect(await countUses(code)).toBe(7)
  })

  test('of one use by each: one order for each address', async () => {
    const code = await aCoupon({ mostUsesEach: 1 })
    const book = await aBook({ stock: 99 })
    const placings = await Promise.all(
      Array.from({ length: 20 }, async (_, n) =>
        from(await placingWith(code, [book]), `Each-${n % 2}@example.org`),
      ),
    )
    const outcomes = await Promise.all(placings.map(placeOrder))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(2)
    expect(await countUses(code)).toBe(2)
  })

  test('without a limit: all have it', async () => {
    const code = await aCoupon()
    const book = await aBook({ stock: 99 })
    const placings = await Promise.all(Array.from({ length: 20 }, () => placingWith(code, [book])))
    const outcomes = await Promise.all(placings.map(placeOrder))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(20)
    expect(await countUses(code)).toBe(20)
  })
})

describe('the use of a coupon, whatever its quote said,', () => {
  const use = async (code: string, email = 'asha@example.org') => {
    const { number } = await placed(await aPlacing(await aVisitor([await aBook()])))
    return db.write((trx) =>
      redeemCoupon(trx, { orderNumber: number, code, email, now: Date.now() }),
    )
  }

  test('is counted up to its limit', async () => {
    const code = await aCoupon({ mostUses: 2 })
    expect([await use(code), await use(code), await use(code)]).toEqual([true, true, false])
    expect(await countUses(code)).toBe(2)
  })

  test('is counted up to the limit of each address', async () => {
    const code = await aCoupon({ mostUsesEach: 1 })
    expect(await use(code, 'Asha@example.org')).toBe(true)
    expect(await use(code, 'ASHA@example.org')).toBe(false)
    expect(await use(code, 'zoe@example.org')).toBe(true)
  })

  test('is not counted for one that ended', async () => {
    const code = await aCoupon()
    await endCoupon(code, Date.now())
    expect(await use(code)).toBe(false)
  })
})

describe('a form with a coupon that is sent twice', () => {
  test('makes one order and one use in 20 posts at once', async () => {
    const code = await aCoupon({ mostUses: 5 })
    const placing = await placingWith(code, [await aBook()])
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => placeOrder(placing)))
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.number)).size).toBe(1)
    expect(outcomes[0]!.ok).toBe(true)
    expect(await countUses(code)).toBe(1)
  })
})

describe('a coupon that the shopkeeper ends at every try', () => {
  /** Stands for a shopkeeper who is quick: after the quote, before the use is counted. */
  const quickShopkeeper = (trx: Transaction) =>
    db.dialect === 'sqlite'
      ? sql`create trigger quick after insert on customer_order
          begin update coupon set ended_at = 1; end`.execute(trx)
      : sql`do $$ begin
          create function end_all() returns trigger language plpgsql as
            'begin update coupon set ended_at = 1; return new; end';
          create trigger quick after insert on customer_order
            for each row execute function end_all();
        end $$`.execute(trx)

  test('undoes the order each time', async () => {
    const book = await aBook({ stock: 9 })
    const code = await aCoupon()
    const placing = await placingWith(code, [book])
    const before = await countOrderRows()
    await db.write(quickShopkeeper)
    expect((await placeOrder(placing)).ok).toBe(false)
    expect(await countOrderRows()).toEqual(before)
    expect(await countUses(code)).toBe(0)
    expect(await stockOf(book)).toBe(9)
  })
})
