import type { FieldChange } from '#app/shop/exchange/import/changes.ts'
import { cellText, type CellWords } from './cell-text.ts'
import { labelOf } from './product-fields.tsx'
import { fieldOfColumn } from './product-fields-of-kind.ts'

/** Says what a cell of a product was and is, as the form of products names it: `Stock: “3” → “5”`. */
export const describeFieldChange = (
  { column, before, after }: FieldChange,
  words: CellWords,
): string =>
  words.t('frame.labelled', {
    label: labelOf(column, words.t),
    value: `${describeCell(column, before, words)} → ${describeCell(column, after, words)}`,
  })

function describeCell(column: string, cell: string, words: CellWords): string {
  const { t } = words
  const field = fieldOfColumn(column)
  // An empty visibility is that of a listed product.
  const isWorded = column === 'standing' || field.control.kind === 'flag'
  if (cell === '' && !isWorded) return t('office.products.nothing')
  return t('office.products.quoted', { value: cellText(field, cell, words) })
}
