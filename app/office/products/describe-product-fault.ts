import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { describeChangeFault, type DescribedFault } from '../frame/describe-change-fault.ts'
import type { OfficeI18n } from '../frame/office-context.ts'
import { labelOf } from './product-fields.tsx'

/**
 * Describes a fault of a product. Columns among its facts are named as the form names its fields.
 * @param nameColumn Names the column that the fault is about.
 */
export function describeProductFault(
  fault: Fault,
  i18n: OfficeI18n,
  nameColumn?: (column: string) => string,
): DescribedFault {
  const facts = { ...fault.facts }
  for (const name of ['columns', 'other'])
    if (typeof facts[name] === 'string')
      facts[name] = facts[name]
        .split(', ')
        .map((column) => labelOf(column, i18n.t))
        .join(', ')
  return describeChangeFault({ ...fault, facts }, i18n, nameColumn)
}
