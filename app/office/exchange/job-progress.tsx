import { useOffice } from '../frame/office-context.ts'
import { OfficeForm } from '../frame/office-form.tsx'
import { pathWith } from '../frame/path-with.ts'
import type { DescribedJob } from './describe-job.server.ts'

/** Renders how far a job is. The page is loaded again by itself, which can be turned off. */
export function JobProgress({ job }: { job: DescribedJob }) {
  const { t } = useOffice()
  const { id, progress, expected, text } = job
  const known = expected !== null && expected > 0
  return (
    <div className="field">
      <label htmlFor={`progress-${id}`}>{text}</label>
      <progress
        id={`progress-${id}`}
        className="progress"
        {...(known && { max: expected, value: Math.min(progress, expected) })}
      />
      <div className="row">
        <RefreshLinks />
        <OfficeForm className="row">
          <input type="hidden" name="id" value={id} />
          <button className="btn btn--quiet" name="intent" value="exchange.cancel">
            {t('office.exchange.cancel')}
          </button>
        </OfficeForm>
      </div>
    </div>
  )
}

function RefreshLinks() {
  const { t, url } = useOffice()
  const isOff = url.searchParams.get('refresh') === 'off'
  return (
    <>
      <a href={pathWith(url)}>{t('office.exchange.refresh')}</a>
      <a href={pathWith(url, { refresh: isOff ? null : 'off' })}>
        {t(isOff ? 'office.exchange.refreshOn' : 'office.exchange.refreshOff')}
      </a>
    </>
  )
}

/** Renders the button that deletes a job with its file and its report. */
export function DeleteJob({ id }: Pick<DescribedJob, 'id'>) {
  const { t } = useOffice()
  return (
    <OfficeForm className="row">
      <input type="hidden" name="id" value={id} />
      <button className="btn btn--quiet" name="intent" value="exchange.delete">
        {t('office.exchange.delete')}
      </button>
    </OfficeForm>
  )
}
