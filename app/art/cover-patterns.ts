import {
  centre,
  drawAuthor,
  drawByline,
  drawLeftTitle,
  drawTitle,
  height,
  width,
  type DrawTemplate,
} from './cover-words.ts'
import { fitText } from './fit-text.ts'
import { drawBlock } from './lettering.ts'
import type { Palette } from './palettes.ts'
import { circle, each, line, path, rect, tiled, times, units } from './shapes.ts'

type Motif = (figure: string, accent: string) => { size: number; art: string }

const corners = (size: number, radius: number, fill: string) =>
  circle(0, 0, radius, fill) +
  circle(size, 0, radius, fill) +
  circle(0, size, radius, fill) +
  circle(size, size, radius, fill)

const dots: Motif = (figure, accent) => ({
  size: 30,
  art: circle(15, 15, 4.5, figure) + corners(30, 2.2, accent),
})

const ripples: Motif = (figure, accent) => ({
  size: 30,
  art: line('M0 22q7.5-14 15 0t15 0', figure, 3) + line('M0 7q7.5-14 15 0t15 0', accent, 1.6),
})

const buds: Motif = (figure, accent) => ({
  size: 30,
  art:
    path('M15 2q9 8 0 20q-9-12 0-20zM0 17q9 8 0 13M30 17q-9 8 0 13', figure) +
    line('M15 22v8', figure, 1.5) +
    circle(15, 27, 1.8, accent),
})

const lozenges: Motif = (figure, accent) => ({
  size: 30,
  art: line('M0 15L15 0l15 15-15 15z', figure, 2.2) + path('M15 10l5 5-5 5-5-5z', accent),
})

const rainbows: Motif = (figure, accent) => ({
  size: 24,
  art: path('M0 24a12 12 0 0 1 24 0h-6a6 6 0 0 0-12 0z', figure) + circle(12, 4, 2, accent),
})

const sparks: Motif = (figure, accent) => ({
  size: 36,
  art:
    path('M18 4c3 8 6 11 14 14-8 3-11 6-14 14-3-8-6-11-14-14 8-3 11-6 14-14z', figure) +
    corners(36, 3, accent),
})

const motifs: readonly [Motif, ...Motif[]] = [dots, ripples, buds, lozenges, rainbows, sparks]

/** Draws patterned paper boards with a pasted label. */
export const label: DrawTemplate = (book, colours, random) => {
  const { cloth, paper, accent, ink } = colours
  const motif = random.pick(motifs)
  const [ground, figure] = random.next() < 0.5 ? [cloth, paper] : [paper, cloth]
  const { size, art } = motif(figure, accent)
  const tile = { width: size, height: size, top: 0, art }
  const title = fitText(book.title, { width: 184, height: 112, max: 40, min: 15, lines: 4 })
  const block = title.rows.length * title.size * 1.05
  return (
    rect(0, 0, width, height, ground) +
    tiled(tile, { top: 0, width, height }) +
    pastedPaper(42, 70, 216, block + 82, colours) +
    drawAuthor(book.author, { x: centre, y: 101, fill: ink, max: 11.5, maxWidth: 180 }) +
    line(`M${centre - 16} 112h32`, accent, 2) +
    drawBlock(title.rows, {
      x: centre,
      y: 124 + block / 2,
      size: title.size,
      fill: ink,
      align: 'middle',
    })
  )
}

function pastedPaper(x: number, y: number, wide: number, high: number, colours: Palette): string {
  const border = `M${x + 6} ${y + 6}h${wide - 12}v${units(high - 12)}h${12 - wide}z`
  return (
    rect(x + 2, y + 3, wide, high, '#000', 0.18) +
    rect(x, y, wide, high, colours.paper) +
    line(border, colours.ink, 1.4)
  )
}

/** Draws overlapping scallops. */
export const scallops: DrawTemplate = (book, { cloth, darkCloth, paper, accent, ink }, random) => {
  const size = random.pick([75, 100, 100])
  const tones =
    random.next() < 0.5 ? [darkCloth, paper, accent, paper] : [paper, cloth, paper, accent]
  const tile = {
    width: size,
    height: size / 2,
    top: 158 % (size / 2),
    art: fans(size, tones),
  }
  const titleBox = { width: 252, height: 96, max: 50, min: 18, lines: 3 }
  return (
    rect(0, 0, width, height, cloth) +
    tiled(tile, { top: 158, width, height }) +
    rect(0, 0, width, 158, paper) +
    rect(0, 152, width, 6, accent) +
    drawTitle(book.title, { ...titleBox, y: 66, fill: ink, leading: 1 }) +
    drawAuthor(book.author, { x: centre, y: 138, fill: ink, max: 12.5 })
  )
}

/** Draws three overlapping rows of fans; each fan has four circles. */
function fans(size: number, tones: readonly string[]): string {
  const radii = [1, 0.76, 0.52, 0.26].map((share) => (size / 2) * share)
  const fan = (x: number, y: number) =>
    each(radii, (radius, index) => circle(x, y, radius, tones[index] ?? 'none'))
  const row = (y: number) => fan(0, y) + fan(size, y)
  return row(0) + fan(size / 2, size / 4) + row(size / 2) + fan(size / 2, size * 0.75)
}

const cell = 60

/** Draws a grid of quarter circles, with lettering without serifs. */
export const grid: DrawTemplate = (book, { cloth, darkCloth, paper, accent, ink }, random) => {
  const tones = [cloth, accent, darkCloth, paper] as const
  const mosaic = times(5, (row) =>
    times(5, (column) => {
      const figure = random.int(0, figures.length - 1)
      const [front, back] = [random.pick(tones), random.pick(tones)]
      const [x, y] = [column * cell, row * cell]
      const ground = back === front ? '' : rect(x, y, cell, cell, back)
      return ground + (figures[figure]?.(x, y, front) ?? '')
    }),
  )
  const titleBox = { width: 256, height: 88, max: 34, min: 17, lines: 3, face: 'sans' } as const
  return (
    rect(0, 0, width, height, paper) +
    mosaic +
    rect(0, 300, width, 150, paper) +
    rect(0, 300, width, 4, ink) +
    drawLeftTitle(book.title, {
      ...titleBox,
      x: 22,
      y: 324,
      drop: 0.55,
      fill: ink,
      leading: 1.08,
    }) +
    drawByline(book.author, { x: 22, y: height - 20, max: 17, maxWidth: 250, fill: ink })
  )
}

/** Each figure fills a cell whose corner is at x, y. */
const figures: ((x: number, y: number, fill: string) => string)[] = [
  (x, y, fill) => path(`M${x} ${y}h${cell}a${cell} ${cell} 0 0 1-${cell} ${cell}z`, fill),
  (x, y, fill) => path(`M${x + cell} ${y}v${cell}a${cell} ${cell} 0 0 1-${cell}-${cell}z`, fill),
  (x, y, fill) =>
    path(`M${x + cell} ${y + cell}h-${cell}a${cell} ${cell} 0 0 1 ${cell}-${cell}z`, fill),
  (x, y, fill) => path(`M${x} ${y + cell}v-${cell}a${cell} ${cell} 0 0 1 ${cell} ${cell}z`, fill),
  (x, y, fill) => circle(x + cell / 2, y + cell / 2, cell / 2, fill),
  (x, y, fill) => path(`M${x} ${y}l${cell} ${cell}h-${cell}z`, fill),
  (x, y, fill) => circle(x + cell / 2, y + cell / 2, cell / 5, fill),
]
