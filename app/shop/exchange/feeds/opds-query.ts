import { feedScopes } from '#app/i18n/paths.ts'
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'

/** Holds the scope of a feed, with the slug or the Thema code that the URL gives. */
export type FeedScope = { by: (typeof feedScopes)[number]; id: string }

const opdsShelves = ['new', 'categories', 'subjects', 'authors'] as const

/** Holds the query of a URL of the catalogue for reading apps. */
export type OpdsQuery = {
  show?: (typeof opdsShelves)[number]
  scope?: FeedScope
  q?: string
  page: number
}

export type OpdsQueryResult =
  { ok: true; query: OpdsQuery } | { ok: false; reason: 'page' | 'part' | 'one' }

const longestQuery = 200

/** Reads the query of a feed; unknown fields are ignored. */
export function parseOpdsQuery(query: URLSearchParams): OpdsQueryResult {
  const scope = findScopeField(query)
  const [q, named, typed] = [findWords(query), query.get('show'), query.get('page')]
  if (scope === 'many' || [scope, q, named].filter(Boolean).length > 1)
    return { ok: false, reason: 'one' }
  const page = parseFeedPage(typed)
  if (page === undefined) return { ok: false, reason: 'page' }
  const show = opdsShelves.find((one) => one === named)
  if (named !== null && !show) return { ok: false, reason: 'part' }
  return {
    ok: true,
    query: {
      page,
      ...(show && { show }),
      ...(scope && { scope }),
      ...(q && { q: cutText(removeUnseen(q), longestQuery) }),
    },
  }
}

/** OPDS 2.0 prescribes the name of the search field. */
const findWords = (query: URLSearchParams) => (query.get('q') ?? query.get('query'))?.trim()

/** Returns the requested scope; `many` if more than one is named. */
export function findScopeField(query: URLSearchParams): FeedScope | 'many' | undefined {
  const found = feedScopes.flatMap((by) => query.getAll(by).map((id) => ({ by, id })))
  return found.length > 1 ? 'many' : found[0]
}

/** Returns the page, counted from 1; undefined if the text is not a page number. */
function parseFeedPage(text: string | null): number | undefined {
  if (text === null) return 1
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
