import type { ReactNode } from 'react'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import type { ManagedReview } from '#app/shop/catalogue/reviews/managed-reviews.server.ts'
import { fingerprintOfReview } from '#app/shop/catalogue/reviews/lock-review.server.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { Moment } from '../frame/moment.tsx'

type ReviewProps = { review: ManagedReview }

/** Renders a review as it was written, and who wrote it. */
export function ReviewAsWritten({ review }: ReviewProps) {
  const { t, language } = useOffice()
  const { title, body, rating, writer, language: written, createdAt, changedAt } = review
  const dayOf = (at: number) => formatMoment(at, language, homeTimeZone(), 'list')
  return (
    <>
      <p>
        <b>
          <bdi lang={written}>{title}</bdi>
        </b>
        <br />
        {t('review.rated', { stars: rating })}
      </p>
      <p className="lines" lang={written} dir="auto">
        {body}
      </p>
      <p className="hint">
        <bdi>{writer}</bdi>, <Moment at={createdAt} />
        {changedAt !== null && `, ${t('review.changed', { day: dayOf(changedAt) })}`}
      </p>
    </>
  )
}

/** Renders the shop's answer; one that is older than the text of the review says so. */
export function ReviewAnswer({ review }: ReviewProps) {
  const { t } = useOffice()
  const { answer, answerLanguage, answeredAt, changedAt } = review
  if (answer === null || answeredAt === null) return null
  return (
    <>
      <p>
        <b>{t('review.answer')}</b>
      </p>
      <p className="lines" lang={answerLanguage ?? undefined} dir="auto">
        {answer}
      </p>
      <p className="hint">
        <Moment at={answeredAt} />
      </p>
      {changedAt !== null && changedAt > answeredAt && (
        <p className="note">{t('office.reviews.changedSince')}</p>
      )}
    </>
  )
}

/** Renders whether shoppers see the review, and its open reports. */
export function ReviewState({ review: { state, reports } }: ReviewProps) {
  const { t } = useOffice()
  return (
    <>
      {t(`office.reviews.state.${state}`)}
      {reports > 0 && (
        <>
          <br />
          <b>{t('office.reviews.reports', { count: reports })}</b>
        </>
      )}
    </>
  )
}

/** Renders the buttons that hide the review, or show it and close its reports. */
export function ReviewDecision({ review }: ReviewProps) {
  const { t } = useOffice()
  const { state, reports, title } = review
  const button = (intent: 'show' | 'hide', label: string) => (
    <button
      className="btn btn--quiet"
      name="intent"
      value={`review.${intent}`}
      aria-label={t('frame.labelled', { label, value: title })}
    >
      {label}
    </button>
  )
  return (
    <DecisionForm review={review} className="row">
      {(state !== 'shown' || reports > 0) &&
        button('show', t(state === 'shown' ? 'office.reviews.keep' : 'office.reviews.show'))}
      {state !== 'hidden' && button('hide', t('office.reviews.hide'))}
    </DecisionForm>
  )
}

type DecisionFormProps = ReviewProps & { children: ReactNode; className?: string }

/** Renders a form that says which state of the review was seen. */
export const DecisionForm = ({ review, children, className }: DecisionFormProps) => (
  <OfficeForm className={className}>
    {children}
    <input type="hidden" name="review" value={review.id} />
    <input type="hidden" name="seen" value={fingerprintOfReview(review)} />
  </OfficeForm>
)

/** Renders why a review was not hidden or shown. */
export const DecisionErrors = () => (
  <OfficeErrors invalid={useInvalidForm(['review.hide', 'review.show'])} />
)
