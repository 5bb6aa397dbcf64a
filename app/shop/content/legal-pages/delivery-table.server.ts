import type { Country } from '#app/i18n/markets.ts'
import { convert, convertUp, type Currency } from '#app/i18n/currency.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { formatWeight } from '#app/i18n/format/format-weight.ts'
import { listDeliveryRates } from '#app/shop/pricing/delivery/delivery.server.ts'
import { franceBooks, type DeliveryRow } from '#app/shop/pricing/delivery/delivery.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { DeliveryTableBlock, DeliveryTableText } from './delivery-table.ts'
import { fillVariables } from './fill-variables.ts'
import { deliveryTableText } from './legal-pages.server.ts'

type DeliveryTableParams = { language: Language; country: Country; currency: Currency; now: number }

/**
 * Returns the delivery rows of a country in the shown currency, with France's legal minimum price.
 */
export async function findDeliveryTable(params: DeliveryTableParams): Promise<DeliveryTableBlock> {
  const { language, country, currency, now } = params
  const [{ rates }, rows] = await Promise.all([findRates(now), listDeliveryRates(country)])
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  const words = fillWords(deliveryTableText[language], {
    country: formatCountry(country, language),
    least: money(convertUp(franceBooks.leastUnderLimit, 'EUR', currency, rates)),
    limit: money(convert(franceBooks.limit, 'EUR', currency, rates)),
  })
  const price = (minor: number, from: Currency) => money(convert(minor, from, currency, rates))
  return {
    words: country === 'FR' ? words : { ...words, least: '' },
    rows: rows
      .filter(isNeeded)
      .map(({ method, upToGrams, amountMinor, freeFromMinor, daysFrom, daysTo, ...row }) => ({
        id: `${method}-${upToGrams}`,
        method: words[method],
        weight: formatWeight(upToGrams, language),
        price: price(amountMinor, row.currency),
        freeFrom: freeFromMinor === null ? words.never : price(freeFromMinor, row.currency),
        days: `${daysFrom}–${daysTo}`,
      })),
  }
}

const fillWords = (words: DeliveryTableText, gaps: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(words).map(([name, text]) => [name, fillVariables(text, gaps) ?? '']),
  ) as DeliveryTableText

/** Leaves out a row if the next heavier one of its method costs the same. */
function isNeeded(row: DeliveryRow, at: number, rows: DeliveryRow[]): boolean {
  const next = rows[at + 1]
  const same = ['method', 'currency', 'amountMinor', 'freeFromMinor', 'daysFrom', 'daysTo'] as const
  return next === undefined || !same.every((name) => row[name] === next[name])
}
