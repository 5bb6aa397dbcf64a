import type { Translate } from '#app/i18n/i18n.server.ts'
import type { FieldChange } from '#app/shop/exchange/import/changes.ts'
import { flagColumns } from './product-fields-of-kind.ts'
import { choiceLabel, labelOf } from './product-fields.tsx'

/** Says what a cell of a product was and is, as the form of products names it: `Stock: “3” → “5”`. */
export const describeFieldChange = ({ column, before, after }: FieldChange, t: Translate): string =>
  t('frame.labelled', {
    label: labelOf(column, t),
    value: `${describeCell(column, before, t)} → ${describeCell(column, after, t)}`,
  })

function describeCell(column: string, cell: string, t: Translate): string {
  // An empty visibility is that of a listed product.
  const isWorded = column === 'standing' || flagColumns.has(column)
  if (cell === '' && !isWorded) return t('office.products.nothing')
  return t('office.products.quoted', { value: choiceLabel(column, cell, t) })
}
