import type { Transaction } from '#app/database/connection.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'

/** Holds a product with all editions of its work until the transaction ends, as an order holds them. */
export const lockWorkOf = (t: Transaction, productId: string) =>
  lockRows(
    t
      .selectFrom('product')
      .select('id')
      .where('workId', 'in', (work) =>
        work.selectFrom('product as one').select('one.workId').where('one.id', '=', productId),
      )
      .orderBy('workId')
      .orderBy('id'),
  )
