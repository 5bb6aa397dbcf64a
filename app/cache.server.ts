import { LRUCache } from 'lru-cache'

type Entry<Value> = { promise: Promise<Value>; at: number; value?: Value }

/**
 * Caches values for `ttlMs`, at most `max` of them; the least recently used is evicted. Concurrent requests for the
 * same value share one computation, and errors are not cached. The ages are compared here, because lru-cache reads the
 * clock itself, while a request passes its own time.
 */
export function ttlCache<Value>(max: number, ttlMs: number) {
  const entries = new LRUCache<string, Entry<Value>>({ max })
  function findFresh(key: string, now: number) {
    const entry = entries.get(key)
    return entry && now >= entry.at && now - entry.at < ttlMs ? entry : undefined
  }
  function find(key: string, now: number, compute: () => Promise<Value>): Promise<Value> {
    const fresh = findFresh(key, now)
    if (fresh) return fresh.promise
    const entry: Entry<Value> = { promise: compute(), at: now }
    entries.set(key, entry)
    entry.promise.then(
      (value) => (entry.value = value),
      () => {
        if (entries.peek(key) === entry) entries.delete(key)
      },
    )
    return entry.promise
  }
  return Object.assign(find, {
    /** Returns a value that is there already, for a caller who may not wait. */
    peek: (key: string, now: number) => findFresh(key, now)?.value,
    clear: () => entries.clear(),
  })
}

/**
 * Caches values derived from an object as long as that object lives, at most `max` for each object; the least recently
 * used is evicted. Failed promises are not cached.
 */
export function derivedCache<Source extends object, Value extends object>(max: number) {
  const caches = new WeakMap<Source, LRUCache<string, Value>>()
  return function find(source: Source, key: string, derive: () => Value): Value {
    const values = caches.get(source) ?? new LRUCache<string, Value>({ max })
    caches.set(source, values)
    const known = values.get(key)
    if (known) return known
    const value = derive()
    values.set(key, value)
    if (value instanceof Promise)
      value.catch(() => {
        if (values.peek(key) === value) values.delete(key)
      })
    return value
  }
}
