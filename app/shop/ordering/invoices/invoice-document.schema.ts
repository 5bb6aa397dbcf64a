import { z } from 'zod'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { languages } from '#app/i18n/languages.ts'
import { boundedArray } from '#app/shop-settings/bounded.schema.ts'
import type { InvoiceSums } from './invoice-sums.ts'

/** An order has far fewer lines. */
const mostEntries = 1000

const seller = z.object({
  /** The name with its legal form, as fullName writes it. */
  name: z.string(),
  /** The lines of the address in the language of the order, the country last. */
  addressLines: boundedArray(z.string(), mostEntries),
  /** The code is of ISO 3166-1. */
  country: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  /** The VAT identification number or GSTIN alone, such as DE123456788. */
  vatId: z.string().nullable(),
  /** The number by which the local tax office knows the seller, for sellers without a VAT identification number. */
  taxNumber: z.string().nullable(),
  register: z.string().nullable(),
  managingDirector: z.string().nullable(),
  bank: z.object({ iban: z.string(), bic: z.string().nullable(), holder: z.string() }).nullable(),
})
export type InvoiceSeller = z.infer<typeof seller>

const buyer = z.object({
  name: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  postcode: z.string(),
  city: z.string(),
  region: z.string().nullable(),
  /** The code is of ISO 3166-1. */
  country: z.string(),
})
export type InvoiceBuyer = z.infer<typeof buyer>

const minor = z.int()
/** Null means that the country of the buyer has no tax on it. */
const basisPoints = z.int().nullable()

const line = z.object({
  /** The line's number on the paper, counted from 1. */
  position: z.int(),
  name: z.string(),
  /** Author, edition, variant: one line below the name; null if there is none. */
  detail: z.string().nullable(),
  /** The number as papers print it, such as `ISBN 9783150084793`; '' if there is none. */
  code: z.string(),
  /** It is '' for an amount that no line of the order explains, such as a partial refund. */
  sku: z.string(),
  /** The Harmonised System code that Indian invoices state. */
  hsnCode: z.string().nullable(),
  quantity: z.int(),
  /** The price of one piece with its tax. */
  unitMinor: minor,
  /** The sum with tax after the line's share of the discount. */
  grossMinor: minor,
  discountMinor: minor,
  taxBasisPoints: basisPoints,
  /** The tax contained in `grossMinor`; the taxes of the lines of a rate add up to that of the rate. */
  taxMinor: minor,
})
export type InvoiceLine = z.infer<typeof line>

/** The sums of one rate; net and tax together are gross. */
const tax = z.object({ basisPoints, grossMinor: minor, netMinor: minor, taxMinor: minor })
export type InvoiceTax = z.infer<typeof tax>

/** A change of the form takes the next version, and the older ones are read for as long as invoices are kept. */
export const documentVersion = 1

const invoiceDocument = z.object({
  version: z.literal(documentVersion),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  /** Days are written `YYYY-MM-DD`, as the seller's calendar has them. */
  issuedOn: z.iso.date(),
  orderNumber: z.string(),
  orderedOn: z.iso.date(),
  /** The day of dispatch, or of opening for files; null while nothing was supplied. */
  suppliedOn: z.iso.date().nullable(),
  /** A sentence about the day of supply where that is not known yet. */
  supplyText: z.string().nullable(),
  /** A credit note names the invoice that it corrects. */
  corrects: z.object({ number: z.string(), issuedOn: z.iso.date() }).nullable(),
  language: z.enum(languages),
  currency: z.enum(allCurrencies),
  seller,
  buyer,
  /** Indian law demands it; null for buyers outside India. */
  placeOfSupply: z.object({ code: z.string().nullable(), name: z.string() }).nullable(),
  /** Delivery is the last line, with the SKU `delivery`, where it costs something. */
  lines: boundedArray(line, mostEntries),
  /** The highest rate comes first. */
  taxes: boundedArray(tax, mostEntries),
  totalMinor: minor,
  /** What was paid when the document was made; the rest is due. */
  paidMinor: minor,
  /** The name in the language of the order. */
  paymentMethod: z.string(),
  /** A sentence about payment in the language of the order. */
  paymentText: z.string(),
  /**
   * Sentences that the law demands of this document, in the language of the order. Documents that were made before there
   * were any have none.
   */
  statements: boundedArray(z.string(), mostEntries).default([]),
  /**
   * Says first of a sale at the counter that it is one. The shopkeeper's own sentences follow, such as the reason that the
   * law demands where no tax is charged.
   */
  note: z.string().nullable(),
})

/**
 * Holds what an invoice or a credit note states. It is stored as JSON when it is made, and every paper is drawn from it, so
 * it never changes. Sums are in minor units of `currency`; those of a credit note are positive too and are paid back.
 */
export type InvoiceDocument = z.infer<typeof invoiceDocument>

/** @throws {z.ZodError} if the stored document is of another version or form. */
export const readDocument = ({ document }: { document: string }): InvoiceDocument =>
  invoiceDocument.parse(JSON.parse(document))

const part = z.object({ kind: z.string(), basisPoints, grossMinor: minor, taxMinor: minor })
const piece = z.object({ position: z.int(), quantity: z.int(), grossMinor: minor })
const invoiceSums = z.object({
  parts: boundedArray(part, mostEntries),
  pieces: boundedArray(piece, mostEntries),
})

/** Reads the sums that are stored beside a document. */
export const readSums = ({ sums }: { sums: string }): InvoiceSums =>
  invoiceSums.parse(JSON.parse(sums))
