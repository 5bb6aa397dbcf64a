import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { describeChangeFault, type DescribedFault } from '../frame/describe-change-fault.ts'
import { labelOf } from './product-fields.tsx'

/**
 * Describes a fault of a product. Columns among its facts are named as the form names its fields.
 * @param nameColumn Names the column that the fault is about.
 */
export function describeProductFault(
  fault: Fault,
  t: Translate,
  nameColumn?: (column: string) => string,
): DescribedFault {
  const facts = { ...fault.facts }
  for (const name of ['columns', 'other'])
    if (typeof facts[name] === 'string')
      facts[name] = facts[name]
        .split(', ')
        .map((column) => labelOf(column, t))
        .join(', ')
  return describeChangeFault({ ...fault, facts }, t, nameColumn)
}
