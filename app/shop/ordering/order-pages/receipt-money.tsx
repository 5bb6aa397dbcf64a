import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ReceiptProgress } from './order-progress.ts'

type MoneyProps = { progress: ReceiptProgress; total: string }

/** Renders the cancelled lines, the refunds, and the last day to withdraw. */
export function ReceiptMoney({ progress, total }: MoneyProps) {
  const { refunds, deadline, cancelled, toPay } = progress
  const { t } = useTranslation()
  return (
    <>
      {cancelled.length > 0 && (
        <p className="ui">{t('order.page.cancelledLines', { lines: cancelled.join(', ') })}</p>
      )}
      {toPay !== undefined && (
        <p className="ui">
          <b>{t('order.page.toPay', { amount: toPay, total })}</b>
        </p>
      )}
      {refunds.map(({ amount, isDone, day, lines }, n) => (
        // Two may be equal, so the key is the index.
        <p className="ui" key={n}>
          {t(isDone ? 'order.page.refunded' : 'order.page.refundBy', { amount, date: day.text })}{' '}
          {lines.length > 0 && <span className="soft">({lines.join(', ')})</span>}
        </p>
      ))}
      {deadline && (
        <p className="ui">
          {t(
            deadline.isOver
              ? 'order.page.withdrawOver'
              : deadline.isNoted
                ? 'order.page.withdrawUntil'
                : 'order.page.withdrawUntilAbout',
            { date: deadline.text },
          )}
        </p>
      )}
    </>
  )
}
