import { dayMs } from '../currency/day.ts'

/** How many days what is told on the privacy page is kept, where nothing else ends it. */
export const keptDays = {
  contactMessage: 365,
  withdrawalNotice: 6 * 365 + 2,
  audit: 10 * 365 + 3,
} as const

/** Whole years after the year of the order, as bookkeeping asks. */
export const orderYears = 10

export const before = (kind: keyof typeof keptDays, now: number) => now - keptDays[kind] * dayMs

/** Orders placed before it have been kept for ten whole years after theirs; ms UTC. */
export const ordersBefore = (now: number) =>
  Date.UTC(new Date(now).getUTCFullYear() - orderYears, 0, 1)
