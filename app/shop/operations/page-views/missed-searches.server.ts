import { randomInt } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { MissedSearchTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import {
  consumeRateLimits,
  refundRateLimits,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'

/** A day has at most so many different searches, so 90 days have 27,000 rows. Beyond it the rarest fall out. */
export const mostOfDay = 300
/** One site counts at most so many different searches in a day, so that it cannot use up a day alone. */
export const mostOfSite = 20
/** A process holds at most so many searches between two writes. */
const mostWaiting = 200

/** `query` is folded and tells nothing of who typed it; `site` is the client's part of the net (rate-limits/network.ts). */
type MissedSearch = { query: string; language: Language; site: string }

/** Holds the searches of this process since its last write, each once for each site. */
const waiting = new Map<string, MissedSearch & { at: number }>()

/** Counts a search that found nothing in memory; {@link addMissedSearches} writes. */
export function countMissedSearch(search: MissedSearch, now: number) {
  const key = JSON.stringify([dayOf(now), search.language, search.query, search.site])
  if (waiting.has(key)) return
  const keys = keysBySite()
  const own = keys.get(search.site)?.length ?? 0
  if (own >= mostOfSite) return
  if (waiting.size >= mostWaiting) {
    const largest = [...keys.values()].reduce((a, b) => (b.length > a.length ? b : a))
    // The site with the most loses one of its searches, so that some sites do not shut out the others.
    if (largest.length <= own + 1) return
    waiting.delete(largest[0]!)
  }
  waiting.set(key, { ...search, at: now })
}

function keysBySite(): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const [key, { site }] of waiting) keys.set(site, [...(keys.get(site) ?? []), key])
  return keys
}

/**
 * Adds the searches since the last write to the database. Several processes add up: the attempts of rate limits, which
 * have keyed hashes of the sites, let each site count a search once in 24 hours.
 */
export async function addMissedSearches(): Promise<void> {
  const taken = [...waiting]
  waiting.clear()
  const attempts: string[] = []
  try {
    const rows = new Map<string, MissedSearchTable>()
    for (const [, search] of taken) {
      const counted = await consumeRateLimits(limitsOf(search), search.at)
      if (!counted.ok) continue
      attempts.push(...counted.attempts)
      addTo(rows, search)
    }
    if (rows.size > 0) await write(rows)
  } catch (error) {
    for (const [key, search] of taken) waiting.set(key, search)
    await refundRateLimits(attempts)
    throw error
  }
}

const limitsOf = ({ query, language, site }: MissedSearch) => ({
  [`missed searches from ${site}`]: { most: mostOfSite, withinMs: dayMs },
  [`missed search ${language} ${query} from ${site}`]: { most: 1, withinMs: dayMs },
})

function addTo(
  rows: Map<string, MissedSearchTable>,
  { query, language, at }: MissedSearch & { at: number },
) {
  const day = dayOf(at)
  const key = JSON.stringify([day, language, query])
  const row = rows.get(key) ?? { day, language, query, searches: 0 }
  rows.set(key, { ...row, searches: row.searches + 1 })
}

async function write(counted: Map<string, MissedSearchTable>) {
  // The rows are in one order, so that two processes do not deadlock.
  const rows = [...counted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const days = [...new Set(rows.map(({ day }) => day))]
  await db.write(async (trx) => {
    for (const day of days) await writeDay(trx, day, rows)
  })
}

type Counted = Pick<MissedSearchTable, 'language' | 'query' | 'searches'>

const keyOf = ({ language, query }: Counted) => `${language} ${query}`

/** Two processes that write at one moment may exceed {@link mostOfDay} by what one of them adds. */
async function writeDay(trx: Transaction, day: string, all: MissedSearchTable[]) {
  const stored: Counted[] = await trx
    .selectFrom('missedSearch')
    .select(['language', 'query', 'searches'])
    .where('day', '=', day)
    .execute()
  const rows = all.filter((row) => row.day === day)
  const left = listLeftOut(stored, rows)
  for (const { language, query, searches } of stored.filter((one) => left.has(keyOf(one))))
    await trx
      .deleteFrom('missedSearch')
      .where('day', '=', day)
      .where('language', '=', language)
      .where('query', '=', query)
      // Another process may have counted it meanwhile.
      .where('searches', '=', searches)
      .execute()
  const added = rows.filter((row) => !left.has(keyOf(row)))
  if (added.length === 0) return
  await trx
    .insertInto('missedSearch')
    .values(added)
    .onConflict((on) =>
      on.columns(['day', 'language', 'query']).doUpdateSet((row) => ({
        searches: row('missedSearch.searches', '+', row.ref('excluded.searches')),
      })),
    )
    .execute()
}

/**
 * Returns the keys of the searches for which a day has no room: the rarest, and of those the stored ones first, so that a
 * flood of others hides no new one. Which ones is left to chance, so that nobody can choose them.
 */
function listLeftOut(stored: Counted[], rows: Counted[]): Set<string> {
  const again = new Set(rows.map(keyOf))
  const known = new Set(stored.map(keyOf))
  const others = stored.filter((one) => !again.has(keyOf(one)))
  const added = rows.filter((one) => !known.has(keyOf(one)))
  const excess = Math.max(0, stored.length + added.length - mostOfDay)
  const ranked = [
    ...others.map((one) => ({ ...one, isNew: 0, chance: randomInt(2 ** 32) })),
    ...added.map((one) => ({ ...one, isNew: 1, chance: randomInt(2 ** 32) })),
  ].sort((a, b) => a.searches - b.searches || a.isNew - b.isNew || a.chance - b.chance)
  return new Set(ranked.slice(0, excess).map(keyOf))
}
