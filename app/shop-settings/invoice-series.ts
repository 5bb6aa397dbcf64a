/** Tells when an invoice is made. One that is paid later lies in the parcel, so it is made when the order is packed. */
export const invoiceMoments = ['dispatched', 'paid'] as const
export type InvoiceMoment = (typeof invoiceMoments)[number]

/**
 * A series of numbers has up to four letters, the year and a number, such as `RE-{year}-{number}`. Numbers of two
 * different series are never equal, since each can be split in one way only.
 */
export const invoiceSeriesPattern = /^(?:[A-Z]{1,4}-?)?\{year\}[-.]?\{number\}$/

/** A shorter number begins with zeros. */
const numberLength = 5

export type InvoicePlace = { year: number; sequence: number }

export const formatInvoiceNumber = (series: string, { year, sequence }: InvoicePlace): string =>
  series
    .replace('{year}', String(year).padStart(4, '0'))
    .replace('{number}', String(sequence).padStart(numberLength, '0'))

/** Returns the place of a number in its series; undefined if it is of another one. */
export function parseInvoiceNumber(series: string, number: string): InvoicePlace | undefined {
  const [prefix, separator] = series.split(/\{(?:year|number)\}/) as [string, string]
  const ofPrefix = number.startsWith(prefix) ? number.slice(prefix.length) : ''
  const year = Number(/^\d{4}/.exec(ofPrefix)?.[0])
  const sequence = Number(ofPrefix.slice(4 + separator.length))
  const place = { year, sequence }
  const isPlace = year > 0 && Number.isSafeInteger(sequence) && sequence > 0
  return isPlace && formatInvoiceNumber(series, place) === number ? place : undefined
}
