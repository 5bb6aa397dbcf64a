import { db } from '#app/database/database.server.ts'
import type { PageViewTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { dayOf } from '../currency/day.ts'
import type { CountedPage } from './page-views.ts'

/** What this process counted since it last wrote, by day, page and language: a few hundred rows at most. */
let counted = new Map<string, PageViewTable>()

/** `served`: a document was answered; `started`: a browser runs it. Nobody's name, no row for a visitor. */
type View = { page: CountedPage; language: Language; kind: 'served' | 'started' }

/** Costs a look into memory; {@link addPageViews} writes. */
export const countPageView = ({ page, language, kind }: View, now: number) =>
  add({ day: dayOf(now), route: page, language, served: 0, started: 0, [kind]: 1 })

function add(row: PageViewTable) {
  const key = `${row.day} ${row.route} ${row.language}`
  const before = counted.get(key)
  if (!before) return void counted.set(key, row)
  before.served += row.served
  before.started += row.started
}

/** Adds to the database what was counted since the last time. Several processes add up. */
export async function addPageViews(): Promise<void> {
  if (counted.size === 0) return
  const taken = counted
  counted = new Map()
  // In one order, or two processes that add at the same moment would wait for each other's rows.
  const rows = [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  try {
    await write(rows)
  } catch (error) {
    for (const row of rows) add(row)
    throw error
  }
}

const write = (rows: PageViewTable[]) =>
  db.write((t) =>
    t
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
