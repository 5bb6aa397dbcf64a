import type { DrawGoods } from './goods-tones.ts'
import { box, circle, group, leafShape, path, stroke, times } from './shapes.ts'

export const radio: DrawGoods = (tone) =>
  box(48, 112, 204, 128, 16, tone.main) +
  box(60, 124, 96, 104, 10, tone.dark) +
  times(5, (index) =>
    times(5, (column) => circle(76 + index * 16, 144 + column * 16, 4, tone.light, 0.8)),
  ) +
  box(170, 128, 68, 34, 6, tone.light) +
  stroke('M178 145h52', tone.dark, 2) +
  stroke('M196 136v18', tone.accent, 4) +
  circle(188, 198, 17, tone.accent) +
  circle(222, 198, 11, tone.light) +
  stroke('M188 198v-12', tone.dark, 4) +
  stroke('M84 112L196 54', tone.dark, 5) +
  circle(198, 53, 6, tone.accent) +
  box(70, 240, 20, 8, 2, tone.dark) +
  box(210, 240, 20, 8, 2, tone.dark)

export const headphones: DrawGoods = (tone) =>
  stroke('M78 178v-22a72 72 0 0 1 144 0v22', tone.dark, 13) +
  stroke('M92 120a72 72 0 0 1 60-34', tone.light, 4, 0.7) +
  box(56, 164, 46, 82, 20, tone.main) +
  box(198, 164, 46, 82, 20, tone.main) +
  box(94, 170, 16, 70, 8, tone.accent) +
  box(190, 170, 16, 70, 8, tone.accent)

export const camera: DrawGoods = (tone) =>
  box(46, 104, 208, 138, 18, tone.main) +
  path('M104 104l14-26h64l14 26z', tone.dark) +
  circle(150, 174, 52, tone.light) +
  circle(150, 174, 42, tone.dark) +
  circle(150, 174, 24, tone.main) +
  circle(138, 162, 8, tone.light, 0.8) +
  box(206, 118, 30, 18, 5, tone.accent) +
  box(64, 92, 28, 12, 4, tone.accent) +
  box(46, 146, 30, 56, 0, '#000', 0.12)

export const armchair: DrawGoods = (tone) =>
  stroke('M92 232l-10 26M208 232l10 26', tone.dark, 9) +
  path('M86 176V96q0-28 28-28h72q28 0 28 28v80z', tone.main) +
  box(80, 160, 140, 50, 12, tone.accent) +
  path(
    'M58 138q26-6 28 22v36h128v-36q2-28 28-22 14 6 12 26l-8 64q-2 10-14 10H68q-12 0-14-10l-8-64q-2-20 12-26z',
    tone.main,
  ) +
  path('M86 196h128v14H86z', tone.dark, 0.35) +
  circle(126, 104, 4, tone.dark) +
  circle(174, 104, 4, tone.dark) +
  circle(150, 130, 4, tone.dark)

export const lamp: DrawGoods = (tone) =>
  stroke('M150 244V112', tone.dark, 7) +
  box(104, 240, 92, 14, 7, tone.dark) +
  path('M106 52h88l34 84H72z', tone.main) +
  path('M106 52h26l-18 84H72z', tone.accent) +
  path('M72 136h156q-78 18-156 0z', tone.dark, 0.5) +
  stroke('M188 140v34', tone.accent, 3) +
  circle(188, 178, 5, tone.accent)

export const bookcase: DrawGoods = (tone) =>
  box(66, 60, 168, 190, 6, tone.main) +
  box(76, 70, 148, 52, 2, tone.light) +
  box(76, 130, 148, 52, 2, tone.light) +
  box(76, 190, 148, 50, 2, tone.light) +
  box(86, 82, 12, 40, 1, tone.dark) +
  box(100, 76, 16, 46, 1, tone.accent) +
  box(118, 86, 10, 36, 1, tone.main) +
  group('rotate(14 146 122)', box(140, 82, 12, 40, 1, tone.dark)) +
  circle(196, 106, 16, tone.accent) +
  box(86, 140, 52, 12, 1, tone.accent) +
  box(86, 154, 60, 12, 1, tone.dark) +
  box(86, 168, 56, 14, 1, tone.main) +
  path('M178 182l-6-22h40l-6 22z', tone.main) +
  leafShape(192, 162, 24, 18, -22, '#2d7a5c') +
  leafShape(192, 162, 26, 18, 24, '#1f6b5d') +
  box(90, 206, 40, 34, 3, tone.accent) +
  box(140, 198, 14, 42, 1, tone.dark) +
  box(156, 204, 18, 36, 1, tone.main)

export const wheel: DrawGoods = (tone) =>
  circle(150, 160, 96, '#33323d') +
  circle(150, 160, 80, '#4a4956') +
  circle(150, 160, 58, tone.light) +
  times(5, (index) =>
    group(`rotate(${index * 72} 150 160)`, path('M142 150l-4-44q12-6 24 0l-4 44z', tone.main)),
  ) +
  circle(150, 160, 20, tone.dark) +
  circle(150, 160, 7, tone.accent) +
  times(20, (index) => group(`rotate(${index * 18} 150 160)`, box(146, 66, 8, 13, 2, '#24232c')))

export const spanner: DrawGoods = (tone) =>
  group(
    'rotate(45 150 150)',
    box(134, 96, 32, 130, 8, tone.main) +
      path(
        'M150 32a44 44 0 0 1 16 85h-32a44 44 0 0 1-6-79v34l22 14 22-14V38q-10-6-22-6z',
        tone.dark,
      ) +
      circle(150, 232, 28, tone.dark) +
      circle(150, 232, 12, tone.light),
  ) +
  circle(74, 96, 26, tone.accent) +
  circle(74, 96, 11, tone.ground) +
  times(8, (index) => group(`rotate(${index * 45} 74 96)`, box(69, 62, 10, 14, 2, tone.accent)))
