import { dayMs } from '../currency/day.ts'

/** How many days something is kept, where nothing else ends it: the privacy page names the same. */
export const retentionDays = {
  contactMessage: 365,
  withdrawalNotice: 6 * 365 + 2,
  audit: 10 * 365 + 3,
} as const
export type RetainedKind = keyof typeof retentionDays

/** What is older is forgotten. */
export const retainedSince = (kind: RetainedKind, now: number) => now - retentionDays[kind] * dayMs

/** From which networks orders came is kept so long: the longest that an unpaid one waits by default, twice. */
export const orderNetworkDays = 28
export const networksRetainedSince = (now: number) => now - orderNetworkDays * dayMs

/** Whole years after the year of the order, as bookkeeping asks in most countries. */
export const orderYears = 10

/** Orders from this moment on (ms UTC) still name their buyer. */
export const ordersRetainedSince = (now: number) =>
  Date.UTC(new Date(now).getUTCFullYear() - orderYears, 0, 1)
