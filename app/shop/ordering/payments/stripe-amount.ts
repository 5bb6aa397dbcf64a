import { digitsOf, type Currency, type Money } from '#app/i18n/currency.ts'

/**
 * Stripe counts these in other units than ISO 4217: króna and shilling in hundredths, ariary in whole ones.
 * Source: https://docs.stripe.com/currencies, zero-decimal currencies and special cases.
 */
const otherDigits: { [currency in Currency]?: number } = { ISK: 2, UGX: 2, MGA: 0 }

const unitOf = (currency: Currency) =>
  10 ** ((otherDigits[currency] ?? digitsOf(currency)) - digitsOf(currency))

/**
 * Returns an amount as Stripe takes it. Of a currency with three decimals the last one must be 0, so that the amount is
 * rounded down: nobody is charged more than the receipt says.
 */
export function stripeAmount(minor: number, currency: Currency): number {
  const step = digitsOf(currency) === 3 ? 10 : 1
  return Math.floor((minor * unitOf(currency)) / step) * step
}

/** Returns the minor units of an amount of Stripe. */
export const minorOfStripe = (amount: number, currency: Currency): number =>
  Math.round(amount / unitOf(currency))

/** Parses an amount as Stripe states it, such as `2490 EUR`. Its currency may be one that the shop does not know. */
export function parseStripeAmount(text: string): Money | undefined {
  const [, amount, code] = /^(\d{1,12}) ([A-Z]{3})$/.exec(text.toUpperCase()) ?? []
  if (amount === undefined) return undefined
  const currency = code as Currency
  return { minor: minorOfStripe(Number(amount), currency), currency }
}
