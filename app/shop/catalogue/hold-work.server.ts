import type { Transact } from '#app/database/connection.server.ts'
import { holdRows } from '#app/database/hold-rows.server.ts'

/** Holds a product with all editions of its work until the transaction ends, as an order holds them. */
export const holdWorkOf = (t: Transact, productId: string) =>
  holdRows(
    t
      .selectFrom('product')
      .select('id')
      .where('workId', 'in', (work) =>
        work.selectFrom('product as one').select('one.workId').where('one.id', '=', productId),
      )
      .orderBy('workId')
      .orderBy('id'),
  )
