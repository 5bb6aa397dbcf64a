import { formatCurrency } from '#app/i18n/format/format-currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Choice } from '../frame/office-field.tsx'

/** Lists currencies by code and name. */
export const currencyChoices = (codes: readonly string[], language: Language): Choice[] =>
  codes.map((value) => ({ value, label: formatCurrency(value, language) }))
