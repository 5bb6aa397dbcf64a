import { languageOfPath } from '#app/i18n/languages.ts'
import { formatAmount } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { parseTypedAmount } from '#app/shop/catalogue/text/typed-amount.ts'
import { convert, minorRateOf, roundHalfUp, type Currency, type Rates } from '#app/i18n/currency.ts'

type Band = { priceFrom: number | undefined; priceTo: number | undefined }

const ceil = (numerator: bigint, denominator: bigint) =>
  (numerator + denominator - 1n) / denominator

export type DisplayedCurrency = { currency: Currency; base: Currency; rates: Rates }

/** Returns how many minor units of the shop's currency one of the displayed currency is worth. */
const worthOf = ({ currency, base, rates }: DisplayedCurrency) =>
  currency === base ? 1 : Number(minorRateOf(rates, base)) / Number(minorRateOf(rates, currency))

/** Returns a displayed amount in the shop's currency, which is not rounded: its minor units may be the larger ones. */
export const inBase = (minor: number, displayed: DisplayedCurrency): number =>
  minor * worthOf(displayed)

/** The fraction of a price is kept to so many parts, a power of two, by which a number multiplies exactly. */
const fractions = 2 ** 24

/** Returns the displayed amount of a price in the shop's currency, whether it is whole or from {@link inBase}. */
export const displayedAmount = (
  minor: number,
  { currency, base, rates }: DisplayedCurrency,
): number =>
  Number(
    roundHalfUp(
      BigInt(Math.round(minor * fractions)) * minorRateOf(rates, currency),
      BigInt(fractions) * minorRateOf(rates, base),
    ),
  )

/**
 * Returns the range in the shop's currency whose amounts, converted to the displayed currency and rounded half up as
 * displayed, lie in a range of minor units. Both ends are included, also as {@link inBase} converts them.
 */
export function bandInBase({ priceFrom, priceTo }: Band, displayed: DisplayedCurrency): Band {
  const { currency, base, rates } = displayed
  const rate = 2n * minorRateOf(rates, currency)
  const baseRate = minorRateOf(rates, base)
  const least = (minor: number) => Number(ceil((2n * BigInt(minor) - 1n) * baseRate, rate))
  return {
    priceFrom: priceFrom ? Math.min(least(priceFrom), inBase(priceFrom, displayed)) : undefined,
    // The next minor unit is already displayed as one more.
    priceTo:
      priceTo === undefined
        ? undefined
        : Math.max(least(priceTo + 1) - 1, inBase(priceTo, displayed)),
  }
}

/**
 * Returns the URL of a list with its price range converted to another currency. A malformed amount stays as it is.
 * @param here Path and query.
 */
export function changeBand(here: string, from: Currency, to: Currency, rates: Rates): string {
  const [path = '', search] = here.split('?')
  const params = new URLSearchParams(search)
  for (const name of ['price-from', 'price-to']) {
    const minor = parseTypedAmount(params.get(name) ?? '', from, languageOfPath(path))
    if (minor !== undefined) params.set(name, formatAmount(convert(minor, from, to, rates), to))
  }
  return params.has('price-from') || params.has('price-to') ? `${path}?${params}` : here
}
