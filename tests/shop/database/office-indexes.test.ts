import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { selectReviewsOf } from '#app/shop/catalogue/reviews/review-data.server.ts'
import { selectLowStock } from '#app/shop/maintenance/products/count-low-stock.server.ts'
import {
  viewConditions,
  viewMomentOf,
} from '#app/shop/ordering/order-management/view-conditions.server.ts'

const onSqlite = test.skipIf(process.env.TEST_DATABASE_URL)

/** Returns the steps of SQLite's plan (https://www.sqlite.org/eqp.html). */
async function planOf({ sql: statement, parameters }: CompiledQuery): Promise<string[]> {
  const plan = CompiledQuery.raw(`explain query plan ${statement}`, [...parameters])
  const { rows } = await db.read.executeQuery<{ detail: string }>(plan)
  return rows.map(({ detail }) => detail)
}

onSqlite('low stock is found without reading all products', async () => {
  const plan = await planOf(selectLowStock().compile())
  expect(plan.join('\n')).toContain('product_by_stock')
  expect(plan.filter((step) => /^SCAN (product|variant)\b/.test(step))).toEqual([])
})

onSqlite('the reviews of a customer are found among all', async () => {
  expect((await planOf(selectReviewsOf('asha').compile()))[0]).toContain('review_by_customer')
})

onSqlite.each(['unpaid', 'suspicious', 'overdue-payment'] as const)(
  'the orders of the view %s are counted without reading whole ones',
  async (view) => {
    const condition = viewConditions[view](viewMomentOf(0))
    const plan = await planOf(
      sql`select number from customer_order where ${condition}`.compile(db.read),
    )
    expect(plan[0]).toContain('USING COVERING INDEX order_by_payment')
  },
)
