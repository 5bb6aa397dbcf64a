import type { PeriodStep } from '#app/shop/ordering/figures/periods.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeTable } from '../frame/office-table.tsx'
import { managedProductPath } from '../products/managed-product-path.ts'
import { columnKinds, type FigureRow, type FigureTable } from './figure-table.ts'
import { formatCell } from './format-cell.ts'

const numeric = ['count', 'money', 'rate']

/** Tells whether all numbers of a figure are 0, so that a sentence can stand in for its rows. */
export const isAllZero = ({ columns, rows }: FigureTable): boolean => {
  const counted = columns.filter((column) => numeric.includes(columnKinds[column]))
  return rows.every(({ cells }) => counted.every((column) => !Number(cells[column] ?? 0)))
}

/** Renders a figure as a table. */
export function FigureTableView({
  table: { columns, rows },
  step,
  caption,
}: {
  table: FigureTable
  step: PeriodStep
  caption: string
}) {
  const office = useOffice()
  const { t } = office
  const context = { ...office, step }
  return (
    <OfficeTable
      caption={caption}
      rows={rows}
      keyOf={({ key }) => key}
      empty={t('office.figures.none')}
      columns={columns.map((column) => ({
        id: column,
        label: t(`office.figures.column.${column}`),
        isNumber: numeric.includes(columnKinds[column]),
        cell: (row: FigureRow) => {
          const text = formatCell(column, row, context)
          return columnKinds[column] === 'product' && row.productId !== undefined ? (
            <a href={managedProductPath(row.productId)}>{text}</a>
          ) : (
            text
          )
        },
      }))}
    />
  )
}
