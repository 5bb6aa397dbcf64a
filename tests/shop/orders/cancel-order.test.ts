import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findHistory } from '#app/shop/ordering/order-pages/order-history.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { aBook, aDress, onOrder, uncounted } from '../../fixtures/catalogue.ts'
import { aCoupon } from '../coupons/coupons.ts'
import { applyCoupon } from '#app/shop/ordering/quote/cart-coupon.server.ts'
import { aPlacing, aVisitor, countRows } from '../checkout/buyer.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import {
  aPaidOrder,
  aPlacedOrder,
  aSentOrder,
  mailsAbout,
  now,
  orderOf,
  pay,
  productOf,
  rowsOf,
  statesOf,
  variantStock,
} from './placed.ts'

describe('cancelling an order', () => {
  test('gives the stock back and takes the sale off', async () => {
    const book = await aBook({ stock: 9, saleCount: 4 })
    const number = await aPlacedOrder({ wanted: [{ productId: book, quantity: 3 }] })
    expect(await productOf(book)).toMatchObject({ stock: 6, saleCount: 7 })
    expect(await cancelOrder(number, 'buyer', now)).toEqual({ ok: true, refundMinor: 0 })
    expect(await productOf(book)).toMatchObject({ stock: 9, saleCount: 4 })
    expect((await orderOf(number)).state).toBe('cancelled')
    expect(await statesOf(number)).toContain('cancelled')
  })

  test('gives a variant back, and the product that it is one of', async () => {
    const dress = await aDress()
    const before = (await productOf(dress)).stock!
    const number = await aPlacedOrder({
      wanted: [{ productId: dress, color: 'indigo', size: 'm', quantity: 2 }],
    })
    expect(await variantStock(dress, 'indigo', 'm')).toBe(1)
    await cancelOrder(number, 'buyer', now)
    expect(await variantStock(dress, 'indigo', 'm')).toBe(3)
    expect((await productOf(dress)).stock).toBe(before)
  })

  test('brings a variant that was withdrawn meanwhile back nowhere', async () => {
    const dress = await aDress()
    const number = await aPlacedOrder({
      wanted: [{ productId: dress, color: 'indigo', size: 'm', quantity: 2 }],
    })
    const { stock } = await productOf(dress)
    await db.write((trx) => trx.deleteFrom('variant').where('size', '=', 'm').execute())
    expect((await cancelOrder(number, 'buyer', now)).ok).toBe(true)
    expect((await productOf(dress)).stock).toBe(stock)
  })

  test('gives nothing back that came from no stock', async () => {
    const [ordered, endless] = [await onOrder(), await uncounted()]
    const number = await aPlacedOrder({ wanted: [ordered, endless] })
    await cancelOrder(number, 'buyer', now)
    expect(await productOf(ordered)).toMatchObject({ stock: 0, saleCount: 0 })
    expect(await productOf(endless)).toMatchObject({ stock: null, saleCount: 0 })
  })

  test('lets the last copy stand for its work in lists again', async () => {
    const workKey = 'a work of two editions'
    const [cheap, dear] = [
      await aBook({ stock: 1, price: 100, workKey }),
      await aBook({ stock: 5, price: 200, workKey }),
    ]
    const number = await aPlacedOrder({ wanted: [cheap] })
    expect((await productOf(dear)).editionRank).toBe(0)
    const version = await catalogueVersion()
    await cancelOrder(number, 'buyer', now)
    expect((await productOf(cheap)).editionRank).toBe(0)
    expect(await catalogueVersion()).toBe(version + 1)
  })

  test('gives the use of a coupon back', async () => {
    const code = await aCoupon({ percent: 10, mostUses: 1 })
    const visitor = await aVisitor([await aBook()])
    const where = { currency: 'INR', country: 'IN', language: 'en', now: Date.now() } as const
    await applyCoupon(visitor, code, where)
    const placed = await placeOrder(await aPlacing(visitor))
    if (!placed.ok) throw new Error('not placed')
    expect(await rowsOf('couponUse', placed.number)).toHaveLength(1)
    await cancelOrder(placed.number, 'buyer', now)
    expect(await rowsOf('couponUse', placed.number)).toEqual([])
  })

  test('owes what was paid, within 14 days, and nothing where nothing was', async () => {
    const [paid, due] = [await aPaidOrder(), await aPlacedOrder()]
    const { totalMinor } = await orderOf(paid)
    expect(await cancelOrder(paid, 'buyer', now)).toEqual({ ok: true, refundMinor: totalMinor })
    const [refund, ...more] = await rowsOf('refund', paid)
    expect(more).toEqual([])
    expect(refund).toMatchObject({ reason: 'cancelled', amountMinor: totalMinor, state: 'due' })
    expect(refund!.dueAt! - now).toBe(14 * 24 * 60 * 60 * 1000)
    expect((await orderOf(paid)).paymentState).toBe('to-refund')
    await cancelOrder(due, 'buyer', now)
    expect(await rowsOf('refund', due)).toEqual([])
    expect((await orderOf(due)).paymentState).toBe('due')
  })

  test.each([
    ['en', 'was cancelled', 'we refund'],
    ['fr', 'a été annulée', 'nous vous remboursons'],
    ['de', 'wurde storniert', 'Wir erstatten Ihnen'],
  ] as const)(
    'tells the buyer once, in the language of the order: %s',
    async (language, text, dueRefund) => {
      const number = await aPaidOrder({ language })
      await cancelOrder(number, 'buyer', now)
      await cancelOrder(number, 'buyer', now)
      const [mail, ...more] = await mailsAbout(number, 'cancelled')
      expect(more).toEqual([])
      expect(mail!.recipient).toBe('Asha@Example.org')
      expect(mail!.subject).toContain(text)
      expect(mail!.text.replace(/\s/g, ' ')).toContain(dueRefund)
      expect(mail!.text).toMatch(/http:\/\/shop\.test\S*\/order-received\/\w{8}\?key=/)
      expect(mail!.html).not.toMatch(/\{\{|undefined/)
    },
  )

  test('done twice, one after the other or at one moment, gives back and owes once', async () => {
    const book = await aBook({ stock: 9 })
    const number = await aPaidOrder({ wanted: [{ productId: book, quantity: 2 }] })
    const many = await Promise.all(
      Array.from({ length: 6 }, () => cancelOrder(number, 'buyer', now)),
    )
    expect(many.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await cancelOrder(number, 'buyer', now)).toEqual({
      ...{ ok: false, reason: 'state', state: 'cancelled' },
    })
    expect((await productOf(book)).stock).toBe(9)
    expect(await rowsOf('refund', number)).toHaveLength(1)
  })

  test('is refused once it was sent, and nothing changes', async () => {
    const book = await aBook({ stock: 9 })
    const number = await aSentOrder({ wanted: [book] })
    const refused = { ok: false, reason: 'state', state: 'dispatched' }
    expect(await cancelOrder(number, 'buyer', now)).toEqual(refused)
    expect((await productOf(book)).stock).toBe(8)
    expect(await mailsAbout(number, 'cancelled')).toEqual([])
  })

  test('of a number that is none is refused', async () => {
    expect(await cancelOrder('AAAAAAAA', 'buyer', now)).toEqual({ ok: false, reason: 'unknown' })
  })

  test('against a dispatch at one moment: one of them wins, and all follows it', async () => {
    for (let round = 0; round < 12; round++) {
      const book = await aBook({ stock: 9 })
      const number = await aPlacedOrder({ wanted: [book] })
      await packOrder(number, now)
      const both = [cancelOrder(number, 'buyer', now), shipOrder(number, [], now)]
      const [cancelled, sent] = await Promise.all(round % 2 ? both : [both[0]!, both[1]!])
      expect([cancelled!.ok, sent!.ok].filter(Boolean)).toHaveLength(1)
      expect((await orderOf(number)).state).toBe(cancelled!.ok ? 'cancelled' : 'dispatched')
      expect((await productOf(book)).stock).toBe(cancelled!.ok ? 9 : 8)
      expect(await mailsAbout(number, 'cancelled')).toHaveLength(cancelled!.ok ? 1 : 0)
      expect(await mailsAbout(number, 'dispatch')).toHaveLength(sent!.ok ? 1 : 0)
    }
  })

  test('that waited for another command is later than that in the history', async () => {
    const number = await aPlacedOrder()
    await packOrder(number, now + 5)
    await cancelOrder(number, 'buyer', now + 2)
    const { events } = await findHistory(number)
    expect(events.filter(({ state }) => state !== 'received')).toMatchObject([
      { state: 'packed', at: now + 5 },
      { state: 'cancelled', at: now + 6 },
    ])
  })

  test('against money that arrives at one moment: what came is owed, whoever is first', async () => {
    for (let round = 0; round < 8; round++) {
      const number = await aPlacedOrder()
      const { totalMinor } = await orderOf(number)
      const work = [() => cancelOrder(number, 'buyer', now), () => pay(number)]
      const outcomes = await Promise.all((round % 2 ? work : work.reverse()).map((one) => one()))
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
      const refunds = await rowsOf('refund', number)
      expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual([totalMinor])
      expect(await orderOf(number)).toMatchObject({ state: 'cancelled', paymentState: 'to-refund' })
    }
  })
})

describe('an order with an e-book', () => {
  const withFile = async (fetched: number) => {
    const number = await aPaidOrder()
    const file = { orderNumber: number, position: 0, productId: 'b01', fetched }
    await db.write((trx) =>
      trx
        .insertInto('ebookDownload')
        .values({ ...file, lastFetchedAt: null, fileHash: null, revokedAt: null })
        .execute(),
    )
    return number
  }
  const revokedOf = async (number: string) =>
    (
      await db.read
        .selectFrom('ebookDownload')
        .select('revokedAt')
        .where('orderNumber', '=', number)
        .executeTakeFirstOrThrow()
    ).revokedAt

  test('is cancelled by its buyer as long as no file was fetched, and opens none from then on', async () => {
    const number = await withFile(0)
    expect((await cancelOrder(number, 'buyer', now)).ok).toBe(true)
    expect(await revokedOf(number)).toBe(now)
  })

  test('is not, once one was, and nothing changes', async () => {
    const number = await withFile(1)
    const [mails, audit] = [await countRows('outbox'), await countRows('audit')]
    expect(await cancelOrder(number, 'buyer', now)).toEqual({ ok: false, reason: 'fetched' })
    expect(await revokedOf(number)).toBeNull()
    expect((await orderOf(number)).state).toBe('received')
    expect([await countRows('outbox'), await countRows('audit')]).toEqual([mails, audit])
  })

  test('is cancelled by the shopkeeper in any case', async () => {
    const number = await withFile(1)
    expect((await cancelOrder(number, 'shopkeeper', now)).ok).toBe(true)
  })
})

const catalogueVersion = async () =>
  Number(
    (
      await db.read
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'catalogue-version')
        .executeTakeFirstOrThrow()
    ).value,
  )
