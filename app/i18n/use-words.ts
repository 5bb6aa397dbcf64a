import type { i18n as Instance, TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import type { Language } from './languages.ts'

/** Words without gaps are the same each time: a page of 24 cards looks them up once. */
const lookups = new WeakMap<Instance, TFunction>()

function lookupOf(i18n: Instance): TFunction {
  const known = lookups.get(i18n)
  if (known) return known
  const translate = i18n.t as unknown as (key: string, values?: object) => string
  const found = new Map<string, string>()
  const lookup = ((key: string, values?: object) => {
    if (values) return translate(key, values)
    const word = found.get(key) ?? translate(key)
    found.set(key, word)
    return word
  }) as TFunction
  lookups.set(i18n, lookup)
  return lookup
}

/**
 * The words of the page, and its language. A document keeps its language, so nothing here watches for a
 * change, which is most of what react-i18next's own hook costs.
 */
export function useWords(): { t: TFunction; language: Language } {
  const { i18n } = useContext<{ i18n: Instance }>(I18nContext)
  return { t: lookupOf(i18n), language: i18n.language as Language }
}
