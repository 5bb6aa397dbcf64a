import { db } from '#app/database/database.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'

/** Counts what the shopkeeper is told of by mail, and what has a variant with as few; at most `most`. */
export async function countLowStock(most: number): Promise<number> {
  const { lowStock } = shopSettings()
  const found = db.read
    .selectFrom('product')
    .select('id')
    .where('stock', '>', 0)
    .where((row) =>
      row.or([
        row('stock', '<=', lowStock),
        row.exists(
          row
            .selectFrom('variant')
            .select('variant.productId')
            .whereRef('variant.productId', '=', 'product.id')
            .where('variant.stock', '>', 0)
            .where('variant.stock', '<=', lowStock),
        ),
      ]),
    )
    .limit(most)
  const { count } = await db.read
    .selectFrom(found.as('found'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
