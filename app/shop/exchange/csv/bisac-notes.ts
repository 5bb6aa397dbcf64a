import { bisacFault } from '#app/shop/catalogue/text/bisac.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { createNote } from './import-note.ts'

const says = {
  bisacUnknown: 'is in no section of BISAC that the shop knows',
  bisacMalformed: 'is no BISAC code (three letters and six digits)',
}

/** Returns the notes on codes that look like BISAC and have no subject here. */
export const bisacNotes = (codes: string[]): Fault[] =>
  codes.flatMap((code) => {
    const fault = bisacFault(code)
    return fault
      ? [
          createNote(fault, 'subjects', `${code} ${says[fault]}; it is stored and not shown`, {
            typed: code,
          }),
        ]
      : []
  })
