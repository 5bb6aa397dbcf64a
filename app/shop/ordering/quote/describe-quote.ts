import { formatMoney } from '#app/i18n/format/format-money.ts'
import { hasVat } from '#app/i18n/markets.ts'
import { dayText, formatTaxRate, type Day } from '#app/i18n/format/format-order.ts'
import type { Language } from '#app/i18n/languages.ts'
import { describeCoupon, type CouponText } from '#app/shop/ordering/coupons/coupon-text.ts'
import { arrivalText, type ArrivalText } from '#app/shop/pricing/delivery/arrival.ts'
import type { FreeDelivery } from '#app/shop/pricing/delivery/delivery.ts'
import { textForLanguage, type NamedMethod } from '#app/shop/pricing/delivery/method-name.ts'
import { describePickup, type PickupText } from '#app/shop/customers/addresses/describe-pickup.ts'
import { lineId } from './cart.ts'
import { soldFormatOf, type SoldFormat } from './format-name.ts'
import {
  isTooMany,
  type Quote,
  type QuotedDelivery,
  type QuoteLine,
  type TaxShare,
} from './quote.ts'

/** Holds a line as cart and checkout show it, with everything formatted. */
export type QuoteLineText = {
  id: string
  name: string
  authors: string
  format: SoldFormat | null
  variantName: string
  image: LineImage
  quantity: number
  unit: string
  sum: string
  /** Holds the maximum available, if the line holds more. */
  tooMany?: number
}

export type LineImage = { path: string; isBook: boolean }

export type DeliveryOptionText = NamedMethod & {
  price: string
  isFree: boolean
  daysFrom: number
  daysTo: number
  arrival?: ArrivalText
  /** Holds the day of publication that the parcel waits for. */
  release?: Day
  /** Is set if the buyer collects the order. */
  pickup?: PickupText
}

/** Its sentence has the key `cart.freeDelivery.` and the kind; `amount` is '' if the sentence names none. */
export type FreeDeliveryText = {
  kind: FreeDelivery['kind'] | 'missingWithoutBooks'
  amount: string
}

/** `label` is the end of a key of messages. */
export type TaxText = { label: 'vatAt' | 'taxAt'; rate: string; tax: string }

/** Holds what a cart costs. `delivery.chosen` is the delivery method included in the total. */
export type QuoteSumsText = {
  goods: string
  /** Holds the coupon in the cart, even if it does not apply now. */
  coupon?: CouponText
  delivery:
    | { kind: 'none' }
    | { kind: 'refused'; reason: 'country' | 'weight' }
    | {
        kind: 'offered'
        chosen: DeliveryOptionText
        options: DeliveryOptionText[]
        free?: FreeDeliveryText
      }
  taxes: TaxText[]
  total: string
}

type Formats = Pick<Quote, 'currency'> & { language: Language }

export function describeQuoteLine(line: QuoteLine, { currency, language }: Formats): QuoteLineText {
  return {
    id: lineId(line),
    name: line.name,
    authors: line.authors,
    format: soldFormatOf(line),
    variantName: line.variantName,
    image: { path: line.imagePath, isBook: line.kind === 'book' },
    quantity: line.quantity,
    unit: formatMoney({ minor: line.unitMinor, currency }, language),
    sum: formatMoney({ minor: line.lineMinor, currency }, language),
    ...(isTooMany(line) && { tooMany: line.limit }),
  }
}

export function describeQuoteSums(quote: Quote, language: Language): QuoteSumsText {
  const { coupon, currency } = quote
  return {
    goods: formatMoney({ minor: quote.goodsMinor, currency }, language),
    ...(coupon && { coupon: describeCoupon(coupon, currency, language) }),
    delivery: describeDelivery(quote, language),
    taxes: describeTaxes(quote, language),
    total: formatMoney({ minor: quote.totalMinor, currency }, language),
  }
}

/** Describes how far a cart is from free delivery; undefined if no delivery of it is ever free. */
export function describeFreeDelivery(
  { delivery, currency, country }: Pick<Quote, 'delivery' | 'currency' | 'country'>,
  language: Language,
): FreeDeliveryText | undefined {
  const free = delivery.kind === 'offered' ? delivery.free : undefined
  if (!free) return undefined
  if (!('minor' in free)) return { kind: free.kind, amount: '' }
  // In France a book in the parcel ends free delivery (arrêté of 4 April 2023), so the sentence excludes books.
  const kind = country === 'FR' && free.kind === 'missing' ? 'missingWithoutBooks' : free.kind
  return { kind, amount: formatMoney({ minor: free.minor, currency }, language) }
}

function describeDelivery(
  { delivery, currency, country }: Quote,
  language: Language,
): QuoteSumsText['delivery'] {
  if (delivery.kind !== 'offered') return delivery
  const { release } = delivery
  const free = describeFreeDelivery({ delivery, currency, country }, language)
  const describe = (option: QuotedDelivery): DeliveryOptionText => {
    const name = textForLanguage(option.names, language)
    return {
      method: option.method,
      ...(name !== undefined && { name }),
      price: formatMoney({ minor: option.minor, currency }, language),
      isFree: option.minor === 0,
      daysFrom: option.daysFrom,
      daysTo: option.daysTo,
      ...(option.arrival && { arrival: arrivalText(option.arrival, language) }),
      ...(release !== undefined && { release: dayText(release, language) }),
      ...(option.pickup && { pickup: describePickup(option.pickup, language) }),
    }
  }
  return {
    kind: 'offered',
    chosen: describe(delivery.chosen),
    options: delivery.options.map(describe),
    ...(free && { free }),
  }
}

/** Describes the tax contained in the price of a quote or an order, by rate. At a rate of zero none is contained. */
export const describeTaxes = (
  {
    taxes,
    currency,
    country,
  }: Pick<Quote, 'currency' | 'country'> & {
    taxes: Pick<TaxShare, 'basisPoints' | 'taxMinor'>[]
  },
  language: Language,
): TaxText[] =>
  taxes
    .filter(({ basisPoints }) => basisPoints > 0)
    .map(({ basisPoints, taxMinor }) => ({
      label: hasVat(country) ? 'vatAt' : 'taxAt',
      rate: formatTaxRate(basisPoints, language),
      tax: formatMoney({ minor: taxMinor, currency }, language),
    }))
