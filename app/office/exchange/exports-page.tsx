import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { OwnPasswordField } from '../staff/own-password-field.tsx'
import type { ExportsPageData } from './find-exports.server.ts'
import { jobColumns } from './job-columns.tsx'
import { DeleteJob, JobProgress } from './job-progress.tsx'

export function ExportsPage({ kinds, jobs, today }: ExportsPageData) {
  const { t } = useOffice()
  const running = jobs.filter(({ isActive }) => isActive)
  const ended = jobs.filter(({ isActive }) => !isActive)
  return (
    <OfficePage title={t('office.exchange.exports')} current="exports">
      <p>{t('office.exchange.exportsText')}</p>
      <OfficeErrors
        invalid={useInvalidForm(['export.begin', 'exchange.cancel', 'exchange.delete'])}
      />
      {running.map((job) => (
        <section key={job.id} className="panel">
          <h2>{job.fileName}</h2>
          <JobProgress job={job} />
        </section>
      ))}
      {(ended.length > 0 || running.length === 0) && <ExportsTable jobs={ended} />}
      <div className="columns">
        {kinds.map((kind) => (
          <NewExport key={kind} kind={kind} today={today} />
        ))}
      </div>
    </OfficePage>
  )
}

function ExportsTable({ jobs }: Pick<ExportsPageData, 'jobs'>) {
  const { t } = useOffice()
  return (
    <OfficeTable
      caption={t('office.exchange.exportsCaption')}
      rows={jobs}
      keyOf={({ id }) => id}
      empty={t('office.exchange.noExports')}
      columns={[
        {
          id: 'file',
          label: t('office.exchange.file'),
          cell: ({ id, fileName, isOffered }) =>
            isOffered ? (
              <a href={`/office/exports/${id}/${fileName}`} download="">
                {fileName}
              </a>
            ) : (
              fileName
            ),
        },
        ...jobColumns(t),
        {
          id: 'delete',
          label: t('office.frame.action'),
          isOfButtons: true,
          cell: ({ id }) => <DeleteJob id={id} />,
        },
      ]}
    />
  )
}

type NewExportProps = { kind: ExportsPageData['kinds'][number]; today: string }

function NewExport({ kind, today }: NewExportProps) {
  const { t } = useOffice()
  const invalid = useInvalidForm('export.begin', { kind })
  return (
    <OfficeForm className="panel">
      <h2>{t(`office.exchange.kinds.${kind}.name`)}</h2>
      <p>{t(`office.exchange.kinds.${kind}.text`)}</p>
      <input type="hidden" name="kind" value={kind} />
      {kind === 'invoices' &&
        (['from', 'until'] as const).map((id) => (
          <OfficeField
            key={id}
            id={id}
            type="date"
            required
            max={today}
            label={t(`office.exchange.${id}`)}
            defaultValue={id === 'from' ? `${today.slice(0, 8)}01` : today}
            invalid={invalid}
          />
        ))}
      {kind === 'backup' && (
        <>
          <p>
            {t('office.exchange.restore')}{' '}
            <span className="code">{t('office.exchange.restoreLine')}</span>
          </p>
          <p className="note">{t('office.exchange.backupPersonal')}</p>
          <OwnPasswordField invalid={invalid} />
        </>
      )}
      <button className="btn" name="intent" value="export.begin">
        {t(`office.exchange.kinds.${kind}.button`)}
      </button>
    </OfficeForm>
  )
}
