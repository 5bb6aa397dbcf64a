import type { Translate } from '#app/i18n/i18n.server.ts'
import { isVatNumber } from '#app/shop/operations/seller/vat-number.ts'
import { isCountry } from '#app/i18n/markets.ts'
import { formatAddress } from '#app/shop/customers/addresses/address.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import {
  drawAddressAndFacts,
  drawParagraph,
  drawSender,
  drawPaperTitle,
} from '#app/shop/ordering/papers/paper-parts.server.ts'
import type { Paper } from '#app/shop/ordering/papers/paper.server.ts'
import type { PlaceOfSupply } from './indian-states.ts'
import type { InvoiceBuyer, InvoiceDocument, InvoiceSeller } from './invoice-document.schema.ts'
import { invoiceDayText, type InvoiceText } from './invoice-text.server.ts'

/** Draws who sells, who buys, what the document is and of which days. */
export function drawInvoiceHead(paper: Paper, document: InvoiceDocument, text: InvoiceText) {
  const { t, language, isCredit, title } = text
  drawSender(paper, document.seller.name, sellerLines(document.seller, text))
  const heading = t(isCredit ? 'paper.credited' : 'paper.buyer')
  const lines = buyerLines(document.buyer, text)
  drawAddressAndFacts(paper, { heading, lines }, factsOf(document, text))
  drawPaperTitle(paper, title)
  const { corrects, supplyText } = document
  if (supplyText) drawParagraph(paper, supplyText)
  if (!corrects) return
  const date = invoiceDayText(corrects.issuedOn, language)
  drawParagraph(paper, t('paper.corrects', { number: corrects.number, date }))
}

function sellerLines(seller: InvoiceSeller, { t }: InvoiceText): string[] {
  const { email, telephone, vatId, taxNumber, register, managingDirector: name } = seller
  return [
    ...seller.addressLines,
    t('paper.email', { email }),
    telephone && t('paper.telephone', { telephone }),
    vatId && taxIdText(vatId, seller, t),
    taxNumber && t('paper.taxNumber', { taxNumber }),
    register,
    name && t('paper.director', { name }),
  ].filter((line) => typeof line === 'string')
}

/** A seller without a VAT number may have set another number in its place. */
function taxIdText(vatId: string, { country }: InvoiceSeller, t: Translate): string {
  if (country === 'IN') return t('paper.gstin', { vatId })
  return isVatNumber(vatId)
    ? t('paper.vatId', { vatId })
    : t('paper.taxNumber', { taxNumber: vatId })
}

function buyerLines({ country, ...buyer }: InvoiceBuyer, { language }: InvoiceText): string[] {
  const name = formatCountry(country, language)
  if (isCountry(country)) return formatAddress({ ...buyer, country }, name)
  const { addressLine1, addressLine2, postcode, city, region } = buyer
  const lines = [buyer.name, addressLine1, addressLine2, `${postcode} ${city}`, region, name]
  return lines.filter((line) => line !== null)
}

function factsOf(document: InvoiceDocument, { t, language, isCredit }: InvoiceText) {
  const { number, issuedOn, orderNumber, orderedOn, suppliedOn, placeOfSupply } = document
  const facts: [string, string | null][] = [
    [t(isCredit ? 'paper.creditNoteNumber' : 'paper.invoiceNumber'), number],
    [t('paper.issuedOn'), invoiceDayText(issuedOn, language)],
    [t('paper.order'), orderNumber],
    [t('paper.orderedOn'), invoiceDayText(orderedOn, language)],
    [t('paper.suppliedOn'), suppliedOn && invoiceDayText(suppliedOn, language)],
    [t('paper.placeOfSupply'), placeOfSupply && nameOf(placeOfSupply)],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

/** Indian law demands the state with its code. */
const nameOf = ({ code, name }: PlaceOfSupply) => (code === null ? name : `${name} (${code})`)
