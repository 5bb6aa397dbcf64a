import { dayMs } from '#app/i18n/format/day.ts'

/** Holds for how many days data is kept if nothing else ends it, as on the privacy page. */
export const retentionDays = {
  contactMessage: 365,
  withdrawalNotice: 6 * 365 + 2,
  audit: 10 * 365 + 3,
  missedSearch: 90,
} as const
export type RetainedKind = keyof typeof retentionDays

/** Returns the moment before which data is deleted. */
export const retainedSince = (kind: RetainedKind, now: number) => now - retentionDays[kind] * dayMs

/** What was removed from a cart, a list or a product's reviews can be put back for this many milliseconds. */
export const undoMs = 30 * 60 * 1000

/** A request for a mail about stock is deleted if it is not confirmed within this many milliseconds. */
export const stockAlertConfirmMs = 7 * dayMs

/** The networks of orders are kept for twice the default time that an unpaid order waits. */
export const orderNetworkDays = 28
export const networksRetainedSince = (now: number) => now - orderNetworkDays * dayMs

/**
 * Orders are kept for ten whole years after their year, as bookkeeping laws in most countries ask.
 */
export const orderYears = 10

/** Returns the moment (ms UTC) from which orders still name their buyer. */
export const ordersRetainedSince = (now: number) =>
  Date.UTC(new Date(now).getUTCFullYear() - orderYears, 0, 1)
