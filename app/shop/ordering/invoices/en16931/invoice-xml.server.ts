import { element, xmlDocument } from '#app/shop/exchange/feeds/xml.ts'
import type { InvoiceDocument } from '../invoice-document.schema.ts'
import { isTaxed, statedTaxes } from '../invoice-taxes.server.ts'
import { lineOf } from './line-xml.server.ts'
import { agreementOf } from './party-xml.server.ts'
import { settlementOf } from './settlement-xml.server.ts'
import { taxNumberOf } from './tax-code.server.ts'
import { dateIn, ramGroup, ramText } from './xml-parts.server.ts'

const standard = 'urn:un:unece:uncefact:data:standard:'
const namespaces = {
  'xmlns:rsm': `${standard}CrossIndustryInvoice:100`,
  'xmlns:ram': `${standard}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${standard}QualifiedDataType:100`,
  'xmlns:udt': `${standard}UnqualifiedDataType:100`,
}

/**
 * Writes a document by EN 16931 in the syntax CII; undefined where the standard has no form for it, because the seller
 * charges tax without a number of the tax office. The sums are those of the paper: the taxes of the lines add up to those
 * of the rates, so that no total needs rounding.
 * @param noTaxText The reason that the standard asks for where no tax is charged.
 */
export function invoiceXml(invoice: InvoiceDocument, noTaxText: string): string | undefined {
  // The standard asks for the sums of each rate of a line.
  const document = { ...invoice, taxes: statedTaxes(invoice) }
  if (isTaxed(document) && !taxNumberOf(document.seller)) return undefined
  const root = element(
    'rsm:CrossIndustryInvoice',
    namespaces,
    element(
      'rsm:ExchangedDocumentContext',
      {},
      ramGroup(
        'GuidelineSpecifiedDocumentContextParameter',
        ramText('ID', 'urn:cen.eu:en16931:2017'),
      ),
    ),
    element(
      'rsm:ExchangedDocument',
      {},
      ramText('ID', document.number),
      ramText('TypeCode', document.kind === 'invoice' ? '380' : '381'),
      ramGroup('IssueDateTime', dateIn('udt', document.issuedOn)),
      document.note && ramGroup('IncludedNote', ramText('Content', document.note)),
      ...document.statements.map((words) => ramGroup('IncludedNote', ramText('Content', words))),
      document.supplyText && ramGroup('IncludedNote', ramText('Content', document.supplyText)),
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      {},
      ...document.lines.map((line) => lineOf(line, document)),
      agreementOf(document),
      deliveryOf(document),
      settlementOf(document, noTaxText),
    ),
  )
  return xmlDocument(root)
}

const deliveryOf = ({ suppliedOn }: InvoiceDocument) =>
  ramGroup(
    'ApplicableHeaderTradeDelivery',
    suppliedOn &&
      ramGroup(
        'ActualDeliverySupplyChainEvent',
        ramGroup('OccurrenceDateTime', dateIn('udt', suppliedOn)),
      ),
  )
