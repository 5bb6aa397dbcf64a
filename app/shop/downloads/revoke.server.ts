import type { Transaction } from '#app/database/connection.server.ts'

/**
 * Takes back the right to the files of an order's lines, since they were paid back, called off or never paid:
 * their links then say so. Lines that are no e-books, and those taken back before, are left as they are.
 * @param positions Of the lines.
 * @returns how many files were taken back.
 */
export async function revokeEbooks(
  t: Transaction,
  orderNumber: string,
  positions: number[] | 'all',
  now: number,
): Promise<number> {
  if (positions.length === 0) return 0
  const { numUpdatedRows } = await t
    .updateTable('ebookDownload')
    .set({ revokedAt: now })
    .where('orderNumber', '=', orderNumber)
    .$if(positions !== 'all', (query) => query.where('position', 'in', positions as number[]))
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Gives the right to the files of some lines back, since they stay with their buyer. */
export async function restoreEbooks(
  t: Transaction,
  orderNumber: string,
  positions: number[],
): Promise<void> {
  if (positions.length === 0) return
  await t
    .updateTable('ebookDownload')
    .set({ revokedAt: null })
    .where('orderNumber', '=', orderNumber)
    .where('position', 'in', positions)
    .execute()
}
