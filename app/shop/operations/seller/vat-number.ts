import { hasVat, isCountry } from '#app/i18n/markets.ts'

/**
 * Returns whether a number is a VAT number of the EU or the United Kingdom, which begins with the two letters of its
 * country.
 */
export function isVatNumber(number: string | undefined): boolean {
  const code = /^([A-Z]{2})[ A-Z]*\d/.exec(number ?? '')?.[1]
  // Greece writes EL, and Northern Ireland XI.
  return code === 'EL' || code === 'XI' || (isCountry(code) && hasVat(code))
}

/** Returns the message for a line with the seller's number. */
export const taxNumberMessage = (number: string) =>
  isVatNumber(number) ? 'mail.order.vatNumber' : 'mail.order.taxNumber'
