import type { Transaction } from '#app/database/connection.server.ts'

/**
 * Revokes the right to the files of an order's lines that were refunded, cancelled or never paid;
 * their links then say so. Other lines and those revoked before are left as they are.
 * @param positions Those of the lines.
 * @returns The number of files revoked.
 */
export async function revokeEbooks(
  trx: Transaction,
  orderNumber: string,
  positions: number[] | 'all',
  now: number,
): Promise<number> {
  if (positions.length === 0) return 0
  const { numUpdatedRows } = await trx
    .updateTable('ebookDownload')
    .set({ revokedAt: now })
    .where('orderNumber', '=', orderNumber)
    .$if(positions !== 'all', (query) => query.where('position', 'in', positions as number[]))
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Restores the right to the files of some lines, which their buyer keeps. */
export async function restoreEbooks(
  trx: Transaction,
  orderNumber: string,
  positions: number[],
): Promise<void> {
  if (positions.length === 0) return
  await trx
    .updateTable('ebookDownload')
    .set({ revokedAt: null })
    .where('orderNumber', '=', orderNumber)
    .where('position', 'in', positions)
    .execute()
}
