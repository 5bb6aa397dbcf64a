import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { MissedSearchTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { dayOf } from '#app/i18n/format/day.ts'

/** A day has at most so many different searches, so 90 days have 27,000 rows. Those that came first stay. */
export const mostOfDay = 300
/** Between two writes this process counts at most so many different searches. */
const mostWaiting = 200
/** One site counts at most so often in an hour, so that it cannot use up a day alone. */
export const mostOfSite = 20
const mostSites = 10_000

/** Holds the counts of this process since its last write. */
let counted = new Map<string, MissedSearchTable>()
/** Holds how often each site counted in an hour; it is never stored. */
const sites = new Map<string, number>()
let hourOfSites = 0

/** `query` is folded and tells nothing of who typed it; `site` is the client's part of the net (rate-limits/network.ts). */
type MissedSearch = { query: string; language: Language; site: string }

/** Counts a search that found nothing in memory; {@link addMissedSearches} writes. */
export function countMissedSearch({ query, language, site }: MissedSearch, now: number) {
  if (!isCounted(site, now)) return
  add({ day: dayOf(now), language, query, searches: 1 })
}

function isCounted(site: string, now: number): boolean {
  const hour = Math.floor(now / 3_600_000)
  if (hour !== hourOfSites) sites.clear()
  hourOfSites = hour
  const times = sites.get(site) ?? 0
  if (times >= mostOfSite || (times === 0 && sites.size >= mostSites)) return false
  sites.set(site, times + 1)
  return true
}

function add(row: MissedSearchTable) {
  const key = JSON.stringify([row.day, row.language, row.query])
  const before = counted.get(key)
  if (before) before.searches += row.searches
  else if (counted.size < mostWaiting) counted.set(key, row)
}

/** Adds the counts since the last write to the database. Several processes add up. */
export async function addMissedSearches(): Promise<void> {
  if (counted.size === 0) return
  const taken = counted
  counted = new Map()
  // The rows are in one order, so that two processes do not deadlock.
  const rows = [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const days = [...new Set(rows.map(({ day }) => day))]
  try {
    await db.write(async (trx) => {
      for (const day of days) await write(trx, day, rows)
    })
  } catch (error) {
    for (const row of rows) add(row)
    throw error
  }
}

/** Two processes that write at one moment may exceed {@link mostOfDay} by what one of them adds. */
async function write(trx: Transaction, day: string, all: MissedSearchTable[]) {
  const stored = await trx
    .selectFrom('missedSearch')
    .select(['language', 'query'])
    .where('day', '=', day)
    .execute()
  const known = new Set(stored.map(({ language, query }) => `${language} ${query}`))
  let free = mostOfDay - known.size
  const rows = all.filter(
    (row) => row.day === day && (known.has(`${row.language} ${row.query}`) || free-- > 0),
  )
  if (rows.length === 0) return
  await trx
    .insertInto('missedSearch')
    .values(rows)
    .onConflict((on) =>
      on.columns(['day', 'language', 'query']).doUpdateSet((row) => ({
        searches: row('missedSearch.searches', '+', row.ref('excluded.searches')),
      })),
    )
    .execute()
}
