import { ageBands } from './listing-query.ts'

const limits = ageBands.map((band) => {
  const [from = '', to = ''] = band.split('-')
  return { from: Number(from), to: to === '' ? Infinity : Number(to) }
})

/** Returns a bit for each of `ageBands` that a range of ages overlaps. Without any age there is none. */
export function ageBitsOf(from: number | null, to: number | null): number {
  if (from === null && to === null) return 0
  const overlaps = (band: { from: number; to: number }) =>
    (from ?? 0) <= band.to && (to ?? Infinity) >= band.from
  return limits.reduce((bits, band, at) => (overlaps(band) ? bits | (1 << at) : bits), 0)
}
