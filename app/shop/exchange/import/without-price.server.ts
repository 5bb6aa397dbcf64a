import type { Transaction } from '#app/database/connection.server.ts'
import type { RowOutcome } from './upsert-record.server.ts'

/**
 * Counts listed products that cannot be bought because they have no current price. Withdrawn
 * products and those sold by a partner are not counted.
 */
export async function countPriceless(
  trx: Transaction,
  taken: RowOutcome[],
  now: number,
): Promise<number> {
  const ids = taken.flatMap((one) => ('id' in one ? [one.id] : []))
  if (ids.length === 0) return 0
  const { count } = await trx
    .selectFrom('product')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('withdrawnAt', 'is', null)
    .where('affiliateLink', 'is', null)
    .where((product) =>
      product.not(
        product.exists(
          product
            .selectFrom('price')
            .select('price.id')
            .whereRef('price.productId', '=', 'product.id')
            .where('price.fromAt', '<=', now)
            .where((row) =>
              row.or([row('price.untilAt', 'is', null), row('price.untilAt', '>', now)]),
            ),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
