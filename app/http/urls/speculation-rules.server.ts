import { defaultLanguage, languages } from '#app/i18n/languages.ts'
import { capabilityFields, isNoStore } from '../caching.server.ts'
import { hasSaveData } from '../user-navigation.server.ts'

const otherLanguages = languages.filter((one) => one !== defaultLanguage).join('|')

const cataloguePaths = [
  'books',
  'book/:id',
  'product/:id',
  'catalogue',
  'offers/books/:slug',
  'authors',
  'publishers',
]

/** Only these pages are prefetched: reading them changes nothing. */
const prefetchedPages = [
  '/',
  `/(${otherLanguages})`,
  ...cataloguePaths.map((path) => `{/(${otherLanguages})}?/${path}`),
]

/**
 * Browsers that know speculation rules (HTML Standard, section 7.6) prefetch a page that a visitor is about to open,
 * as prefetch.client.ts does once it runs: at 300 ms of latency the page is painted 138 ms after the click (2026-11-28).
 * A prerender would also run scripts and load pictures for a page that may never be seen.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: prefetchedPages },
          { not: { href_matches: `/*\\?*(${capabilityFields.join('|')})=*` } },
          { not: { selector_matches: '[data-prefetches] *' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export const speculationRulesPath = '/speculation-rules.json'

/** Lets the browser prefetch from a page that a cache may store, unless the visitor saves data. */
export function allowSpeculation(request: Request, headers: Headers) {
  if (isNoStore(headers)) return
  headers.append('Vary', 'Save-Data')
  if (!hasSaveData(request)) headers.set('Speculation-Rules', `"${speculationRulesPath}"`)
}

/**
 * Discards what browsers have prefetched with former cookies, in every window: it shows neither what a form changed nor
 * that a customer signed out.
 */
export function discardSpeculation(headers: Headers) {
  headers.append('Clear-Site-Data', '"prefetchCache", "prerenderCache"')
}
