import Negotiator from 'negotiator'
import { fallbackLanguage, offeredLanguages, type Language } from './languages.ts'

/** Browsers send less than 200 characters, and the work grows with them. */
const longestHeader = 1_000
/** A weight that is no number counts as none, so that its language stays acceptable. */
const malformedWeight = /;\s*q=(?!\s*[01])[^,;]*/g

/**
 * Returns the language of the shop that an `Accept-Language` header prefers (RFC 9110, section 12.5.4). The
 * specification's `fn` means French (spec section 9).
 */
export function negotiateLanguage(header: string): Language {
  const accepted = header
    .slice(0, longestHeader)
    .toLowerCase()
    .replace(/\bfn\b/g, 'fr')
    .replace(malformedWeight, '')
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } })
  const acceptable = negotiator.languages([...offeredLanguages()]) as Language[]
  // The browser's order counts: negotiator would prefer `fr` over `de-AT`, because it names a language exactly.
  for (const tag of negotiator.languages()) {
    const [primary] = tag.split('-')
    const language = tag === '*' ? acceptable[0] : acceptable.find((one) => one === primary)
    if (language) return language
  }
  return fallbackLanguage()
}
