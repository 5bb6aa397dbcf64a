import type { ContributorKind } from './contributors-query.ts'

/** What stands over the books of one author or publisher. */
export type ContributorHeadText = {
  kind: ContributorKind
  slug: string
  name: string
  /** Of the mark that is drawn for an author. */
  initials: string
  /** A life, or what a house says of itself; `''` where nothing is known. */
  text: string
  /** How a publisher is reached (EU 2023/988 Art. 19). */
  contact?: { label: string; lines: string[]; email?: string }
  /** The list that the person stands in. */
  list: { path: '/authors' | '/publishers'; name: string }
  /** Of the page, and for search engines. */
  title: string
  description: string
}
