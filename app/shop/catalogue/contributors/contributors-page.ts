import type { ContributorKind } from './contributors-query.ts'

/** Holds a contributor in a list, with the formatted number of books, such as `3 books`. */
export type ContributorLink = { slug: string; path: string; name: string; count: string }

/** Holds a letter of the alphabet. `search` is undefined if no name begins with it. */
export type LetterLink = { letter: string; label: string; search?: string; isCurrent: boolean }

/** Holds a page of authors or publishers, with all text formatted. */
export type ContributorsPage = {
  kind: ContributorKind
  path: '/authors' | '/publishers'
  heading: string
  lede: string
  title: string
  form: { label: string; value: string; letter: string; go: string }
  letters: { label: string; links: LetterLink[] }
  /** The link to the whole list, if the list is filtered. */
  all?: string
  people: ContributorLink[]
  /** The message for an empty list. */
  empty: string
  notices: string[]
  pager: {
    label: string
    seenWords: string
    seen: number
    total: number
    next?: { to: string; words: string }
    page: number
    pages: ({ to: string; page: number; name: string } | 'gap')[]
  }
}
