/** A value may be this old, in ms. */
const ttlMs = 2_000

/**
 * Shares a value for two seconds between requests for the same key, so that simultaneous visitors cause one
 * computation. It holds at most `most` values and evicts the oldest. Errors are not cached.
 */
export function ttlCache<Answer>(most: number) {
  const entries = new Map<string, { answer: Promise<Answer>; at: number }>()
  const isFresh = (at: number, now: number) => now >= at && now - at < ttlMs
  return function find(key: string, now: number, workOut: () => Promise<Answer>): Promise<Answer> {
    const known = entries.get(key)
    if (known && isFresh(known.at, now)) return known.answer
    const entry = { answer: workOut(), at: now }
    entries.delete(key)
    entries.set(key, entry)
    for (const [oldest, { at }] of entries) {
      if (entries.size <= most && isFresh(at, now)) break
      entries.delete(oldest)
    }
    entry.answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry.answer
  }
}
