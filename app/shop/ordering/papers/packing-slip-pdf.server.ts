import { setImmediate as letOthersRun } from 'node:timers/promises'
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

/** Draws packing slips, at least one, each from a page of its own on. */
export async function packingSlipsPdf(slips: PackingSlip[]): Promise<Buffer> {
  const [{ language, sender }, last] = [slips[0]!, slips.at(-1)!]
  const paper = await Paper.open({
    title: [...new Set([titleOf(slips[0]!), titleOf(last)])].join(' – '),
    ...{ language, author: sender.name, madeOn: latestDay(slips) },
    content: JSON.stringify(slips),
  })
  for (const slip of slips) {
    drawSlip(paper, slip)
    await letOthersRun()
  }
  return paper.close((at, count, part) => {
    const slip = slips[part]!
    const pages = getFixedT(slip.language)('paper.page', { number: at, count })
    return `${titleOf(slip)} · ${pages}`
  })
}

const titleOf = ({ number, language }: PackingSlip) =>
  getFixedT(language)('paper.slipOf', { number })

const latestDay = (slips: PackingSlip[]) =>
  slips.map(({ orderedOn }) => orderedOn).reduce((a, b) => (a > b ? a : b))

function drawSlip(paper: Paper, slip: PackingSlip) {
  const t = getFixedT(slip.language)
  paper.beginPart(slip.language)
  drawSender(paper, slip.sender.name, slip.sender.lines)
  drawAddressAndFacts(paper, slip.address, slip.facts)
  drawPaperTitle(paper, t('paper.slip'))
  drawContents(paper, slip, t)
}

function drawContents(paper: Paper, { lines, hasFiles, language }: PackingSlip, t: Translate) {
  const hasCodes = lines.some(({ code }) => code !== '')
  const columns = [
    { head: t('paper.quantity'), align: 'right' as const },
    { head: t('paper.item'), fills: true as const },
    ...(hasCodes ? [{ head: t('paper.code') }] : []),
  ]
  const rows = lines.map(({ quantity, name, detail, code }): Cell[] => [
    [{ text: formatCount(quantity, language), style: { font: 'bold', size: 10 } }],
    [{ text: name }, ...(detail ? [smallText(detail)] : [])],
    ...(hasCodes ? [code] : []),
  ])
  paper.y += 8
  drawTable(paper, columns, rows)
  paper.y += 8
  if (hasFiles) drawParagraph(paper, t('paper.files'))
  drawMissingNote(paper, t)
}
