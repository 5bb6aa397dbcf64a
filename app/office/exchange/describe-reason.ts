import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { describeChangeFault } from '../frame/describe-change-fault.ts'

/** Says why a row of a file was refused, or what is noted on one that was not, with its column. */
export function describeReason(reason: Fault, t: Translate): string {
  const { column, text, sentence } = describeChangeFault(reason, t)
  if (reason.place || column === undefined) return sentence
  return t('office.tables.labelled', { label: column, text })
}
