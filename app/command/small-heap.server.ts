import { setFlagsFromString } from 'node:v8'

/**
 * The percentage is of the heap in use after the last full collection. V8's default is three to
 * four times as much.
 */
const growth = 50

/**
 * Makes V8 collect garbage earlier. A command that reads a long file makes much of it, and shares
 * the machine with the server. The import of 20,000 books takes 160 MB with this and 226 MB
 * without, in the same time (2026-11-27, three interleaved rounds).
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
}
