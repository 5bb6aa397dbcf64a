// What all cover templates share: the book they are given, and how its title, author and press are set.
import type { Chance } from './chance.ts'
import { fitText, type Box } from './fit-text.ts'
import { drawBlock, drawLine, measure, type LineStyle } from './lettering.ts'
import type { Palette } from './palettes.ts'

/** The size of a cover in user units. */
export const width = 300
export const height = 450
export const centre = width / 2

/** The words of one book. Any text will do; the same id gives the same cover. */
export interface CoverBook {
  id: string
  title: string
  author: string
  press?: string | undefined
  /** 'sea', 'nature', 'night', 'city' or 'plain' lean the choice of template; other words do nothing. */
  mood?: string | undefined
}

/** Draws all of a cover but its binding. */
export type DrawTemplate = (book: CoverBook, colours: Palette, random: Chance) => string

interface TitlePlace extends Box {
  y: number
  fill: string
  leading?: number
}

/** The title in the middle of the cover's width, its block around y. */
export function drawTitle(title: string, place: TitlePlace): string {
  const { rows, size } = fitText(title, place)
  const { y, fill, face = 'roman', leading = 1.05 } = place
  return drawBlock(rows, { x: centre, y, size, fill, face, leading, align: 'middle' })
}

/** The title set left; its first baseline is y and `drop` times the size that the title gets. */
export function drawLeftTitle(
  title: string,
  place: TitlePlace & { x: number; drop: number },
): string {
  const { rows, size } = fitText(title, place)
  const { x, y, drop, fill, face = 'roman', leading = 1 } = place
  return drawBlock(rows, { x, y: y + drop * size, size, fill, face, leading, anchor: 'start' })
}

/** A place for one line of words: no larger than `max`, no wider than `room`. */
interface LinePlace extends Omit<LineStyle, 'size'> {
  max?: number
  room?: number
}

/** The author in spaced capitals, in the middle if nothing else is said. */
export function drawAuthor(author: string, place: LinePlace): string {
  const { max = 15, room = 236, ...style } = place
  const words = capitals(author)
  const size = Math.min(max, (room / measure(words, 'sans', 100, 0.09)) * 100)
  return drawLine(words, { face: 'sans', track: 0.09, anchor: 'middle', ...style, size })
}

/** The author, or the press, in italics, set left if nothing else is said. */
export function drawByline(words: string, place: LinePlace): string {
  const { max = 20, room = 240, ...style } = place
  const size = Math.min(max, (room / measure(words, 'italic', 100)) * 100)
  return drawLine(words, { ...style, face: 'italic', size })
}

export function capitals(text: string): string {
  return text.toLocaleUpperCase('en')
}
