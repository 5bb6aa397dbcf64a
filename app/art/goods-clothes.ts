import type { DrawGoods } from './goods-tones.ts'
import { box, circle, each, ellipse, group, path, stroke, times } from './shapes.ts'

export const shirt: DrawGoods = (tone) =>
  path(
    'M108 74l-46 26-22 74 34 12 14-36v104h124V150l14 36 34-12-22-74-46-26q-42 30-84 0z',
    tone.main,
  ) +
  path('M108 74q42 30 84 0l-10-8q-32 18-64 0z', tone.dark) +
  path('M88 150v104h20V120zM212 150v104h-20V120z', '#000', 0.1) +
  box(164, 132, 34, 36, 4, tone.dark, 0.55) +
  stroke('M164 142h34', tone.light, 3)

export const suit: DrawGoods = (tone) =>
  path('M124 64h52v182h-52z', tone.light) +
  path(
    'M112 66l-40 20-26 92 32 10 14-44v112h50V96zM188 66l40 20 26 92-32 10-14-44v112h-50V96z',
    tone.main,
  ) +
  path('M112 66l38 62 38-62-16-6-22 18-22-18z', tone.light) +
  path('M112 66l20 92 18-30zM188 66l-20 92-18-30z', tone.dark) +
  path('M145 84h10l8 56-13 16-13-16z', tone.accent) +
  circle(142, 186, 4, tone.light) +
  circle(142, 214, 4, tone.light)

export const dress: DrawGoods = (tone) =>
  path('M120 60q30 34 60 0l14 6-12 62q14 66 44 118-76 30-152 0 30-52 44-118l-12-62z', tone.main) +
  box(112, 124, 76, 13, 6, tone.accent) +
  stroke('M150 140q-4 60-24 114M162 140q6 60 32 112', tone.dark, 3, 0.5) +
  each(
    [
      [110, 190],
      [140, 214],
      [176, 190],
      [196, 226],
      [122, 236],
      [160, 168],
    ],
    ([x, y]) => circle(x, y, 5, tone.light),
  )

export const jumper: DrawGoods = (tone) =>
  path(
    'M106 72l-38 26-12 84 30 6 10-44v108q54 16 108 0V144l10 44 30-6-12-84-38-26q-44 26-88 0z',
    tone.main,
  ) +
  times(5, (index) =>
    stroke(`M98 ${156 + index * 22}q52 10 104 0`, index % 2 ? tone.accent : tone.light, 6),
  ) +
  stroke('M110 76q40 24 80 0', tone.dark, 7)

export const dungarees: DrawGoods = (tone) =>
  stroke('M126 96q-6-26 8-46M174 96q6-26-8-46', tone.dark, 11) +
  path('M118 88h64l8 46q8 2 9 12l9 100h-52l-6-66-6 66H92l9-100q1-10 9-12z', tone.main) +
  stroke('M103 146h94M150 150v30', tone.dark, 4) +
  stroke('M95 236h46M159 236h46', tone.accent, 9) +
  circle(127, 100, 6, tone.light) +
  circle(173, 100, 6, tone.light) +
  box(132, 104, 36, 32, 8, tone.dark) +
  path('M150 109l4 8 9 1-6 7 1 9-8-4-8 4 1-9-6-7 9-1z', tone.accent)

export const rockingHorse: DrawGoods = (tone) =>
  stroke('M62 226q88 44 176 0', tone.dark, 12) +
  path(
    'M98 218l10-60q-18-6-14-30 2-34 38-40l10-20 12 18q12 4 16 20l6 30q34-4 54 12 14 14 2 34l8 36h-22l-12-32h-62l-10 32z',
    tone.main,
  ) +
  path('M134 90l-16 26 8 44 18-10z', tone.accent) +
  circle(140, 112, 5, tone.light) +
  path('M158 136h40v16h-40z', tone.light) +
  stroke('M228 150q18 4 14 34', tone.accent, 9)

export const handbag: DrawGoods = (tone) =>
  stroke('M108 126V98a42 42 0 0 1 84 0v28', tone.dark, 9) +
  path('M64 122h172l14 118q1 14-13 14H63q-14 0-13-14z', tone.main) +
  path('M64 122h172l5 42q-91 30-182 0z', tone.dark, 0.4) +
  box(136, 158, 28, 36, 6, tone.accent) +
  circle(150, 176, 5, tone.dark)

export const watch: DrawGoods = (tone) =>
  box(124, 34, 52, 62, 8, tone.dark) +
  box(124, 204, 52, 62, 8, tone.dark) +
  circle(150, 150, 70, tone.accent) +
  circle(150, 150, 57, tone.light) +
  times(12, (index) =>
    group(`rotate(${index * 30} 150 150)`, box(148, 98, 4, index % 3 ? 7 : 12, 1, tone.dark)),
  ) +
  stroke('M150 150V114M150 150l26 16', tone.main, 6) +
  circle(150, 150, 6, tone.main) +
  box(220, 142, 12, 16, 3, tone.accent)

export const hat: DrawGoods = (tone) =>
  ellipse(150, 196, 118, 30, tone.main) +
  path('M84 192q-2-104 66-104t66 104q-66 26-132 0z', tone.main) +
  path('M82 168q68 26 136 0l-1 26q-67 24-134 0z', tone.accent) +
  ellipse(150, 200, 118, 26, '#000', 0.1) +
  stroke('M104 132q12-26 34-28', '#fff', 5, 0.4)
