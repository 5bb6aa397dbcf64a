import type { ContributorKind } from './contributors-query.ts'

/** Somebody in a list, and how much there is of them: `3 books`. */
export type ContributorLink = { slug: string; path: string; name: string; count: string }

/** A letter of the alphabet; without a search nobody's name begins with it. */
export type LetterLink = { letter: string; label: string; search?: string; isCurrent: boolean }

/** A page of authors or publishers, every word ready. */
export type ContributorsPage = {
  kind: ContributorKind
  path: '/authors' | '/publishers'
  heading: string
  lede: string
  title: string
  form: { label: string; value: string; letter: string; go: string }
  letters: { label: string; links: LetterLink[] }
  /** Where the list is narrowed: all of them again. */
  all?: string
  people: ContributorLink[]
  /** Said where there is nobody. */
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
