import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { counterMethods, paymentMethods } from '#app/shop/ordering/orders/payment-method.ts'
import { areSent } from '#app/shop/pricing/delivery/sent-lines.server.ts'

const paidFirst = [...paymentMethods, ...counterMethods].flatMap(({ id, isPaidFirst }) =>
  isPaidFirst ? [id] : [],
)

/**
 * Selects the lines of an order that lie in a parcel. The plus keeps SQLite from reading all cancelled lines by their
 * index.
 */
const thingsToSend = sql`from order_line as sold
  where sold.order_number = customer_order.number and ${areSent('sold')}
    and sold.quantity > (select coalesce(sum(off.quantity), 0) from refund_line as off
      where off.order_number = sold.order_number and off.position = sold.position
        and +off.is_cancelled = 1)`

/** Selects orders with something to send, which includes what was sent already. */
export const holdsGoods = sql<boolean>`exists (select 1 ${thingsToSend})`

/** Selects orders of which nothing is sent before their payment, which is due. */
export const isAwaitingPayment = sql<boolean>`(customer_order.payment_state = 'due'
  and customer_order.payment_method in (${sql.join(paidFirst)}))`

/**
 * Selects orders of which a parcel can be packed: `packOrder` accepts each. Those that the shopkeeper checks first, that
 * were withdrawn from or refunded, or that hold a book which is not published yet are left out.
 */
export const isToPack = (now: number) => sql<boolean>`customer_order.state = 'received'
  and customer_order.unreserved = 0 and customer_order.payment_state <> 'refunded'
  and not ${isAwaitingPayment}
  and not exists (select 1 from order_return as withdrawn
    where withdrawn.order_number = customer_order.number
      and withdrawn.kind = 'withdrawal' and withdrawn.state = 'announced')
  and ${holdsGoods}
  and not exists (select 1 ${thingsToSend} and exists (select 1 from product as ahead
    where ahead.id = sold.product_id and ahead.published_at > ${now}))`

/** One command packs at most so many orders, because a file of more slips would take minutes to draw. */
export const mostToPack = 500

/** Returns the numbers of orders to pack, the oldest first, and whether there are more. */
export async function listOrdersToPack(
  now: number,
): Promise<{ numbers: string[]; areMore: boolean }> {
  const rows = await db.read
    .selectFrom('customerOrder')
    .select('number')
    .where(isToPack(now))
    .orderBy('placedAt')
    .orderBy('number')
    .limit(mostToPack + 1)
    .execute()
  const numbers = rows.slice(0, mostToPack).map(({ number }) => number)
  return { numbers, areMore: rows.length > mostToPack }
}
