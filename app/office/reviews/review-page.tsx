import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames, languages } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import type { ManagedReview } from '#app/shop/catalogue/reviews/managed-reviews.server.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeSelect, OfficeTextArea } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { managedProductPath } from '../products/managed-product-path.ts'
import {
  DecisionErrors,
  ReviewAnswer,
  ReviewAsWritten,
  ReviewDecision,
  DecisionForm,
  ReviewState,
} from './review-parts.tsx'

/** Renders one review and what the shop answers to it. */
export function ReviewPage({ review }: { review: ManagedReview }) {
  const { t, language } = useOffice()
  const { productId, productName, productKind } = review
  const path = productPath({ id: productId, kind: productKind })
  return (
    <OfficePage
      title={t('office.reviews.reviewOf', { product: productName })}
      current="reviews"
      tools={<Tools review={review} />}
    >
      <DecisionErrors />
      <OfficeErrors invalid={useInvalidForm(['review.answer', 'review.remove-answer'])} />
      <div className="columns">
        <section className="panel">
          <h2>
            <a href={managedProductPath(productId)}>
              <bdi>{productName}</bdi>
            </a>
          </h2>
          <ReviewAsWritten review={review} />
          <ReviewAnswer review={review} />
          <p>
            <a href={`${localPath(language, path)}#reviews`}>{t('office.frame.preview')}</a>
          </p>
        </section>
        <AnswerPanel review={review} />
      </div>
    </OfficePage>
  )
}

function Tools({ review }: { review: ManagedReview }) {
  const { t } = useOffice()
  return (
    <div className="row">
      <a href="/office/reviews">{t('office.reviews.all')}</a>
      <p className="states">
        <ReviewState review={review} />
      </p>
      <ReviewDecision review={review} />
    </div>
  )
}

function AnswerPanel({ review }: { review: ManagedReview }) {
  const { t } = useOffice()
  const invalid = useInvalidForm('review.answer')
  const { answer, answerLanguage, language } = review
  return (
    <section className="panel">
      <h2>{t('office.reviews.answerTitle')}</h2>
      <DecisionForm review={review}>
        <OfficeTextArea
          id="answer"
          label={t('office.reviews.answerLabel')}
          hint={t('office.reviews.answerHint')}
          rows={6}
          dir="auto"
          defaultValue={answer ?? ''}
          invalid={invalid}
        />
        <OfficeSelect
          id="language"
          label={t('office.reviews.answerLanguage')}
          defaultValue={answerLanguage ?? language}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          invalid={invalid}
        />
        <button className="btn" name="intent" value="review.answer">
          {t(answer === null ? 'office.reviews.publish' : 'office.reviews.saveAnswer')}
        </button>
      </DecisionForm>
      {answer !== null && (
        <DecisionForm review={review}>
          <button className="btn btn--quiet" name="intent" value="review.remove-answer">
            {t('office.reviews.removeAnswer')}
          </button>
        </DecisionForm>
      )}
    </section>
  )
}
