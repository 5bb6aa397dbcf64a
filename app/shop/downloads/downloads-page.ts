/** So many on one page; a list that is longer can be searched. */
export const ebooksPerPage = 20

type Day = { dateTime: string; text: string }

/** A bought e-book as its page shows it, everything formatted. */
export type EbookText = {
  id: string
  name: string
  author: string
  /** Where its file holds less than the work. */
  holds?: string
  image?: string
  bought: Day
  fetched: number
  lastFetched?: Day
  /** Its file is another than the one fetched last. */
  isNewer: boolean
  file:
    | { kind: 'open'; path: string; size: string }
    | { kind: 'later' | 'unpaidLater'; day: string }
    | { kind: 'revoked' | 'unpaid' | 'gone' }
}

export type DownloadsPage = {
  ebooks: EbookText[]
  /** How many there are, found or not searched for. */
  total: number
  page: number
  lastPage: number
  /** Left out where there are too few to be searched. */
  search?: { words: string }
}

/** Path and query of a page of the list, in English. `search`: what names the list. */
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

/** The page without scripts, for the browser of an e-reader. */
export const leanPath = '/downloads/ebooks/lean'
