import type { Transaction } from '#app/database/connection.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'

/**
 * Locks a product with all editions of its work until the transaction ends, in the same order as when an order is
 * placed.
 */
export const lockWorkOf = (trx: Transaction, productId: string) =>
  lockRows(
    trx
      .selectFrom('product')
      .select('id')
      .where('workId', 'in', (work) =>
        work.selectFrom('product as one').select('one.workId').where('one.id', '=', productId),
      )
      .orderBy('workId')
      .orderBy('id'),
  )
