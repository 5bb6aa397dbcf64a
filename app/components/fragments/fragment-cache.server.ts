import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { i18nOf } from '#app/i18n/i18n.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { I18nContext } from '#app/i18n/translate.ts'
import { whileIdentityLasts } from '#app/shop-settings/shop-identity.ts'
import type { CacheFragment, FragmentComponent } from './fragment-cache.ts'

/**
 * All cached texts of one component with their keys may have this many characters (two bytes each); the least recently
 * used is evicted first. Each component has its own limit, so that requests for every book cannot evict the cards that
 * all lists show.
 */
const mostCharacters = { large: 2_400_000, usual: 700_000 }

const counts = { found: 0, made: 0 }

/** Returns how many fragments were found in the cache and how many were rendered since the start. */
export const countCachedFragments = () => counts

function render(language: Language, part: ReactElement): string {
  const provided = createElement(I18nContext.Provider, { value: i18nOf(language) }, part)
  // The text is copied, because React's concatenation stays a tree of thousands of pieces that every page would walk.
  return Buffer.from(renderToString(provided)).toString()
}

// Fragments show the name of the shop.
const cachesByComponent = whileIdentityLasts(() => new WeakMap<object, LRUCache<string, string>>())

function cacheOf<Props extends object>(of: FragmentComponent<Props>) {
  const caches = cachesByComponent()
  const cache = caches.get(of) ?? newCache(mostCharacters[of.cacheSize ?? 'usual'])
  caches.set(of, cache)
  return cache
}

const newCache = (maxSize: number) =>
  new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (text, key) => key.length + text.length,
  })

const digests = new WeakMap<object, string>()

/**
 * Serialises props as JSON, and objects as a digest of it, because a card's JSON would fill half of the memory beside
 * its markup. A cached object, as cards and filters of lists are, is serialised once for all its pages.
 */
function write(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const digest = digests.get(value) ?? hash('sha256', JSON.stringify(value), 'base64url')
  digests.set(value, digest)
  return digest
}

const keyOf = (language: Language, props: object) =>
  [language, ...Object.entries(props).map(([name, value]) => `${name} ${write(value)}`)].join()

function fragmentCache(language: Language): CacheFragment {
  return (of, props) => {
    const [cache, key] = [cacheOf(of), keyOf(language, props)]
    const found = cache.get(key)
    counts[found === undefined ? 'made' : 'found']++
    if (found !== undefined) return found
    const markup = render(language, createElement(of, props))
    cache.set(key, markup)
    return markup
  }
}

/** The providers of a page use these, one for each language. */
export const fragmentCaches = Object.fromEntries(
  languages.map((language) => [language, fragmentCache(language)]),
) as Record<Language, CacheFragment>
