import { formatDay, formatTaxRate } from '#app/i18n/format/format-order.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { hasVat, isCountry } from '#app/i18n/markets.ts'
import type { InvoiceDocument } from './invoice-document.schema.ts'

/** Holds what formats the parts of a document in its language. */
export type InvoiceText = {
  t: Translate
  language: Language
  money: (minor: number) => string
  title: string
  isCredit: boolean
}

/** @param day `YYYY-MM-DD` */
export const invoiceDayText = (day: string, language: Language) =>
  formatDay(Date.parse(day), language)

export const rateText = (basisPoints: number | null, { t, language }: InvoiceText): string =>
  basisPoints === null ? t('paper.untaxed') : formatTaxRate(basisPoints, language)

/** Returns the name of the tax in the buyer's country. */
export function taxName({ buyer: { country } }: InvoiceDocument, { t }: InvoiceText): string {
  if (country === 'IN') return t('paper.tax.gst')
  return t(isCountry(country) && hasVat(country) ? 'paper.tax.vat' : 'paper.tax.other')
}
