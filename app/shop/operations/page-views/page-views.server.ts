import { db } from '#app/database/database.server.ts'
import type { PageViewTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import type { CountedPage } from './page-views.ts'

/**
 * Holds the counts of this process since its last write, by day, page and language: a few hundred
 * rows at most.
 */
let counted = new Map<string, PageViewTable>()

/**
 * `served` means that a document was sent, `started` that a browser runs it. Neither identifies a
 * visitor.
 */
type View = { page: CountedPage; language: Language; kind: 'served' | 'started' }

/** Counts in memory; {@link addPageViews} writes. */
export const countPageView = ({ page, language, kind }: View, now: number) =>
  add({ day: dayOf(now), route: page, language, served: 0, started: 0, [kind]: 1 })

function add(row: PageViewTable) {
  const key = `${row.day} ${row.route} ${row.language}`
  const before = counted.get(key)
  if (!before) return void counted.set(key, row)
  before.served += row.served
  before.started += row.started
}

/** Adds the counts since the last write to the database. Several processes add up. */
export async function addPageViews(): Promise<void> {
  if (counted.size === 0) return
  const taken = counted
  counted = new Map()
  // The rows are in one order, so that two processes do not deadlock.
  const rows = [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  try {
    await write(rows)
  } catch (error) {
    for (const row of rows) add(row)
    throw error
  }
}

const write = (rows: PageViewTable[]) =>
  db.write((trx) =>
    trx
      .insertInto('pageView')
      .values(rows)
      .onConflict((on) =>
        on.columns(['day', 'route', 'language']).doUpdateSet((row) => ({
          served: row('pageView.served', '+', row.ref('excluded.served')),
          started: row('pageView.started', '+', row.ref('excluded.started')),
        })),
      )
      .execute(),
  )
