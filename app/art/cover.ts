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

/** By default the book's id and mood decide. `palette` is a number from 0; there are twelve. */
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
 * Returns a front cover as an SVG document of 300 × 450 units. Title, author and press are
 * outlines, or escaped text where a letter has none; any text is accepted, also an empty one.
 */
export function drawCover(book: CoverBook, choice: CoverChoice = {}): string {
  const clean = cleanBook(book)
  const { template, colours, random } = designCover(clean, choice)
  const art = templates[template](clean, colours, random)
  return picture(width, height, coverLabel(clean), art + binding)
}

/**
 * Returns covers in one document, one below the other. Each has a `view` with its name as the
 * fragment; an unknown fragment shows nothing, since another cover would be wrong.
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

/** Returns template and colours of a cover, and the generator for all other choices. */
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

/** Shortens the texts to one line of limited length. */
export function cleanBook(book: CoverBook): CoverBook {
  return {
    ...book,
    title: cleanWords(book.title, 300),
    author: cleanWords(book.author, 80),
    press: book.press && cleanWords(book.press, 80),
    shop: book.shop && cleanWords(book.shop, 80),
  }
}

/** Returns the escaped label of the picture. */
export function coverLabel(book: CoverBook): string {
  return escapeXml([book.title, book.author].filter(Boolean).join(' — '))
}

/** A shadow at the spine and a light edge make the flat picture look bound. */
const binding =
  rect(0, 0, 9, height, '#000', 0.16) +
  rect(9, 0, 3, height, '#fff', 0.14) +
  rect(12, 0, 5, height, '#000', 0.07) +
  rect(298, 0, 2, height, '#000', 0.12)
