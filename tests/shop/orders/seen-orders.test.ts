import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import {
  deliverOrder,
  packOrder,
  shipOrder,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { reserveByShopkeeper } from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import { refundOrder } from '#app/shop/ordering/order-management/refund-order.server.ts'
import { findOrderVersion } from '#app/shop/ordering/payments/find-order-version.server.ts'
import {
  OrderChanged,
  versionOfRow,
  type SeenOrder,
} from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import { addReturn } from '#app/shop/ordering/returns/add-return.server.ts'
import { receiveReturn, refuseReturn } from '#app/shop/ordering/returns/receive-return.server.ts'
import { addOrderNote } from '#app/shop/ordering/order-management/order-notes.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPlacedOrder, aSentOrder, now, orderOf, pay } from './placed.ts'

const placed = async () => aPlacedOrder({ wanted: [await aBook(), await aBook()] })
const packed = async () => {
  const number = await placed()
  await packOrder(number, now)
  return number
}
const sent = async () => {
  const number = await aSentOrder({ wanted: [await aBook(), await aBook()] })
  await pay(number)
  return number
}
const line = { position: 0, quantity: 1 }

async function beginReturn(number: string) {
  const added = await addReturn(number, { parts: [line] }, now)
  return added.ok ? added.id : ''
}

/** Begins a debit, which takes the bank some days. */
async function beginPayment(number: string) {
  const { totalMinor: amountMinor, currency } = await orderOf(number)
  const id = randomUUID()
  const times = { createdAt: now, expiresAt: null, settledAt: null }
  const atStripe = { method: 'card', intent: 'pi_1', session: 'cs_1', url: null } as const
  await db.writer
    .insertInto('payment')
    .values({
      id,
      orderNumber: number,
      amountMinor,
      currency,
      state: 'open',
      ...atStripe,
      ...times,
    })
    .execute()
  return id
}

const versionOf = (number: string) => findOrderVersion(db.read, number)

type Rule = {
  name: string
  order: () => Promise<string>
  /** Prepares the order and returns the id of what the rule acts on. */
  prepare?: (number: string) => Promise<string>
  act: (number: string, seen: SeenOrder, id: string) => Promise<{ ok: boolean }>
}

const rules: Rule[] = [
  { name: 'pack', order: placed, act: (number, seen) => packOrder(number, now, { seen }) },
  { name: 'ship', order: packed, act: (number, seen) => shipOrder(number, [], now, { seen }) },
  { name: 'deliver', order: sent, act: (number, seen) => deliverOrder(number, now, { seen }) },
  {
    name: 'reserve',
    order: placed,
    act: (number, seen) => reserveByShopkeeper(number, now, { seen }),
  },
  {
    name: 'cancel',
    order: placed,
    act: (number, seen) => cancelOrder(number, 'shopkeeper', now, { seen }),
  },
  {
    name: 'cancel --lines',
    order: placed,
    act: (number, seen) => cancelLines(number, [line], now, { seen }),
  },
  {
    name: 'paid',
    order: placed,
    act: (number, seen) => recordPaid(number, { at: now, reference: null, seen }, now),
  },
  {
    name: 'paid, of a payment that is under way,',
    order: placed,
    prepare: beginPayment,
    act: (number, seen) => recordPaid(number, { at: now, reference: null, seen }, now),
  },
  {
    name: 'refund',
    order: sent,
    act: (number, seen) => refundOrder(number, { added: { amountMinor: 300 }, seen }, now),
  },
  {
    name: 'returns add',
    order: sent,
    act: (number, seen) => addReturn(number, { parts: [line], seen }, now),
  },
  {
    name: 'receive-return',
    order: sent,
    prepare: beginReturn,
    act: (_, seen, id) => receiveReturn(id, { seen }, now),
  },
  {
    name: 'receive-return --refuse',
    order: sent,
    prepare: beginReturn,
    act: (_, seen, id) => refuseReturn(id, 'It was read.', now, { seen }),
  },
]

test.each(rules)('$name does nothing to an order that changed after it was seen', async (rule) => {
  const number = await rule.order()
  const id = (await rule.prepare?.(number)) ?? ''
  const version = await versionOf(number)
  await expect(rule.act(number, { version: 'another' }, id)).rejects.toThrow(OrderChanged)
  await expect(rule.act(number, { row: 'lost.paid.0' }, id)).rejects.toThrow(OrderChanged)
  expect(await versionOf(number)).toBe(version)
  expect(await rule.act(number, { version }, id)).toMatchObject({ ok: true })
})

test('a note is no change, and each step is one, also in a list', async () => {
  const number = await placed()
  const row = async () => versionOfRow(await orderOf(number))
  const before = [await versionOf(number), await row()]
  await addOrderNote({ orderNumber: number, text: 'Wrap it.', author: 'Ravi' }, now)
  expect([await versionOf(number), await row()]).toEqual(before)
  await packOrder(number, now)
  expect(await versionOf(number)).not.toBe(before[0])
  expect(await row()).not.toBe(before[1])
})
