import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import type { OrderView } from './order-views.ts'
import { viewConditions, viewMomentOf, type ViewMoment } from './view-conditions.server.ts'

type CountParams = ViewMoment & { most: number }
type Counts<View extends OrderView> = Record<View, number>

/**
 * Prepares one statement that counts the orders of some views. It gets a moment (ms UTC) and the most orders to count in
 * a view, which limits the rows that are read; a higher number says that there are more.
 */
export function prepareViewCounts<View extends OrderView>(views: readonly View[]) {
  const count = prepareQuery((reader, { most, ...at }: CountParams) => ({
    compile: () =>
      sql<Counts<View>>`select ${sql.join(
        views.map(
          (view) => sql`(select count(*) from (select 1 as one from customer_order
            where ${viewConditions[view](at)} limit ${most} + 1) as found) as ${sql.ref(view)}`,
        ),
      )}`.compile(reader),
  }))
  return async (now: number, most: number): Promise<Counts<View>> =>
    (await count(db.read, { ...viewMomentOf(now), most }))[0]!
}
