import { db } from '#app/database/database.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'

/** Selects what the shopkeeper is told of by mail, and what has a variant with as few. */
export function selectLowStock() {
  const { lowStock } = shopSettings()
  return db.read
    .selectFrom('product')
    .select('id')
    .where((row) =>
      // Each condition has an index of its own.
      row.or([
        row.and([row('stock', '>', 0), row('stock', '<=', lowStock)]),
        row.and([
          row('stock', '>', lowStock),
          row(
            'id',
            'in',
            row
              .selectFrom('variant')
              .select('variant.productId')
              .where('variant.stock', '>', 0)
              .where('variant.stock', '<=', lowStock),
          ),
        ]),
      ]),
    )
}

/** Counts the products of {@link selectLowStock}, at most `most`. */
export async function countLowStock(most: number): Promise<number> {
  const { count } = await db.read
    .selectFrom(selectLowStock().limit(most).as('found'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
