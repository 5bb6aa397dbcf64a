import { formatMoney } from '#app/i18n/format/format-money.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { Paper } from '#app/shop/ordering/papers/paper.server.ts'
import { drawInvoiceHead } from './draw-invoice-head.server.ts'
import { drawInvoiceLines } from './draw-invoice-lines.server.ts'
import { drawInvoiceSums } from './draw-invoice-sums.server.ts'
import { attachFacturX, facturX } from './factur-x.server.ts'
import type { InvoiceDocument } from './invoice-document.schema.ts'
import type { InvoiceText } from './invoice-text.server.ts'

/** Draws an invoice or a credit note as a PDF. The same document gives the same bytes. */
export async function invoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const { language, number, currency } = document
  const t = getFixedT(language)
  const isCredit = document.kind === 'credit-note'
  const title = t(isCredit ? 'paper.creditNote' : 'paper.invoice', { number })
  const paper = await Paper.open({
    ...{ title, language, author: document.seller.name, madeOn: document.issuedOn },
    content: JSON.stringify(document),
  })
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  const text: InvoiceText = { t, language, money, title, isCredit }
  drawInvoiceHead(paper, document, text)
  drawInvoiceLines(paper, document, text)
  drawInvoiceSums(paper, document, text)
  const xml = facturX(document, t)
  if (xml) attachFacturX(paper, xml, document.issuedOn)
  return paper.close((at, count) => `${title} · ${t('paper.page', { number: at, count })}`)
}
