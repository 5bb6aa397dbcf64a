import { useWords } from '#app/i18n/use-words.ts'
import type { CouponWords } from './coupon-words.ts'

/** The coupon among the sums: what it takes off, or why it takes nothing. */
export function CouponRow({ coupon }: { coupon: CouponWords }) {
  const { t } = useWords()
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

function CouponNote({ coupon }: { coupon: CouponWords }) {
  const { t } = useWords()
  if (coupon.ok) return coupon.isPartial && <p className="small soft">{t('coupon.partial')}</p>
  const { reason, values } = coupon.fault
  return <p className="small error">{t(`coupon.fault.${reason}`, values)}</p>
}
