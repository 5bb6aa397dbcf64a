/** A page shows this many e-books; a longer list has a search. */
export const ebooksPerPage = 20

type Day = { dateTime: string; text: string }

/** `format` is a name such as EPUB. */
type FileText = { path: string; format: string; size: string }

/** Holds a bought e-book as its page shows it, with all values formatted. */
export type EbookText = {
  id: string
  name: string
  author: string
  /** The text is set if the file holds less than the work. */
  contentNote?: string
  image?: string
  /** The page at this path, in English, shows the opening of the work. */
  openingPath?: string
  bought: Day
  fetched: number
  lastFetched?: Day
  /** The current file differs from the one downloaded last. */
  isNewer: boolean
  /** The current file was added on this day, after the purchase. */
  newEdition?: Day
  file:
    | (FileText & {
        kind: 'open'
        isAudio?: boolean
        /** A recording of several parts is downloaded as a zip archive. */
        isZip?: boolean
        /** The file that was bought, if it is not the current one. */
        former?: FileText
      })
    | { kind: 'later' | 'unpaidLater'; day: string }
    | { kind: 'revoked' | 'unpaid' | 'gone' }
}

export type DownloadsPage = {
  ebooks: EbookText[]
  /** The value counts all e-books, or those that the search found. */
  total: number
  page: number
  lastPage: number
  /** The search is left out for a list of one page. */
  search?: { words: string }
}

/**
 * Returns path and query of a page of the list, in English. `search`: the parameters that identify
 * the list.
 */
export function downloadsPath(
  list: { order?: string; key?: string; q?: string },
  page = 1,
  at = '/downloads/ebooks',
): string {
  const query = new URLSearchParams()
  for (const name of ['order', 'key', 'q'] as const) if (list[name]) query.set(name, list[name])
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${at}?${query}` : at
}

/** The page at this path has no scripts, for the browser of an e-reader. */
export const leanPath = '/downloads/ebooks/lean'

/** The file at this path is the shop's own book about reading e-books, for everybody. */
export const readingGuidePath = '/downloads/reading-guide.epub'
