import { useTranslation } from '#app/i18n/use-translation.ts'
import { ShopLink } from '#app/components/shop-link.tsx'

/** Renders the page for readers who may not read a receipt, whether or not the order exists. */
export function ReceiptClosed() {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <h1>{t('order.closed')}</h1>
      <p>{t('order.closedText')}</p>
      <p className="row">
        <ShopLink className="btn" to="/tracking">
          {t('order.toTracking')}
        </ShopLink>
        <ShopLink className="btn btn--quiet" to="/books">
          {t('order.toBooks')}
        </ShopLink>
      </p>
    </div>
  )
}
