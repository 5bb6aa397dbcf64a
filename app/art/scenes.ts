import { circle, each, group, path, picture, placedPath, stroke } from './shapes.ts'

interface Scene {
  width: number
  height: number
  draw: () => string
}

const greens = ['#1f5b50', '#2d7a5c'] as const

function leafAt(x: number, y: number, turn: number, length: number, fill: string): string {
  const blade = `M0 0q${length * 0.34} ${-length / 2} 0 ${-length}q${-length * 0.34} ${length / 2} 0 ${length}`
  return placedPath(`translate(${x} ${y})rotate(${turn})`, blade, fill)
}

/** The cat lies on the lower edge. */
const cat = () =>
  path(
    'M18 120c-14-34 10-72 56-76 22-2 44 0 60 12l8-22 14 14 16-12 4 26c12 10 14 30 4 42-6 8-18 10-22 10l2 6z',
    '#3a3450',
  ) +
  path('M18 120c-6-14-4-30 4-44 8 26 40 30 70 30h64l4 14z', '#2c2740') +
  path('M146 52l6-10 7 9zM168 50l6-9 3 13z', '#e9a08b') +
  stroke('M146 74q5 5 10 0M166 74q5 5 10 0', '#f6ead2', 3) +
  path('M158 82h6l-3 4z', '#e9a08b') +
  stroke('M138 86l-16-2M138 92l-14 4M180 86l10-2', '#f6ead2', 1.5) +
  stroke('M30 112q34 8 62-4 16-8 10-18', '#4d4668', 10) +
  stroke('M56 56q8 8 6 20M78 50q8 8 6 20M100 50q6 8 4 18', '#4d4668', 5)

const fern = () =>
  each([84, 108, 126, 134, 122, 106, 82], (length, index) =>
    leafAt(75, 142, index * 24 - 72, length, greens[index % 2 ? 1 : 0]),
  ) +
  path('M36 136h78l-8 74H44z', '#c9694a') +
  path('M30 128h90v18H30z', '#a3472c') +
  stroke('M46 168q29 10 58 0', '#f6ead2', 4)

/** The page of 404 errors shows it. */
const missingPage = () =>
  circle(150, 118, 104, '#f0a42a') +
  path(
    'M40 196c60-18 92-10 110 6 18-16 50-24 110-6V92c-60-16-92-8-110 8-18-16-50-24-110-8z',
    '#fffbf3',
  ) +
  path(
    'M150 100v102c-18-16-50-24-110-6v14c60-16 92-8 110 6 18-14 50-22 110-6v-14c-60-18-92-10-110 6z',
    '#34307a',
  ) +
  stroke(
    'M58 112q40-8 76 4M58 132q40-8 76 4M58 152q40-8 60 0M166 116q36-12 76-4M166 136q30-10 50-6',
    '#c9bfae',
  ) +
  path('M206 60l26 150-22 4-12-70z', '#a1261d') +
  stroke('M150 100v102', '#d8c9ab', 3) +
  group(
    'translate(84 44)',
    stroke('M0 0q8-22 28-18 20 6 10 26-6 12-14 18v12', '#211d43', 9) + circle(24, 58, 6, '#211d43'),
  )

/** The empty cart and the note about an ended sign-in show it. */
const bag = () =>
  circle(150, 120, 104, '#e4e1f2') +
  stroke('M116 96V78a34 34 0 0 1 68 0v18', '#211d43', 8) +
  path('M72 92h156l-14 124q-1 10-12 10H98q-11 0-12-10z', '#34307a') +
  path('M72 92h156l-2 18H74z', '#262158') +
  path(
    'M120 146c0-10 8-16 16-16 6 0 11 3 14 8 3-5 8-8 14-8 8 0 16 6 16 16 0 18-30 34-30 34s-30-16-30-34z',
    '#f0a42a',
  ) +
  leafAt(232, 228, 30, 56, greens[1]) +
  leafAt(240, 230, 62, 44, greens[0])

/** Empty lists show it. */
const shelf = () =>
  circle(150, 112, 104, '#f9e7c4') +
  path('M36 188h228v16H36z', '#9c6b3f') +
  path('M36 200h228v6H36z', '#6f4726') +
  path('M62 96h26v92H62z', '#34307a') +
  path('M62 110h26v6H62z', '#f0a42a') +
  path('M90 78h32v110H90z', '#a63a2b') +
  circle(106, 98, 8, '#f3c06b') +
  path('M124 108h22v80h-22z', '#1f5b50') +
  path('M160 184l18-88 22 4-18 88z', '#d98f1f') +
  leafAt(230, 160, -30, 52, greens[1]) +
  leafAt(230, 160, 0, 62, greens[0]) +
  leafAt(230, 160, 30, 50, greens[1]) +
  path('M212 156h36l-5 32h-26z', '#c9694a')

const scenes = {
  cat: { width: 190, height: 120, draw: cat },
  fern: { width: 150, height: 210, draw: fern },
  lost: { width: 300, height: 240, draw: missingPage },
  bag: { width: 300, height: 240, draw: bag },
  shelf: { width: 300, height: 240, draw: shelf },
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]

/**
 * Returns a scene as an SVG document without a label, of 300 × 240 units except 'cat' and 'fern'.
 */
export function drawScene(name: SceneName): string {
  const { width, height, draw } = scenes[name]
  return picture(width, height, '', draw())
}
