export const figureIds = ['turnover', 'returns', 'bestsellers', 'searches', 'views', 'tax'] as const
export type FigureId = (typeof figureIds)[number]

/** The days of these are those of the home market, as orders are listed; all others are UTC. */
export const figuresOfOrders = [
  'turnover',
  'returns',
  'bestsellers',
  'tax',
] as const satisfies FigureId[]

export const parseFigure = (text: string | undefined): FigureId | undefined =>
  figureIds.find((id) => id === text)

const path = '/office/figures'

/** The turnover is the first page of the figures. */
export const figurePath = (figure: FigureId): string =>
  figure === 'turnover' ? path : `${path}/${figure}`

export const figureCsvPath = (figure: FigureId): string => `${path}/csv/${figure}.csv`
