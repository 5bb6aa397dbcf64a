import { languageOfPath } from '#app/i18n/languages.ts'
import { formatAmount } from './listing-query.ts'
import { parseTypedAmount } from './typed-amount.ts'
import { convert, rateUnit, type Currency, type Rates } from '../currency/currency.ts'

type Band = { priceFrom: number | undefined; priceTo: number | undefined }

const ceil = (numerator: bigint, denominator: bigint) =>
  (numerator + denominator - 1n) / denominator

/**
 * The paise whose amount in the shown currency, rounded half up as it is shown, lies in a band of minor
 * units, both ends included.
 */
export function paiseBand({ priceFrom, priceTo }: Band, currency: Currency, rates: Rates): Band {
  const rate = 2n * rates[currency]
  const least = (minor: number) => Number(ceil((2n * BigInt(minor) - 1n) * rateUnit, rate))
  return {
    priceFrom: priceFrom ? least(priceFrom) : undefined,
    // What is shown as one more begins at the next paisa.
    priceTo: priceTo === undefined ? undefined : least(priceTo + 1) - 1,
  }
}

/**
 * The address of a list whose price band is in another currency from now on; what is no amount stays as it is.
 * @param here Path and query.
 */
export function changeBand(here: string, from: Currency, to: Currency, rates: Rates): string {
  const [path = '', search] = here.split('?')
  const params = new URLSearchParams(search)
  for (const name of ['price-from', 'price-to']) {
    const minor = parseTypedAmount(params.get(name) ?? '', from, languageOfPath(path))
    if (minor !== undefined) params.set(name, formatAmount(convert(minor, from, to, rates)))
  }
  return params.has('price-from') || params.has('price-to') ? `${path}?${params}` : here
}
