import type { Transaction } from '#app/database/connection.server.ts'

/**
 * Locks a customer's row until the transaction ends, so that the account cannot be deleted in the meantime. Call it
 * before writing any row of the customer. Returns false if the customer no longer exists.
 */
export async function lockCustomer(trx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customer')
    .set((row) => ({ createdAt: row.ref('createdAt') }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
