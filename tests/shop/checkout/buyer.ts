import { randomBytes } from 'node:crypto'
import { addToCart } from '#app/shop/ordering/cart/cart.server.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { newCheckoutToken } from '#app/shop/ordering/checkout/checkout.server.ts'
import type { OrderRequest } from '#app/shop/ordering/checkout/order-request.ts'
import { snapshotOf } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'

type Facts = {
  visitor?: string
  currency?: Currency
  country?: Country
  language?: Language
  deliveryMethod?: string
  now?: number
}
type Wanted = string | (Partial<LineKey> & { productId: string; quantity?: number })

/** Adds items to the cart of a new visitor, one after the other. Returns the visitor. */
export async function aVisitor(wanted: Wanted[], facts: Facts = {}): Promise<string> {
  const visitor = facts.visitor ?? randomBytes(16).toString('base64url')
  for (const [n, one] of wanted.entries()) {
    const line = { color: '', size: '', quantity: 1 }
    const where = whereOf(facts)
    const added = await addToCart(
      visitor,
      { ...line, ...(typeof one === 'string' ? { productId: one } : one) },
      // Lines added within one millisecond are ordered by their ids.
      { ...where, now: where.now + n },
    )
    if (!added.ok) throw new Error(`not in the cart: ${added.reason}`)
  }
  return visitor
}

const whereOf = (facts: Facts) => ({
  currency: facts.currency ?? 'INR',
  country: facts.country ?? 'IN',
  language: facts.language ?? 'en',
  now: facts.now ?? Date.now(),
})

const place: { [country in Country]?: { postcode: string; city: string } } = {
  IN: { postcode: '560001', city: 'Bengaluru' },
  DE: { postcode: '10115', city: 'Berlin' },
  FR: { postcode: '75011', city: 'Paris' },
  GB: { postcode: 'EC1A 1BB', city: 'London' },
}

/** Returns a checkout form that is about to be submitted, for the cart as it is now, with the amounts that apply. */
export async function aPlacing(visitor: string, facts: Facts = {}): Promise<OrderRequest> {
  const where = whereOf(facts)
  const { deliveryMethod } = facts
  const quote = await quoteCart(visitor, { ...where, ...(deliveryMethod && { deliveryMethod }) })
  const { country, ...rest } = where
  return {
    ...rest,
    token: newCheckoutToken(),
    owner: visitor,
    shown: snapshotOf(quote),
    deliveryMethod,
    origin: 'http://shop.test',
    details: {
      email: 'Asha@Example.org',
      telephone: null,
      payment: 'invoice',
      ebookConsent: false,
      address: {
        name: 'Asha Raghavan',
        addressLine1: '14 Lantern Lane',
        addressLine2: null,
        region: null,
        country,
        ...place[country]!,
      },
    },
  }
}

/** Returns the number of rows of the tables that an order writes. */
export async function countOrderRows(): Promise<Record<string, number>> {
  const tables = ['customerOrder', 'orderLine', 'orderTax', 'orderEvent', 'outbox'] as const
  const counts: Record<string, number> = {}
  for (const table of tables) counts[table] = await countRows(table)
  return counts
}

export const countRows = async (table: keyof Tables) =>
  (
    await db.read
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const stockOf = async (id: string) =>
  (await db.read.selectFrom('product').select('stock').where('id', '=', id).executeTakeFirst())
    ?.stock

export const cartOf = (visitor: string) =>
  db.read
    .selectFrom('cartLine')
    .select(['productId', 'color', 'size', 'quantity'])
    .where('owner', '=', visitor)
    .orderBy('productId')
    .execute()
