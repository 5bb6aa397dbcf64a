import type { InvoiceDocument, InvoiceTax } from './invoice-document.schema.ts'

/** Indian law names the tax by who gets it: the Union and a state half each, or the Union all of it. */
export type InvoiceTaxPart = {
  name: 'CGST' | 'SGST' | 'UTGST' | 'IGST' | null
  basisPoints: number | null
  taxMinor: number
}

export type InvoiceTaxRow = InvoiceTax & { parts: InvoiceTaxPart[] }

/** These are union territories without a legislature, by their GST codes. */
const territories = ['04', '26', '31', '35', '38']

type Taxed = Pick<InvoiceDocument, 'lines' | 'taxes'>

/**
 * Returns the sums by rate, the highest first, with those of rates at which nothing is paid because a coupon pays for all
 * of their lines.
 */
export function statedTaxes({ lines, taxes }: Taxed): InvoiceTax[] {
  const paid = new Set(taxes.map(({ basisPoints }) => basisPoints))
  const free = new Set(lines.map((line) => line.taxBasisPoints).filter((rate) => !paid.has(rate)))
  const none = { grossMinor: 0, netMinor: 0, taxMinor: 0 }
  return [...taxes, ...[...free].map((basisPoints) => ({ basisPoints, ...none }))].toSorted(
    (a, b) => (b.basisPoints ?? -1) - (a.basisPoints ?? -1),
  )
}

/** Tells whether the document states any rate, 0 % included. */
export const isTaxed = (document: Taxed): boolean =>
  statedTaxes(document).some(({ basisPoints }) => basisPoints !== null)

/** Tells whether any price of the document contains tax, so that it may be called gross. */
export const hasTax = (document: Taxed): boolean =>
  statedTaxes(document).some(({ basisPoints }) => basisPoints !== null && basisPoints > 0)

/** Returns the sums by rate, for Indian sellers with the parts that each tax has. */
export const taxRows = (document: InvoiceDocument): InvoiceTaxRow[] =>
  statedTaxes(document).map((tax) => ({ ...tax, parts: partsOf(tax, document) }))

function partsOf(
  { basisPoints, taxMinor }: InvoiceTax,
  document: InvoiceDocument,
): InvoiceTaxPart[] {
  const states = statesOf(document)
  if (!states || !basisPoints) return [{ name: null, basisPoints, taxMinor }]
  if (states.seller !== states.buyer) return [{ name: 'IGST', basisPoints, taxMinor }]
  // Both are equal but for documents of orders from before the tax was twice its rounded half (see `containedTax`).
  const half = Math.floor(taxMinor / 2)
  const rate = basisPoints / 2
  return [
    { name: 'CGST', basisPoints: rate, taxMinor: half },
    {
      name: territories.includes(states.buyer) ? 'UTGST' : 'SGST',
      basisPoints: rate,
      taxMinor: taxMinor - half,
    },
  ]
}

/** Returns the codes of the two states: a GSTIN begins with that of the seller. */
function statesOf({ seller, placeOfSupply }: InvoiceDocument) {
  const from = seller.country === 'IN' && /^(\d{2})[A-Z0-9]{13}$/.exec(seller.vatId ?? '')?.[1]
  const to = placeOfSupply?.code
  return from && to ? { seller: from, buyer: to } : undefined
}
