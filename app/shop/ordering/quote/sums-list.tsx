import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CouponRow } from '#app/shop/ordering/coupons/coupon-row.tsx'
import { deliveryMethodName } from '#app/shop/pricing/delivery/method-name.ts'
import type { DeliveryOptionText, FreeDeliveryText, QuoteSumsText } from './describe-quote.ts'
import { formatDeliveryPrice } from './format-delivery.ts'

type SumsListProps = Omit<QuoteSumsText, 'delivery'> & {
  /** Names the sum of goods. */
  label: string
  /** Holds the discount that staff gave, with its minus sign. */
  discount?: string | undefined
  /** Holds the delivery included in the total, if anything is sent. */
  delivery: Pick<DeliveryOptionText, 'method' | 'name' | 'price' | 'isFree'> | undefined
  /** Holds how far the cart is from free delivery. */
  free?: FreeDeliveryText | undefined
  /** Is shown in place of the taxes if none is charged. */
  untaxed?: ReactNode
  /** Holds what was cancelled of an order since it was placed. */
  cancelled?: string
  /** Holds what came back before it was paid. */
  returned?: string
  /** Holds what was paid, if it is more than the total. */
  paid?: string
}

/** Lists goods, coupon and delivery if any, contained tax, and total. */
export function SumsList(props: SumsListProps) {
  const { label, goods, coupon, discount, delivery, free, taxes, untaxed } = props
  const { total, cancelled, returned, paid } = props
  const { t } = useTranslation()
  return (
    <dl className="sums">
      <Row name={label} sum={goods} />
      {coupon && <CouponRow coupon={coupon} />}
      {discount && <Row name={t('order.discount')} sum={discount} />}
      {delivery && (
        <div>
          <dt>
            {deliveryMethodName(delivery, t)}
            {free && free.kind !== 'reached' && (
              <p className="small">{t(`cart.freeDelivery.${free.kind}`, free)}</p>
            )}
          </dt>
          <dd>{formatDeliveryPrice(delivery, t)}</dd>
        </div>
      )}
      {cancelled && <Row name={t('order.page.cancelled')} sum={cancelled} />}
      {returned && <Row name={t('order.page.returned')} sum={returned} />}
      {taxes.map(({ label: key, rate, tax }) => (
        <Row className="sub" key={rate} name={t(`order.${key}`, { rate })} sum={tax} />
      ))}
      {taxes.length === 0 && untaxed}
      <Row className="total" name={t('order.total')} sum={total} />
      {paid && <Row className="sub" name={t('order.page.paid')} sum={paid} />}
    </dl>
  )
}

const Row = ({ className, name, sum }: { className?: string; name: string; sum: string }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{sum}</dd>
  </div>
)
