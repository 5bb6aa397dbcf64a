import { useTranslation } from '#app/i18n/use-translation.ts'
import { CouponRow } from '#app/shop/ordering/coupons/coupon-row.tsx'
import type { CouponText } from '#app/shop/ordering/coupons/coupon-text.ts'
import type { ReceiptText } from './receipt-text.ts'

type Sums = Pick<ReceiptText, 'goods' | 'delivery' | 'taxes' | 'total'> & { coupon?: CouponText }

/**
 * Renders the sums of an order, before and after it is placed: goods, coupon and delivery if any,
 * contained tax, total.
 */
export function OrderSums({ goods, coupon, delivery, taxes, total }: Sums) {
  const { t } = useTranslation()
  return (
    <dl className="sums">
      <div>
        <dt>{t('order.goods')}</dt>
        <dd>{goods}</dd>
      </div>
      {coupon && <CouponRow coupon={coupon} />}
      {delivery && (
        <div>
          <dt>{t(`order.method.${delivery.method}`)}</dt>
          <dd>{delivery.isFree ? t('order.free') : delivery.price}</dd>
        </div>
      )}
      {taxes.map(({ rate, tax }) => (
        <div className="sub" key={rate}>
          <dt>{t('order.taxAt', { rate })}</dt>
          <dd>{tax}</dd>
        </div>
      ))}
      {taxes.length === 0 && (
        <div className="sub">
          <dt>{t('order.tax')}</dt>
          <dd>{t('order.taxNone')}</dd>
        </div>
      )}
      <div className="total">
        <dt>{t('order.total')}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  )
}
