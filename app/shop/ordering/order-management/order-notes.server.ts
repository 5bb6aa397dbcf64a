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

/** Writes a note on an existing order; `author` is the name of the staff member. */
export const addOrderNote = (
  note: Pick<OrderNoteTable, 'orderNumber' | 'text' | 'author'>,
  now: number,
): Promise<void> =>
  db.write(async (trx) => {
    await trx
      .insertInto('orderNote')
      .values({ ...note, id: randomUUID(), at: now })
      .execute()
  })
