import { dropForbidden } from '#app/art/xml.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { element, textElement, type Xml } from '#app/shop/exchange/feeds/xml.ts'
import type { InvoiceDocument } from '../invoice-document.schema.ts'

export type Part = Xml | false | null | undefined | ''
export type InCurrency = Pick<InvoiceDocument, 'currency'>

export const ramGroup = (name: string, ...parts: Part[]) => element(`ram:${name}`, {}, ...parts)

/** The standard allows no empty text. */
export const ramText = (name: string, content: string) =>
  textElement(`ram:${name}`, dropForbidden(content).trim() || '-')

export const ramAmount = (name: string, minor: number, { currency }: InCurrency) =>
  textElement(`ram:${name}`, decimal(minor, currency))

/** @param day `YYYY-MM-DD` */
export const dateIn = (prefix: string, day: string) =>
  element(`${prefix}:DateTimeString`, { format: '102' }, day.replaceAll('-', ''))

/** The code is of UN/ECE Recommendation 20. */
export const unitOfPieces = { unitCode: 'C62' }
