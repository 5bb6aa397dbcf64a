import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm, OfficePager, OfficeTable } from '../frame/office-table.tsx'
import type { AuditPageData } from './find-audit.server.ts'

export function AuditPage({ about, page, areMore, rows }: AuditPageData) {
  const { t, language } = useOffice()
  return (
    <OfficePage title={t('office.audit.title')} current="audit">
      <FilterForm>
        <OfficeField
          id="about"
          type="search"
          label={t('office.audit.about')}
          defaultValue={about}
        />
      </FilterForm>
      <OfficeTable
        caption={t('office.audit.caption')}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t('office.audit.empty')}
        columns={[
          {
            id: 'at',
            label: t('office.audit.at'),
            cell: ({ at }) => formatMoment(at, language, homeTimeZone(), 'list'),
          },
          {
            id: 'actor',
            label: t('office.audit.actor'),
            cell: ({ actor }) => actor ?? t('office.audit.commandLine'),
          },
          { id: 'command', label: t('office.audit.command'), cell: ({ command }) => command },
          { id: 'about', label: t('office.audit.aboutWhat'), cell: (row) => row.about },
          { id: 'details', label: t('office.audit.details'), cell: ({ details }) => details },
        ]}
      />
      <OfficePager page={page} pages={areMore ? page + 1 : page} />
    </OfficePage>
  )
}
