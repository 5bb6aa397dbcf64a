import type { Currency } from '#app/i18n/currency.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { createFault } from '#app/shop/operations/findings/fault.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import { findTariff } from './change-tariff.server.ts'
import {
  addTariffRow,
  changeTariffRows,
  nameMethod,
  removeTariffRows,
  setCountries,
  type ChangedNames,
} from './edit-tariff.ts'
import type { Tariff } from './tariff.ts'
import { parseKnownCurrency, type TariffValues } from './tariff-row.schema.ts'

/** Columns of the table of delivery as they were typed. */
export type TypedTariff = Record<string, string | undefined>

/** Adds a price with its method, and if they are typed the countries of a new zone and the names of a method. */
export const addTypedPrice = (tariff: Tariff, typed: TariffValues, currency: Currency) =>
  addTariffRow(
    tariff,
    {
      zone: typed.zone ?? '',
      method: typed.method ?? '',
      upToGrams: typed.to_grams ?? 0,
      currency,
      fromMinor: typed.from_sum ?? 0,
      amountMinor: typed.price ?? 0,
      freeFromMinor: typed.free_from ?? null,
      daysFrom: typed.days_from ?? 0,
      daysTo: typed.days_to ?? 0,
    },
    { countries: typed.countries, names: typedNames(typed) },
  )

/** Changes the countries of a zone, or else the selected prices. */
export const setTyped = (tariff: Tariff, typed: TariffValues) =>
  typed.countries
    ? setCountries(tariff, typed.zone ?? '', typed.countries)
    : changeTariffRows(tariff, selectionOf(typed), typedChanges(typed))

/** Changes one price, and the days of its method and weight, which all its sums and currencies share. */
export function setTypedRow(tariff: Tariff, { days_from, days_to, ...typed }: TariffValues) {
  const priced = setTyped(tariff, typed)
  const { zone, method, to_grams } = typed
  return Array.isArray(priced)
    ? priced
    : setTyped(priced, { zone, method, to_grams, days_from, days_to })
}

export const removeTyped = (tariff: Tariff, typed: TariffValues) =>
  removeTariffRows(tariff, selectionOf(typed))

/** Changes names of a method that has prices. */
export const nameTypedMethod = (tariff: Tariff, method: string, names: ChangedNames) =>
  tariff.rows.some((row) => row.method === method)
    ? nameMethod(tariff, method, names)
    : [createFault('delivery.gone', {}, `there is no method ${method}; "delivery list" shows all`)]

const selectionOf = ({ zone = '', method, currency, to_grams, from_sum }: TariffValues) => ({
  zone,
  method,
  currency,
  upToGrams: to_grams,
  fromMinor: from_sum,
})

/** Returns what the typed columns change of prices. */
export const typedChanges = ({ price, free_from, days_from, days_to }: TariffValues) => ({
  ...(price !== undefined && { amountMinor: price }),
  ...(free_from !== undefined && { freeFromMinor: free_from }),
  ...(days_from !== undefined && { daysFrom: days_from }),
  ...(days_to !== undefined && { daysTo: days_to }),
})

/** Returns the names that were typed, without empty ones. */
export const typedNames = (typed: TariffValues): TextsByLanguage =>
  Object.fromEntries(
    languages.flatMap((language): [Language, string][] => {
      const name = typed[`name_${language}`]
      return name ? [[language, name]] : []
    }),
  )

/** Returns the typed currency, or those of the method in the zone, of which the first is its main one. */
export async function findTypedCurrencies(typed: TypedTariff): Promise<Currency[]> {
  const named = parseKnownCurrency(typed.currency?.trim() ?? '')
  if (named) return [named]
  const { rows } = await findTariff()
  const own = rows.filter(
    (row) =>
      row.zone === typed.zone?.trim().toUpperCase() &&
      (typed.method === undefined || row.method === typed.method.trim().toLowerCase()),
  )
  return [...new Set(own.map((row) => row.currency))]
}

/** Returns the change that the audit names: a verb of `delivery`, the zone and the method, and all that was typed else. */
export function describeTypedChange(verb: string, { zone, method, ...details }: TariffValues) {
  const about = [zone, method].filter((one) => one !== undefined).join(' ')
  return { command: `delivery ${verb}`, about, details }
}
