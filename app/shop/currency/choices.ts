import type { Language } from '#app/i18n/languages.ts'
import { countries } from './countries.ts'
import { currencies, currencySymbols } from './currency.ts'
import { listCountryNames } from './format-country.ts'

export type Choices = {
  /** Code and label, `€ EUR`. */
  currencies: [code: string, label: string][]
  /** Code and name in a language, in its alphabetical order. */
  countries: [code: string, name: string][]
}

const kept = new Map<Language, Choices>()

/** The currencies and delivery countries that the head of a page offers. */
export function listChoices(language: Language): Choices {
  const known = kept.get(language)
  if (known) return known
  const choices: Choices = {
    currencies: currencies.map((code) => [code, `${currencySymbols[code]} ${code}`]),
    countries: listCountryNames(countries, language).map(({ code, name }) => [code, name]),
  }
  kept.set(language, choices)
  return choices
}
