import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { SubjectName } from '../frame/subject-name.tsx'
import type { CheckPageData } from './find-check.server.ts'

export function CheckPage({ check }: { check: CheckPageData | null }) {
  const { t } = useOffice()
  return (
    <OfficePage
      title={t('office.check.title')}
      current="check"
      tools={
        <OfficeForm>
          <button className="btn" name="intent" value="check.run">
            {t('office.check.run')}
          </button>
        </OfficeForm>
      }
    >
      <p>{t('office.check.text')}</p>
      {check && <Findings check={check} />}
    </OfficePage>
  )
}

function Findings({ check }: { check: CheckPageData }) {
  const { t, language } = useOffice()
  const { at, faults, warnings, stored, findings } = check
  const time = formatMoment(at, language, homeTimeZone(), 'short')
  return (
    <>
      <p>
        {t('office.check.at', { time })} {t('office.check.faults', { count: faults })}{' '}
        {t('office.check.warnings', { count: warnings })}
      </p>
      {stored < faults + warnings && (
        <p className="hint">{t('office.check.first', { count: stored })}</p>
      )}
      <FindingTable rows={findings.rows} />
      <OfficePager {...findings.pagination} />
    </>
  )
}

function FindingTable({ rows }: Pick<CheckPageData['findings'], 'rows'>) {
  const { t } = useOffice()
  return (
    <OfficeTable
      caption={t('office.check.caption')}
      rows={rows.map((finding, n) => ({ ...finding, id: String(n) }))}
      keyOf={({ id }) => id}
      empty={t('office.check.empty')}
      columns={[
        {
          id: 'about',
          label: t('office.check.about'),
          cell: ({ about }) => <SubjectName {...about} />,
        },
        {
          id: 'level',
          label: t('office.check.level'),
          cell: ({ level }) => t(`office.check.levels.${level}`),
        },
        {
          id: 'says',
          label: t('office.check.says'),
          cell: ({ says: { text, isEnglish } }) =>
            isEnglish ? <span lang="en">{text}</span> : text,
        },
      ]}
    />
  )
}
