import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import type { ListedMail, MailState } from '#app/shop/messaging/mail/manage-mail.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { formatCappedCount } from '../lists/capped-count.ts'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { describeMailError } from './describe-mail-error.ts'
import type { MailsPageData } from './find-mails.server.ts'
import { mailStates } from './mail-fields.schema.ts'

export function MailsPage({ state, counts, list }: MailsPageData) {
  const { t } = useOffice()
  const isFailed = state === 'failed'
  return (
    <OfficePage
      title={t('office.mails.title')}
      current="today"
      tools={isFailed && list.rows.length > 0 && <RetryAll />}
    >
      <OfficeErrors invalid={useInvalidForm('mails.retry')} />
      <p>{t('office.mails.text')}</p>
      <States state={state} counts={counts} />
      <MailTable state={state} rows={list.rows} />
      <OfficePager {...list.pagination} />
    </OfficePage>
  )
}

function RetryAll() {
  const { t } = useOffice()
  return (
    <OfficeForm>
      <button className="btn" name="intent" value="mails.retry-all">
        {t('office.mails.retryAll')}
      </button>
    </OfficeForm>
  )
}

function States({ state, counts }: Pick<MailsPageData, 'state' | 'counts'>) {
  const { t, language } = useOffice()
  return (
    <nav aria-label={t('office.frame.views')}>
      <ul className="views">
        {mailStates.map((id) => (
          <li key={id}>
            <a href={`/office/mails?state=${id}`} aria-current={id === state ? 'page' : undefined}>
              {t(`office.mails.state.${id}`)}{' '}
              {id !== 'sent' && <b>{formatCappedCount(counts[id], language)}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Names the column of the moment by which the emails of a state are in order. */
const momentOf = { failed: 'failedAt', due: 'dueAt', sent: 'sentAt' } as const

function MailTable({ state, rows }: { state: MailState; rows: ListedMail[] }) {
  const { t } = useOffice()
  const head = (id: 'subject' | 'recipient' | 'written' | 'attempts' | 'lastError') => ({
    id,
    label: t(`office.mails.${id}`),
  })
  const error = { ...head('lastError'), cell: (mail: ListedMail) => <LastError {...mail} /> }
  const retry = {
    id: 'action',
    label: t('office.frame.action'),
    isOfButtons: true,
    cell: (mail: ListedMail) => <Retry {...mail} />,
  }
  return (
    <OfficeTable
      caption={t(`office.mails.caption.${state}`)}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t(`office.mails.empty.${state}`)}
      columns={[
        { ...head('subject'), cell: (mail) => <Subject {...mail} /> },
        { ...head('recipient'), cell: ({ recipient }) => <bdi>{recipient}</bdi> },
        { ...head('written'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          id: 'at',
          label: t(`office.mails.at.${state}`),
          cell: (mail) => <Moment at={mail[momentOf[state]] ?? mail.createdAt} />,
        },
        { ...head('attempts'), cell: ({ attempts }) => attempts, isNumber: true },
        ...(state === 'sent' ? [] : [error]),
        ...(state === 'failed' ? [retry] : []),
      ]}
    />
  )
}

/** Emails about one order are told apart by what follows a blank. */
function Subject({ subject, about }: ListedMail) {
  const { t } = useOffice()
  const number = parseOrderNumber(about.split(' ')[0])
  return (
    <>
      <bdi>{subject}</bdi>
      {number !== undefined && (
        <>
          <br />
          <a href={`/office/orders/${number}`}>{t('office.mails.order', { number })}</a>
        </>
      )}
    </>
  )
}

function LastError({ lastError }: ListedMail) {
  const { t } = useOffice()
  if (lastError === null) return null
  const words = describeMailError(lastError, t)
  return (
    <>
      {words}{' '}
      <span className="hint" lang="en">
        {lastError}
      </span>
    </>
  )
}

function Retry({ id, subject, recipient }: ListedMail) {
  const { t } = useOffice()
  return (
    <OfficeForm className="row">
      <input type="hidden" name="mail" value={id} />
      <button
        className="btn btn--quiet"
        name="intent"
        value="mails.retry"
        aria-label={t('office.mails.retryOne', { subject, recipient })}
      >
        {t('office.mails.retry')}
      </button>
    </OfficeForm>
  )
}
