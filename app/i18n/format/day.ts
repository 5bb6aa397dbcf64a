export const dayMs = 86_400_000

/** Returns the day in UTC, `YYYY-MM-DD`, by which rates and tax rates are dated. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export const dayBefore = (day: string): string => dayOf(Date.parse(day) - dayMs)
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + dayMs)
