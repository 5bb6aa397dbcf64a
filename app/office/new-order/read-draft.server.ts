import type { Currency } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { currencyOfMarket } from '#app/shop-settings/markets.server.ts'
import { addressFields } from '#app/shop/customers/addresses/address.ts'
import { newCheckoutToken } from '#app/shop/ordering/checkout/checkout.server.ts'
import { parseToken } from '#app/shop/ordering/checkout/checkout.schema.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { mostStaffLines, type StaffTerms } from '#app/shop/ordering/staff-orders/staff-order.ts'
import {
  readStaffDiscount,
  readStaffChoices,
  readTypedLines,
  type DiscountParseResult,
  type StaffChoices,
  type TypedLine,
} from '#app/shop/ordering/staff-orders/staff-order.schema.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

/** Holds an order that staff prepares, as its form holds it from one request to the next. */
export type OrderDraft = StaffChoices & {
  token: string
  currency: Currency
  lines: TypedLine[]
  /** Holds the typed fields. */
  values: Record<string, string>
  discount: DiscountParseResult
}

const typedFields = [
  ...addressFields,
  ...(['sale', 'language', 'q', 'buyer', 'customer', 'email', 'telephone'] as const),
  ...(['delivery', 'payment', 'reference', 'ebookConsent'] as const),
  ...(['discount', 'discountUnit', 'discountReason'] as const),
]

/** Reads the form; an empty one is a new order at the counter of the home market. */
export function readDraft(form: URLSearchParams, { language }: StaffContext): OrderDraft {
  const { homeMarket } = shopSettings()
  const read = readStaffChoices(form, { language, country: homeMarket })
  // What is handed over is sold in the shop's own market.
  const country = read.sale === 'counter' ? homeMarket : read.country
  const currency = currencyOfMarket(country)
  const values = Object.fromEntries(
    typedFields.flatMap((name) => {
      const typed = form.get(name)
      return typed === null ? [] : [[name, typed]]
    }),
  )
  return {
    ...read,
    country,
    currency,
    token: parseToken(form.get('token')) ?? newCheckoutToken(),
    lines: readTypedLines(form),
    values,
    discount: readStaffDiscount(form, currency),
  }
}

/** Returns what decides the price of a draft. A quantity that cannot be read counts as 1 until it is typed again. */
export function termsOf(draft: OrderDraft, now: number): StaffTerms {
  const { sale, country, currency, language, lines, discount, values } = draft
  return {
    sale,
    country,
    currency,
    language,
    now,
    lines: lines.map(({ productId, color, size, quantity = 1 }) => ({
      productId,
      color,
      size,
      quantity,
    })),
    deliveryMethod: values.delivery,
    discount: discount.discount,
  }
}

const mostPieces = 99

/** Returns the draft with one more of a line, or undefined if it holds no more lines. */
export function withLine(draft: OrderDraft, key: LineKey): OrderDraft | undefined {
  const same = draft.lines.find((line) => lineId(line) === lineId(key))
  if (!same && draft.lines.length >= mostStaffLines) return undefined
  const quantity = Math.min(mostPieces, (same?.quantity ?? 0) + 1)
  const line = { ...key, quantity, typed: String(quantity) }
  return {
    ...draft,
    lines: same ? draft.lines.map((one) => (one === same ? line : one)) : [...draft.lines, line],
  }
}
