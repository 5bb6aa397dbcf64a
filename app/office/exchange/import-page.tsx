import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { csvCatalogue } from '#app/shop/exchange/csv/csv-catalogue.ts'
import { FactList } from '../frame/fact-list.tsx'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { pathWith } from '../frame/path-with.ts'
import type { ImportPageData } from './find-imports.server.ts'
import { ImportReportTable } from './import-report-table.tsx'
import { DeleteJob, JobProgress } from './job-progress.tsx'

/** Renders an import: its state, what comes next, and a page of its report. */
export function ImportPage(data: ImportPageData) {
  const { t } = useOffice()
  const { job } = data
  return (
    <OfficePage
      title={job.fileName}
      current="imports"
      tools={<a href="/office/imports">{t('office.exchange.toImports')}</a>}
    >
      <OfficeErrors
        invalid={useInvalidForm(['import.begin', 'exchange.cancel', 'exchange.delete'])}
      />
      <div className="columns">
        <section className="panel">
          {job.isActive ? <JobProgress job={job} /> : <Ended {...data} />}
        </section>
        <Facts {...data} />
      </div>
      <Remarks {...data} />
      <ReportSection {...data} />
    </OfficePage>
  )
}

/** Renders the outcome and the buttons of an import that neither waits nor runs. */
function Ended({ job, next, summary }: ImportPageData) {
  const { t } = useOffice()
  const { phase, state, text } = job
  return (
    <>
      <p>
        <b>{text}</b>
      </p>
      {summary.refusal && (
        <p className="error">{t(`office.exchange.refusals.${summary.refusal}`)}</p>
      )}
      {phase === 'check' && state === 'done' && <p>{t('office.exchange.checkedText')}</p>}
      {next && state !== 'done' && <p>{t(`office.exchange.againText.${next}`)}</p>}
      <div className="row">
        {next && <BeginButton job={job} next={next} />}
        <DeleteJob id={job.id} />
      </div>
    </>
  )
}

function BeginButton({ job, next }: Pick<ImportPageData, 'job'> & { next: 'check' | 'import' }) {
  const { t } = useOffice()
  const isAgain = next === job.phase
  return (
    <OfficeForm className="row">
      <input type="hidden" name="phase" value={next} />
      <input type="hidden" name="attempt" value={job.attempt} />
      <button className="btn" name="intent" value="import.begin">
        {t(`office.exchange.${isAgain ? 'again' : 'begin'}.${next}`)}
      </button>
    </OfficeForm>
  )
}

function Facts({ job, size, options, summary }: ImportPageData) {
  const { t } = useOffice()
  const { kind, source } = summary
  const chosen = options.map(({ name, value }) =>
    [t(`office.exchange.optionNames.${name}`), value].filter(Boolean).join(': '),
  )
  return (
    <FactList
      facts={[
        [t('office.exchange.at'), <Moment key="at" at={job.createdAt} />],
        [t('office.exchange.by'), job.staffName],
        [t('office.exchange.size'), size],
        [
          t('office.exchange.kind'),
          kind === csvCatalogue.name ? t('office.exchange.ownCsv') : kind,
        ],
        [t('office.exchange.source'), source],
        [t('office.exchange.options'), chosen.length > 0 && chosen.join('; ')],
      ]}
    />
  )
}

/** Renders what is true of the file as a whole. */
function Remarks({ summary }: ImportPageData) {
  const { t } = useOffice()
  const { withoutPrice = 0, unknownColumns = [], newCategories = [], picturesFetched } = summary
  const remarks = [
    summary.lacksCurrency && t('office.exchange.lacksCurrency'),
    withoutPrice > 0 && t('office.exchange.withoutPrice', { count: withoutPrice }),
    unknownColumns.length > 0 &&
      t('office.exchange.unknownColumns', { names: unknownColumns.join(', ') }),
    newCategories.length > 0 &&
      t('office.exchange.newCategories', { names: newCategories.join(', ') }),
    picturesFetched !== undefined && t('office.exchange.pictures', { count: picturesFetched }),
  ].filter((one) => typeof one === 'string')
  if (remarks.length === 0 && !summary.notWithdrawn) return null
  return (
    <div className="note">
      {remarks.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {summary.notWithdrawn && (
        <p>
          {t('office.exchange.notWithdrawn')} <span lang="en">{summary.notWithdrawn}.</span>
        </p>
      )}
    </div>
  )
}

function ReportSection({ job, counts, report }: ImportPageData) {
  const { t, language, url } = useOffice()
  if (!report) return null
  return (
    <section>
      <h2>{t('office.exchange.report')}</h2>
      <nav aria-label={t('office.exchange.outcome')}>
        <ul className="views">
          {counts.map(({ outcome, count }) => (
            <li key={outcome}>
              <a
                href={pathWith(url, { outcome, page: null })}
                aria-current={outcome === report.outcome ? 'page' : undefined}
              >
                {t(`office.exchange.outcomes.${outcome}`)} <b>{formatCount(count, language)}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {!job.isActive && (
        <p>
          <a href={`/office/imports/${job.id}/report.csv`}>{t('office.exchange.download')}</a>
        </p>
      )}
      <ImportReportTable {...report} />
    </section>
  )
}
