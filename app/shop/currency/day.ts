export const dayMs = 86_400_000

/** The day in UTC, `YYYY-MM-DD`: how rates and tax rates are dated. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
