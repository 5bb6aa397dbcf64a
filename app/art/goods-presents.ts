import type { DrawGoods } from './goods-tones.ts'
import { box, boxOutline, circle, each, group, leafShape, path, stroke } from './shapes.ts'

export const blocks: DrawGoods = (tone) =>
  group(
    'rotate(-4 150 210)',
    box(62, 178, 76, 76, 8, tone.main) + box(150, 178, 76, 76, 8, tone.accent),
  ) +
  box(106, 98, 76, 76, 8, tone.dark) +
  path('M132 156l12-38h6l12 38h-9l-2-8h-10l-2 8z', tone.light) +
  circle(98, 216, 18, tone.light) +
  path('M188 196l20 38h-40z', tone.light)

export const creams: DrawGoods = (tone) =>
  box(66, 128, 76, 124, 14, tone.main) +
  box(84, 100, 40, 34, 4, tone.dark) +
  stroke('M104 100V78h-30', tone.dark, 9) +
  box(80, 160, 48, 58, 4, tone.light) +
  leafShape(104, 206, 36, 20, 0, tone.main) +
  box(162, 184, 84, 68, 16, tone.accent) +
  box(156, 166, 96, 26, 8, tone.light) +
  box(156, 180, 96, 12, 0, '#000', 0.08) +
  stroke('M182 218h44', tone.dark, 4) +
  stroke('M76 142v60', '#fff', 4, 0.35)

export const lipstick: DrawGoods = (tone) =>
  box(118, 138, 64, 116, 8, tone.dark) +
  box(112, 168, 76, 86, 8, tone.main) +
  path('M126 138V86q0-14 22-26l26 12v66z', tone.accent) +
  path('M148 60l26 12v66h-12V80z', '#000', 0.16) +
  box(112, 178, 76, 8, 0, tone.light, 0.7) +
  box(206, 210, 46, 44, 22, tone.light) +
  circle(229, 232, 13, tone.accent) +
  box(46, 196, 46, 58, 8, tone.light) +
  box(54, 178, 30, 20, 4, tone.dark) +
  stroke('M56 224h26', tone.main, 4)

export const firstAidKit: DrawGoods = (tone) =>
  stroke('M116 104V88q0-14 14-14h40q14 0 14 14v16', tone.dark, 10) +
  box(54, 104, 192, 146, 20, tone.light) +
  boxOutline(54, 104, 192, 146, 20, tone.dark, 7) +
  circle(150, 176, 46, '#2d7a5c') +
  path('M138 148h24v16h16v24h-16v16h-24v-16h-16v-24h16z', '#fff')

export const medicines: DrawGoods = (tone) =>
  group(
    'rotate(40 150 160)',
    box(126, 50, 48, 110, 24, tone.main) +
      box(126, 136, 48, 118, 24, tone.light) +
      box(126, 130, 48, 30, 0, tone.main) +
      box(136, 70, 8, 64, 4, '#fff', 0.4),
  ) +
  circle(78, 226, 26, tone.accent) +
  stroke('M62 236l32-20', tone.dark, 4) +
  circle(222, 90, 22, tone.accent) +
  stroke('M208 98l28-16', tone.dark, 4)

export const blackGift: DrawGoods = (tone) =>
  box(64, 130, 172, 120, 6, '#2b2a35') +
  box(52, 106, 196, 36, 6, '#3d3b4a') +
  box(136, 106, 28, 144, 0, tone.accent) +
  path(
    'M150 106c-14-44-70-42-64-12 4 16 40 16 64 12 24 4 60 4 64-12 6-30-50-32-64 12z',
    tone.accent,
  ) +
  path(
    'M150 106c-14-24-44-26-42-12 2 8 26 12 42 12 16 0 40-4 42-12 2-14-28-12-42 12z',
    tone.ground,
  ) +
  group(
    'rotate(12 206 190)',
    path('M190 166h52v50h-52l-18-25z', tone.light) +
      circle(188, 191, 5, '#2b2a35') +
      stroke('M214 204l16-24', tone.main, 4) +
      circle(212, 184, 5, tone.main) +
      circle(232, 200, 5, tone.main),
  )

export const christmasTree: DrawGoods = (tone) =>
  box(138, 226, 24, 30, 2, '#6b4023') +
  path('M150 48l44 64h-22l40 56h-26l44 62H70l44-62H88l40-56h-22z', '#1f6b5d') +
  path('M150 48l44 64h-22l40 56h-26l44 62h-80z', '#000', 0.12) +
  each(
    [
      [138, 108],
      [168, 144],
      [124, 160],
      [154, 192],
      [110, 214],
      [190, 212],
    ],
    ([x, y], index) => circle(x, y, 8, index % 2 ? tone.accent : '#c94a38'),
  ) +
  path('M150 26l6 14 15 1-11 10 4 15-14-8-14 8 4-15-11-10 15-1z', '#f0a42a')

export const bauble: DrawGoods = (tone) =>
  stroke('M150 84V30', tone.dark, 3) +
  box(136, 74, 28, 20, 4, '#d9a441') +
  circle(150, 166, 76, tone.main) +
  path('M76 150q18-14 37 0t37 0 37 0 37 0v30q-18 14-37 0t-37 0-37 0-37 0z', tone.light) +
  each([96, 132, 168, 204], (x) =>
    path(`M${x} 152l5 10 10 3-10 4-5 10-5-10-10-4 10-3z`, tone.accent),
  ) +
  stroke('M104 122q14-24 36-26', '#fff', 6, 0.4)

export const giftCard: DrawGoods = (tone) =>
  box(58, 100, 184, 122, 12, tone.main) +
  path('M58 132h184v14H58z', tone.accent) +
  stroke('M80 182h60M80 198h38', tone.light, 5) +
  circle(208, 188, 16, tone.accent)
