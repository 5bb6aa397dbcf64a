import { db } from '#app/database/database.server.ts'
import type { CustomerOrderTable, OrderLineTable } from '#app/database/tables.ts'
import type { OrderData } from '#app/shop/customers/accounts/customer-data.ts'
import { pickAddress } from '#app/shop/customers/addresses/address.ts'
import { findOrderExport } from './order-export.server.ts'

/** Returns a customer's orders for the export of their data, the oldest first. */
export async function listOrderData(customer: string): Promise<OrderData[]> {
  const orders = await db.read
    .selectFrom('customerOrder')
    .where('customer', '=', customer)
    .selectAll()
    .orderBy('placedAt')
    .orderBy('number')
    .execute()
  if (orders.length === 0) return []
  const [lines, events, exportOf] = await Promise.all([
    listLines(customer),
    listEvents(customer),
    findOrderExport(customer),
  ])
  return orders.map((order) => ({
    ...orderOf(order),
    lines: lines.filter((line) => line.orderNumber === order.number).map(lineOf),
    history: events
      .filter((event) => event.orderNumber === order.number)
      .map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
    ...exportOf(order.number),
  }))
}

const listLines = (customer: string) =>
  db.read
    .selectFrom('orderLine')
    .innerJoin('customerOrder', 'customerOrder.number', 'orderLine.orderNumber')
    .where('customer', '=', customer)
    .selectAll('orderLine')
    .orderBy('orderNumber')
    .orderBy('position')
    .execute()

const listEvents = (customer: string) =>
  db.read
    .selectFrom('orderEvent')
    .innerJoin('customerOrder', 'customerOrder.number', 'orderEvent.orderNumber')
    .where('customer', '=', customer)
    .select(['orderNumber', 'orderEvent.state', 'at'])
    .orderBy('orderNumber')
    .orderBy('at')
    .orderBy('orderEvent.state')
    .execute()

const orderOf = (order: CustomerOrderTable) => ({
  number: order.number,
  placedAt: new Date(order.placedAt).toISOString(),
  state: order.state,
  paymentState: order.paymentState,
  paymentMethod: order.paymentMethod,
  language: order.language,
  currency: order.currency,
  email: order.email,
  telephone: order.telephone,
  address: pickAddress(order),
  deliveryMethod: order.deliveryMethod,
  goodsMinor: order.goodsMinor,
  deliveryMinor: order.deliveryMinor,
  discountMinor: order.discountMinor,
  totalMinor: order.totalMinor,
  coupon: order.couponCode,
})

const lineOf = (line: OrderLineTable) => ({
  product: line.productId,
  color: line.color,
  size: line.size,
  name: line.name,
  author: line.author,
  unitMinor: line.unitMinor,
  quantity: line.quantity,
  lineMinor: line.lineMinor,
  taxBasisPoints: line.taxBasisPoints,
})
