import type { Transact } from '#app/database/connection.server.ts'

/** What was bought as a file, all of an order, opens no more: its money went back, or never came. */
export const revokeAllEbooks = (t: Transact, orderNumber: string, now: number) =>
  t
    .updateTable('ebookDownload')
    .set({ revokedAt: now })
    .where('orderNumber', '=', orderNumber)
    .where('revokedAt', 'is', null)
    .execute()
