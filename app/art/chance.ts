/** The numbers are the same for the same seed. */
export interface Chance {
  /** Returns a number from 0 to below 1. */
  next(): number
  /** Returns a whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
}

/** Returns an unsigned 32-bit hash (FNV-1a, then mixed so that similar texts differ widely). */
export function hash(text: string): number {
  let h = 2166136261
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619)
  h = Math.imul(h ^ (h >>> 15), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** Returns a seeded generator (mulberry32). */
export function chance(seed: string): Chance {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
