import { contrastRatio } from './contrast.ts'
import {
  capitals,
  centre,
  drawAuthor,
  drawByline,
  drawLeftTitle,
  drawTitle,
  height,
  width,
  type DrawTemplate,
} from './cover-words.ts'
import { drawLine } from './lettering.ts'
import type { Palette } from './palettes.ts'
import { circle, each, group, line, path, placedPath, rect, ring, times } from './shapes.ts'

/** Draws a title page in a double frame with flowers in its corners and an ornament. */
export const coverFrame: DrawTemplate = (book, { cloth, paper, accent, ink, onCloth }, random) => {
  const dark = random.next() < 0.55
  const [ground, front] = dark ? [cloth, onCloth] : [paper, ink]
  const spark = dark && contrastRatio(accent, cloth) < 1.6 ? onCloth : accent
  const colours = { ground, front, spark }
  const titleBox = { width: 222, height: 138, max: 54, min: 18, lines: 4 }
  const cornerFlowers = each(
    [
      [45, 45],
      [255, 45],
      [45, 405],
      [255, 405],
    ],
    ([x, y]) => flower(x, y, 9, colours),
  )
  return (
    rect(0, 0, width, height, ground) +
    line('M16 16h268v418H16z', front, 3.5) +
    line('M23 23h254v404H23z', front, 1) +
    cornerFlowers +
    drawAuthor(book.author, { x: centre, y: 98, fill: front, max: 13.5, maxWidth: 200 }) +
    line('M110 113h80', spark, 2) +
    drawTitle(book.title, { ...titleBox, y: 192, fill: front }) +
    random.pick([rosette, posy, openBook])(colours) +
    drawByline(book.press || book.shop || '', {
      x: centre,
      y: 412,
      fill: front,
      max: 14,
      anchor: 'middle',
    })
  )
}

interface FrameColours {
  ground: string
  front: string
  spark: string
}

/** Draws eight petals around x, y in alternating colours. */
function flower(x: number, y: number, radius: number, { front, spark }: FrameColours): string {
  const petal = `M0-4q${radius * 0.45}-${radius * 0.7} 0-${radius * 1.45}q${-radius * 0.45} ${radius * 0.75} 0 ${radius * 1.45}`
  const petals = times(8, (index) =>
    placedPath(`translate(${x} ${y})rotate(${index * 45})`, petal, index % 2 ? front : spark),
  )
  return petals + circle(x, y, radius * 0.24, spark)
}

const rosette = (colours: FrameColours) => flower(150, 322, 25, colours)

const posy = ({ ground, spark }: FrameColours) =>
  group(
    'translate(150 322)rotate(-28)',
    path('M0 30C-40 14-40-22-16-26c10-2 15 6 16 14 1-8 6-16 16-14C40-22 40 14 0 30z', spark) +
      line('M0 30C-6 8-2-4 10-12M-4 12q-9-3-14-12M2 14q9-2 16-11', ground, 1.8) +
      line('M0 29c6 12 22 14 28 4 3-6-4-11-8-6', spark, 3),
  )

const openBook = ({ ground, front, spark }: FrameColours) =>
  ring(150, 322, 36, spark, 2.5) +
  ring(150, 322, 31, front, 1) +
  path('M150 312c-8-6-18-7-24-4v24c6-3 16-2 24 4 8-6 18-7 24-4v-24c-6-3-16-2-24 4z', front) +
  line('M150 312v24', ground, 2)

export const initial: DrawTemplate = (book, colours, random) => {
  const light = random.next() < 0.35
  const { ground, mark, front } = light ? lightBoards(colours) : darkBoards(colours)
  const face = random.next() < 0.5 ? 'italic' : 'roman'
  const edge = random.int(0, 1)
    ? rect(0, 0, 14, height, colours.accent)
    : rect(0, height - 14, width, 14, colours.accent)
  const letter = { x: centre + 10, y: 372, size: 500, fill: mark, opacity: light ? 0.28 : 1 }
  const titleBox = { width: 246, height: 140, max: 46, min: 18, lines: 4 }
  return (
    rect(0, 0, width, height, ground) +
    drawLine(initialOf(book.title || book.author), { ...letter, face, anchor: 'middle' }) +
    edge +
    drawLeftTitle(book.title, { ...titleBox, x: 32, y: 70, drop: 0, fill: front }) +
    drawByline(book.author, { x: 32, y: height - 38, fill: front }) +
    line(`M32 ${height - 68}h44`, colours.accent, 4)
  )
}

const lightBoards = ({ cloth, paper, ink }: Palette) => ({ ground: paper, mark: cloth, front: ink })

const darkBoards = ({ cloth, darkCloth, paper, onCloth }: Palette) =>
  onCloth === paper
    ? { ground: cloth, mark: darkCloth, front: paper }
    : { ground: darkCloth, mark: cloth, front: paper }

/** Returns the first letter of a title after its article; `''` for an empty title. */
function initialOf(title: string): string {
  const [first = ''] = title.replace(/^(The|A|An|Le|La|Les|Der|Die|Das)\s+/i, '')
  return capitals(first)
}
