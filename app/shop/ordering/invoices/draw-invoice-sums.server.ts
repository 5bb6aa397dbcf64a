import {
  drawHeading,
  drawMissingNote,
  drawParagraph,
} from '#app/shop/ordering/papers/paper-parts.server.ts'
import { drawTable, type Cell } from '#app/shop/ordering/papers/paper-table.server.ts'
import { page, type Paper } from '#app/shop/ordering/papers/paper.server.ts'
import type { TextStyle } from '#app/shop/ordering/papers/typeset.server.ts'
import type { InvoiceDocument, InvoiceLine } from './invoice-document.schema.ts'
import { hasTax, isTaxed, taxRows, type InvoiceTaxRow } from './invoice-taxes.server.ts'
import { rateText, taxName, type InvoiceText } from './invoice-text.server.ts'

const tableWidth = 296
const tableLeft = page.width - page.right - tableWidth

/** Draws the sums by rate, the total, what the law and the shopkeeper say and how it is paid. */
export function drawInvoiceSums(paper: Paper, document: InvoiceDocument, text: InvoiceText) {
  paper.y += 14
  if (isTaxed(document)) drawTaxes(paper, document, text)
  else drawParagraph(paper, text.t('paper.noTax'))
  drawTotals(paper, document, text)
  const { statements, note, lines } = document
  const isDeliveryMoved = text.isCredit && lines.some(isRaisedDelivery)
  for (const words of [isDeliveryMoved && text.t('paper.deliveryMoved'), ...statements, note]) {
    if (!words) continue
    paper.y += 10
    drawParagraph(paper, words, { font: 'regular', size: 9 })
  }
  drawPayment(paper, document, text)
}

/** The delivery is taxed by the goods that remain, so that a credit note may add to that of one rate what it takes off another. */
const isRaisedDelivery = ({ sku, grossMinor }: InvoiceLine) => sku === 'delivery' && grossMinor < 0

function drawTaxes(paper: Paper, document: InvoiceDocument, text: InvoiceText) {
  const { t, money } = text
  const name = taxName(document, text)
  const right = 'right' as const
  const columns = [
    { head: name, fills: true as const },
    ...[t('paper.net'), name, t(hasTax(document) ? 'paper.gross' : 'paper.sum')].map((head) => ({
      head,
      align: right,
      least: 58,
    })),
  ]
  const rows = taxRows(document).map((row): Cell[] => [
    partTexts(row, (part) =>
      [part.name, rateText(part.basisPoints, text)].filter(Boolean).join(' '),
    ),
    money(row.netMinor),
    partTexts(row, (part) => money(part.taxMinor)),
    money(row.grossMinor),
  ])
  drawTable(paper, columns, rows, tableWidth)
}

const partTexts = (
  { parts }: InvoiceTaxRow,
  textOf: (part: InvoiceTaxRow['parts'][number]) => string,
) => parts.map((part) => ({ text: textOf(part) }))

function drawTotals(paper: Paper, document: InvoiceDocument, { t, money, isCredit }: InvoiceText) {
  const { totalMinor, paidMinor } = document
  const rows: [string, number, TextStyle][] = [
    [t(isCredit ? 'paper.creditTotal' : 'paper.total'), totalMinor, { font: 'bold', size: 11 }],
  ]
  const plain: TextStyle = { font: 'regular', size: 9 }
  if (!isCredit && paidMinor > 0) rows.push([t('paper.paid'), -paidMinor, plain])
  if (!isCredit) rows.push([t('paper.due'), totalMinor - paidMinor, { font: 'bold', size: 9 }])
  paper.y += 6
  paper.need(60)
  for (const [label, minor, style] of rows) {
    const at = { y: paper.y, x: tableLeft }
    const sum = paper.set(money(minor), style, 110)
    const name = paper.set(label, style, tableWidth - 120)
    paper.element(paper.root, 'P', [
      { set: name, ...at, width: tableWidth - 120 },
      { set: sum, y: at.y, x: tableLeft + tableWidth - 110, width: 110, align: 'right' },
    ])
    paper.y += Math.max(name.height, sum.height) + 3
  }
}

function drawPayment(paper: Paper, document: InvoiceDocument, { t, isCredit }: InvoiceText) {
  const { paymentText, seller, totalMinor, paidMinor, placeOfSupply } = document
  paper.y += 14
  drawHeading(paper, t('paper.payment'))
  const isDue = !isCredit && totalMinor > paidMinor
  const bank = isDue ? seller.bank : null
  const lines = [
    paymentText,
    bank && t('paper.account', { holder: bank.holder }),
    bank &&
      [`IBAN ${groupedIban(bank.iban)}`, bank.bic && `BIC ${bank.bic}`].filter(Boolean).join(' · '),
    placeOfSupply && t('paper.noReverseCharge'),
  ]
  for (const line of lines) if (line) drawParagraph(paper, line, { font: 'regular', size: 9 })
  drawMissingNote(paper, t)
}

const groupedIban = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
