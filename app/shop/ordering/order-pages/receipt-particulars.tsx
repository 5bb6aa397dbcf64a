import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ReceiptProgress } from './order-progress.ts'
import type { InvoiceLink } from '#app/shop/ordering/invoices/invoice-link.ts'
import { LinkToInvoice } from '#app/shop/ordering/invoices/link-to-invoice.tsx'
import { paymentName } from '#app/shop/ordering/orders/pickup-words.ts'
import { isDue, type ReceiptText } from './receipt-text.ts'

type ParticularsProps = {
  receipt: ReceiptText
  progress: ReceiptProgress
  /** Holds the lines that name the seller. */
  sellerLines: string[]
  invoices: InvoiceLink[]
}

/** Renders address, payment and seller. */
export function ReceiptParticulars({ receipt, progress, sellerLines, invoices }: ParticularsProps) {
  const { t } = useTranslation()
  const { addressLines, delivery, payment, pickup } = receipt
  const heading = pickup ? 'order.pickup.heading' : 'order.deliveredTo'
  return (
    <div className="cols">
      <div className="stack">
        <h2>{t(delivery ? heading : 'checkout.buyer')}</h2>
        <address className="ui">{brokenLines(addressLines)}</address>
        {pickup && <p className="ui">{t('order.pickup.hours', pickup)}</p>}
      </div>
      <div className="stack">
        <h2>{t('order.paymentHeading')}</h2>
        <p className="ui">
          {paymentName(payment.method, { isPickup: pickup !== undefined }, t)}
          {isDue(receipt, progress) || payment.state !== 'due'
            ? ` · ${t(`order.paymentState.${payment.state}`)}`
            : ''}
        </p>
        {invoices.map((one) => (
          <p key={one.number}>
            <LinkToInvoice {...one} />
          </p>
        ))}
      </div>
      <div className="stack">
        <h2>{t('order.seller')}</h2>
        <address className="ui">{brokenLines(sellerLines)}</address>
      </div>
    </div>
  )
}

/** Renders the lines of an address, of which two may be equal. */
const brokenLines = (lines: string[]) =>
  lines.map((line, n) => (
    <span key={n}>
      {n > 0 && <br />}
      {line}
    </span>
  ))
