/** The pictures of icons.svg on a square; each is the symbol `i-` and its name. */
export const iconNames = [
  'search',
  'cart',
  'heart',
  'compare',
  'user',
  'menu',
  'close',
  'right',
  'left',
  'down',
  'arrow',
  'check',
  'plus',
  'minus',
  'alert',
  'info',
  'truck',
  'return',
  'undo',
  'download',
  'trash',
  'globe',
  'filter',
  'share',
  'print',
  'mail',
  'phone',
  'pin',
  'book',
  'ebook',
  'leaf',
  'lock',
  'clock',
  'out',
  'star',
  'half',
  'empty',
  'octavo',
] as const
export type IconName = (typeof iconNames)[number]

/** The rows of five stars in icons.svg, as wide as five icons. */
export const starRowNames = [
  'stars-0',
  'stars-0-5',
  'stars-1',
  'stars-1-5',
  'stars-2',
  'stars-2-5',
  'stars-3',
  'stars-3-5',
  'stars-4',
  'stars-4-5',
  'stars-5',
] as const
export type StarRowName = (typeof starRowNames)[number]

/** The row for a rating, to the nearest half; below 0 it is 0, above 5 it is 5, and no number at all is 0. */
export function starRowName(value: number): StarRowName {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2)
  return starRowNames[halves] ?? 'stars-0'
}
