// Book covers as small presses print them, drawn from the words of a book: the same for the same book every time.
import { chance, type Chance } from './chance.ts'
import { arches } from './cover-arches.ts'
import { grid, label, scallops } from './cover-patterns.ts'
import { poster, suitsPoster } from './cover-poster.ts'
import { botanical, disc, horizon } from './cover-scenes.ts'
import { coverFrame, initial } from './cover-type.ts'
import { height, width, type CoverBook, type DrawTemplate } from './cover-words.ts'
import { paletteAt, palettes, type Palette } from './palettes.ts'
import { picture, rect } from './shapes.ts'
import { cleanWords, escapeXml } from './xml.ts'

export type { CoverBook }

export const coverTemplates = [
  'label',
  'horizon',
  'grid',
  'frame',
  'initial',
  'poster',
  'botanical',
  'arches',
  'disc',
  'scallops',
] as const
export type CoverTemplate = (typeof coverTemplates)[number]

/** Nothing chosen: the book's id, and its mood, decide. `palette` is a number from 0; there are twelve. */
export interface CoverChoice {
  template?: CoverTemplate | undefined
  palette?: number | undefined
}

const templates: Record<CoverTemplate, DrawTemplate> = {
  label,
  horizon,
  grid,
  frame: coverFrame,
  initial,
  poster,
  botanical,
  arches,
  disc,
  scallops,
}

const moods = new Map<string, readonly CoverTemplate[]>([
  ['sea', ['horizon', 'scallops', 'disc']],
  ['nature', ['botanical', 'label', 'botanical']],
  ['night', ['horizon', 'disc', 'initial']],
  ['city', ['grid', 'arches', 'poster']],
  ['plain', ['label', 'frame', 'initial']],
])

/**
 * A front cover as an SVG document of 300 × 450 units. Title, author and press are set as
 * outlines, or escaped where a letter has none; any text will do, also none.
 */
export function drawCover(book: CoverBook, choice: CoverChoice = {}): string {
  const clean = cleanBook(book)
  const { template, colours, random } = designCover(clean, choice)
  const art = templates[template](clean, colours, random)
  return picture(width, height, coverLabel(clean), art + binding)
}

/**
 * Covers in one document, one under the other: each is shown by its name as the fragment of the address (SVG, `view`),
 * and nothing by a name that is not there, since another book's cover would be wrong.
 */
export function drawCovers(covers: { name: string; book: CoverBook }[]): string {
  const views = covers.map(
    ({ name }, at) =>
      `<view id="${escapeXml(name)}" viewBox="0 ${at * height} ${width} ${height}"/>`,
  )
  const drawings = covers.map(({ book }, at) =>
    drawCover(book).replace('<svg ', `<svg y="${at * height}" `),
  )
  return picture(width, height, '', views.join('') + drawings.join('')).replace(
    'viewBox="0 0 ',
    `viewBox="0 ${-height} `,
  )
}

/** The template and colours of a cover, and the chance that draws the rest of it. */
export function designCover(
  book: CoverBook,
  choice: CoverChoice = {},
): { template: CoverTemplate; colours: Palette; random: Chance } {
  const random = chance('cover ' + book.id)
  const leaning = moods.get(book.mood ?? '')
  const list = leaning && random.next() < 0.75 ? leaning : coverTemplates
  const drawn = list[random.int(0, list.length - 1)] ?? 'frame'
  const colours = paletteAt(random.int(0, palettes.length - 1))
  const suited = drawn === 'poster' && !suitsPoster(book.title) ? 'frame' : drawn
  return {
    template: choice.template ?? suited,
    colours: choice.palette === undefined ? colours : paletteAt(choice.palette),
    random,
  }
}

/** The book with words that can be drawn: one line each, and not without end. */
export function cleanBook(book: CoverBook): CoverBook {
  return {
    ...book,
    title: cleanWords(book.title, 300),
    author: cleanWords(book.author, 80),
    press: book.press && cleanWords(book.press, 80),
  }
}

/** What a picture of the book is called, escaped. */
export function coverLabel(book: CoverBook): string {
  return escapeXml([book.title, book.author].filter(Boolean).join(' — '))
}

/** The shadow of the hinge at the spine and a light edge: what makes a flat picture look bound. */
const binding =
  rect(0, 0, 9, height, '#000', 0.16) +
  rect(9, 0, 3, height, '#fff', 0.14) +
  rect(12, 0, 5, height, '#000', 0.07) +
  rect(298, 0, 2, height, '#000', 0.12)
