import type { Transaction } from '#app/database/connection.server.ts'
import type { Flag } from '#app/database/tables.ts'
import { settings } from '#app/settings.server.ts'
import type { Quote, QuoteLine } from '#app/shop/ordering/quote/quote.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { lockScopes } from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import type { PaymentMethod } from '#app/shop/ordering/orders/payment-method.ts'

const hourMs = 60 * 60_000
/** The unpaid orders of an hour may reserve this many pieces for each order allowed. */
const piecesPerOrder = 10

/** Tells whether an order has reserved its stock, and when an unpaid order ends by itself. */
export type Reservation = { unreserved: Flag; unpaidUntil: number | null }

/** `networks` are hashed. */
type OrderOrigin = { networks: string[]; now: number }
type ReservedSums = { orders: number; pieces: number }

/**
 * Decides whether an order reserves its stock at once. An unpaid order costs the buyer nothing, so of those placed
 * within an hour only three from one network (up to a hundred pieces in all) and a hundred in the whole shop (up to a
 * thousand pieces) do; these are defaults, and 0 means no limit for the shop. All others wait until they are paid or
 * the shopkeeper has checked them. An order to be paid by card ends with its payment page, so it has no other end.
 */
export async function decideReservation(
  trx: Transaction,
  { networks, now }: OrderOrigin,
  quote: Quote,
  method: Pick<PaymentMethod, 'reservedForMs'>,
): Promise<Reservation> {
  const reservation = reserveAtOnce(quote, method, now)
  if (quote.totalMinor === 0) return reservation
  const own = quote.lines.reduce((sum, line) => sum + (line.counted ? line.quantity : 0), 0)
  // Other orders of the network wait here until this one is visible to them.
  await lockScopes(
    trx,
    networks.map((network) => `stock for ${network}`),
    now,
  )
  const isFull = own > 0 && (await isTooMuch(trx, { networks, now }, own))
  return { ...reservation, unreserved: isFull ? 1 : 0 }
}

/** Reserves the stock of an order whatever others did, as for one that staff takes from a buyer whom it speaks to. */
export function reserveAtOnce(
  quote: Quote,
  { reservedForMs }: Pick<PaymentMethod, 'reservedForMs'>,
  now: number,
): Reservation {
  const hasEnd = quote.totalMinor > 0 && reservedForMs === undefined
  const end = hasEnd ? availableFrom(quote, now) + settings().UNPAID_ORDER_DAYS * dayMs : null
  return { unreserved: 0, unpaidUntil: end }
}

/** Returns when the last line can be sent. A pre-order waits for its day. */
const availableFrom = ({ lines }: Quote, now: number) =>
  Math.max(...lines.map((line) => lineFrom(line, now)))

function lineFrom({ availability }: QuoteLine, now: number): number {
  switch (availability.kind) {
    case 'pre-order':
      return availability.from
    case 'on-order':
      return now + availability.days * dayMs
    default:
      return now
  }
}

async function isTooMuch(
  trx: Transaction,
  { networks, now }: OrderOrigin,
  own: number,
): Promise<boolean> {
  const { NETWORK_ORDERS_PER_HOUR: ofNetwork, SHOP_ORDERS_PER_HOUR: ofShop } = settings()
  const since = now - hourMs
  const isOver = (reserved: ReservedSums, orders: number, pieces: number) =>
    reserved.orders >= orders || reserved.pieces + own > pieces
  for (const network of networks) {
    const reserved = await sumUnpaid(trx, since, network)
    if (isOver(reserved, Math.max(1, Math.floor(ofNetwork / 3)), ofNetwork * piecesPerOrder))
      return true
  }
  if (ofShop === 0) return false
  // There is no lock here: it is better that a few concurrent orders see the same sum than that all orders wait for
  // each other.
  return isOver(await sumUnpaid(trx, since), ofShop, ofShop * piecesPerOrder)
}

/** Sums the unpaid orders since a given time: a network's with goods, or the shop's that reserve stock. */
async function sumUnpaid(trx: Transaction, since: number, network?: string): Promise<ReservedSums> {
  const found = await trx
    .selectFrom('customerOrder')
    .leftJoin('orderLine', (join) =>
      join.onRef('orderNumber', '=', 'number').on('tookStock', '=', 1),
    )
    .where('placedAt', '>', since)
    .where('customerOrder.state', '=', 'received')
    .where('paymentState', '=', 'due')
    .$if(network === undefined, (query) => query.where('tookStock', '=', 1))
    .$if(network !== undefined, (query) =>
      // E-books are not delivered and take no stock.
      query
        .where('deliveryMethod', 'is not', null)
        .where('number', 'in', (row) =>
          row
            .selectFrom('orderNetwork as origin')
            .select('origin.orderNumber')
            .where('origin.networkHash', '=', network!)
            .where('origin.placedAt', '>', since),
        ),
    )
    .select((row) => [
      row.fn.count<number>('number').distinct().as('orders'),
      row.fn.coalesce(row.fn.sum<number>('quantity'), row.val(0)).as('pieces'),
    ])
    .executeTakeFirstOrThrow()
  return { orders: Number(found.orders), pieces: Number(found.pieces) }
}
