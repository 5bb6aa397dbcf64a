import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { Spaced } from '#app/components/spaced.tsx'
import { CancelOrder, OrderAgain } from './order-buttons.tsx'
import type { ReceiptProgress } from './order-progress.ts'

export type ReceiptButtonsProps = {
  number: string
  progress: ReceiptProgress
  /** Is true if the order's customer is signed in. */
  isOwn: boolean
  withdrawalPath: string
}

/** Renders the actions of an order's reader. */
export function ReceiptButtons(props: ReceiptButtonsProps) {
  const { t } = useTranslation()
  const { number, progress, withdrawalPath } = props
  return (
    <div className="stack no-print">
      <ReceiptRow {...props} />
      {progress.canCancel && <CancelOrder number={number} />}
      {progress.isPartDownloaded && (
        <p className="ui">
          {t('order.page.cancelFetched')}{' '}
          <ShopLink to={withdrawalPath}>{t('order.page.cancelRest')}</ShopLink>
        </p>
      )}
      <p className="small soft">
        <Icon name="print" /> {t('order.print')}
      </p>
    </div>
  )
}

function ReceiptRow({ number, progress, isOwn, withdrawalPath }: ReceiptButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className="row">
      <Spaced>
        {progress.canWithdraw && (
          // The law prescribes these words (CRD Art 11a, § 356a BGB, Code de la consommation D221-5).
          <ShopLink className="btn btn--quiet" to={withdrawalPath}>
            {t('frame.withdraw')}
          </ShopLink>
        )}
        {(progress.state === 'dispatched' || progress.state === 'delivered') && (
          <ShopLink className="btn btn--quiet" to={`${withdrawalPath}#return`}>
            {t('withdrawal.returnHeading')}
          </ShopLink>
        )}
        <OrderAgain number={number} />
        <ShopLink className="btn btn--quiet" to={isOwn ? '/my-orders' : '/books'}>
          {t(isOwn ? 'order.myOrders' : 'order.toBooks')}
        </ShopLink>
      </Spaced>
    </div>
  )
}
