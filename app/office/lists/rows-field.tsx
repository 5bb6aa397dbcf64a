import { useOffice } from '../frame/office-context.ts'
import { OfficeSelect } from '../frame/office-field.tsx'
import { rowsPerPage } from './rows-per-page.schema.ts'

/** Renders the choice of the rows per page in a form of filters. */
export function RowsField({ rows }: { rows: number | undefined }) {
  const { t } = useOffice()
  return (
    <OfficeSelect
      id="rows"
      label={t('office.frame.rows')}
      defaultValue={rows}
      choices={rowsPerPage.map((value) => ({ value, label: value }))}
    />
  )
}
