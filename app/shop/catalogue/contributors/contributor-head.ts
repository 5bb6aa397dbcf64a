import type { ContributorKind } from './contributors-query.ts'

/** Holds the text above the books of one author or publisher. */
export type ContributorHeadText = {
  kind: ContributorKind
  slug: string
  name: string
  /** Holds the initials in the mark drawn for an author. */
  initials: string
  /** Holds the biography, or the publisher's own description; `''` if there is none. */
  text: string
  /** Holds the contact details of a publisher (EU 2023/988 Art. 19). */
  contact?: { label: string; lines: string[]; email?: string }
  /** The list that contains the author or publisher. */
  list: { path: '/authors' | '/publishers'; name: string }
  /** Holds the title of the page, also for search engines. */
  title: string
  description: string
}
