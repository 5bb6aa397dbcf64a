import { listCountryNames, formatCountry } from '#app/i18n/format/format-country.ts'
import type { Currency } from '#app/i18n/currency.ts'
import type { Country } from '#app/i18n/markets.ts'
import { addressFormatOf, type AddressFormat } from '#app/shop/customers/addresses/address.ts'
import type { CheckoutAccount } from './account-addresses.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import {
  describeQuoteLine,
  describeQuoteSums,
  type QuoteLineText,
  type QuoteSumsText,
} from '#app/shop/ordering/quote/describe-quote.ts'
import type { UnavailableLine, Quote, QuoteLine } from '#app/shop/ordering/quote/quote.ts'
import type { PaymentMethodId } from '#app/shop/ordering/orders/payment-method.ts'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import type { Language } from '#app/i18n/languages.ts'
import { whichOf } from '#app/shop/ordering/quote/line-name.ts'
import { ebooksAhead, needsEbookConsent } from './ebook-consent.ts'
import { snapshotOf, serialiseSnapshot } from './quote-snapshot.ts'
import type { NamedPiece, Which } from '#app/shop/ordering/quote/format-name.ts'

/** Holds the checkout as it is shown, with everything formatted. */
export type CheckoutPage = QuoteSumsText & {
  token: string
  /** Holds the value of the hidden field with the sums shown on this page. */
  shown: string
  currency: Currency
  /** Holds the country of the chosen address, for which everything is calculated. */
  country: Country
  countryName: string
  countries: readonly { code: Country; name: string }[]
  /** Holds the format of the address fields; `country` is the value of the country field. */
  address: Pick<AddressFormat, 'postcodeName' | 'isNumeric' | 'region'> & { country: Country }
  /** Is undefined for a guest. */
  account?: CheckoutAccount
  lines: CheckoutLine[]
  unavailable: UnavailableText[]
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

export type CheckoutLine = QuoteLineText & Pick<QuoteLine, 'dispatchWords'>

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
  payments: PaymentMethodId[]
  language: Language
}

export function describeCheckout(
  quote: Quote,
  { token, countries, typedCountry, account, payments, language }: Checkout,
): CheckoutPage {
  const { country, currency } = quote
  const typed = typedCountry ?? country
  const { postcodeName, isNumeric, region } = addressFormatOf(typed)
  const offered = countries.includes(typed) ? countries : [typed, ...countries]
  return {
    token,
    shown: serialiseSnapshot(snapshotOf(quote)),
    currency,
    country,
    countryName: formatCountry(country, language),
    countries: listCountryNames(offered, language),
    address: { country: typed, postcodeName, isNumeric, ...(region && { region }) },
    ...(account && { account }),
    lines: quote.lines.map((line) => ({
      ...describeQuoteLine(line, { currency, language }),
      dispatchWords: line.dispatchWords,
    })),
    unavailable: describeUnavailable(quote),
    ...describeQuoteSums(quote, language),
    ...(needsEbookConsent(quote) && {
      consent: { ahead: ebooksAhead(quote), isFree: quote.totalMinor === 0 },
    }),
    payments,
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
