import { Isolated } from '#app/components/isolated.tsx'
import { dirOf, isolate } from '#app/i18n/text-direction.ts'
import { Fragment } from 'react'
import { Stars } from '#app/components/icon.tsx'
import { Notices } from '#app/components/notices.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { errorMessages, useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { SectionHead } from '#app/components/section-head.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { ReviewForm } from './review-form.tsx'
import type { RatingSummary, ReviewsPart, PublishedReview } from './reviews-part.ts'

/** Renders the reviews of a product and the form to write one. */
export function Reviews({ part }: { part: ReviewsPart | undefined }) {
  if (!part) return null
  const { heading, kicker, checked, none, notices, summary, reviews, newer, more, seen } = part
  const { others } = part
  return (
    <section className="section" id="reviews">
      <SectionHead title={heading} kicker={kicker} />
      <ReportRefusal />
      <Notices notices={notices} />
      <div className="side side--half">
        <div className="stack">
          {summary && <Summary summary={summary} />}
          {none && <p>{none}</p>}
          {others && <Others others={others} />}
          <p className="small soft checked">{checked}</p>
        </div>
        <div>
          <ReviewForm form={part.form} />
          {newer && (
            <p className="pages">
              <ShopLink className="btn btn--quiet" to={newer.to}>
                {newer.words}
              </ShopLink>
            </p>
          )}
          {reviews.map((review) => (
            <Review review={review} key={review.id} />
          ))}
          {seen && <Seen seen={seen} more={more} />}
        </div>
      </div>
    </section>
  )
}

function ReportRefusal() {
  const refusal = useInvalidForm('review.report')
  return refusal ? <ErrorSummary errors={{ reviews: errorMessages(refusal) }} /> : null
}

type SeenProps = { seen: string; more: ReviewsPart['more'] | undefined }

function Seen({ seen, more }: SeenProps) {
  return (
    <div className="pages">
      <p className="soft" role="status">
        {seen}
      </p>
      {more && (
        <ShopLink className="btn btn--quiet" to={more.to} keepPlace>
          {more.words}
        </ShopLink>
      )}
    </div>
  )
}

function Others({ others: { label, links } }: { others: NonNullable<ReviewsPart['others']> }) {
  return (
    <p className="ui">
      {label}{' '}
      {links.map(({ to, words }, index) => (
        <Fragment key={to}>
          {index > 0 && ' · '}
          <ShopLink to={to}>{words}</ShopLink>
        </Fragment>
      ))}
    </p>
  )
}

function Summary({
  summary: { value, average, averageText, from, total, bars },
}: {
  summary: RatingSummary
}) {
  return (
    <div className="histo">
      <div>
        <p className="histo__score" aria-hidden="true">
          {average}
        </p>
        <Stars value={value} />
        <p className="hide">{averageText}</p>
        <p className="small soft">{from}</p>
      </div>
      <ul className="bars">
        {bars.map(({ words, count }) => (
          <li key={words}>
            <span>{words}</span>
            <meter value={count} max={total} aria-hidden="true" />
            <span className="num">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Review({ review }: { review: PublishedReview }) {
  const { id, title, lang, paragraphs, rating, ratingWords, writer, date, changed, bought } = review
  const { own, report, reported, answer } = review
  const refusal = useInvalidForm('review.report', { review: id })
  return (
    <article className="review" id={`review-${id}`}>
      <div className="row row--apart">
        <h3 lang={lang}>
          <Isolated text={title} />
        </h3>
        <span>
          <Stars value={rating} />
          <span className="hide">{ratingWords}</span>
        </span>
      </div>
      <p className="small soft">
        {isolate(writer)} · <time dateTime={date.dateTime}>{date.text}</time>
        {changed && ` (${changed})`} · {bought}
        {own && ` · ${own}`}
      </p>
      {paragraphs.map((text, index) => (
        <p lang={lang} dir={dirOf(text)} key={index}>
          {text}
        </p>
      ))}
      {refusal && (
        <p className="error" id="reviews-error">
          {errorMessages(refusal)}
        </p>
      )}
      {reported && <p className="small soft">{reported}</p>}
      {report && <Report review={id} report={report} />}
      {answer && <Answer answer={answer} />}
    </article>
  )
}

function Answer({ answer }: { answer: NonNullable<PublishedReview['answer']> }) {
  const { heading, lang, paragraphs, date } = answer
  return (
    <>
      <p className="small soft">
        {heading} · <time dateTime={date.dateTime}>{date.text}</time>
      </p>
      <div className="note">
        <div>
          {paragraphs.map((text, index) => (
            <p lang={lang} dir={dirOf(text)} key={index}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </>
  )
}

type ReportProps = { review: string; report: NonNullable<PublishedReview['report']> }

function Report({ review, report }: ReportProps) {
  return (
    <PostForm>
      <input type="hidden" name="review" value={review} />
      <button
        className="btn btn--text"
        name="intent"
        value="review.report"
        aria-label={report.name}
      >
        {report.words}
      </button>
    </PostForm>
  )
}
