import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { moveOrder } from '#app/shop/ordering/orders/move-order.server.ts'
import { canMove, orderStates } from '#app/shop/ordering/orders/order-states.ts'
import {
  deliverOrder,
  packOrder,
  shipOrder,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { aPlacedOrder, mailsAbout, now, orderOf, rowsOf, statesOf } from './placed.ts'

describe('the states of an order', () => {
  const allowed: [OrderState, OrderState][] = [
    ['received', 'packed'],
    ['packed', 'dispatched'],
    ['dispatched', 'delivered'],
    ['received', 'cancelled'],
    ['packed', 'cancelled'],
    ['dispatched', 'returned'],
    ['delivered', 'returned'],
  ]

  test('follow one another in these steps and no others', async () => {
    for (const from of orderStates)
      for (const to of orderStates) {
        const number = await aPlacedOrder()
        await db.write((trx) =>
          trx
            .updateTable('customerOrder')
            .set({ state: from })
            .where('number', '=', number)
            .execute(),
        )
        if (to === 'received') {
          expect(canMove(from, to)).toBe(false)
          continue
        }
        const may = allowed.some(([one, other]) => one === from && other === to)
        expect(canMove(from, to), `${from} to ${to}`).toBe(may)
        const moved = await db.write((trx) => moveOrder(trx, number, to, now))
        expect(moved, `${from} to ${to}`).toEqual(
          may ? { ok: true } : { ok: false, reason: 'state', state: from },
        )
        expect((await orderOf(number)).state).toBe(may ? to : from)
        expect(await statesOf(number)).toHaveLength(may ? 2 : 1)
      }
  }, 60_000)

  test('of an order that is not there are none', async () => {
    const moved = await db.write((trx) => moveOrder(trx, 'AAAAAAAA', 'packed', now))
    expect(moved).toEqual({ ok: false, reason: 'unknown' })
  })

  test('of many who pack at one moment, one does', async () => {
    const number = await aPlacedOrder()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => packOrder(number, now)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await statesOf(number)).toEqual(['packed', 'received'])
  })
})

describe('sending an order', () => {
  const parcels = [{ carrier: 'dhl', code: '00340434161094' }]

  test('keeps its parcels, and tells its buyer where they are and until when to withdraw', async () => {
    const number = await aPlacedOrder()
    await packOrder(number, now)
    const at = Date.UTC(2026, 10, 21, 12)
    expect(
      await shipOrder(number, [...parcels, { carrier: 'my-cousin', code: '4711' }], at),
    ).toEqual({ ok: true })
    expect(await rowsOf('parcel', number)).toHaveLength(2)
    const [mail] = await mailsAbout(number, 'dispatch')
    expect(mail!.text).toContain('Parcel 00340434161094, DHL')
    expect(mail!.text).toContain('tracking-id=00340434161094')
    expect(mail!.text).toContain('Parcel 4711, my-cousin')
    // A week on the way, and 14 days of which the first does not count.
    expect(mail!.text).toContain('until 12 December 2026 at least')
    expect(mail!.text).toContain('1 × The Moonstone')
  })

  test.each([
    ['fr', 'est en route', 'rétracter du contrat'],
    ['de', 'ist unterwegs', 'widerrufen'],
  ] as const)('says so in the language of the order: %s', async (language, subject, words) => {
    const number = await aPlacedOrder({ language })
    await packOrder(number, now)
    await shipOrder(number, parcels, now)
    const [mail] = await mailsAbout(number, 'dispatch')
    expect(mail!.subject).toContain(subject)
    expect(mail!.text).toContain(words)
    expect(mail!.html).not.toMatch(/\{\{|undefined/)
  })

  test('twice is once: one mail, one parcel, one step', async () => {
    const number = await aPlacedOrder()
    await packOrder(number, now)
    const both = await Promise.all([
      shipOrder(number, parcels, now),
      shipOrder(number, parcels, now),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await shipOrder(number, [{ carrier: 'ups', code: '1Z999' }], now)).toEqual({
      ...{ ok: false, reason: 'state', state: 'dispatched' },
    })
    expect(await mailsAbout(number, 'dispatch')).toHaveLength(1)
    expect(await rowsOf('parcel', number)).toHaveLength(1)
  })

  test('links to the configured address where the order has none', async () => {
    const number = await aPlacedOrder()
    await db.write((trx) =>
      trx.updateTable('customerOrder').set({ origin: '' }).where('number', '=', number).execute(),
    )
    await packOrder(number, now)
    await shipOrder(number, [], now)
    const [mail] = await mailsAbout(number, 'dispatch')
    expect(mail!.text).toContain('http://shop.test/order-received/')
  })
})

describe('an order that waits for its payment by card', () => {
  test('is neither packed nor sent, as it may still expire', async () => {
    const number = await aPlacedOrder()
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ paymentMethod: 'card' })
        .where('number', '=', number)
        .execute(),
    )
    expect(await packOrder(number, now)).toEqual({ ok: false, reason: 'unpaid' })
    expect((await orderOf(number)).state).toBe('received')
    expect(await deliverOrder(number, now)).toEqual({ ok: false, reason: 'unpaid' })
  })
})
