import { isInUnion } from '#app/i18n/markets.ts'
import { isVatNumber } from '#app/shop/operations/seller/vat-number.ts'
import type { InvoiceDocument, InvoiceSeller } from '../invoice-document.schema.ts'
import { ramText } from './xml-parts.server.ts'

type TaxCode = 'S' | 'Z' | 'E' | 'G' | 'O'

export const taxNumberOf = ({ vatId, taxNumber }: InvoiceSeller) => vatId ?? taxNumber

/** Returns the number that a VAT number of Europe is, without blanks. */
export function europeanVatId({ vatId }: InvoiceSeller): string | undefined {
  const id = vatId?.replace(/[\s.-]/g, '')
  return isVatNumber(id) ? id : undefined
}

/** Returns the code of a rate (UNTDID 5305): without a rate it is an export, exempt, or of a seller outside the tax. */
export function taxCodeOf(
  basisPoints: number | null,
  { seller, buyer, taxes }: InvoiceDocument,
): TaxCode {
  if (basisPoints !== null) return basisPoints > 0 ? 'S' : 'Z'
  if (!taxNumberOf(seller)) return 'O'
  const isAbroad = isInUnion(seller) ? !isInUnion(buyer) : seller.country !== buyer.country
  return europeanVatId(seller) && isAbroad && taxes.length === 1 ? 'G' : 'E'
}

export const rateParts = (basisPoints: number | null, code: TaxCode) => [
  ramText('CategoryCode', code),
  code !== 'O' && ramText('RateApplicablePercent', ((basisPoints ?? 0) / 100).toFixed(2)),
]
