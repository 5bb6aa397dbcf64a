import type { DrawGoods } from './goods-tones.ts'
import { box, circle, each, ellipse, group, leafShape, path, stroke, times } from './shapes.ts'

export const leafyPlant: DrawGoods = (tone, random) =>
  each([-64, -36, -12, 14, 40, 66], (turn, index) =>
    leafShape(
      150,
      192,
      96 + (index % 3) * 20,
      40,
      turn + random.int(-5, 5),
      index % 2 ? '#2d7a5c' : '#1f5b50',
      '#8fc09c',
    ),
  ) +
  path('M100 184h100l-14 72q-36 8-72 0z', tone.main) +
  box(94, 176, 112, 20, 6, tone.dark) +
  stroke('M110 216q40 10 80 0', tone.accent, 6)

export const cactus: DrawGoods = (tone) =>
  path('M150 62q30 0 32 34v86h-64V96q2-34 32-34z', '#2d7a5c') +
  stroke('M98 154v-22q0-10 10-10M98 154q0 14 20 14', '#2d7a5c', 17) +
  stroke('M204 138v-18M204 138q0 14-24 14', '#2d7a5c', 17) +
  each(
    [
      [138, 90],
      [160, 104],
      [136, 126],
      [162, 146],
      [142, 162],
    ],
    ([x, y]) => stroke(`M${x} ${y}v7`, '#cfe3b5', 3),
  ) +
  each([0, 60, 120, 180, 240, 300], (turn) =>
    group(`translate(150 60)rotate(${turn})`, ellipse(0, -9, 5, 9, tone.accent)),
  ) +
  circle(150, 60, 5, tone.light) +
  path('M100 184h100l-12 72q-38 8-76 0z', tone.main) +
  box(94, 178, 112, 18, 6, tone.dark)

export const pottedTree: DrawGoods = (tone) =>
  stroke('M150 190Q140 120 96 84M150 190Q152 120 150 62M150 190Q162 124 208 92', '#1f5b50', 5) +
  each(
    [
      [96, 84],
      [150, 62],
      [208, 92],
      [118, 128],
      [184, 132],
    ],
    ([x, y], index) =>
      ellipse(
        x,
        y,
        30 - (index > 2 ? 8 : 0),
        26 - (index > 2 ? 8 : 0),
        index % 2 ? '#2d7a5c' : '#3c8c5f',
      ) + stroke(`M${x - 12} ${y + 6}q14-2 22-16`, '#a5cfa2', 3),
  ) +
  path('M104 188h92v52q0 16-16 16h-60q-16 0-16-16z', tone.accent) +
  path('M104 204l15-10 15 10 16-10 15 10 16-10 15 10v14H104z', tone.main)

export const tulips: DrawGoods = (tone) =>
  stroke('M150 250Q146 190 100 132M150 250V120M150 250Q156 190 204 136', '#2d7a5c', 6) +
  leafShape(146, 226, 62, 30, -52, '#3c8c5f') +
  leafShape(154, 222, 66, 30, 50, '#2d7a5c') +
  each(
    [
      [100, 126, -14, tone.accent],
      [150, 100, 0, tone.main],
      [204, 130, 14, tone.accent],
    ],
    ([x, y, turn, fill]) =>
      group(
        `translate(${x} ${y})rotate(${turn})`,
        path(
          'M0 30c-34-6-38-38-34-66 12 6 18 12 22 20 2-12 6-20 12-28 6 8 10 16 12 28 4-8 10-14 22-20 4 28 0 60-34 66z',
          fill,
        ) + path('M0 30c-16-10-14-44 0-74 14 30 16 64 0 74z', '#000', 0.16),
      ),
  ) +
  path('M112 226h76l-12 34h-52z', tone.light) +
  stroke('M122 240h58', tone.dark, 5)

export const sunflower: DrawGoods = () =>
  stroke('M150 256V150', '#2d7a5c', 8) +
  leafShape(150, 232, 70, 34, -58, '#2d7a5c', '#8fc09c') +
  leafShape(150, 214, 64, 34, 56, '#3c8c5f', '#8fc09c') +
  times(14, (index) =>
    group(
      `translate(150 114)rotate(${(index * 360) / 14})`,
      path('M0-22q15-26 0-52q-15 26 0 52', index % 2 ? '#f0a42a' : '#e58a1c'),
    ),
  ) +
  circle(150, 114, 30, '#5b3a22') +
  each(
    [
      [0, 0],
      [-12, -6],
      [11, -8],
      [-6, 12],
      [10, 10],
      [0, -16],
      [-16, 6],
    ],
    ([x, y]) => circle(150 + x, 114 + y, 3, '#e9b872'),
  )

export const carrots: DrawGoods = () =>
  each([-20, 0, 20], (turn, index) =>
    group(
      `rotate(${turn} 150 120)`,
      stroke('M150 108q-14-28-26-34M150 108q0-34 0-44M150 108q14-28 26-34', '#3c8c5f', 7) +
        path('M130 112q20-14 40 0 0 70-20 140-20-70-20-140z', index === 1 ? '#e0752d' : '#d2603a') +
        stroke('M136 142h14M152 172h12M140 200h12', '#a3401c', 3),
    ),
  )

export const apple: DrawGoods = (tone) =>
  path(
    'M150 96c-18-20-78-14-78 52 0 52 36 104 62 104 8 0 10-4 16-4s8 4 16 4c26 0 62-52 62-104 0-66-60-72-78-52z',
    tone.accent,
  ) +
  path(
    'M196 100c16 8 32 22 32 48 0 52-36 104-62 104-8 0-10-4-16-4 50-20 70-90 46-148z',
    '#000',
    0.1,
  ) +
  stroke('M150 100q-2-30 12-44', '#5b3a22', 7) +
  leafShape(156, 84, 58, 34, 62, '#3c8c5f', '#1f5b50') +
  group('rotate(20 106 136)', ellipse(106, 136, 9, 18, '#fff', 0.5))

export const honey: DrawGoods = (tone) =>
  box(96, 92, 108, 160, 20, tone.light) +
  path('M96 150h108v82q0 20-20 20h-68q-20 0-20-20z', tone.accent) +
  box(90, 70, 120, 30, 6, tone.main) +
  box(110, 160, 80, 58, 4, '#fffaf0') +
  path('M150 170c14 10 14 26 0 38-14-12-14-28 0-38z', tone.main) +
  stroke('M104 108v26', '#fff', 5, 0.8)
