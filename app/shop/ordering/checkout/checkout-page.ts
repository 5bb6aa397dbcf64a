import { listCountryNames, formatCountry } from '#app/i18n/format/format-country.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { describeCoupon, type CouponText } from '#app/shop/ordering/coupons/coupon-text.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { DeliveryMethod } from '#app/shop/pricing/delivery/delivery.ts'
import { addressFormatOf, type AddressFormat } from '#app/shop/customers/addresses/address.ts'
import type { CheckoutAccount } from './account-addresses.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { UnavailableLine, Quote, QuoteLine } from '#app/shop/ordering/quote/quote.ts'
import { formatTaxRate } from '#app/i18n/format/format-order.ts'
import {
  listPaymentMethods,
  type PaymentMethodId,
} from '#app/shop/ordering/orders/payment-method.ts'
import type { InvalidForm } from '#app/components/invalid-form.ts'
import type { Language } from '#app/i18n/languages.ts'
import { isTooMany } from './changes.ts'
import { whichOf } from '#app/shop/ordering/quote/line-name.ts'
import { ebooksAhead, needsEbookConsent } from './ebook-consent.ts'
import { snapshotOf, serialiseSnapshot } from './quote-snapshot.ts'
import {
  soldFormatOf,
  type SoldFormat,
  type NamedPiece,
  type Which,
} from '#app/shop/ordering/quote/format-name.ts'

/** Holds the checkout as it is shown, with everything formatted. */
export type CheckoutPage = {
  token: string
  /** Holds the value of the hidden field with the sums shown on this page. */
  shown: string
  currency: Currency
  /** Holds the country of the chosen address, for which everything is calculated. */
  country: Country
  countries: { code: Country; name: string }[]
  /** Holds the format of the address fields; `country` is the value of the country field. */
  address: Pick<AddressFormat, 'postcodeName' | 'isNumeric' | 'region'> & { country: Country }
  /** Is undefined for a guest. */
  account?: CheckoutAccount
  lines: CheckoutLine[]
  unavailable: UnavailableText[]
  delivery:
    | { kind: 'none' }
    | { kind: 'refused'; reason: 'country' | 'weight'; countryName: string }
    | { kind: 'offered'; chosen: DeliveryMethod; options: CheckoutDeliveryText[] }
  goods: string
  /** Holds the coupon in the cart, even if it does not apply now. */
  coupon?: CouponText
  taxes: { rate: string; tax: string }[]
  total: string
  payments: PaymentMethodId[]
  /**
   * Holds the consent for e-books, if there are any. `ahead` lists those that open on a later day; `isFree` means
   * that they open without a payment.
   */
  consent?: { ahead: NamedPiece[]; isFree: boolean }
}

/** Holds a line that is not part of the order, with the reason. */
export type UnavailableText = Pick<UnavailableLine, 'name' | 'reason'> & {
  id: string
  which: Which
}

export type CheckoutLine = {
  id: string
  name: string
  detail: { author: string; format: SoldFormat | null; variantName: string; dispatchWords: string }
  quantity: number
  unit: string
  sum: string
  image: { path: string; isBook: boolean }
  /** Holds the maximum available, if the line asks for more. */
  limit?: number
}

export type CheckoutDeliveryText = {
  method: DeliveryMethod
  price: string
  isFree: boolean
  daysFrom: number
  daysTo: number
}

/** Holds one row of the changes, with both sides formatted. */
export type ChangeText = { id: string; what: string; before: string; after: string }

/** Holds the page or, if there is nothing to order, the unavailable lines; an empty cart has none. */
export type CheckoutState = { checkout: CheckoutPage } | { unavailable: UnavailableText[] }

/** Holds the response of the checkout's action: the updated page with the typed values and their errors. */
export type CheckoutAnswer = {
  refusal: InvalidForm
  state: CheckoutState
  /** The changes since the page was shown; empty if nothing is known of that page. */
  changes?: ChangeText[]
  /** Holds the message about a coupon that was applied or removed. */
  message?: string
}

export type Checkout = {
  token: string
  countries: Country[]
  /** Holds the country of the typed address if another one is chosen. */
  typedCountry?: Country
  account?: CheckoutAccount
  hasCard?: boolean
  language: Language
}

export function describeCheckout(
  quote: Quote,
  { token, countries, typedCountry, account, hasCard = false, language }: Checkout,
): CheckoutPage {
  const { country, coupon, currency, delivery } = quote
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  const typed = typedCountry ?? country
  const { postcodeName, isNumeric, region } = addressFormatOf(typed)
  const offered = countries.includes(typed) ? countries : [typed, ...countries]
  return {
    token,
    shown: serialiseSnapshot(snapshotOf(quote)),
    currency,
    country,
    countries: listCountryNames(offered, language),
    address: { country: typed, postcodeName, isNumeric, ...(region && { region }) },
    ...(account && { account }),
    lines: quote.lines.map((line) => describeLine(line, money)),
    unavailable: describeUnavailable(quote),
    delivery: describeDelivery(delivery, money, formatCountry(country, language)),
    goods: money(quote.goodsMinor),
    ...(coupon && { coupon: describeCoupon(coupon, currency, language) }),
    taxes: quote.taxes.map(({ basisPoints, taxMinor }) => ({
      rate: formatTaxRate(basisPoints, language),
      tax: money(taxMinor),
    })),
    total: money(quote.totalMinor),
    ...(needsEbookConsent(quote) && {
      consent: { ahead: ebooksAhead(quote), isFree: quote.totalMinor === 0 },
    }),
    payments: listPaymentMethods({ ...sendingOf(quote), hasCard }).map(({ id }) => id),
  }
}

export const describeUnavailable = (quote: Quote): UnavailableText[] =>
  quote.unavailable.map((line) => {
    const { name, reason } = line
    return {
      id: lineId(line),
      name,
      which: whichOf(line, [...quote.lines, ...quote.unavailable]),
      reason,
    }
  })

/** Returns the conditions that decide the available payment methods. */
export const sendingOf = ({ delivery }: Quote) => ({ needsDelivery: delivery.kind !== 'none' })

type Money = (minor: number) => string

const describeLine = (line: QuoteLine, money: Money): CheckoutLine => ({
  id: lineId(line),
  name: line.name,
  detail: {
    author: line.authors,
    format: soldFormatOf(line),
    variantName: line.variantName,
    dispatchWords: line.dispatchWords,
  },
  quantity: line.quantity,
  unit: money(line.unitMinor),
  sum: money(line.lineMinor),
  image: { path: line.imagePath, isBook: line.kind === 'book' },
  ...(isTooMany(line) && { limit: line.limit }),
})

function describeDelivery(
  delivery: Quote['delivery'],
  money: Money,
  countryName: string,
): CheckoutPage['delivery'] {
  if (delivery.kind === 'none') return delivery
  if (delivery.kind === 'refused') return { ...delivery, countryName }
  return {
    kind: 'offered',
    chosen: delivery.chosen.method,
    options: delivery.options.map(({ method, minor, daysFrom, daysTo }) => ({
      method,
      price: money(minor),
      isFree: minor === 0,
      daysFrom,
      daysTo,
    })),
  }
}
