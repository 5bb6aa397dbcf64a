import { z } from 'zod'
import type { Currency } from '#app/i18n/currency.ts'
import { parseStaffAmount, typedDecimal } from '#app/i18n/format/typed-decimal.ts'
import { parseLanguage, type Language } from '#app/i18n/languages.ts'
import { isCountry, type Country } from '#app/i18n/markets.ts'
import { tidyLine } from '#app/shop/customers/addresses/address.schema.ts'
import {
  readCheckout,
  type CheckoutParseResult,
} from '#app/shop/ordering/checkout/checkout.schema.ts'
import { needsEbookConsent } from '#app/shop/ordering/checkout/ebook-consent.ts'
import type { PaymentMethod } from '#app/shop/ordering/orders/payment-method.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { LineKey, Quote } from '#app/shop/ordering/quote/quote.ts'
import { isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import {
  channelOf,
  mostStaffLines,
  staffSales,
  type StaffDiscount,
  type StaffSale,
} from './staff-order.ts'

/** Holds a line of the form. `quantity` is undefined if `typed` is none. */
export type TypedLine = LineKey & { typed: string; quantity: number | undefined }

const part = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
const lineKey = z
  .object({ product: part.min(1), color: part.default(''), size: part.default('') })
  .transform(({ product, color, size }): LineKey => ({ productId: product, color, size }))

/** Parses the value of a line, as `lineValue` writes it. */
export const parseLineValue = (value: string): LineKey | undefined =>
  lineKey.safeParse(Object.fromEntries(new URLSearchParams(value))).data

const quantity = z
  .string()
  .trim()
  .regex(/^\d{1,2}$/)
  .transform(Number)

/** Reads the lines of a form, each once and without those of which 0 are wanted. */
export function readTypedLines(form: URLSearchParams): TypedLine[] {
  const lines = new Map<string, TypedLine>()
  for (let n = 0; n < mostStaffLines; n++) {
    const key = parseLineValue(form.get(`line-${n}`) ?? '')
    if (!key || lines.has(lineId(key))) continue
    const typed = form.get(`quantity-${n}`) ?? ''
    const wanted = quantity.safeParse(typed).data
    if (wanted !== 0) lines.set(lineId(key), { ...key, typed, quantity: wanted })
  }
  return [...lines.values()]
}

/** Holds the choices of the form that have a default. */
export type StaffChoices = { sale: StaffSale; language: Language; country: Country }

export function readStaffChoices(
  form: URLSearchParams,
  { language, country }: Omit<StaffChoices, 'sale'>,
): StaffChoices {
  const chosen = form.get('country')
  return {
    sale: z.enum(staffSales).catch('counter').parse(form.get('sale')),
    language: parseLanguage(form.get('language') ?? '') ?? language,
    country: isCountry(chosen) ? chosen : country,
  }
}

export type DiscountField = 'discount' | 'discountReason'

/** `discount` is undefined if none was typed. */
export type DiscountParseResult =
  | { ok: true; discount?: StaffDiscount; reason?: string }
  | { ok: false; field: DiscountField; discount?: StaffDiscount }

const percent = z.string().regex(/^\d{1,3}(\.\d{1,2})?$/)

function parseDiscount(typed: string, unit: string | null, currency: Currency) {
  if (unit !== 'percent') {
    const minor = parseStaffAmount(typed, currency)
    return minor ? { minor } : undefined
  }
  const read = percent.safeParse(typedDecimal(typed.replace('%', '')))
  const basisPoints = read.success ? Math.round(Number(read.data) * 100) : 0
  return basisPoints > 0 && basisPoints <= 10_000 ? { basisPoints } : undefined
}

const reasonSchema = z.string().transform(tidyLine).pipe(z.string().min(1).max(200))

/** Reads the discount of a form, with its reason. */
export function readStaffDiscount(form: URLSearchParams, currency: Currency): DiscountParseResult {
  const typed = (form.get('discount') ?? '').trim()
  if (typed === '') return { ok: true }
  const discount = parseDiscount(typed, form.get('discountUnit'), currency)
  if (!discount) return { ok: false, field: 'discount' }
  const reason = reasonSchema.safeParse(form.get('discountReason') ?? '')
  return reason.success
    ? { ok: true, discount, reason: reason.data }
    : { ok: false, field: 'discountReason', discount }
}

type DetailsContext = {
  sale: StaffSale
  methods: PaymentMethod[]
  /** The name of a buyer who gives none, for what is handed over at once. */
  nameless: string
}

/**
 * Reads the buyer and the payment of an order that staff takes, as the checkout does. Only e-books need an address of a
 * mailbox, and at the counter, where there is no distance contract, no consent.
 */
export function readStaffDetails(
  fields: Record<string, string | undefined>,
  quote: Quote,
  { sale, methods, nameless }: DetailsContext,
): CheckoutParseResult {
  const { delivery, country } = quote
  const isSent = delivery.kind === 'offered' && !isPickup(delivery.chosen.method)
  const isAtCounter = sale === 'counter'
  // A buyer at the counter may want the invoice with an address.
  const needsDelivery = isSent || (isAtCounter && !!fields.addressLine1?.trim())
  const hasEbooks = needsEbookConsent(quote)
  // Mails greet their reader by name.
  const isNameless = isAtCounter && !fields.name?.trim() && !fields.email?.trim()
  const name = isNameless ? nameless : fields.name
  return readCheckout({ ...fields, ...(name !== undefined && { name }) }, country, {
    methods,
    needsDelivery,
    needsConsent: hasEbooks && channelOf(sale) === 'telephone',
    isEmailOptional: !hasEbooks,
  })
}
