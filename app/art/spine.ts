import { chance } from './chance.ts'
import { cleanBook, coverLabel, designCover, type CoverBook, type CoverChoice } from './cover.ts'
import { capitals } from './cover-words.ts'
import { fitText } from './fit-text.ts'
import { drawLine, measure, type Face } from './lettering.ts'
import { circle, each, picture, rect } from './shapes.ts'

interface Spine {
  width: number
  height: number
  accent: string
  ink: string
}

/** Returns the size in units, so that a shelf has its layout before the pictures load. */
export function spineSize(book: Pick<CoverBook, 'id'>): { width: number; height: number } {
  const random = chance('spine ' + book.id)
  return {
    width: random.pick([46, 50, 54, 60, 66]),
    // The shelf in home.css is as high as the highest.
    height: random.pick([268, 284, 296, 304, 316]),
  }
}

/** Returns a spine as an SVG document of `spineSize(book)`, with the texts upwards. */
export function drawSpine(book: CoverBook, choice: CoverChoice = {}): string {
  const clean = cleanBook(book)
  const { width, height } = spineSize(book)
  const { cloth, darkCloth, paper, accent, ink, onCloth } = designCover(clean, choice).colours
  const random = chance('spine art ' + book.id)
  const light = random.next() < 0.28
  const ground = light ? paper : random.next() < 0.3 ? darkCloth : cloth
  const front = ground === cloth ? onCloth : light ? ink : paper
  const spine = { width, height, accent, ink: front }
  const bands = random.pick([doubleRules, head, twinRules, moon])(spine)
  const face = random.next() < 0.45 ? 'sans' : random.next() < 0.5 ? 'italic' : 'roman'
  const art =
    rect(0, 0, width, height, ground) +
    bands +
    drawSpineTitle(clean.title, face, spine) +
    drawLastName(clean.author, spine) +
    drawRounding(spine)
  return picture(width, height, coverLabel(clean), art)
}

const doubleRules = ({ width, height, accent, ink }: Spine) =>
  rect(0, 18, width, 5, accent) +
  rect(0, 27, width, 1.5, ink) +
  rect(0, height - 50, width, 5, accent) +
  rect(0, height - 56, width, 1.5, ink)

const head = ({ width, height, accent, ink }: Spine) =>
  rect(0, 0, width, 34, accent) + rect(0, height - 40, width, 2, ink)

const twinRules = ({ width, height, ink }: Spine) =>
  each(
    [22, height - 58],
    (y) => rect(0, y, width, 3, ink, 0.7) + rect(0, y + 6, width, 3, ink, 0.7),
  )

const moon = ({ width, height, accent }: Spine) =>
  circle(width / 2, 24, width * 0.2, accent) + rect(0, height - 46, width, 3, accent)

/** Draws the title in one line, or in two smaller ones if it would be small or cut. */
function drawSpineTitle(title: string, face: Face, { width, height, ink }: Spine): string {
  const text = face === 'sans' ? capitals(title) : title
  const track = face === 'sans' ? 0.05 : 0
  const box = { width: height - 116, face, track }
  const one = fitText(text, { ...box, max: width * 0.5, min: 13, lines: 1 })
  const tight = one.size < 17 || one.rows.some((row) => row.endsWith('…'))
  const { rows, size } = tight
    ? fitText(text, { ...box, max: width * 0.33, min: 10, lines: 2 })
    : one
  return each(rows, (row, index) => {
    const x = width / 2 + size * 0.31 + (index - (rows.length - 1) / 2) * size * 1.08
    const y = 52 + box.width / 2
    return drawLine(row, { x, y, size, face, fill: ink, anchor: 'middle', track, rotate: -90 })
  })
}

function drawLastName(author: string, { width, height, ink }: Spine): string {
  const name = capitals(author.split(' ').at(-1) ?? '')
  const size = Math.min(10.5, ((width - 8) / measure(name, 'sans', 100, 0.04)) * 100)
  const style = { size, face: 'sans', track: 0.04, fill: ink, anchor: 'middle' } as const
  return drawLine(name, { ...style, x: width / 2, y: height - 18 })
}

/** Draws shadows and light across the spine, so that it looks round. */
function drawRounding({ width, height }: Spine): string {
  return (
    rect(0, 0, width * 0.14, height, '#000', 0.14) +
    rect(width * 0.26, 0, width * 0.2, height, '#fff', 0.1) +
    rect(width * 0.88, 0, width * 0.12, height, '#000', 0.2)
  )
}
