import type { Translate } from '#app/i18n/i18n.server.ts'
import type { PaperLogo } from '#app/shop/content/previews/paper-logo.server.ts'
import { accent, contentWidth, ink, page, soft, type Paper } from './paper.server.ts'
import type { TextStyle } from './typeset.server.ts'

const name: TextStyle = { font: 'title', size: 21 }
const heading: TextStyle = { font: 'bold', size: 16 }
const label: TextStyle = { font: 'bold', size: 8 }
const body: TextStyle = { font: 'regular', size: 10 }
const small: TextStyle = { font: 'regular', size: 8.5 }
/** A longer text is no line of an address, and would push the rest off the page. */
const mostLines = 5
/** The texts to the right of the addresses begin here. */
const rightColumn = { left: page.left + 285, width: contentWidth - 285 }

/** Draws the logo or the name of the shop and, at its right, what there is to know of the seller. */
export function drawSender(paper: Paper, shop: string, lines: string[]) {
  const left = paper.logo ? drawLogo(paper, paper.logo) : drawShopName(paper, shop)
  let y = paper.y + 4
  const named = paper.logo ? [{ line: shop, style: label, color: ink }] : []
  for (const { line, style, color } of [...named, ...lines.map(senderLine)]) {
    const text = paper.set(line, style, rightColumn.width, mostLines)
    const at = { x: rightColumn.left, y, width: rightColumn.width, color }
    paper.element(paper.root, 'P', [{ set: text, ...at }])
    y += text.height
  }
  paper.y = Math.max(left, y) + 30
}

const senderLine = (line: string) => ({ line, style: small, color: soft })

function drawLogo(paper: Paper, logo: PaperLogo): number {
  paper.figure(logo, page.left, paper.y)
  return paper.y + logo.height
}

function drawShopName(paper: Paper, shop: string): number {
  const set = paper.set(shop, name, 270, mostLines)
  paper.element(paper.root, 'P', [{ set, x: page.left, y: paper.y, width: 270, color: accent }])
  return paper.y + set.height
}

/** Draws an address at the left, and at its right facts with their names. */
export function drawAddressAndFacts(
  paper: Paper,
  address: { heading: string; lines: string[] },
  facts: [string, string][],
) {
  const top = paper.y
  let y = top
  const texts = [
    { text: address.heading, style: label, color: accent },
    ...address.lines.map((text) => ({ text, style: body, color: undefined })),
  ]
  for (const { text, style, color } of texts) {
    const set = paper.set(text, style, 265, mostLines)
    paper.element(paper.root, 'P', [{ set, x: page.left, y, width: 265, color }])
    y += set.height + (style === label ? 2 : 0)
  }
  paper.y = Math.max(y, drawFacts(paper, facts, top)) + 28
}

function drawFacts(paper: Paper, facts: [string, string][], top: number): number {
  const { left, width } = rightColumn
  const names = facts.map(([text]) => paper.set(text, small, 110))
  const values = facts.map(([, text]) => paper.set(text, small, width - 110, mostLines))
  return facts.reduce((y, _, n) => {
    const [fact, value] = [names[n]!, values[n]!]
    paper.element(paper.root, 'P', [
      { set: fact, x: left, y, width: 110, color: soft },
      { set: value, x: left + 110, y, width: width - 110 },
    ])
    return y + Math.max(fact.height, value.height) + 1.5
  }, top)
}

export function drawPaperTitle(paper: Paper, title: string) {
  const set = paper.set(title, heading)
  paper.element(paper.root, 'H1', [{ set, x: page.left, y: paper.y, width: contentWidth }])
  paper.y += set.height + 6
}

export function drawHeading(paper: Paper, text: string) {
  const set = paper.set(text, { font: 'bold', size: 10 })
  // A heading stays with the first line of what it is about.
  paper.need(set.height + 30)
  paper.element(paper.root, 'H2', [
    { set, x: page.left, y: paper.y, width: contentWidth, color: accent },
  ])
  paper.y += set.height + 3
}

export function drawParagraph(
  paper: Paper,
  text: string,
  style: TextStyle = small,
  color?: string,
) {
  const set = paper.set(text, style, 420)
  paper.need(set.height)
  paper.element(paper.root, 'P', [{ set, x: page.left, y: paper.y, width: 420, color }])
  paper.y += set.height + 2
}

/** Says below the content that the fonts lack characters of it, if they do. */
export function drawMissingNote(paper: Paper, t: Translate) {
  if (!paper.lacksCharacters) return
  paper.y += 8
  drawParagraph(paper, t('paper.missing'))
}
