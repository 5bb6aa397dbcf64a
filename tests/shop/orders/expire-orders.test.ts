import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { settings } from '#app/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { expireOrders } from '#app/shop/ordering/fulfilment/expire-orders.server.ts'
import { packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { reserveByShopkeeper } from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import { aBook, onOrder } from '../../fixtures/catalogue.ts'
import { newNetwork, orderFrom, waitingFrom } from '../checkout/reservation.ts'
import { offerTransfer } from '../payments/offer-transfer.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { mailsAbout, orderOf, pay, productOf } from './placed.ts'

const isSqlite = !process.env.DATABASE_URL

const now = Date.now()
const after = (days: number) => now + days * dayMs + 60_000

const stateAfter = async (number: string, days: number) => {
  await expireOrders(after(days))
  return (await orderOf(number)).state
}

test('an order to be paid in advance by transfer ends like the others', async () => {
  await offerTransfer()
  const number = await orderFrom(newNetwork(), { payment: 'transfer', now })
  expect(await stateAfter(number, 13)).toBe('received')
  expect(await stateAfter(number, 14)).toBe('cancelled')
})

describe.each(['invoice', 'on-delivery'] as const)('an unpaid order (%s)', (payment) => {
  test('ends after fourteen days, gives its stock back, and its buyer is told once', async () => {
    const book = await aBook({ stock: 9, saleCount: 4 })
    const wanted = [{ productId: book, quantity: 3 }]
    const number = await orderFrom(newNetwork(), { wanted, payment, now })
    expect(await stateAfter(number, 13)).toBe('received')
    expect(await productOf(book)).toMatchObject({ stock: 6 })
    const ended = await Promise.all([1, 2, 3].map(() => expireOrders(after(14))))
    expect(ended.reduce((sum, one) => sum + one)).toBe(1)
    expect((await orderOf(number)).state).toBe('cancelled')
    expect(await productOf(book)).toMatchObject({ stock: 9, saleCount: 4 })
    const mails = await mailsAbout(number)
    expect(mails.filter(({ kind }) => kind === 'expired')).toHaveLength(1)
    expect(mails.filter(({ kind }) => kind === 'cancelled')).toHaveLength(0)
    expect(mails.find(({ kind }) => kind === 'expired')!.text).toContain('neither paid nor packed')
  })

  test('that was paid or packed stays', async () => {
    const [paid, packed] = [
      await orderFrom(newNetwork(), { payment, now }),
      await orderFrom(newNetwork(), { payment, now }),
    ]
    await pay(paid)
    await packOrder(packed, now)
    expect(await stateAfter(paid, 400)).toBe('received')
    expect(await stateAfter(packed, 400)).toBe('packed')
  })

  test('that waits for the shopkeeper ends too, and gives nothing back', async () => {
    const book = await aBook({ stock: 9, saleCount: 4 })
    const network = newNetwork()
    settings().NETWORK_ORDERS_PER_HOUR = 10
    const number = await waitingFrom(network, { wanted: [book], payment, now })
    settings().NETWORK_ORDERS_PER_HOUR = 100_000
    expect((await orderOf(number)).unreserved).toBe(1)
    expect(await stateAfter(number, 14)).toBe('cancelled')
    expect(await productOf(book)).toMatchObject({ stock: 9, saleCount: 4 })
    expect(await reserveByShopkeeper(number, now)).toMatchObject({ ok: false, reason: 'state' })
  })
})

describe('an unpaid order', () => {
  test('ends after as many days as are set when it is placed', async () => {
    settings().UNPAID_ORDER_DAYS = 3
    const number = await orderFrom(newNetwork(), { now })
    settings().UNPAID_ORDER_DAYS = 14
    expect(await stateAfter(number, 2)).toBe('received')
    expect(await stateAfter(number, 3)).toBe('cancelled')
  })

  test('of what comes out later, or is supplied on order, waits for that first', async () => {
    const soon = new Date(after(100)).toISOString().slice(0, 10)
    const ahead = await aBook({ datePublished: soon, stock: 5 })
    const numbers = [
      await orderFrom(newNetwork(), { wanted: [ahead], now }),
      await orderFrom(newNetwork(), { wanted: [await onOrder()], now }),
    ]
    expect(await stateAfter(numbers[1]!, 23)).toBe('received')
    expect(await stateAfter(numbers[1]!, 24)).toBe('cancelled')
    expect(await stateAfter(numbers[0]!, 112)).toBe('received')
    expect(await stateAfter(numbers[0]!, 115)).toBe('cancelled')
  })

  test('from before there was such a time stays', async () => {
    const number = await orderFrom(newNetwork(), { now })
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ unpaidUntil: null })
        .where('number', '=', number)
        .execute(),
    )
    expect(await stateAfter(number, 4000)).toBe('received')
  })

  test('that its buyer withdrew from is the shopkeeper’s', async () => {
    const number = await orderFrom(newNetwork(), { now })
    await db.write((trx) =>
      trx
        .insertInto('orderReturn')
        .values({
          ...{ id: 'return-1', orderNumber: number, kind: 'withdrawal', reason: null, note: null },
          ...{ state: 'announced', announcedAt: now, receivedAt: null, settledAt: null },
        } as never)
        .execute(),
    )
    expect(await stateAfter(number, 14)).toBe('received')
  })

  test('is paid or ends, never both, where both come at one moment', async () => {
    for (let n = 0; n < 8; n++) {
      const number = await orderFrom(newNetwork(), { now })
      const [paid] = await Promise.all([pay(number), expireOrders(after(14))])
      const { state, paymentState } = await orderOf(number)
      if (!paid.ok) throw new Error(paid.reason)
      expect([state, paymentState]).toEqual(
        paid.late ? ['cancelled', 'to-refund'] : ['received', 'paid'],
      )
    }
  })
})

test.skipIf(!isSqlite)('that cannot be cancelled keeps no other order', async () => {
  const [broken, fine] = [
    await orderFrom(newNetwork(), { now }),
    await orderFrom(newNetwork(), { now: now + 1 }),
  ]
  const trigger = sql`create trigger broken before update of state on customer_order
    when old.number = ${sql.lit(broken)} begin select raise(abort, 'a fault'); end`
  await trigger.execute(db.writer)
  expect(await stateAfter(fine, 14)).toBe('cancelled')
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('unpaid order not cancelled')])
  await sql`drop trigger broken`.execute(db.writer)
  expect(await stateAfter(broken, 14)).toBe('cancelled')
})
