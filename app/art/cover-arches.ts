import type { Chance } from './chance.ts'
import { centre, drawAuthor, drawTitle, height, width, type DrawTemplate } from './cover-words.ts'
import { circle, path, rect, times, units } from './shapes.ts'

/** Draws nested arches, an arcade, or an arch behind a stair. */
export const arches: DrawTemplate = (
  book,
  { cloth, darkCloth, paper, accent, ink, onCloth },
  random,
) => {
  const count = random.int(4, 5)
  const light = random.next() < 0.5
  const tones: Tones = light
    ? [cloth, accent, darkCloth, paper, cloth]
    : [darkCloth, accent, paper, cloth, darkCloth]
  const titleBox = { width: 252, height: 112, max: 54, min: 18, lines: 3 }
  const scene = random.int(0, 2)
  const art =
    scene === 0
      ? nested(count, tones, random)
      : scene === 1
        ? arcade(tones, random)
        : stair(tones, paper, light ? darkCloth : cloth, random)
  return (
    rect(0, 0, width, height, light ? paper : cloth) +
    art +
    rect(0, floor, width, height - floor, light ? ink : darkCloth) +
    drawTitle(book.title, { ...titleBox, y: 92, fill: light ? ink : onCloth }) +
    drawAuthor(book.author, { x: centre, y: height - 16, fill: paper, max: 13 })
  )
}

type Tones = readonly [string, string, string, string, string]

const top = 186
const floor = height - 42

function arch(x: number, crown: number, wide: number, fill: string): string {
  const radius = units(wide / 2)
  return path(
    `M${units(x)} ${floor}V${units(crown + wide / 2)}a${radius} ${radius} 0 0 1 ${units(wide)} 0V${floor}z`,
    fill,
  )
}

function nested(count: number, tones: Tones, random: Chance): string {
  const widest = random.int(190, 250)
  const arches = times(count, (index) => {
    const wide = widest - (index * widest) / (count + 0.6)
    return arch((width - wide) / 2, top + index * 24, wide, tones[index] ?? tones[0])
  })
  return arches + path(`M133 ${floor}l8-14h18l8 14z`, tones[(count + 1) % 5] ?? tones[0])
}

/** The ball lies in one of the arches. */
function arcade(tones: Tones, random: Chance): string {
  const count = random.int(3, 4)
  const bay = (width - 40) / count
  const bays = times(count, (index) => {
    const x = 20 + index * bay
    const crown = top + 10 + (index % 2) * 26
    const [outer, inner] = index % 2 ? [tones[1], tones[1]] : [tones[0], tones[2]]
    return (
      arch(x + 4, crown, bay - 8, outer) +
      arch(x + bay * 0.24, crown + 22 + random.int(0, 40), bay * 0.52, inner)
    )
  })
  return bays + circle(20 + bay * random.int(0, count - 1) + bay / 2, floor - 46, 8, tones[1])
}

function stair(tones: Tones, moon: string, step: string, random: Chance): string {
  return (
    arch(70, top, 210, tones[0]) +
    arch(96, top + 30, 158, tones[1]) +
    circle(random.int(150, 200), top + 108, 30, moon) +
    times(6, (index) =>
      rect(20 + index * 24, floor - 20 - index * 20, 300, 20.5, index % 2 ? tones[2] : step),
    )
  )
}
