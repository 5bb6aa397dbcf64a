import { formatCount } from '#app/i18n/format/format-count.ts'
import { drawParagraph } from '#app/shop/ordering/papers/paper-parts.server.ts'
import { drawTable, smallText, type Cell } from '#app/shop/ordering/papers/paper-table.server.ts'
import { soft, type Paper } from '#app/shop/ordering/papers/paper.server.ts'
import type { InvoiceDocument, InvoiceLine } from './invoice-document.schema.ts'
import { hasTax, isTaxed } from './invoice-taxes.server.ts'
import { rateText, taxName, type InvoiceText } from './invoice-text.server.ts'

/** These lines are no products: an amount to subtract is their price and no discount. */
const isAmount = ({ sku }: InvoiceLine) => sku === '' || sku === 'delivery'

/** Draws the table of the lines, and below it what its prices and sums hold. */
export function drawInvoiceLines(paper: Paper, document: InvoiceDocument, text: InvoiceText) {
  const { t } = text
  const right = 'right' as const
  const taxed = isTaxed(document)
  const columns = [
    { head: t('paper.position') },
    { head: t('paper.item'), fills: true as const },
    { head: t('paper.quantity'), align: right },
    { head: t(hasTax(document) ? 'paper.unitTaxed' : 'paper.unit'), align: right },
    ...(taxed
      ? [
          { head: taxName(document, text), align: right },
          { head: t('paper.net'), align: right },
        ]
      : []),
    { head: t(hasTax(document) ? 'paper.sumTaxed' : 'paper.sum'), align: right },
  ]
  paper.y += 8
  drawTable(
    paper,
    columns,
    document.lines.map((line) => cellsOf(line, taxed, text)),
  )
  paper.y += 5
  const hasDiscount = document.lines.some(isReduced)
  const notes = [hasTax(document) && t('paper.unitsTaxed'), hasDiscount && t('paper.discounted')]
  const note = notes.filter(Boolean).join(' ')
  if (note) drawParagraph(paper, note, undefined, soft)
}

function cellsOf(line: InvoiceLine, taxed: boolean, text: InvoiceText): Cell[] {
  const { money, language } = text
  return [
    String(line.position),
    [{ text: line.name }, ...smallLines(line, text).map(smallText)],
    formatCount(line.quantity, language),
    money(isAmount(line) ? line.grossMinor : line.unitMinor),
    ...(taxed ? [rateText(line.taxBasisPoints, text), money(line.grossMinor - line.taxMinor)] : []),
    money(line.grossMinor),
  ]
}

const isReduced = (line: InvoiceLine) => line.discountMinor > 0 && !isAmount(line)

function smallLines(line: InvoiceLine, { t, money }: InvoiceText): string[] {
  const { code, hsnCode, discountMinor } = line
  const codes = [code, hsnCode && t('paper.hsn', { code: hsnCode })]
  return [
    line.detail,
    codes.filter(Boolean).join(' · '),
    isReduced(line) && t('paper.discount', { amount: money(-discountMinor) }),
  ].filter((text): text is string => Boolean(text))
}
