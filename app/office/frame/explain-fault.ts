import { cutText } from '#app/i18n/visitor-text.ts'
import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'

/**
 * Maps sentences of a command to messages, which are filled with the named groups of their pattern. The group `column`
 * names the field that the sentence is about.
 */
export type KnownFaults = readonly (readonly [RegExp, ServerMessageKey])[]

/** A file that is no such table begins each sentence with its name. */
const faultsOfFile: KnownFaults = [
  [/ is empty$| has no row below/, 'office.tables.faults.empty'],
  [/ is a spreadsheet or an archive/, 'office.tables.faults.spreadsheet'],
  [/ is packed\. | is no text: | has no end of a line /, 'office.tables.faults.noText'],
  [/ is longer than \d+ bytes$/, 'office.tables.faults.long'],
  [/ has the column (?<name>\S+) twice$/, 'office.tables.faults.columnTwice'],
  [/ lacks the column (?<name>\S+); /, 'office.tables.faults.columnMissing'],
  [/ has a column "(?<name>.*)"; the columns are /, 'office.tables.faults.columnUnknown'],
  [/ does not name the columns (?<names>.*)$/, 'office.tables.faults.columns'],
  [/^the row has (?<cells>\d+) cells, the header (?<columns>\d+)$/, 'office.tables.faults.cells'],
]

/** A fault of a row names the line of a file, or the price of the stored table. */
const rowForm =
  /^(?:line (?<line>\d+)(?: \([^)]*\))?|(?<row>\S+ \S+ up to \d+ g[^:]*)): (?<what>.*)$/s

type ExplainedFault = {
  /** The field that the fault is about, if it is about one. */
  column: string | undefined
  /** Says what is wrong, for a place that says where. */
  text: string
  /** Says what is wrong and where. */
  sentence: string
}

/** A fault quotes cells of a file, which somebody may have made long to keep the patterns busy. */
const longestFault = 500

/** Describes a fault to staff; an unknown one is shown as the command line says it. */
export function explainFault(fault: string, known: KnownFaults, t: Translate): ExplainedFault {
  const {
    line,
    row,
    what = cutText(fault, longestFault),
  } = rowForm.exec(cutText(fault, longestFault))?.groups ?? {}
  const { column, text } = findMessage(what, [...known, ...faultsOfFile], t)
  if (line === undefined && row === undefined) return { column, text, sentence: text }
  const place =
    line === undefined ? row!.replace(' up to ', ' ≤ ').replace(' from ', ', ≥ ') : undefined
  const within = column === undefined ? text : t('office.tables.labelled', { label: column, text })
  return {
    column,
    text,
    sentence: place
      ? t('office.tables.labelled', { label: place, text: within })
      : t('office.tables.line', { line: line!, text: within }),
  }
}

function findMessage(what: string, known: KnownFaults, t: Translate) {
  for (const [pattern, key] of known) {
    const found = pattern.exec(what)
    if (!found) continue
    const groups = found.groups ?? {}
    return { column: groups.column, text: t(key, groups) }
  }
  return { column: undefined, text: t('office.tables.faults.other', { what }) }
}
