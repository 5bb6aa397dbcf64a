import { element, textElement, type Xml } from '#app/shop/exchange/feeds/xml.ts'
import type { InvoiceDocument, InvoiceLine } from '../invoice-document.schema.ts'
import { rateParts, taxCodeOf } from './tax-code.server.ts'
import { ramAmount, ramGroup, unitOfPieces, ramText, type InCurrency } from './xml-parts.server.ts'

export function lineOf(line: InvoiceLine, document: InvoiceDocument): Xml {
  const { position, name, detail, sku, quantity, taxBasisPoints } = line
  const netMinor = line.grossMinor - line.taxMinor
  const code = taxCodeOf(taxBasisPoints, document)
  // A price is never negative, so that what subtracts is a negative quantity.
  const discount = netMinor < 0 ? 0 : netDiscountOf(line)
  const isArticleNumber = /^\d{13}$/.test(sku)
  return ramGroup(
    'IncludedSupplyChainTradeLineItem',
    ramGroup('AssociatedDocumentLineDocument', ramText('LineID', String(position))),
    ramGroup(
      'SpecifiedTradeProduct',
      isArticleNumber && element('ram:GlobalID', { schemeID: '0160' }, sku),
      sku && ramText('SellerAssignedID', sku),
      ramText('Name', name),
      detail && ramText('Description', detail),
    ),
    ramGroup(
      'SpecifiedLineTradeAgreement',
      priceOf(Math.abs(netMinor) + discount, quantity, document),
    ),
    ramGroup(
      'SpecifiedLineTradeDelivery',
      element('ram:BilledQuantity', unitOfPieces, String(netMinor < 0 ? -quantity : quantity)),
    ),
    ramGroup(
      'SpecifiedLineTradeSettlement',
      ramGroup(
        'ApplicableTradeTax',
        ramText('TypeCode', 'VAT'),
        ...rateParts(taxBasisPoints, code),
      ),
      discount > 0 && allowanceOf(discount, document),
      ramGroup(
        'SpecifiedTradeSettlementLineMonetarySummation',
        ramAmount('LineTotalAmount', netMinor, document),
      ),
    ),
  )
}

/** Returns the discount before tax. */
function netDiscountOf(line: InvoiceLine): number {
  const { discountMinor, quantity, unitMinor, grossMinor, taxMinor, taxBasisPoints } = line
  if (discountMinor <= 0) return 0
  const fullMinor = (unitMinor * quantity * 10_000) / (10_000 + (taxBasisPoints ?? 0))
  return Math.max(0, Math.round(fullMinor) - (grossMinor - taxMinor))
}

/** Returns the price of one piece, or of all where it has no whole minor units: then it stays exact. */
function priceOf(minor: number, quantity: number, document: InCurrency): Xml {
  const isWhole = minor % quantity === 0
  return ramGroup(
    'NetPriceProductTradePrice',
    ramAmount('ChargeAmount', isWhole ? minor / quantity : minor, document),
    !isWhole && element('ram:BasisQuantity', unitOfPieces, String(quantity)),
  )
}

/** The code for a discount is of UNTDID 5189. */
const allowanceOf = (minor: number, document: InCurrency) =>
  ramGroup(
    'SpecifiedTradeAllowanceCharge',
    ramGroup('ChargeIndicator', textElement('udt:Indicator', 'false')),
    ramAmount('ActualAmount', minor, document),
    ramText('ReasonCode', '95'),
    ramText('Reason', 'Discount'),
  )
