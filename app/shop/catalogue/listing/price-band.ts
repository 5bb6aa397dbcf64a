import { languageOfPath } from '#app/i18n/languages.ts'
import { formatAmount } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { parseTypedAmount } from '#app/shop/catalogue/text/typed-amount.ts'
import { convert, minorRateOf, type Currency, type Rates } from '#app/i18n/currency.ts'

type Band = { priceFrom: number | undefined; priceTo: number | undefined }

const ceil = (numerator: bigint, denominator: bigint) =>
  (numerator + denominator - 1n) / denominator

/**
 * Returns the range in the shop's currency whose amounts, converted to the displayed currency and rounded half up as
 * displayed, lie in a range of minor units. Both ends are included.
 */
export function bandInBase(
  { priceFrom, priceTo }: Band,
  { currency, base, rates }: { currency: Currency; base: Currency; rates: Rates },
): Band {
  const rate = 2n * minorRateOf(rates, currency)
  const baseRate = minorRateOf(rates, base)
  const least = (minor: number) => Number(ceil((2n * BigInt(minor) - 1n) * baseRate, rate))
  return {
    priceFrom: priceFrom ? least(priceFrom) : undefined,
    // The next minor unit is already displayed as one more.
    priceTo: priceTo === undefined ? undefined : least(priceTo + 1) - 1,
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
