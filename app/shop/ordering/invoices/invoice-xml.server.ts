import { dropForbidden } from '#app/art/xml.ts'
import { digitsOf } from '#app/i18n/currency.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { isCountry, isInEu } from '#app/i18n/markets.ts'
import { element, textElement, xmlDocument, type Xml } from '#app/shop/exchange/feeds/xml.ts'
import { isVatNumber } from '#app/shop/operations/seller/vat-number.ts'
import type {
  InvoiceBuyer,
  InvoiceDocument,
  InvoiceLine,
  InvoiceSeller,
  InvoiceTax,
} from './invoice-document.schema.ts'
import { isTaxed } from './invoice-text.server.ts'

type Part = Xml | false | null | undefined | ''
type TaxCode = 'S' | 'Z' | 'E' | 'G' | 'O'

const standard = 'urn:un:unece:uncefact:data:standard:'
const namespaces = {
  'xmlns:rsm': `${standard}CrossIndustryInvoice:100`,
  'xmlns:ram': `${standard}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${standard}QualifiedDataType:100`,
  'xmlns:udt': `${standard}UnqualifiedDataType:100`,
}

const group = (name: string, ...parts: Part[]) => element(`ram:${name}`, {}, ...parts)
/** The standard allows no empty text. */
const text = (name: string, content: string) =>
  textElement(`ram:${name}`, dropForbidden(content).trim() || '-')
type InCurrency = Pick<InvoiceDocument, 'currency'>
const amount = (name: string, minor: number, { currency }: InCurrency) =>
  textElement(`ram:${name}`, decimal(minor, currency))
const dateIn = (prefix: string, day: string) =>
  element(`${prefix}:DateTimeString`, { format: '102' }, day.replaceAll('-', ''))
const piece = { unitCode: 'C62' }

/** EN 16931 allows no more decimals (BR-DEC-01 and those after it). */
const mostDecimals = 2

/**
 * Writes a document by EN 16931 in the syntax CII; undefined where the standard has no form for it, because the seller
 * charges tax without a number of the tax office, or because the currency has three decimals. The sums are those of the paper: the taxes of the lines add up to those
 * of the rates, so that no total needs rounding.
 * @param noTaxText The reason that the standard asks for where no tax is charged.
 */
export function invoiceXml(document: InvoiceDocument, noTaxText: string): string | undefined {
  if (isTaxed(document) && !taxNumberOf(document.seller)) return undefined
  if (digitsOf(document.currency) > mostDecimals) return undefined
  const root = element(
    'rsm:CrossIndustryInvoice',
    namespaces,
    element(
      'rsm:ExchangedDocumentContext',
      {},
      group('GuidelineSpecifiedDocumentContextParameter', text('ID', 'urn:cen.eu:en16931:2017')),
    ),
    element(
      'rsm:ExchangedDocument',
      {},
      text('ID', document.number),
      text('TypeCode', document.kind === 'invoice' ? '380' : '381'),
      group('IssueDateTime', dateIn('udt', document.issuedOn)),
      document.note && group('IncludedNote', text('Content', document.note)),
      ...document.statements.map((words) => group('IncludedNote', text('Content', words))),
      document.supplyText && group('IncludedNote', text('Content', document.supplyText)),
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

const taxNumberOf = ({ vatId, taxNumber }: InvoiceSeller) => vatId ?? taxNumber

/** Returns the number that a VAT number of Europe is, without blanks. */
function europeanVatId({ vatId }: InvoiceSeller): string | undefined {
  const id = vatId?.replace(/[\s.-]/g, '')
  return isVatNumber(id) ? id : undefined
}

/** Returns the code of a rate (UNTDID 5305): without a rate it is an export, exempt, or of a seller outside the tax. */
function taxCodeOf(basisPoints: number | null, { seller, buyer, taxes }: InvoiceDocument): TaxCode {
  if (basisPoints !== null) return basisPoints > 0 ? 'S' : 'Z'
  if (!taxNumberOf(seller)) return 'O'
  const isAbroad = isInUnion(seller) ? !isInUnion(buyer) : seller.country !== buyer.country
  return europeanVatId(seller) && isAbroad && taxes.length === 1 ? 'G' : 'E'
}

const isInUnion = ({ country }: { country: string }) => isCountry(country) && isInEu(country)

const rateOf = (basisPoints: number | null, code: TaxCode) => [
  text('CategoryCode', code),
  code !== 'O' && text('RateApplicablePercent', ((basisPoints ?? 0) / 100).toFixed(2)),
]

function lineOf(line: InvoiceLine, document: InvoiceDocument): Xml {
  const { position, name, detail, sku, quantity, taxBasisPoints } = line
  const netMinor = line.grossMinor - line.taxMinor
  const code = taxCodeOf(taxBasisPoints, document)
  const discount = netDiscountOf(line)
  const isArticleNumber = /^\d{13}$/.test(sku)
  return group(
    'IncludedSupplyChainTradeLineItem',
    group('AssociatedDocumentLineDocument', text('LineID', String(position))),
    group(
      'SpecifiedTradeProduct',
      isArticleNumber && element('ram:GlobalID', { schemeID: '0160' }, sku),
      sku && text('SellerAssignedID', sku),
      text('Name', name),
      detail && text('Description', detail),
    ),
    group('SpecifiedLineTradeAgreement', priceOf(netMinor + discount, quantity, document)),
    group('SpecifiedLineTradeDelivery', element('ram:BilledQuantity', piece, String(quantity))),
    group(
      'SpecifiedLineTradeSettlement',
      group('ApplicableTradeTax', text('TypeCode', 'VAT'), ...rateOf(taxBasisPoints, code)),
      discount > 0 && allowanceOf(discount, document),
      group(
        'SpecifiedTradeSettlementLineMonetarySummation',
        amount('LineTotalAmount', netMinor, document),
      ),
    ),
  )
}

/** Returns the discount before tax. A price is never negative, so that it is all of an amount to subtract. */
function netDiscountOf(line: InvoiceLine): number {
  const { discountMinor, quantity, unitMinor, grossMinor, taxMinor, taxBasisPoints } = line
  if (discountMinor <= 0) return 0
  const fullMinor = (unitMinor * quantity * 10_000) / (10_000 + (taxBasisPoints ?? 0))
  return Math.max(0, Math.round(fullMinor) - (grossMinor - taxMinor))
}

/** Returns the price of one piece, or of all where it has no whole minor units: then it stays exact. */
function priceOf(minor: number, quantity: number, document: InCurrency): Xml {
  const isWhole = minor % quantity === 0
  return group(
    'NetPriceProductTradePrice',
    amount('ChargeAmount', isWhole ? minor / quantity : minor, document),
    !isWhole && element('ram:BasisQuantity', piece, String(quantity)),
  )
}

/** The code for a discount is of UNTDID 5189. */
const allowanceOf = (minor: number, document: InCurrency) =>
  group(
    'SpecifiedTradeAllowanceCharge',
    group('ChargeIndicator', textElement('udt:Indicator', 'false')),
    amount('ActualAmount', minor, document),
    text('ReasonCode', '95'),
    text('Reason', 'Discount'),
  )

const agreementOf = ({ seller, buyer, orderNumber }: InvoiceDocument) =>
  group(
    'ApplicableHeaderTradeAgreement',
    group('SellerTradeParty', ...sellerParts(seller)),
    group('BuyerTradeParty', text('Name', buyer.name), buyerAddress(buyer)),
    group('BuyerOrderReferencedDocument', text('IssuerAssignedID', orderNumber)),
  )

function sellerParts(seller: InvoiceSeller): Part[] {
  const vatId = europeanVatId(seller)
  const number = vatId ?? taxNumberOf(seller)
  const { register, telephone, email, managingDirector, name } = seller
  return [
    // The standard asks for one number that names the seller.
    !vatId && text('ID', number ?? email),
    text('Name', name),
    register && group('SpecifiedLegalOrganization', text('ID', register)),
    group(
      'DefinedTradeContact',
      text('PersonName', managingDirector ?? name),
      telephone && group('TelephoneUniversalCommunication', text('CompleteNumber', telephone)),
      group('EmailURIUniversalCommunication', text('URIID', email)),
    ),
    sellerAddress(seller),
    number &&
      group(
        'SpecifiedTaxRegistration',
        element('ram:ID', { schemeID: vatId ? 'VA' : 'FC' }, number),
      ),
  ]
}

/** The last line of the seller's address is the country, and the one before may begin with a postcode. */
function sellerAddress({ addressLines, country }: InvoiceSeller): Xml {
  const lines = addressLines.slice(0, -1)
  const [, postcode, city] = /^(\d[\d -]{2,8}\d) ([^\d\s].*)$/.exec(lines.at(-1) ?? '') ?? []
  const [street, more, ...others] = postcode ? lines.slice(0, -1) : lines
  return group(
    'PostalTradeAddress',
    postcode && text('PostcodeCode', postcode),
    street && text('LineOne', street),
    more && text('LineTwo', more),
    others.length > 0 && text('LineThree', others.join(', ')),
    city && text('CityName', city),
    text('CountryID', country),
  )
}

/** A buyer of files alone has no address, but a country. */
const buyerAddress = (buyer: InvoiceBuyer) =>
  group(
    'PostalTradeAddress',
    buyer.postcode && text('PostcodeCode', buyer.postcode),
    buyer.addressLine1 && text('LineOne', buyer.addressLine1),
    buyer.addressLine2 && text('LineTwo', buyer.addressLine2),
    buyer.city && text('CityName', buyer.city),
    text('CountryID', buyer.country),
    buyer.region && text('CountrySubDivisionName', buyer.region),
  )

const deliveryOf = ({ suppliedOn }: InvoiceDocument) =>
  group(
    'ApplicableHeaderTradeDelivery',
    suppliedOn &&
      group(
        'ActualDeliverySupplyChainEvent',
        group('OccurrenceDateTime', dateIn('udt', suppliedOn)),
      ),
  )

const dueOf = ({ totalMinor, paidMinor }: InvoiceDocument) => totalMinor - paidMinor

function settlementOf(document: InvoiceDocument, noTaxText: string): Xml {
  const { currency, corrects, orderNumber, paymentText, taxes } = document
  const isTransfer = isPaidByTransfer(document)
  return group(
    'ApplicableHeaderTradeSettlement',
    isTransfer && text('PaymentReference', orderNumber),
    text('InvoiceCurrencyCode', currency),
    paymentMeansOf(document),
    ...taxes.map((tax) => taxOf(tax, document, noTaxText)),
    group('SpecifiedTradePaymentTerms', text('Description', paymentText)),
    totalsOf(document),
    corrects &&
      group(
        'InvoiceReferencedDocument',
        text('IssuerAssignedID', corrects.number),
        group('FormattedIssueDateTime', dateIn('qdt', corrects.issuedOn)),
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
  return group(
    'SpecifiedTradeSettlementPaymentMeans',
    text('TypeCode', bank ? transferCode : 'ZZZ'),
    text('Information', paymentText),
    bank &&
      group(
        'PayeePartyCreditorFinancialAccount',
        text('IBANID', bank.iban.replace(/\s/g, '')),
        text('AccountName', bank.holder),
      ),
    bank?.bic && group('PayeeSpecifiedCreditorFinancialInstitution', text('BICID', bank.bic)),
  )
}

function taxOf(tax: InvoiceTax, document: InvoiceDocument, noTaxText: string): Xml {
  const code = taxCodeOf(tax.basisPoints, document)
  const needsReason = code !== 'S' && code !== 'Z'
  return group(
    'ApplicableTradeTax',
    amount('CalculatedAmount', tax.taxMinor, document),
    text('TypeCode', 'VAT'),
    needsReason && text('ExemptionReason', document.statements.join(' ') || noTaxText),
    amount('BasisAmount', tax.netMinor, document),
    ...rateOf(tax.basisPoints, code),
  )
}

function totalsOf(document: InvoiceDocument): Xml {
  const { taxes, totalMinor, currency } = document
  const net = taxes.reduce((sum, { netMinor }) => sum + netMinor, 0)
  const tax = taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0)
  const due = dueOf(document)
  return group(
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    amount('LineTotalAmount', net, document),
    amount('TaxBasisTotalAmount', net, document),
    element('ram:TaxTotalAmount', { currencyID: currency }, decimal(tax, currency)),
    amount('GrandTotalAmount', totalMinor, document),
    due !== totalMinor && amount('TotalPrepaidAmount', totalMinor - due, document),
    amount('DuePayableAmount', due, document),
  )
}
