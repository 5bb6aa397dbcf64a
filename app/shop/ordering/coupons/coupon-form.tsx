import { useActionData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'

type CouponFieldProps = {
  /** The cart has this code. */
  appliedCode: string | undefined
  typed: string | undefined
  error: string | undefined
  /** The error is listed at the head of the form, among others. */
  isErrorListed?: boolean
}

/** Renders the field for a code, and its button. */
export function CouponField({
  appliedCode,
  typed,
  error,
  isErrorListed = false,
}: CouponFieldProps) {
  const { t } = useTranslation()
  return (
    <>
      {!isErrorListed && error && <ErrorSummary errors={{ coupon: error }} isAtField />}
      <TextField
        id="coupon"
        label={t('coupon.field')}
        {...(appliedCode !== undefined && { hint: t('coupon.hint') })}
        error={error}
        isErrorAbove={!isErrorListed}
        defaultValue={typed}
        // The key creates a new field once a coupon is applied, because the old one would keep what
        // was typed.
        key={appliedCode ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required={false}
      />
      {/* The element is needed, because a column would make the button as wide as itself. */}
      <div>
        <button className="btn btn--quiet" name="intent" value="coupon.apply">
          {t('coupon.use')}
        </button>
      </div>
    </>
  )
}

export function RemoveCoupon() {
  const { t } = useTranslation()
  return (
    <button className="btn btn--text" name="intent" value="coupon.remove">
      {t('coupon.remove')}
    </button>
  )
}

/** Renders the coupon in the form of the cart. It is folded until a code was typed or applied. */
export function CouponForm({ appliedCode }: Pick<CouponFieldProps, 'appliedCode'>) {
  const { t } = useTranslation()
  const refusal = useActionData<{ refusal?: InvalidForm }>()?.refusal
  const [typed, error] = [refusal?.values.coupon, refusal?.errors.coupon]
  return (
    <details
      className="fold"
      open={appliedCode !== undefined || Boolean(typed) || error !== undefined}
    >
      <summary>{t('coupon.heading')}</summary>
      <div className="cols">
        <CouponField appliedCode={appliedCode} typed={typed} error={error} />
      </div>
      {appliedCode !== undefined && (
        <div>
          <RemoveCoupon />
        </div>
      )}
    </details>
  )
}

/** Shows at the head of a page why a coupon was rejected, if the page has no field for one. */
export function CouponErrors() {
  const words = useInvalidForm('coupon.apply')?.errors.coupon
  return <ErrorSummary errors={words === undefined ? undefined : { lines: words }} />
}
