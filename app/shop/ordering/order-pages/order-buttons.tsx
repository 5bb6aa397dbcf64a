import { useTranslation } from '#app/i18n/use-translation.ts'
import { About } from '#app/components/about-what.tsx'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'

type OrderButton = { number: string }

/**
 * Renders the folded form that cancels the order, so that it is not pressed by mistake. It is open
 * again after a refusal.
 */
export function CancelOrder({ number }: OrderButton) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('order.cancel', { order: number })
  return (
    <details className="fold order-cancel no-print" open={refusal !== undefined || undefined}>
      <summary>
        {t('order.page.cancelHeading')}
        <About what={t('order.page.ofOrder', { number })} />
      </summary>
      <PostForm className="form">
        <p className="ui">{t('order.page.cancelText')}</p>
        <input type="hidden" name="order" value={number} />
        <button className="btn btn--quiet" name="intent" value="order.cancel">
          {t('order.page.cancel')}
          <About what={t('order.page.ofOrder', { number })} />
        </button>
      </PostForm>
    </details>
  )
}

/**
 * Shows why the order was not cancelled: it may have been sent at that moment, and then has no
 * such form.
 */
export function CancelRefused({ number }: OrderButton) {
  const errors = useInvalidForm('order.cancel', { order: number })?.errors
  if (!errors) return null
  return (
    <div id="order" tabIndex={-1} className="no-print">
      <ErrorSummary errors={errors} />
    </div>
  )
}

/** Renders the button that orders again. */
export function OrderAgain({ number }: OrderButton) {
  const { t } = useTranslation()
  return (
    <PostForm toTop>
      <input type="hidden" name="order" value={number} />
      <button className="btn btn--quiet" name="intent" value="order.again">
        {t('order.page.again')}
        <About what={t('order.page.ofOrder', { number })} />
      </button>
    </PostForm>
  )
}
