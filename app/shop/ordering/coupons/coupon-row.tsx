import { useTranslation } from '#app/i18n/use-translation.ts'
import type { CouponText } from './coupon-text.ts'

/** Shows the coupon among the sums: its reduction, or why it has none. */
export function CouponRow({ coupon }: { coupon: CouponText }) {
  const { t } = useTranslation()
  const { code } = coupon
  return (
    <div>
      <dt>
        {t('coupon.row', { code })}
        <CouponNote coupon={coupon} />
      </dt>
      <dd>{coupon.ok ? coupon.takes : t('coupon.notCounted')}</dd>
    </div>
  )
}

function CouponNote({ coupon }: { coupon: CouponText }) {
  const { t } = useTranslation()
  if (coupon.ok) return coupon.isPartial && <p className="small soft">{t('coupon.partial')}</p>
  const { reason, values } = coupon.fault
  return <p className="small error">{t(`coupon.fault.${reason}`, values)}</p>
}
