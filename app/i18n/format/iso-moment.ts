/** Formats a moment (ms UTC) by ISO 8601. */
export const isoMoment = (at: number): string => new Date(at).toISOString()

export const isoMomentOrNull = (at: number | null): string | null =>
  at === null ? null : isoMoment(at)
