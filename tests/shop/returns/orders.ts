import { db } from '#app/database/database.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { newMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { declareWithdrawal } from '#app/shop/ordering/returns/declare.server.ts'
import type { ReturnedLine } from '#app/shop/ordering/orders/returnable.ts'
import { listReturns } from '#app/shop/ordering/returns/returns.server.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'

export const dayMs = 24 * 60 * 60 * 1000

type Wanted = { productId: string; quantity?: number }

/** Places an order and moves it to a state; `paid`: by a bank transfer that arrived. */
export async function anOrder(
  wanted: Wanted[],
  facts: { state?: OrderState; at?: number; paid?: boolean } = {},
) {
  const visitor = await aVisitor(wanted)
  const placed = await placeOrder(await aPlacing(visitor))
  if (!placed.ok) throw new Error('not placed')
  const { number } = placed
  const { state = 'delivered', at = Date.now(), paid = true } = facts
  await db.write(async (trx) => {
    await trx
      .updateTable('customerOrder')
      .set({ state, paymentState: paid ? 'paid' : 'due' })
      .where('number', '=', number)
      .execute()
    if (state !== 'received')
      await trx.insertInto('orderEvent').values({ orderNumber: number, at, state }).execute()
  })
  return (await findOrder(number))!
}

/** Withdraws from all of an order, or from some lines. Returns the id of the announced return. */
export async function withdraw(
  order: Order,
  { at = Date.now(), lines }: { at?: number; lines?: ReturnedLine[] } = {},
): Promise<string> {
  const declaration = { name: 'Asha', order: order.number, email: order.email, items: '' }
  const declared = {
    declaration,
    content: 'I withdraw',
    contentForStranger: 'I withdraw',
    language: 'en' as const,
    country: 'IN' as const,
    origin: 'http://shop.test',
  }
  await declareWithdrawal(newMailKey().key, { ...declared, ...(lines && { lines }) }, at)
  return (await listReturns(order.number))[0]!.id
}
