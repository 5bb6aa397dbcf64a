import type { Transact } from '#app/database/connection.server.ts'

/** What was bought as a file, all of an order, opens no more: its money went back, or never came. */
export const revokeAllEbooks = (t: Transact, orderNumber: string, now: number) =>
  t
    .updateTable('ebookDownload')
    .set({ revokedAt: now })
    .where('orderNumber', '=', orderNumber)
    .where('revokedAt', 'is', null)
    .execute()

/** The same for some lines, by their position. */
export async function revokeSomeEbooks(
  t: Transact,
  orderNumber: string,
  positions: number[],
  now: number,
): Promise<void> {
  if (positions.length === 0) return
  await t
    .updateTable('ebookDownload')
    .set({ revokedAt: now })
    .where('orderNumber', '=', orderNumber)
    .where('position', 'in', positions)
    .where('revokedAt', 'is', null)
    .execute()
}
