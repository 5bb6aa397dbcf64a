import { dayMs } from '../currency/day.ts'

/** The law's time for paying back (CRD Art 13(1)), from the notice. */
export const refundWithinMs = 14 * dayMs
