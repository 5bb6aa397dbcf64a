import { cutText } from '#app/i18n/visitor-text.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'

export type DescribedFault = {
  /** The field that the fault is about, if it is about one. */
  column?: string | undefined
  /** Says what is wrong, for a place that says where. */
  text: string
  /** Says what is wrong and where. */
  sentence: string
}

/** A fact may quote a cell of a file, which can be of any length. */
const longestFact = 500

/**
 * Describes a fault in the language of staff.
 * @param nameColumn Names its column in a sentence that says where it is; by default it is named as in the file.
 */
export function describeChangeFault(
  { code, facts, column, place }: Fault,
  t: Translate,
  nameColumn = (named: string) => named,
): DescribedFault {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(facts))
    values[name] = typeof value === 'string' ? cutText(value, longestFact) : value
  const text = t(`office.faults.${code}`, values)
  const within =
    column === undefined ? text : t('office.tables.labelled', { label: nameColumn(column), text })
  if (!place) return { column, text, sentence: text }
  return {
    column,
    text,
    sentence:
      'line' in place
        ? t('office.tables.line', { line: place.line, text: within })
        : t('office.tables.labelled', { label: place.row, text: within }),
  }
}
