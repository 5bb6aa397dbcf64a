import { basename } from 'node:path'
import { shortLineOf } from '#app/i18n/quoted.ts'
import type { FaultCode } from './fault-code.ts'

/** Says where the fault of a table is: on a line of its file, or at a price that is stored. */
export type FaultPlace = { line: number } | { row: string }

/** Says what is wrong. The command line prints the sentence; the back office words the code with its facts. */
export type Fault = {
  code: FaultCode
  /** They fill the variables of the message of the code. */
  facts: Readonly<Record<string, string | number>>
  /** Names the field or the column that the fault is about. */
  column?: string
  place?: FaultPlace
  /** It is English, without its full stop. */
  sentence: string
}

/** Returns the fact of a fault that quotes what was typed, in one line. */
export const typedFact = (typed: string | number | null | undefined) => ({
  typed: shortLineOf(typed ?? ''),
})

export const createFault = (
  code: FaultCode,
  facts: Fault['facts'],
  sentence: string,
  column?: string,
): Fault => ({ code, facts, sentence, ...(column !== undefined && { column }) })

/** Returns a fault that is shown as the command line says it, because hardly anybody meets it. */
export const otherFault = (sentence: string): Fault =>
  createFault('other', { what: sentence }, sentence)

/** Returns the fault of a field whose name begins the sentence. */
export const faultOfColumn = (column: string, fault: Fault, between = ' '): Fault => ({
  ...fault,
  column,
  sentence: `${column}${between}${fault.sentence}`,
})

/** Returns the fault of a file, whose sentence for the command line begins with its path. */
export const faultOfFile = (path: string, code: FaultCode, says: string, end = ''): Fault =>
  createFault(
    code,
    { name: basename(path), says, what: `${basename(path)} ${says}` },
    `${path} ${says}${end}`,
  )

/** Returns the fault with its place, which begins the sentence as it is given in `about`. */
export const faultAt = (place: FaultPlace, about: string, fault: Fault): Fault => ({
  ...fault,
  place,
  sentence: `${about}: ${fault.sentence}`,
})
