import type { Chance } from './chance.ts'
import {
  centre,
  drawAuthor,
  drawLeftTitle,
  drawTitle,
  height,
  width,
  type DrawTemplate,
} from './cover-words.ts'
import type { Palette } from './palettes.ts'
import { circle, each, line, path, placedPath, rect, times, units } from './shapes.ts'

/** Draws the sun or moon over hills or waves. */
export const horizon: DrawTemplate = (book, colours, random) => {
  const { darkCloth, paper, accent, ink } = colours
  const night = book.mood === 'night' || random.next() < 0.35
  const [sky, front] = night ? [darkCloth, paper] : [paper, ink]
  const [x, y, radius] = [random.int(80, 220), random.int(215, 255), random.int(52, 78)]
  const light = rect(0, 0, width, height, sky) + circle(x, y, radius, accent)
  const stars = night ? drawStars(paper, random) : ''
  const sea = book.mood === 'sea' || random.next() < 0.4
  const land = times(4, (index) => drawFold(index, sea, colours, random))
  const boat = sea
    ? path(`M${x - 26} 268h46l-9 13h-29zM${x - 4} 218v46h-24zM${x} 226v38h18z`, front)
    : ''
  const titleBox = { width: 250, height: 112, max: 58, min: 20, lines: 3 }
  return (
    light +
    stars +
    land +
    boat +
    drawTitle(book.title, { ...titleBox, y: 84, fill: front }) +
    drawAuthor(book.author, { x: centre, y: height - 26, fill: paper })
  )
}

function drawStars(fill: string, random: Chance): string {
  return times(16, () =>
    circle(random.next() * width, 150 + random.next() * 120, 0.8 + random.next() * 1.2, fill),
  )
}

/** Draws one layer of waves or hills. */
function drawFold(index: number, sea: boolean, colours: Palette, random: Chance): string {
  const y = 272 + index * 44
  const ridge = sea ? waves(index) : hills(y, random)
  const opacity = [0.8, 1, 0.92, 0.92][index]
  return path(
    `M0 ${y}${ridge}V${height}H0z`,
    index % 2 ? colours.darkCloth : colours.cloth,
    opacity,
  )
}

function waves(index: number): string {
  const swell = 9 + index * 2
  const length = width / (6 - index * 0.5)
  const wave = `q${units(length / 4)} ${-swell} ${units(length / 2)} 0t${units(length / 2)} 0`
  return wave.repeat(Math.ceil(width / length + 1))
}

function hills(y: number, random: Chance): string {
  const rise = `${random.int(40, 110)} ${y - random.int(20, 60)}`
  const fall = `${random.int(120, 190)} ${y + random.int(5, 34)}`
  return `C${rise} ${fall} ${width} ${y - random.int(0, 42)}`
}

export const botanical: DrawTemplate = (
  book,
  { cloth, darkCloth, paper, accent, ink, onCloth },
  random,
) => {
  const dark = random.next() < 0.6
  const [ground, green, words] = dark ? [cloth, paper, onCloth] : [paper, cloth, ink]
  const pairs = random.int(5, 7)
  const sway = random.int(-22, 22)
  const slimness = random.pick([0.28, 0.4, 0.2])
  const stem = `M150 404C${150 + sway} 340 ${150 - sway} 260 150 196`
  const leaves = times(pairs, (index) => {
    const climbed = index / pairs
    const x = 150 + sway * Math.sin(climbed * 6.2) * 0.35
    const length = 74 - climbed * 36
    const bend = length * slimness
    const blade = `M0 0q${units(bend)} ${units(-length * 0.5)} 0 ${units(-length)}q${units(-bend)} ${units(length * 0.5)} 0 ${units(length)}`
    return each([-1, 1], (side) => {
      const turn = side * (54 - climbed * 16) + random.int(-5, 5)
      const place = `translate(${units(x)} ${units(384 - climbed * 168)})rotate(${units(turn)})`
      const turned = slimness === 0.2 && side > 0 && index % 2
      return placedPath(place, blade, turned ? accent : green)
    })
  })
  const titleBox = { width: 250, height: 104, max: 62, min: 19, lines: 3, face: 'italic' } as const
  return (
    rect(0, 0, width, height, ground) +
    line(stem, green, 3) +
    leaves +
    random.pick([daisy, berries, tulip])(accent, dark ? darkCloth : ink) +
    drawTitle(book.title, { ...titleBox, y: 78, fill: words, leading: 1 }) +
    drawAuthor(book.author, { x: centre, y: height - 22, fill: words, max: 13 })
  )
}

const daisy = (petals: string, heart: string) =>
  times(10, (index) =>
    placedPath(`translate(150 184)rotate(${index * 36})`, 'M0 0q12-18 0-36q-12 18 0 36', petals),
  ) + circle(150, 184, 10, heart)

const berries = (fill: string) =>
  circle(150, 188, 15, fill) +
  circle(130, 206, 10, fill) +
  circle(170, 204, 11, fill) +
  circle(142, 166, 9, fill) +
  circle(162, 168, 7, fill)

const tulip = (fill: string) =>
  path(
    'M150 214c-26-4-34-28-30-52 10 6 16 12 18 18 2-12 6-20 12-28 6 8 10 16 12 28 2-6 8-12 18-18 4 24-4 48-30 52z',
    fill,
  )

/** Draws a large disc with rules and a title set left, like a paperback of about 1950. */
export const disc: DrawTemplate = (book, { cloth, darkCloth, paper, accent, ink }, random) => {
  const [ground, shadow] = random.next() < 0.5 ? [accent, cloth] : [cloth, accent]
  const [x, radius, bite] = [random.int(110, 200), random.int(84, 104), random.int(-70, 70)]
  const shadowY = 150 - random.int(-18, 18)
  const rules = times(random.int(3, 7), (index) =>
    rect(0, 286 - (index + 1) * 15, width, 6 - index * 0.5, index % 2 ? paper : darkCloth),
  )
  const titleBox = { width: 256, height: 96, max: 46, min: 17, lines: 3 }
  return (
    rect(0, 0, width, height, paper) +
    rect(0, 0, width, 286, ground) +
    circle(x, 150, radius, paper) +
    circle(x + bite, shadowY, radius * 0.82, shadow) +
    rules +
    drawLeftTitle(book.title, { ...titleBox, x: 22, y: 310, drop: 0.6, fill: ink }) +
    drawAuthor(book.author, { x: 22, y: height - 20, fill: ink, anchor: 'start', max: 13 })
  )
}
