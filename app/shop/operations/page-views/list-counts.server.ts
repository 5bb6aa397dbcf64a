import { ttlCache } from '#app/cache.server.ts'
import { db } from '#app/database/database.server.ts'

/** Both days belong to it and are UTC, `YYYY-MM-DD`. */
type Days = { from: string; until: string }

type Views = { served: number; started: number }
export type ViewsOfDay = Views & { day: string }
export type ViewsOfPage = Views & { route: string }

/** Each reads all counts of a period, of which a year has tens of thousands, so they serve again for some minutes. */
const ttlMs = 5 * 60_000
const daysCache = ttlCache<ViewsOfDay[]>(20, ttlMs)
const pagesCache = ttlCache<ViewsOfPage[]>(20, ttlMs)
const searchesCache = ttlCache<MissedSearches[]>(20, ttlMs)

/** Selects the counts of pages in one language or all. */
const selectViews = ({ from, until }: Days, language: string | undefined) =>
  db.read
    .selectFrom('pageView')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(language !== undefined, (all) => all.where('language', '=', language!))
    .select(({ fn }) => [
      fn.sum<number>('served').as('served'),
      fn.sum<number>('started').as('started'),
    ])

/** Lists the views of all pages by day, the earliest first. */
export const listViewsByDay = (days: Days, language: string | undefined, now: number) =>
  daysCache(JSON.stringify([days, language]), now, () =>
    selectViews(days, language).select('day').groupBy('day').orderBy('day').execute(),
  )

/** Lists the views of each page, the most served first. */
export const listViewsByPage = (days: Days, language: string | undefined, now: number) =>
  pagesCache(JSON.stringify([days, language]), now, () =>
    selectViews(days, language)
      .select('route')
      .groupBy('route')
      .orderBy('served', 'desc')
      .orderBy('route')
      .execute(),
  )

/** Says how often a search found nothing, and on which day (UTC) last. */
export type MissedSearches = { query: string; language: string; searches: number; lastDay: string }

export const mostSearches = 200
/** Leaves out what was typed once or twice, such as a name. A network counts a search once in 24 hours. */
const fewestSearches = 3

/**
 * Lists the searches that found nothing and were counted at least {@link fewestSearches} times, the most frequent first.
 */
export const listMissedSearches = (
  days: Days,
  language: string | undefined,
  now: number,
): Promise<MissedSearches[]> =>
  searchesCache(JSON.stringify([days, language]), now, () =>
    db.read
      .selectFrom('missedSearch')
      .where('day', '>=', days.from)
      .where('day', '<=', days.until)
      .$if(language !== undefined, (all) => all.where('language', '=', language!))
      .groupBy(['query', 'language'])
      .select(({ fn }) => [
        ...(['query', 'language'] as const),
        fn.sum<number>('searches').as('searches'),
        fn.max('day').as('lastDay'),
      ])
      .having(({ fn }) => fn.sum('searches'), '>=', fewestSearches)
      .orderBy('searches', 'desc')
      .orderBy('query')
      .orderBy('language')
      .limit(mostSearches)
      .execute(),
  )
