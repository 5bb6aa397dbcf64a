import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import type { OrderNoteTable } from '#app/database/tables.ts'

export type OrderNote = OrderNoteTable

/** Lists the notes of staff on an order, the newest first. */
export const listOrderNotes = (orderNumber: string): Promise<OrderNote[]> =>
  db.read
    .selectFrom('orderNote')
    .selectAll()
    .where('orderNumber', '=', orderNumber)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()

/**
 * Writes a note on an existing order; `author` is the name of the staff member.
 * @param note A note with the `id` of one that is there is not written.
 */
export const addOrderNote = (
  {
    id = randomUUID(),
    ...note
  }: Pick<OrderNoteTable, 'orderNumber' | 'text' | 'author'> & {
    id?: string
  },
  now: number,
): Promise<void> =>
  db.write(async (trx) => {
    await trx
      .insertInto('orderNote')
      .values({ ...note, id, at: now })
      .onConflict((on) => on.column('id').doNothing())
      .execute()
  })
