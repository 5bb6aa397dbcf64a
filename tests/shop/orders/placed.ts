import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import type { Language } from '#app/i18n/languages.ts'

type Wanted = Parameters<typeof aVisitor>[0]
type Facts = { wanted?: Wanted; language?: Language; email?: string; visitor?: string }

export const now = Date.now()

/** Places an order by invoice. Returns its number. */
export async function aPlacedOrder(facts: Facts = {}): Promise<string> {
  const { wanted = [await aBook()], language = 'en', email, ...rest } = facts
  const visitor = await aVisitor(wanted, { language, ...rest })
  const placing = await aPlacing(visitor, { language })
  const placed = await placeOrder({
    ...placing,
    details: { ...placing.details, ebookConsent: true, ...(email !== undefined && { email }) },
  })
  if (!placed.ok) throw new Error('not placed')
  return placed.number
}

export async function aPaidOrder(facts: Facts = {}): Promise<string> {
  const number = await aPlacedOrder(facts)
  await pay(number)
  return number
}

export const pay = (number: string) => recordPaid(number, { at: now, reference: null }, now)

export async function aSentOrder(facts: Facts = {}): Promise<string> {
  const number = await aPlacedOrder(facts)
  await packOrder(number, now)
  await shipOrder(number, [{ carrier: 'dhl', code: '00340434' }], now)
  return number
}

/** Makes an order one that its buyer collects, and that is ready. */
export const makeReadyToCollect = (number: string) =>
  db.write((trx) =>
    trx
      .updateTable('customerOrder')
      .set({ state: 'dispatched', deliveryMethod: 'pickup-leipzig' })
      .where('number', '=', number)
      .execute(),
  )

export const orderOf = async (number: string) => (await findOrder(number))!

export const statesOf = async (number: string) =>
  (
    await db.read
      .selectFrom('orderEvent')
      .select('state')
      .where('orderNumber', '=', number)
      .orderBy('at')
      .orderBy('state')
      .execute()
  ).map(({ state }) => state)

/** Lists the mails to the buyer about an order, of one kind or all. */
export const mailsAbout = (number: string, kind?: string) =>
  db.read
    .selectFrom('outbox')
    .selectAll()
    .where('about', 'like', `${number}%`)
    .where('kind', 'not like', '%-shopkeeper')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const rowsOf = (table: 'refund' | 'parcel' | 'couponUse', number: string) =>
  db.read
    .selectFrom(table as 'refund')
    .selectAll()
    .where('orderNumber', '=', number)
    .execute() as Promise<Partial<Selectable<Tables['refund']> & Tables['parcel']>[]>

/** Stock, sales and place among its editions. */
export const productOf = (id: string) =>
  db.read
    .selectFrom('product')
    .select(['stock', 'saleCount', 'editionRank'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const variantStock = async (id: string, color: string, size: string) =>
  (
    await db.read
      .selectFrom('variant')
      .select('stock')
      .where('productId', '=', id)
      .where('color', '=', color)
      .where('size', '=', size)
      .executeTakeFirst()
  )?.stock
