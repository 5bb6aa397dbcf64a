import { useOffice } from '../frame/office-context.ts'
import { OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import type { ImportPageData } from './find-imports.server.ts'

type Report = NonNullable<ImportPageData['report']>
type Row = Report['rows'][number]

/** Renders a page of the rows with one outcome. */
export function ImportReportTable({ outcome, pagination, rows }: Report) {
  const { t } = useOffice()
  return (
    <>
      <OfficeTable
        caption={t(`office.exchange.outcomes.${outcome}`)}
        rows={rows}
        keyOf={({ line, key, name }) => `${line} ${key} ${name}`}
        empty={t('office.exchange.noRows')}
        columns={[
          {
            id: 'name',
            label: t('office.exchange.name'),
            cell: ({ name, key }) => name || key || '–',
          },
          { id: 'key', label: t('office.exchange.key'), cell: ({ key }) => key || '–' },
          {
            id: 'line',
            label: t('office.exchange.line'),
            cell: ({ line }) => line ?? '–',
            isNumber: true,
          },
          { id: 'why', label: t('office.exchange.why'), cell: (row) => <Why row={row} /> },
        ]}
      />
      <OfficePager {...pagination} />
    </>
  )
}

function Why({ row: { reasons, notes, changes } }: { row: Row }) {
  const lines = [...reasons, ...changes, ...notes]
  return lines.length === 0 ? '–' : <span className="lines">{lines.join('\n')}</span>
}
