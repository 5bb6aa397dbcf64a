import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { NoteCode } from '#app/shop/operations/findings/fault-code.ts'

/**
 * Returns a note on an accepted row, about a column of its file.
 * @param says Goes on after the column in the sentence of the command line.
 */
export const createNote = (
  code: NoteCode,
  column: string,
  says: string,
  facts: Fault['facts'] = {},
): Fault => createFault(`notes.${code}`, facts, `${column}: ${says}`, column)

/** Returns each note once, in its order. */
export const uniqueNotes = (notes: readonly Fault[]): Fault[] => [
  ...new Map(notes.map((note) => [note.sentence, note])).values(),
]
