import { dataParameter } from '#app/remix-protocol.ts'
import { defaultLanguage, parseLanguage, type Language } from './languages.ts'

/** Returns a path of the shop (`/books?q=a`) in a language: `/fr/books?q=a`. English has no prefix. */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`
}

/** Returns the path without its language prefix. */
export function withoutLanguage(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/')
  // `/fr//evil.test` must not become `//evil.test`, which is another host.
  const path = `/${rest.join('/').replace(/^\/+/, '')}`
  return parseLanguage(first) ? path : pathname
}

/** Returns pathname and query of the page itself as a path of this shop, never with two slashes in a row. */
export function ownPath(url: URL): string {
  const query = new URLSearchParams(url.search)
  const added = [dataParameter, 'index'].filter((name) => query.has(name))
  for (const name of added) query.delete(name)
  const rest = query.size ? `?${query}` : ''
  return `/${url.pathname.replace(/^[/\\]+/, '').replace(/\/{2,}/g, '/')}${added.length ? rest : url.search}`
}

/** Returns a path from outside if it certainly leads to this shop (`//evil` and `/\evil` do not). */
export function parseOwnPath(path: string | null | undefined): string | undefined {
  if (!path || !/^\/(?![/\\])[^\s\\]*$/.test(path)) return undefined
  const base = 'http://shop.invalid'
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined
  return url?.origin === base ? ownPath(url) : undefined
}

/** The page at this path lists everything that is reduced, with links to the running offers. */
export const offersPath = '/catalogue?offer=1'

/** Tells whether the catalogue lists all that is reduced, on whatever page, in whatever order and with other filters. */
export function listsOffers(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.get('offer') === '1' && !['q', 'category', 'tag'].some((name) => query.get(name))
}
