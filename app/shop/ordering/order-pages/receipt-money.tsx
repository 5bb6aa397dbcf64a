import { useTranslation } from '#app/i18n/use-translation.ts'
import { paymentText } from '#app/shop/ordering/orders/pickup-words.ts'
import type { ReceiptProgress } from './order-progress.ts'
import { isDue, type ReceiptText } from './receipt-text.ts'

type MoneyProps = { progress: ReceiptProgress; receipt: ReceiptText }

/** Renders the cancelled lines, how and when to pay, the refunds, and the last day to withdraw. */
export function ReceiptMoney({ progress, receipt }: MoneyProps) {
  const { refunds, deadline, cancelled } = progress
  const { t } = useTranslation()
  return (
    <>
      {cancelled.length > 0 && (
        <p className="ui">{t('order.page.cancelledLines', { lines: cancelled.join(', ') })}</p>
      )}
      <HowToPay receipt={receipt} progress={progress} />
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

/** The note above the receipt says how to transfer, and what became of a payment at Stripe. */
const hasPaymentNote = ({ method }: ReceiptText['payment']) =>
  method === 'transfer' || method === 'card'

function HowToPay({ progress, receipt }: MoneyProps) {
  const { toPay, hasParcel } = progress
  const { payment, total } = receipt
  const { t } = useTranslation()
  return (
    <>
      {toPay !== undefined && (
        <p className="ui">
          <b>{t('order.page.toPay', { amount: toPay, total })}</b>
        </p>
      )}
      {isDue(receipt, progress) && !hasPaymentNote(payment) && (
        <p className="ui">
          {payment.method === 'invoice' && !hasParcel
            ? t('order.invoiceByMail')
            : paymentText(payment.method, { isPickup: receipt.pickup !== undefined }, t)}
        </p>
      )}
    </>
  )
}
