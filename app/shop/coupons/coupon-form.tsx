import { useWords } from '#app/i18n/use-words.ts'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { TextField } from '#app/components/field.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import { useRefusal } from '#app/components/refusal.ts'

/** The field for a code, and the button that takes a coupon out. `held`: the code that the cart holds. */
export function CouponForm({ held }: { held: string | undefined }) {
  return (
    <>
      <CodeForm held={held} />
      {held !== undefined && <RemoveCoupon />}
    </>
  )
}

function CodeForm({ held }: { held: string | undefined }) {
  const { t } = useWords()
  const refusal = useRefusal('coupon.apply')
  return (
    <PostForm className="cols">
      <TextField
        id="coupon"
        label={t('coupon.field')}
        {...(held !== undefined && { hint: t('coupon.hint') })}
        error={refusal?.errors.coupon}
        defaultValue={refusal?.values.coupon}
        // A new field once a coupon is held: the old one would keep what was typed.
        key={held ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
      />
      {/* Around it, since a column would make the button as wide as itself. */}
      <div>
        <button className="btn btn--quiet" name="intent" value="coupon.apply">
          {t('coupon.use')}
        </button>
      </div>
    </PostForm>
  )
}

function RemoveCoupon() {
  const { t } = useWords()
  return (
    <PostForm>
      <button className="btn btn--text" name="intent" value="coupon.remove">
        {t('coupon.remove')}
      </button>
    </PostForm>
  )
}

/** The same, folded away until it is asked for or was refused. */
export function CouponFold({ held }: { held: string | undefined }) {
  const { t } = useWords()
  const isRefused = useRefusal('coupon.apply') !== undefined
  return (
    <details className="fold" open={isRefused}>
      <summary>{t('coupon.heading')}</summary>
      <CouponForm held={held} />
    </details>
  )
}

/** In front of a page: why a coupon was not taken. `field`: the id that it leads to. */
export function CouponErrors({ field }: { field: string }) {
  const words = useRefusal('coupon.apply')?.errors.coupon
  return <ErrorSummary errors={words === undefined ? undefined : { [field]: words }} />
}
