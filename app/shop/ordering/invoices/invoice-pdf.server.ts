import { setImmediate as letOthersRun } from 'node:timers/promises'
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
  const text = textOf(document)
  const { t, language, title } = text
  const paper = await Paper.open({
    ...{ title, language, author: document.seller.name, madeOn: document.issuedOn },
    content: JSON.stringify(document),
  })
  draw(paper, document, text)
  const xml = facturX(document, t)
  if (xml) attachFacturX(paper, xml, document.issuedOn)
  return paper.close((at, count) => footOf(text, at, count))
}

/** Draws invoices and credit notes, at least one, into one file to print, each from a page of its own on. */
export async function invoicesPdf(documents: InvoiceDocument[]): Promise<Buffer> {
  const texts = documents.map(textOf)
  const [{ title, language }, last] = [texts[0]!, texts.at(-1)!]
  const paper = await Paper.open({
    title: [...new Set([title, last.title])].join(' – '),
    ...{ language, author: documents[0]!.seller.name },
    madeOn: documents.map(({ issuedOn }) => issuedOn).reduce((a, b) => (a > b ? a : b)),
    content: JSON.stringify(documents),
  })
  for (const [n, document] of documents.entries()) {
    paper.beginPart(document.language)
    draw(paper, document, texts[n]!)
    await letOthersRun()
  }
  return paper.close((at, count, part) => footOf(texts[part]!, at, count))
}

function textOf({ language, number, currency, kind }: InvoiceDocument): InvoiceText {
  const t = getFixedT(language)
  const isCredit = kind === 'credit-note'
  const title = t(isCredit ? 'paper.creditNote' : 'paper.invoice', { number })
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  return { t, language, money, title, isCredit }
}

function draw(paper: Paper, document: InvoiceDocument, text: InvoiceText) {
  drawInvoiceHead(paper, document, text)
  drawInvoiceLines(paper, document, text)
  drawInvoiceSums(paper, document, text)
}

const footOf = ({ title, t }: InvoiceText, at: number, count: number) =>
  `${title} · ${t('paper.page', { number: at, count })}`
