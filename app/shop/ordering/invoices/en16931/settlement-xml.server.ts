import { decimal } from '#app/i18n/format/decimal.ts'
import { element, type Xml } from '#app/shop/exchange/feeds/xml.ts'
import type { InvoiceDocument, InvoiceTax } from '../invoice-document.schema.ts'
import { rateParts, taxCodeOf } from './tax-code.server.ts'
import { ramAmount, dateIn, ramGroup, ramText } from './xml-parts.server.ts'

const dueOf = ({ totalMinor, paidMinor }: InvoiceDocument) => totalMinor - paidMinor

export function settlementOf(document: InvoiceDocument, noTaxText: string): Xml {
  const { currency, corrects, orderNumber, paymentText, taxes } = document
  const isTransfer = isPaidByTransfer(document)
  return ramGroup(
    'ApplicableHeaderTradeSettlement',
    isTransfer && ramText('PaymentReference', orderNumber),
    ramText('InvoiceCurrencyCode', currency),
    paymentMeansOf(document),
    ...taxes.map((tax) => taxOf(tax, document, noTaxText)),
    ramGroup('SpecifiedTradePaymentTerms', ramText('Description', paymentText)),
    totalsOf(document),
    corrects &&
      ramGroup(
        'InvoiceReferencedDocument',
        ramText('IssuerAssignedID', corrects.number),
        ramGroup('FormattedIssueDateTime', dateIn('qdt', corrects.issuedOn)),
      ),
  )
}

const isPaidByTransfer = (document: InvoiceDocument) =>
  document.kind === 'invoice' && document.seller.bank !== null && dueOf(document) > 0

/** Names a transfer to the seller's account if money is due, else how it was paid in words (UNTDID 4461). */
function paymentMeansOf(document: InvoiceDocument): Xml {
  const { seller, currency, paymentText } = document
  const bank = isPaidByTransfer(document) ? seller.bank : null
  const transferCode = currency === 'EUR' ? '58' : '30'
  return ramGroup(
    'SpecifiedTradeSettlementPaymentMeans',
    ramText('TypeCode', bank ? transferCode : 'ZZZ'),
    ramText('Information', paymentText),
    bank &&
      ramGroup(
        'PayeePartyCreditorFinancialAccount',
        ramText('IBANID', bank.iban.replace(/\s/g, '')),
        ramText('AccountName', bank.holder),
      ),
    bank?.bic && ramGroup('PayeeSpecifiedCreditorFinancialInstitution', ramText('BICID', bank.bic)),
  )
}

function taxOf(tax: InvoiceTax, document: InvoiceDocument, noTaxText: string): Xml {
  const code = taxCodeOf(tax.basisPoints, document)
  const needsReason = code !== 'S' && code !== 'Z'
  return ramGroup(
    'ApplicableTradeTax',
    ramAmount('CalculatedAmount', tax.taxMinor, document),
    ramText('TypeCode', 'VAT'),
    needsReason && ramText('ExemptionReason', document.statements.join(' ') || noTaxText),
    ramAmount('BasisAmount', tax.netMinor, document),
    ...rateParts(tax.basisPoints, code),
  )
}

function totalsOf(document: InvoiceDocument): Xml {
  const { taxes, totalMinor, currency } = document
  const net = taxes.reduce((sum, { netMinor }) => sum + netMinor, 0)
  const tax = taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0)
  const due = dueOf(document)
  return ramGroup(
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    ramAmount('LineTotalAmount', net, document),
    ramAmount('TaxBasisTotalAmount', net, document),
    element('ram:TaxTotalAmount', { currencyID: currency }, decimal(tax, currency)),
    ramAmount('GrandTotalAmount', totalMinor, document),
    due !== totalMinor && ramAmount('TotalPrepaidAmount', totalMinor - due, document),
    ramAmount('DuePayableAmount', due, document),
  )
}
