import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect, type Choice } from '../frame/office-field.tsx'
import { Moment } from '../frame/moment.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm, IgnoredFilters, OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { SubjectName } from '../frame/subject-name.tsx'
import { isAuditCommand } from './audit-commands.ts'
import { auditKinds, commandLine } from './audit-query.schema.ts'
import type { AuditPageData, AuditRow } from './find-audit.server.ts'

export function AuditPage({ ignored, list, ...filters }: AuditPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.audit.title')} current="audit">
      <Filters {...filters} />
      <IgnoredFilters
        labels={ignored.map((name) => t(`office.audit.${name === 'about' ? 'search' : name}`))}
      />
      <OfficeTable
        caption={t('office.audit.caption')}
        rows={list.rows}
        keyOf={({ id }) => id}
        empty={t('office.audit.empty')}
        columns={[
          { id: 'at', label: t('office.audit.at'), cell: ({ at }) => <Moment at={at} /> },
          {
            id: 'actor',
            label: t('office.audit.actor'),
            cell: ({ actor }) => <bdi>{actor ?? t('office.audit.commandLine')}</bdi>,
          },
          { id: 'command', label: t('office.audit.command'), cell: (row) => <What {...row} /> },
          {
            id: 'about',
            label: t('office.audit.aboutWhat'),
            cell: ({ about }) => <SubjectName {...about} />,
          },
          { id: 'details', label: t('office.audit.details'), cell: (row) => <Details {...row} /> },
        ]}
      />
      <OfficePager {...list.pagination} />
    </OfficePage>
  )
}

function Filters({ query, staff }: Pick<AuditPageData, 'query' | 'staff'>) {
  const { t } = useOffice()
  const select = (id: 'staff' | 'kind', any: string, choices: Choice[]) => (
    <OfficeSelect
      id={id}
      label={t(`office.audit.${id}`)}
      defaultValue={query[id]}
      choices={[{ value: '', label: any }, ...choices]}
    />
  )
  const day = (id: 'since' | 'until') => (
    <OfficeField id={id} type="date" label={t(`office.audit.${id}`)} defaultValue={query[id]} />
  )
  const kinds = auditKinds.map((value) => ({ value, label: t(`office.audit.kinds.${value}`) }))
  return (
    <FilterForm>
      <OfficeField
        id="about"
        type="search"
        label={t('office.audit.search')}
        placeholder={t('office.audit.searchHint')}
        defaultValue={query.about}
      />
      {select('staff', t('office.audit.anybody'), [
        { value: commandLine, label: t('office.audit.commandLine') },
        ...staff.map(({ id, name }) => ({ value: id, label: name })),
      ])}
      {select('kind', t('office.audit.any'), kinds)}
      {day('since')}
      {day('until')}
    </FilterForm>
  )
}

/** A command of another version of the shop has no words. */
function What({ command }: AuditRow) {
  const { t } = useOffice()
  if (isAuditCommand(command)) return t(`office.audit.did.${command}`)
  return (
    <span className="code" lang="en">
      {command}
    </span>
  )
}

function Details({ details: { text, isEnglish } }: AuditRow) {
  return isEnglish ? <span lang="en">{text}</span> : text
}
