import { useTranslation } from '#app/i18n/use-translation.ts'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useFocusOn } from '#app/components/use-focus.ts'
import type { OrderProgress } from './order-progress.ts'
import { OrderSteps } from './order-steps.tsx'
import type { TrackedText } from './tracking.ts'

/** Renders the progress of an order; its own page opens only by the link of a mail. */
export function TrackedOrder({ tracked }: { tracked: TrackedText }) {
  const { t } = useTranslation()
  const heading = useFocusOn<HTMLHeadingElement>(tracked)
  const { number, email, progress, unreserved } = tracked
  return (
    <section className="stack-lg" aria-labelledby="result">
      <h2 id="result" tabIndex={-1} ref={heading}>
        {t(headingKey(progress), { number })}
      </h2>
      {unreserved && <p>{unreserved}</p>}
      <OrderSteps progress={progress} />
      <div className="panel">
        <h3>{t('tracking.pageHeading')}</h3>
        <PostForm className="form" toTop>
          <p className="ui">{t('tracking.pageText')}</p>
          <input type="hidden" name="order" value={number} />
          <input type="hidden" name="email" value={email} />
          <button className="btn btn--quiet" name="intent" value="order.sendLink">
            {t('tracking.sendLink')}
          </button>
        </PostForm>
      </div>
    </section>
  )
}

function headingKey({ state, isWithdrawn, pickup, isOfFiles }: OrderProgress) {
  if (isWithdrawn) return 'tracking.state.withdrawn' as const
  if (isOfFiles && state === 'delivered') return 'tracking.files' as const
  return pickup && (state === 'dispatched' || state === 'delivered')
    ? (`tracking.pickup.${state}` as const)
    : (`tracking.state.${state}` as const)
}
