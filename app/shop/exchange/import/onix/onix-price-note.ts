import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { NoteCode } from '#app/shop/operations/findings/fault-code.ts'

/** Returns a note on a price. @param amount It is as the file writes it. */
export const priceNote = (
  code: NoteCode,
  amount: string,
  says: string,
  facts: Fault['facts'] = {},
): Fault => createNote(code, 'price', `${amount} ${says}`, { amount, ...facts })
