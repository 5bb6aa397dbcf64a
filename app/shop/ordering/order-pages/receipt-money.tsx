import { useTranslation } from '#app/i18n/use-translation.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import type { ReceiptProgress } from './order-progress.ts'
import type { ReceiptText } from './receipt-text.ts'

type MoneyProps = { progress: ReceiptProgress; receipt: ReceiptText }

/** Tells whether the buyer still has to pay. */
export const isDue = (
  { payment, state }: Pick<ReceiptText, 'payment' | 'state'>,
  { isAllGoing }: Pick<ReceiptProgress, 'isAllGoing'>,
): boolean => payment.state === 'due' && !isAllGoing && !isUndone(state)

/** Renders the cancelled lines, how and when to pay, the refunds, and the last day to withdraw. */
export function ReceiptMoney({ progress, receipt }: MoneyProps) {
  const { refunds, deadline, cancelled, toPay, hasParcel } = progress
  const { payment, total } = receipt
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
      {isDue(receipt, progress) && (
        <p className="ui">
          {payment.method === 'invoice' && !hasParcel
            ? t('order.invoiceByMail')
            : t(`order.payment.${payment.method}.text`)}
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
