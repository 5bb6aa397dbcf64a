import type { Country } from '#app/i18n/markets.ts'
import { convert, convertUp, type Currency } from '#app/i18n/currency.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { formatWeight } from '#app/i18n/format/format-weight.ts'
import { listDeliveryRates, listPickupPlaces } from '#app/shop/pricing/delivery/delivery.server.ts'
import {
  franceBooks,
  rowsInCurrency,
  type DeliveryRow,
} from '#app/shop/pricing/delivery/delivery.ts'
import { isSampleMethod, textForLanguage } from '#app/shop/pricing/delivery/method-name.ts'
import { describePickup } from '#app/shop/customers/addresses/describe-pickup.ts'
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
  const weightWords = (grams: number, fromMinor: number | undefined, from: Currency) => {
    const weight = formatWeight(grams, language)
    if (!fromMinor) return weight
    const variables = { weight, sum: price(fromMinor, from) }
    return fillVariables(deliveryTableText[language].fromSum, variables) ?? weight
  }
  return {
    words: country === 'FR' ? words : { ...words, least: '' },
    ...listPlaces(country, language),
    rows: inCurrency(rows, currency)
      .filter(isNeeded)
      .map(
        ({ method, names, upToGrams, amountMinor, freeFromMinor, daysFrom, daysTo, ...row }) => ({
          id: [method, upToGrams, row.fromMinor].join('-'),
          method:
            textForLanguage(names, language) ?? (isSampleMethod(method) ? words[method] : method),
          weight: weightWords(upToGrams, row.fromMinor, row.currency),
          price: price(amountMinor, row.currency),
          freeFrom: freeFromMinor === null ? words.never : price(freeFromMinor, row.currency),
          days: `${daysFrom}–${daysTo}`,
        }),
      ),
  }
}

const fillWords = (words: DeliveryTableText, gaps: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(words).map(([name, text]) => [name, fillVariables(text, gaps) ?? '']),
  ) as DeliveryTableText

function listPlaces(country: Country, language: Language): Pick<DeliveryTableBlock, 'places'> {
  const places = listPickupPlaces(country).map((place) => ({
    id: place.id,
    name: place.name,
    ...describePickup(place, language),
  }))
  return places.length > 0 ? { places } : {}
}

/** Leaves out the prices that do not count in a currency. */
const inCurrency = (rows: DeliveryRow[], currency: Currency) => {
  const bandOf = ({ method, upToGrams }: DeliveryRow) => `${method} ${upToGrams}`
  return [...new Set(rows.map(bandOf))].flatMap((band) =>
    rowsInCurrency(
      rows.filter((row) => bandOf(row) === band),
      currency,
    ),
  )
}

/** Leaves out a row if the next heavier one of its method costs the same. */
function isNeeded(row: DeliveryRow, at: number, rows: DeliveryRow[]): boolean {
  const next = rows[at + 1]
  if (row.fromMinor || next?.fromMinor) return true
  const same = ['method', 'currency', 'amountMinor', 'freeFromMinor', 'daysFrom', 'daysTo'] as const
  return next === undefined || !same.every((name) => row[name] === next[name])
}
