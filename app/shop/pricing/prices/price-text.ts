import type { ProductTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { roundHalfUp, type Currency } from '#app/i18n/currency.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { Country } from '#app/i18n/markets.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import type { Day } from '#app/i18n/format/format-order.ts'
import { describeEnd, formatShortEnd } from '#app/i18n/format/format-end.ts'
import { formatPercent } from '#app/i18n/format/format-percent.ts'
import type { ProductPrice } from './price.ts'

/**
 * Holds a price as the page shows it, created in loaders so that server and browser write the
 * same.
 */
export type PriceText = {
  now: string
  /** Holds the lowest price of the 30 days before the reduction; set only with `cut`. */
  was?: string
  /** The percentage as in `−30%`, relative to `was`. */
  cut?: string
  /** Holds the last day of the reduction in the market, or the hour at which it ends; `short` is always the day. */
  until?: Day & { short: string }
  /** Holds the unit price as in `₹499.00 / kg`. */
  perUnit?: string
  minor: number
  currency: Currency
}

export type UnitFacts = Pick<ProductTable, 'kind' | 'unitAmount' | 'unitPer'>

/** Formats a price, with the unit price for goods sold by weight, volume, length or area. */
export function priceText(
  price: ProductPrice,
  unit: UnitFacts,
  { language, country }: { language: Language; country: Country },
): PriceText {
  const { minor, currency, cut } = price
  const money = (amount: number) => formatMoney({ minor: amount, currency }, language)
  const perUnit = pricePerUnit(minor, unit)
  return {
    now: money(minor),
    ...(cut && { was: money(cut.was), cut: `−${formatPercent(cut.percent, language)}` }),
    ...(cut?.until !== undefined && {
      until: {
        ...describeEnd(cut.until, language, timeZoneOf(country)),
        short: formatShortEnd(cut.until, language, timeZoneOf(country)),
      },
    }),
    ...(perUnit && { perUnit: `${money(perUnit.minor)} / ${perUnit.label}` }),
    minor,
    currency,
  }
}

/** This is the number of g, ml, mm or cm² in the unit that the law prescribes, and its symbol in all languages. */
const units = {
  kg: { amount: 1000, label: 'kg' },
  l: { amount: 1000, label: 'l' },
  m: { amount: 1000, label: 'm' },
  m2: { amount: 10_000, label: 'm²' },
}
/** Below 10 g or 10 ml the law asks for no unit price, and a very high one would mislead. */
const leastByWeightOrVolume = 10

function pricePerUnit(minor: number, { kind, unitAmount, unitPer }: UnitFacts) {
  if (kind !== 'goods' || !unitAmount || !unitPer) return undefined
  if ((unitPer === 'kg' || unitPer === 'l') && unitAmount < leastByWeightOrVolume) return undefined
  const { amount, label } = units[unitPer]
  return { minor: Number(roundHalfUp(BigInt(minor) * BigInt(amount), BigInt(unitAmount))), label }
}
