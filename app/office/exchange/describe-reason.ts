import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { OfficeI18n } from '../frame/office-context.ts'
import { describeProductFault } from '../products/describe-product-fault.ts'
import { nameColumn } from './name-column.ts'

/**
 * Says why a row of a file was refused, or what is noted on one that was not, with its field.
 * @param kind The kind of the file.
 */
export function describeReason(reason: Fault, kind: string | undefined, i18n: OfficeI18n): string {
  const { t } = i18n
  const { column, text, sentence } = describeProductFault(reason, i18n, (one) =>
    nameColumn(one, kind, t),
  )
  if (reason.place || column === undefined) return sentence
  return t('office.tables.labelled', { label: nameColumn(column, kind, t), text })
}
