import { useTranslation } from '#app/i18n/use-translation.ts'
import type { CouponText } from '#app/shop/ordering/coupons/coupon-text.ts'
import type { FreeDeliveryText } from '#app/shop/ordering/quote/describe-quote.ts'
import { SumsList } from '#app/shop/ordering/quote/sums-list.tsx'
import type { RemainingText } from '#app/shop/ordering/payments/remaining-sums.ts'
import type { ReceiptText } from './receipt-text.ts'

type Sums = Pick<ReceiptText, 'goods' | 'taxes' | 'total'> & {
  delivery?: ReceiptText['delivery'] | undefined
  coupon?: CouponText
  discount?: string | undefined
  free?: FreeDeliveryText | undefined
  remaining?: RemainingText | undefined
}

/** Renders the sums of an order, before and after it is placed. */
export function OrderSums(props: Sums) {
  const { goods, coupon, discount, delivery, free, taxes, total, remaining } = props
  const { t } = useTranslation()
  return (
    <SumsList
      {...{ goods, delivery, free, taxes, total, ...(coupon && { coupon }), ...remaining }}
      discount={discount}
      label={t('order.goods')}
      untaxed={
        <div className="sub">
          <dt>{t('order.tax')}</dt>
          <dd>{t('order.taxNone')}</dd>
        </div>
      }
    />
  )
}
