/** Each icon is the square symbol `i-` and its name in icons.svg. */
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
  'mark',
  'mark-again',
] as const
export type IconName = (typeof iconNames)[number]

/** A row of stars is as wide as five icons. */
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

/** Returns the row for a rating, rounded to halves and limited to 0 to 5; NaN is 0. */
export function starRowName(value: number): StarRowName {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2)
  return starRowNames[halves] ?? 'stars-0'
}
