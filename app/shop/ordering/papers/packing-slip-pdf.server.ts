import { formatCount } from '#app/i18n/format/format-count.ts'
import { getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import {
  drawAddressAndFacts,
  drawMissingNote,
  drawPaperTitle,
  drawParagraph,
  drawSender,
} from './paper-parts.server.ts'
import { drawTable, smallText, type Cell } from './paper-table.server.ts'
import { Paper } from './paper.server.ts'

export type SlipLine = { name: string; detail: string | null; code: string; quantity: number }

/** Holds what stands on a packing slip, in the language of the order. It has no prices. */
export type PackingSlip = {
  number: string
  language: Language
  /** `YYYY-MM-DD` */
  orderedOn: string
  sender: { name: string; lines: string[] }
  /** The address of delivery, or that of the place where the order is collected. */
  address: { heading: string; lines: string[] }
  facts: [string, string][]
  lines: SlipLine[]
  /** The order has e-books too, which are not in the parcel. */
  hasFiles: boolean
}

export async function packingSlipPdf(slip: PackingSlip): Promise<Buffer> {
  const { number, language, sender } = slip
  const t = getFixedT(language)
  const title = t('paper.slipOf', { number })
  const paper = await Paper.open({
    ...{ title, language, author: sender.name, madeOn: slip.orderedOn },
    content: JSON.stringify(slip),
  })
  drawSender(paper, sender.name, sender.lines)
  drawAddressAndFacts(paper, slip.address, slip.facts)
  drawPaperTitle(paper, t('paper.slip'))
  drawContents(paper, slip, t)
  return paper.close((at, count) => `${title} · ${t('paper.page', { number: at, count })}`)
}

function drawContents(paper: Paper, { lines, hasFiles, language }: PackingSlip, t: Translate) {
  const columns = [
    { head: t('paper.quantity'), align: 'right' as const },
    { head: t('paper.item'), fills: true as const },
    { head: t('paper.code') },
  ]
  const rows = lines.map(({ quantity, name, detail, code }): Cell[] => [
    [{ text: formatCount(quantity, language), style: { font: 'bold', size: 10 } }],
    [{ text: name }, ...(detail ? [smallText(detail)] : [])],
    code,
  ])
  paper.y += 8
  drawTable(paper, columns, rows)
  paper.y += 8
  if (hasFiles) drawParagraph(paper, t('paper.files'))
  drawMissingNote(paper, t)
}
