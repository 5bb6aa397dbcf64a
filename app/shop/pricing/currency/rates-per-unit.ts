import {
  knownCurrencies,
  rateOf,
  rateUnit,
  roundHalfUp,
  type Currency,
  type Rates,
} from '#app/i18n/currency.ts'

/** A rate is decimal text with twelve digits after its point. */
export type RatePerUnit = { currency: Currency; rate: string }

/** Lists what one unit of a currency is worth in each other one. The rates themselves are those of one rupee. */
export const listRatesPerUnit = (rates: Rates, base: Currency): RatePerUnit[] =>
  knownCurrencies()
    .filter((currency) => currency !== base)
    .map((currency) => {
      const rate = roundHalfUp(rateOf(rates, currency) * rateUnit, rateOf(rates, base))
      const fraction = String(rate % rateUnit).padStart(12, '0')
      return { currency, rate: `${rate / rateUnit}.${fraction}` }
    })

/**
 * Returns rates for one unit of a currency in the format of a rate service, whose rates are those of one rupee.
 * @param typed What one unit of `base` is worth in each other currency.
 */
export function ratesDocument(day: string, base: Currency, typed: Map<Currency, number>): string {
  const rupees = base === 'INR' ? 1 : (typed.get('INR') ?? 0)
  const all = [...typed, [base, 1] as const].filter(([currency]) => currency !== 'INR')
  const rates = Object.fromEntries(all.map(([currency, rate]) => [currency, rate / rupees]))
  return JSON.stringify({ base: 'INR', date: day, rates: { ...rates, INR: 1 } })
}
