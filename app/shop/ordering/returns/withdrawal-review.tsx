import { useTranslation } from '#app/i18n/use-translation.ts'
import { HiddenFields } from '#app/components/forms/hidden-fields.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useFocusOn } from '#app/components/use-focus.ts'
import type { WithdrawalSummary } from './withdrawal-page.ts'

/** Renders the second step: the whole declaration, and the button that declares it. */
export function WithdrawalReview({ review }: { review: WithdrawalSummary }) {
  const { t } = useTranslation()
  const heading = useFocusOn<HTMLHeadingElement>(review)
  return (
    <PostForm className="panel form" toTop>
      <h2 tabIndex={-1} ref={heading}>
        {t('withdrawal.confirmHeading')}
      </h2>
      <p>{t('withdrawal.confirmText')}</p>
      <blockquote className="lines-kept">{review.content}</blockquote>
      <HiddenFields fields={review.fields} />
      <button className="btn btn--buy btn--wide" name="intent" value="withdrawal.confirm">
        {t('withdrawal.confirm')}
      </button>
      <button className="btn btn--quiet btn--wide" name="intent" value="withdrawal.change">
        {t('withdrawal.change')}
      </button>
    </PostForm>
  )
}
