import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { settings } from '#app/settings.server.ts'
import { cancelUnpaidFrom } from '#app/shop/ordering/fulfilment/suspicious-orders.server.ts'
import { findNetworkHashes } from '#app/shop/ordering/orders/order-networks.server.ts'
import { newStaffMember } from '../../office-staff.ts'
import { newNetwork, orderFrom, waitingFrom } from '../../shop/checkout/reservation.ts'
import { orderOf, pay } from '../../shop/orders/placed.ts'
import type { Shopper } from '../../shopper.ts'

const list = '/office/orders?view=suspicious'

let clerk: Shopper
beforeAll(async () => {
  settings().NETWORK_ORDERS_PER_HOUR = 10
  clerk = await newStaffMember('clerk')
})
beforeEach(() =>
  db.writer
    .updateTable('customerOrder')
    .set({ state: 'delivered', paymentState: 'paid', unreserved: 0 })
    .execute(),
)

const stateOf = async (number: string) => (await orderOf(number)).state
const openOrders = () =>
  db.read.selectFrom('customerOrder').select('number').where('state', '=', 'received').execute()

describe('orders of one network', () => {
  test('are marked by it, and all of them are cancelled', async () => {
    const [network, other] = [newNetwork(), await orderFrom(newNetwork())]
    const waiting = await waitingFrom(network)
    const [hash] = await findNetworkHashes(network)
    await clerk.visit(list)
    expect(clerk.texts('tbody .code')).toEqual(Array<string>(4).fill(hash!.slice(0, 12)))
    expect(clerk.text('summary')).toBe(`4 unpaid orders of network ${hash!.slice(0, 12)}`)
    await clerk.press('Cancel all 4 orders')
    expect(clerk.text('.toast')).toBe('4 orders are cancelled.')
    expect(await stateOf(waiting)).toBe('cancelled')
    expect(await openOrders()).toEqual([{ number: other }])
    await clerk.visit('/office/orders')
    expect(clerk.texts('summary')).toEqual([])
  })

  test('stay as they are if their number has changed', async () => {
    const network = newNetwork()
    await waitingFrom(network)
    await clerk.visit(list)
    const paid = await orderFrom(network)
    await clerk.press('Cancel all 4 orders')
    expect(clerk.status).toBe(409)
    expect(clerk.text('.errors')).toContain('The network has 5 unpaid orders now')
    expect(await openOrders()).toHaveLength(5)
    await pay(paid)
    await clerk.press('Cancel all 5 orders')
    expect(clerk.status).toBe(409)
    await clerk.press('Cancel all 4 orders')
    expect(clerk.text('.toast')).toBe('4 orders are cancelled.')
    expect(await stateOf(paid)).toBe('received')
  })

  test('are cancelled up to a number, and the others are counted', async () => {
    const network = newNetwork()
    await waitingFrom(network)
    const hashes = await findNetworkHashes(network)
    const cancel = (most: number) => cancelUnpaidFrom(hashes, { most }, Date.now())
    expect(await cancel(3)).toEqual({ ok: true, cancelled: 3, left: 1 })
    expect(await cancel(3)).toEqual({ ok: true, cancelled: 1, left: 0 })
  })

  test('are left alone by a form that names no network or no number', async () => {
    await waitingFrom(newNetwork())
    const forms: Record<string, string>[] = [
      { network: 'a'.repeat(8), count: '4' },
      { network: 'a'.repeat(32), count: 'all' },
      { network: '%', count: '4' },
      {},
    ]
    for (const fields of forms) {
      await clerk.post(list, { intent: 'orders.cancel-network', ...fields })
      expect(clerk.status).toBe(400)
    }
    await clerk.post(list, {
      intent: 'orders.cancel-network',
      network: 'a'.repeat(32),
      count: '4',
    })
    expect(clerk.status).toBe(409)
    expect(await openOrders()).toHaveLength(4)
  })
})
