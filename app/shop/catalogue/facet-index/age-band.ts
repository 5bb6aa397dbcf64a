import { ageBands, type AgeBand } from './listing-query.ts'

/** Returns the first and the last year of a band; `to` is Infinity if it has none. */
export function ageLimitsOf(band: AgeBand): { from: number; to: number } {
  const [from = '', to = ''] = band.split('-')
  return { from: Number(from), to: to === '' ? Infinity : Number(to) }
}

const limits = ageBands.map(ageLimitsOf)

/** Returns a bit for each of `ageBands` that a range of ages overlaps. Without any age there is none. */
export function ageBitsOf(from: number | null, to: number | null): number {
  if (from === null && to === null) return 0
  const overlaps = (band: { from: number; to: number }) =>
    (from ?? 0) <= band.to && (to ?? Infinity) >= band.from
  return limits.reduce((bits, band, at) => (overlaps(band) ? bits | (1 << at) : bits), 0)
}
