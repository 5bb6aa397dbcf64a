/** How old an answer may be, ms. */
const ttlMs = 2_000

/**
 * Shares an answer for two seconds among those who ask for the same: what many look at at once is worked out once.
 * `most` answers at a time, of which the oldest goes first; a failure is not kept.
 */
export function ttlCache<Answer>(most: number) {
  const kept = new Map<string, { answer: Promise<Answer>; at: number }>()
  const isFresh = (at: number, now: number) => now >= at && now - at < ttlMs
  return function find(key: string, now: number, workOut: () => Promise<Answer>): Promise<Answer> {
    const known = kept.get(key)
    if (known && isFresh(known.at, now)) return known.answer
    const entry = { answer: workOut(), at: now }
    kept.delete(key)
    kept.set(key, entry)
    for (const [oldest, { at }] of kept) {
      if (kept.size <= most && isFresh(at, now)) break
      kept.delete(oldest)
    }
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return entry.answer
  }
}
