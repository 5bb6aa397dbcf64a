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

/** Returns the sums by rate, for Indian sellers with the parts that each tax has. */
export const taxRows = (document: InvoiceDocument): InvoiceTaxRow[] =>
  document.taxes.map((tax) => ({ ...tax, parts: partsOf(tax, document) }))

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
