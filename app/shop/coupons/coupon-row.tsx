import { useWords } from '#app/i18n/use-words.ts'
import { PostForm } from '#app/components/post-form.tsx'
import type { CouponWords } from './coupon-words.ts'

type CouponRowProps = {
  coupon: CouponWords
  /** Not within another form. */
  canRemove?: boolean
}

/** The coupon among the sums: what it takes off, or why it takes nothing. */
export function CouponRow({ coupon, canRemove }: CouponRowProps) {
  const { t } = useWords()
  const { code } = coupon
  return (
    <div>
      <dt>
        {t('coupon.row', { code })}
        <CouponNote coupon={coupon} />
        {canRemove && <RemoveCoupon />}
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

export function RemoveCoupon() {
  const { t } = useWords()
  return (
    <PostForm>
      <button className="btn btn--text" name="intent" value="coupon.remove">
        {t('coupon.remove')}
      </button>
    </PostForm>
  )
}
