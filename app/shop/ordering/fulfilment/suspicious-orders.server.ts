import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { cancelInTransaction } from './cancel-order.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'

const isOpen = sql<boolean>`customer_order.state = 'received' and customer_order.payment_state = 'due'`

/** Selects unpaid orders that wait for the shopkeeper's check, and the others from their networks. */
export const isSuspicious = sql<boolean>`${isOpen} and (customer_order.unreserved = 1
  or customer_order.number in (select own.order_number from customer_order as waiting
    join order_network as other on other.order_number = waiting.number
    join order_network as own on own.network_hash = other.network_hash
  where waiting.unreserved = 1 and waiting.state = 'received'))`

export type SuspiciousNetwork = { networkHash: string; orders: number }

/** Returns the networks of suspicious orders, the one with the most orders first. */
export async function listSuspiciousNetworks(): Promise<SuspiciousNetwork[]> {
  const rows = await db.read
    .selectFrom('orderNetwork')
    .innerJoin('customerOrder', 'number', 'orderNumber')
    .where(isSuspicious)
    .select((row) => ['networkHash', row.fn.countAll<number>().as('orders')])
    .groupBy('networkHash')
    .orderBy('orders', 'desc')
    .orderBy('networkHash')
    .execute()
  return rows.map(({ networkHash, orders }) => ({ networkHash, orders: Number(orders) }))
}

/** Returns of each of these orders the network that most suspicious orders share with it. */
export async function findSharedNetworks(
  numbers: string[],
  networks: SuspiciousNetwork[],
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await db.read
    .selectFrom('orderNetwork')
    .select(['orderNumber', 'networkHash'])
    .where('orderNumber', 'in', numbers)
    .execute()
  const place = new Map(networks.map(({ networkHash }, n) => [networkHash, n]))
  const placeOf = ({ networkHash }: { networkHash: string }) => place.get(networkHash) ?? Infinity
  return new Map(
    rows
      .sort((a, b) => placeOf(b) - placeOf(a))
      .map(({ orderNumber, networkHash }) => [orderNumber, networkHash]),
  )
}

/** Returns the unpaid orders from some networks that were not packed yet, the oldest first. */
export async function listUnpaidFrom(hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db.read
    .selectFrom('customerOrder')
    .select('number')
    .where(isOpen)
    .where('number', 'in', (row) =>
      row.selectFrom('orderNetwork').select('orderNumber').where('networkHash', 'in', hashes),
    )
    .orderBy('placedAt')
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** Counts the orders that {@link listUnpaidFrom} lists, by network; one without such orders is left out. */
export async function countUnpaidByNetwork(hashes: string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map()
  const rows = await db.read
    .selectFrom('orderNetwork')
    .innerJoin('customerOrder', 'number', 'orderNumber')
    .where('networkHash', 'in', hashes)
    .where(isOpen)
    .select((row) => ['networkHash', row.fn.countAll<number>().as('orders')])
    .groupBy('networkHash')
    .execute()
  return new Map(rows.map(({ networkHash, orders }) => [networkHash, Number(orders)]))
}

type CancelUnpaidOptions = {
  /** Nothing is cancelled if the networks have another number of unpaid orders. */
  expected?: number
  /** Holds the most orders that are cancelled; the others are left. */
  most?: number
}

export type CancelUnpaidOutcome =
  { ok: true; cancelled: number; left: number } | { ok: false; orders: number }

/** Cancels the unpaid orders from some networks that were not packed yet, each by itself, the oldest first. */
export async function cancelUnpaidFrom(
  hashes: string[],
  { expected, most = Infinity }: CancelUnpaidOptions,
  now: number,
): Promise<CancelUnpaidOutcome> {
  const numbers = await listUnpaidFrom(hashes)
  if (expected !== undefined && expected !== numbers.length)
    return { ok: false, orders: numbers.length }
  const chosen = numbers.slice(0, most)
  let cancelled = 0
  for (const number of chosen) if (await cancelUnpaid(number, now)) cancelled++
  return { ok: true, cancelled, left: numbers.length - chosen.length }
}

/** Cancels an order as the shopkeeper does, unless it was paid or packed meanwhile. */
async function cancelUnpaid(number: string, now: number): Promise<boolean> {
  // This is outside the transaction, because it may write, and transactions are not nested.
  const secret = await ensureLinkSecret()
  return db.write(async (trx) => {
    const locked = await lockOrder(trx, number)
    if (locked?.state !== 'received' || locked.paymentState !== 'due') return false
    return (await cancelInTransaction(trx, { number, by: 'shopkeeper', secret }, now)).ok
  })
}
