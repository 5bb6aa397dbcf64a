import type { Transaction } from '#app/database/connection.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'

/**
 * Forgets which of these products the shopkeeper was told of, where there is more than the threshold again. Only what the
 * shopkeeper changes calls it: with each cancelled order a buyer could cause another mail.
 */
export async function forgetLowStockNotices(trx: Transaction, productIds: string[]): Promise<void> {
  const { lowStock } = shopSettings()
  await trx
    .deleteFrom('lowStockNotice')
    .where('productId', 'in', productIds)
    .where((notice) =>
      notice.or([
        notice.exists(
          notice
            .selectFrom('product')
            .select('id')
            .whereRef('id', '=', 'lowStockNotice.productId')
            .where('lowStockNotice.color', '=', '')
            .where('lowStockNotice.size', '=', '')
            .where((product) =>
              product.or([product('stock', '>', lowStock), product('stock', 'is', null)]),
            ),
        ),
        notice.exists(
          notice
            .selectFrom('variant')
            .select('productId')
            .whereRef('variant.productId', '=', 'lowStockNotice.productId')
            .whereRef('variant.color', '=', 'lowStockNotice.color')
            .whereRef('variant.size', '=', 'lowStockNotice.size')
            .where('stock', '>', lowStock),
        ),
      ]),
    )
    .execute()
}
