import { dirOf } from '#app/i18n/text-direction.ts'
import { useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { CouponField, RemoveCoupon } from '#app/shop/ordering/coupons/coupon-form.tsx'
import { formatNameIn, lineNameOf, listLineDetails } from '#app/shop/ordering/quote/format-name.ts'
import { LinePicture } from '#app/shop/ordering/quote/line-picture.tsx'
import { OrderSums } from '#app/shop/ordering/order-pages/order-sums.tsx'
import type { CheckoutLine, CheckoutPage } from './checkout-page.ts'
import type { CheckoutValues } from './checkout-values.ts'

/** Shows the lines, the coupon, delivery, tax and total, with the order button directly below. */
export function OrderPanel({ page, ...typed }: CheckoutValues & { page: CheckoutPage }) {
  const { t } = useTranslation()
  return (
    <aside className="panel sticky" aria-label={t('checkout.order')}>
      <h2>{t('checkout.order')}</h2>
      <ul className="lines">
        {page.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <UnavailableOrderLines unavailable={page.unavailable} />
      <CouponFold appliedCode={page.coupon?.code} {...typed} />
      <Sums page={page} />
      {/* The button may carry no other text (law.md, order button). */}
      <button
        className="btn btn--buy btn--big btn--wide"
        name="intent"
        value="order.place"
        data-binding=""
      >
        {t('checkout.place')}
      </button>
    </aside>
  )
}

/** Tells whether the coupon is the only error, which then stands at its field, far below the head of the form. */
export const isOnlyCouponRefused = (errors: CheckoutValues['errors']) =>
  Object.keys(errors).join() === 'coupon'

/**
 * Renders the coupon field, collapsed until it is opened, invalid or used. It never closes over what a visitor types.
 */
function CouponFold({
  appliedCode,
  values,
  errors,
}: CheckoutValues & { appliedCode: string | undefined }) {
  const { t } = useTranslation()
  const isNeeded = errors.coupon !== undefined || appliedCode !== undefined
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return (
    <details className="fold" open={wasNeeded || values.coupon !== undefined}>
      <summary>{t('coupon.heading')}</summary>
      <div className="form">
        <CouponField
          appliedCode={appliedCode}
          typed={values.coupon}
          error={errors.coupon}
          isErrorListed={!isOnlyCouponRefused(errors)}
        />
        {appliedCode !== undefined && <RemoveCoupon />}
      </div>
    </details>
  )
}

function Line({ line }: { line: CheckoutLine }) {
  const { t } = useTranslation()
  const details = [
    ...listLineDetails(line, t),
    line.dispatchWords,
    t('checkout.quantity', { quantity: line.quantity, unit: line.unit }),
  ]
  return (
    <li className="mini">
      <LinePicture {...line.image} />
      <span>
        <b dir={dirOf(line.name)}>{line.name}</b>
        <br />
        <span className="soft">{details.filter(Boolean).join('\u00a0· ')}</span>
        {line.tooMany !== undefined && (
          <>
            <br />
            <span className="stock stock--low">
              {t('checkout.tooMany', { count: line.tooMany })}.{' '}
              <ShopLink to="/cart">{t('checkout.tooManyText')}</ShopLink>
            </span>
          </>
        )}
      </span>{' '}
      <span className="num">{line.sum}</span>
    </li>
  )
}

/** Shows the lines that stay in the cart, with the reason. */
export function UnavailableOrderLines({ unavailable }: Pick<CheckoutPage, 'unavailable'>) {
  const { t } = useTranslation()
  if (unavailable.length === 0) return null
  return (
    <div className="note note--warm">
      <div>
        <b>{t('checkout.unavailable')}</b>
        <ul>
          {unavailable.map(({ id, name, which, reason }) => (
            <li key={id}>
              {lineNameOf(name, which, formatNameIn(t))}:{' '}
              {t(`checkout.unavailableReason.${reason}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Sums({ page: { delivery, ...sums } }: { page: CheckoutPage }) {
  const offered = delivery.kind === 'offered' ? delivery : undefined
  return <OrderSums {...sums} delivery={offered?.chosen} free={offered?.free} />
}
