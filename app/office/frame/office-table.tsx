import type { FormHTMLAttributes, ReactNode } from 'react'
import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import { useOffice, type Office } from './office-context.ts'

export type TableColumn<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column. */
  isNumber?: boolean
  /** Buttons say themselves what they do, so that on a narrow screen no name stands before them. */
  isOfButtons?: boolean
}

type OfficeTableProps<Row> = {
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Shown in place of a table without rows. */
  empty: ReactNode
}

/**
 * Adds to columns what each of their cells has. A component for each of hundreds of cells would double what the table
 * costs.
 */
const cellsOf = <Row,>(columns: readonly TableColumn<Row>[], t: Office['t']) =>
  columns.map(({ isOfButtons, ...column }) => ({
    ...column,
    className: column.isNumber ? 'number' : undefined,
    name:
      column.label === '' || isOfButtons
        ? undefined
        : t('frame.labelled', { label: column.label, value: '' }),
  }))

/** Renders a table whose first column names the row. On a narrow screen each row is a block. */
export function OfficeTable<Row>({ caption, columns, rows, keyOf, empty }: OfficeTableProps<Row>) {
  const { t } = useOffice()
  if (rows.length === 0) return <EmptyState>{empty}</EmptyState>
  const cells = cellsOf(columns, t)
  return (
    <table className="table" data-walked="">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {cells.map(({ id, label, className }) => (
            <th key={id} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {cells.map(({ id, className, name, cell }, n) =>
              n === 0 ? (
                <th key={id} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={className} data-label={name}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const EmptyState = ({ children }: { children: ReactNode }) => (
  <p className="empty">{children}</p>
)

/** Says that there is nothing at all, or that there is nothing of what the URL asks for. */
export function NoRows({
  noneYet,
  noMatch,
}: {
  noneYet: ServerMessageKey
  noMatch: ServerMessageKey
}) {
  const { t, url } = useOffice()
  const filters = [...url.searchParams].filter(
    ([name, value]) => name !== 'sort' && name !== 'rows' && value !== '',
  )
  return t(filters.length > 0 ? noMatch : noneYet)
}

/** Says which filters of the URL have no known value, by the labels of their controls. */
export function IgnoredFilters({ labels }: { labels: readonly string[] }) {
  const { t } = useOffice()
  if (labels.length === 0) return null
  return <p className="note">{t('office.frame.ignored', { names: labels.join(', ') })}</p>
}

/** Renders a form of filters, which are parameters of the URL. Its button applies them. */
export function FilterForm({ children, ...rest }: FormHTMLAttributes<HTMLFormElement>) {
  const { t, url } = useOffice()
  return (
    <form method="get" action={url.pathname} className="filters" role="search" {...rest}>
      {children}
      <button className="btn btn--quiet">{t('office.frame.apply')}</button>
    </form>
  )
}
