import type { Chance } from './chance.ts'
import { fitText, type Box } from './fit-text.ts'
import { drawBlock, drawLine, measure, type LineStyle } from './lettering.ts'
import type { Palette } from './palettes.ts'

/** The size is in user units. */
export const width = 300
export const height = 450
export const centre = width / 2

/** Any text is accepted; the same id gives the same cover. */
export interface CoverBook {
  id: string
  title: string
  author: string
  press?: string | undefined
  /** The name of the shop replaces that of the press on a title page without one. */
  shop?: string | undefined
  /** The moods 'sea', 'nature', 'night', 'city' and 'plain' affect the choice of template. */
  mood?: string | undefined
}

/** Draws all of a cover but its binding. */
export type DrawTemplate = (book: CoverBook, colours: Palette, random: Chance) => string

interface TitlePlace extends Box {
  y: number
  fill: string
  leading?: number
}

/** Draws the title centred horizontally, with its block around y. */
export function drawTitle(title: string, place: TitlePlace): string {
  const { rows, size } = fitText(title, place)
  const { y, fill, face = 'roman', leading = 1.05 } = place
  return drawBlock(rows, { x: centre, y, size, fill, face, leading, align: 'middle' })
}

/** Draws the title set left. Its first baseline is y plus `drop` times the fitted size. */
export function drawLeftTitle(
  title: string,
  place: TitlePlace & { x: number; drop: number },
): string {
  const { rows, size } = fitText(title, place)
  const { x, y, drop, fill, face = 'roman', leading = 1 } = place
  return drawBlock(rows, { x, y: y + drop * size, size, fill, face, leading, anchor: 'start' })
}

/** The size is at most `max`, the width at most `maxWidth`. */
interface LinePlace extends Omit<LineStyle, 'size'> {
  max?: number
  maxWidth?: number
}

/** Draws the author in spaced capitals, centred by default. */
export function drawAuthor(author: string, place: LinePlace): string {
  const { max = 15, maxWidth = 236, ...style } = place
  const words = capitals(author)
  const size = Math.min(max, (maxWidth / measure(words, 'sans', 100, 0.09)) * 100)
  return drawLine(words, { face: 'sans', track: 0.09, anchor: 'middle', ...style, size })
}

/** Draws the author or press in italics, set left by default. */
export function drawByline(words: string, place: LinePlace): string {
  const { max = 20, maxWidth = 240, ...style } = place
  const size = Math.min(max, (maxWidth / measure(words, 'italic', 100)) * 100)
  return drawLine(words, { ...style, face: 'italic', size })
}

export function capitals(text: string): string {
  return text.toLocaleUpperCase('en')
}
