import type { Ceiling } from './goal.ts'

// This is the minimal Remix page on the day and machine of the peers' measurement.
export const speed: Ceiling = { was: 392, now: 'minimal per core' }
export const alone: Ceiling = { was: 5.4, now: 'minimal p95' }
export const busy: Ceiling = { was: 40, now: 'minimal busy p95' }
export const paint: Ceiling = { was: 844, now: 'minimal largest paint' }
export const thread: Ceiling = { was: 634, now: 'minimal main thread' }
export const start: Ceiling = { was: 300, now: 'minimal start' }
