import type { Currency } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'

export type InvoiceSeller = {
  /** The name with its legal form, as fullName writes it. */
  name: string
  /** The lines of the address in the language of the order, the country last. */
  addressLines: string[]
  /** The code is of ISO 3166-1. */
  country: string
  email: string
  telephone: string | null
  /** The VAT identification number or GSTIN alone, such as DE123456788. */
  vatId: string | null
  /** The number by which the local tax office knows the seller, for sellers without a VAT identification number. */
  taxNumber: string | null
  register: string | null
  managingDirector: string | null
  bank: { iban: string; bic: string | null; holder: string } | null
}

export type InvoiceBuyer = {
  name: string
  addressLine1: string
  addressLine2: string | null
  postcode: string
  city: string
  region: string | null
  /** The code is of ISO 3166-1. */
  country: string
}

export type InvoiceLine = {
  /** The line's number on the paper, counted from 1. */
  position: number
  name: string
  /** Author, edition, variant: one line below the name; null if there is none. */
  detail: string | null
  /** It is '' for an amount that no line of the order explains, such as a partial refund. */
  sku: string
  /** The Harmonised System code that Indian invoices state. */
  hsnCode: string | null
  quantity: number
  /** The price of one piece with its tax. */
  unitMinor: number
  /** The sum with tax after the line's share of the discount. */
  grossMinor: number
  discountMinor: number
  /** Null means that the country of the buyer has no tax on it. */
  taxBasisPoints: number | null
  /** The tax contained in `grossMinor`; the taxes of the lines of a rate add up to that of the rate. */
  taxMinor: number
}

/** The sums of one rate; net and tax together are gross. */
export type InvoiceTax = {
  basisPoints: number | null
  grossMinor: number
  netMinor: number
  taxMinor: number
}

/**
 * Holds what an invoice or a credit note states. It is stored as JSON when it is made, and every paper is drawn from it, so
 * it never changes. Sums are in minor units of `currency`; those of a credit note are positive too and are paid back.
 */
export type InvoiceDocument = {
  kind: 'invoice' | 'credit-note'
  number: string
  /** Days are written `YYYY-MM-DD`, as the seller's calendar has them. */
  issuedOn: string
  orderNumber: string
  orderedOn: string
  /** The day of dispatch, or of opening for files; null while nothing was supplied. */
  suppliedOn: string | null
  /** A sentence about the day of supply where that is not known yet; earlier documents have none. */
  supplyWords?: string | null
  /** A credit note names the invoice that it corrects. */
  corrects: { number: string; issuedOn: string } | null
  language: Language
  currency: Currency
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  /** The state and its code, as Indian law demands; null for buyers outside India. */
  placeOfSupply: string | null
  /** Delivery is the last line, with the SKU `delivery`, where it costs something. */
  lines: InvoiceLine[]
  /** The highest rate comes first. */
  taxes: InvoiceTax[]
  totalMinor: number
  /** What was paid when the document was made; the rest is due. */
  paidMinor: number
  /** The name in the language of the order. */
  paymentMethod: string
  /** A sentence about payment in the language of the order. */
  paymentWords: string
}
