import type { i18n as Instance } from 'i18next'

type Lookup = (key: string, values?: object) => string

const lookups = new WeakMap<Instance, Lookup>()

/**
 * The words of an instance, which keeps its language. Those without gaps are the same each time, and are
 * looked up once: a list of 24 cards asks for few of them often.
 */
export function lookupOf(i18n: Instance): Lookup {
  const known = lookups.get(i18n)
  if (known) return known
  const translate = i18n.t as unknown as Lookup
  const found = new Map<string, string>()
  const lookup: Lookup = (key, values) => {
    if (values) return translate(key, values)
    const word = found.get(key) ?? translate(key)
    found.set(key, word)
    return word
  }
  lookups.set(i18n, lookup)
  return lookup
}
