import { dataParameter } from '#app/remix-protocol.ts'
import {
  defaultLanguage,
  fallbackLanguage,
  offeredLanguages,
  parseLanguage,
  type Language,
} from './languages.ts'

/**
 * Returns a path of the shop (`/books?q=a`) in a language: `/fr/books?q=a`. English has no prefix. An order may be in a
 * language that the shop no longer offers; its links lead to the fallback.
 */
export function localPath(language: Language, path: string): string {
  const own = offeredLanguages().includes(language) ? language : fallbackLanguage()
  if (own === defaultLanguage) return path
  return path === '/' ? `/${own}` : `/${own}${path.replace(/^\/(?=[?#])/, '')}`
}

/** Returns the path without its language prefix. */
export function withoutLanguage(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/')
  // `/fr//evil.test` must not become `//evil.test`, which is another host.
  const path = `/${rest.join('/').replace(/^\/+/, '')}`
  return parseLanguage(first) ? path : pathname
}

/** These paths exist once and not in each language: what programs fetch, and files. */
const isInNoLanguage =
  /^\/(sitemap\.xml|robots\.txt|[\w-]+\.(ico|png|svg)|healthz|readyz|page-view|speculation-rules\.json|[a-z]+\/list|wishlist\/update|(art|assets|merchant|opds\/cover|opds\/library|picture|preview|shop|users|webhooks)\/.*)$/

/** Returns a path with its query in another language, if it exists in that. */
export function pathInLanguage(language: Language, { pathname, search }: URL): string {
  if (isInNoLanguage.test(pathname)) return pathname + search
  return localPath(language, withoutLanguage(pathname) + search)
}

/** Returns a query (`?a=1&b=2`) with the fields of some names only, each as it was sent. */
export function filterSearch(search: string, isPassedOn: (name: string) => boolean): string {
  const nameOf = (field: string) => new URLSearchParams(field).keys().next().value ?? ''
  const passed = search
    .slice(1)
    .split('&')
    .filter((field) => isPassedOn(nameOf(field)))
  return passed.length > 0 && passed.join('') !== '' ? `?${passed.join('&')}` : ''
}

/** Returns pathname and query of the page itself as a path of this shop, never with two slashes in a row. */
export function ownPath({ pathname, search }: URL): string {
  const path = `/${pathname.replace(/^[/\\]+/, '').replace(/\/{2,}/g, '/')}`
  return path + filterSearch(search, (name) => name !== dataParameter && name !== 'index')
}

/** Returns a path from outside if it certainly leads to this shop (`//evil` and `/\evil` do not). */
export function parseOwnPath(path: string | null | undefined): string | undefined {
  if (!path || !/^\/(?![/\\])[^\s\\]*$/.test(path)) return undefined
  const base = 'http://shop.invalid'
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined
  return url?.origin === base ? ownPath(url) : undefined
}

/** A feed of books is that of an author, a publisher or a category by its slug, or of a subject by its Thema code. */
export const feedScopes = ['author', 'publisher', 'category', 'subject'] as const

/** The page at this path lists everything that is reduced, with links to the running offers. */
export const offersPath = '/catalogue?offer=1'

/** Tells whether the catalogue lists all that is reduced, on whatever page, in whatever order and with other filters. */
export function listsOffers(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.get('offer') === '1' && !['q', 'category', 'tag'].some((name) => query.get(name))
}
