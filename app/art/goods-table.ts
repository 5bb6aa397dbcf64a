import type { DrawGoods } from './goods-tones.ts'
import { box, circle, each, ellipse, group, path, stroke, times } from './shapes.ts'

export const mug: DrawGoods = (tone) =>
  stroke('M206 136q52-8 46 36-6 40-56 34', tone.dark, 14) +
  path('M68 108h144v96q0 48-48 48h-48q-48 0-48-48z', tone.main) +
  ellipse(140, 108, 72, 17, tone.dark) +
  ellipse(140, 110, 60, 11, '#6b4023') +
  stroke('M74 158q16-14 32 0t32 0 32 0 34 0', tone.light, 6) +
  stroke('M76 186q16-14 32 0t32 0 32 0 32 0', tone.accent, 6) +
  stroke('M120 78q-10-14 0-26M150 78q-10-14 0-26', tone.dark, 5, 0.4)

export const yarn: DrawGoods = (tone) =>
  circle(138, 178, 76, tone.main) +
  stroke(
    'M76 150q60-40 124 4M68 180q70-50 144 0M84 216q54-46 116 0M104 114q54 30 56 136M150 104q50 50 40 130M88 132q50 30 44 120',
    tone.dark,
    5,
    0.55,
  ) +
  stroke('M196 232q30 22 56 0', tone.main, 6) +
  stroke('M120 98L232 40M168 112L250 66', tone.accent, 8) +
  circle(234, 39, 9, tone.dark) +
  circle(252, 65, 9, tone.dark)

export const basket: DrawGoods = (tone) =>
  path('M62 138h176l-20 108q-68 16-136 0z', '#c08a4f') +
  times(4, (index) =>
    stroke(
      `M${66 + index * 5} ${160 + index * 24}q${84 - index * 5} 14 ${168 - index * 10} 0`,
      '#8a5c2c',
      5,
    ),
  ) +
  times(5, (index) =>
    stroke(`M${92 + index * 29} 140l${(2 - index) * -3} 108`, '#8a5c2c', 4, 0.6),
  ) +
  stroke('M84 140q66-136 132 0', '#8a5c2c', 11) +
  box(54, 128, 192, 20, 10, tone.main)

export const layerCake: DrawGoods = (tone) =>
  box(74, 186, 152, 62, 10, tone.main) +
  box(94, 128, 112, 62, 10, tone.accent) +
  path(
    'M94 140q0-12 12-12h88q12 0 12 12v16q-9 16-18 0-9 18-19 2-9 16-19-2-10 20-20 0-9 16-19 0-9 14-18-4-10 14-19 2z',
    tone.light,
  ) +
  path(
    'M74 198q0-12 12-12h128q12 0 12 12v10q-12 18-25 2-12 18-25 0-13 18-26 0-12 18-25 0-13 18-26-2-12 16-25-6z',
    tone.light,
  ) +
  ellipse(150, 252, 104, 10, tone.dark) +
  box(146, 92, 8, 38, 2, tone.dark) +
  path('M150 70q12 12 0 22-12-10 0-22z', '#f0a42a') +
  circle(118, 122, 9, '#b5372c') +
  circle(184, 122, 9, '#b5372c')

export const cupcake: DrawGoods = (tone) =>
  path('M92 168h116l-16 84q-42 8-84 0z', tone.main) +
  times(4, (index) =>
    stroke(`M${112 + index * 25} 176l${(1.5 - index) * -3} 72`, tone.dark, 4, 0.45),
  ) +
  path(
    'M80 172q-8-34 26-38-2-34 32-36 8-26 24-22 10 6 6 20 30 6 24 38 34 4 28 38-70 22-140 0z',
    tone.light,
  ) +
  stroke('M106 140q40 18 84-2M122 106q22 10 44-2', tone.accent, 5, 0.7) +
  circle(158, 76, 13, '#b5372c') +
  each(
    [
      [100, 160, 30],
      [132, 128, -40],
      [176, 122, 20],
      [196, 158, -20],
      [150, 156, 70],
    ],
    ([x, y, turn]) => group(`rotate(${turn} ${x} ${y})`, box(x - 6, y - 2, 12, 4, 2, tone.main)),
  )

export const petFood: DrawGoods = (tone) =>
  path('M92 66h116l14 176q-72 22-144 0z', tone.main) +
  path('M92 66h116l-6-18H98z', tone.dark) +
  box(98, 116, 104, 92, 12, tone.light) +
  ellipse(150, 176, 25, 20, tone.main) +
  circle(118, 152, 11, tone.main) +
  circle(140, 138, 12, tone.main) +
  circle(162, 138, 12, tone.main) +
  circle(183, 152, 11, tone.main)

export const petBowl: DrawGoods = (tone) =>
  each(
    [
      [96, 168],
      [124, 156],
      [152, 150],
      [180, 158],
      [206, 168],
      [138, 166],
      [168, 168],
    ],
    ([x, y], index) => circle(x, y, 17, index % 2 ? '#a5713d' : '#8a5a2c'),
  ) +
  path('M62 176h176l18 70q-106 18-212 0z', tone.main) +
  path('M44 246q106 18 212 0l-2-12q-104 16-208 0z', tone.dark) +
  path(
    'M122 206q-12-12-2-20 8-4 12 6h36q4-10 12-6 10 8-2 20 12 12 2 20-8 4-12-6h-36q-4 10-12 6-10-8 2-20z',
    tone.light,
  )
