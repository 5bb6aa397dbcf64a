import { rateUnit, type Currency, type Rates } from '../currency/currency.ts'

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
