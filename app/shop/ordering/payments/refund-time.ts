import { dayMs } from '#app/i18n/format/day.ts'

/** The law gives this long for a refund, counted from the notice (CRD Art 13(1)). */
export const refundWithinMs = 14 * dayMs
