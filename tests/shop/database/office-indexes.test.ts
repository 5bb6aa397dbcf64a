import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { selectReviewsOf } from '#app/shop/catalogue/reviews/review-data.server.ts'
import { selectLowStock } from '#app/shop/maintenance/products/count-low-stock.server.ts'

const onSqlite = test.skipIf(process.env.TEST_DATABASE_URL)

/** Returns the steps of SQLite's plan (https://www.sqlite.org/eqp.html). */
async function planOf({ sql, parameters }: CompiledQuery): Promise<string[]> {
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
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
