import { useTranslation } from '#app/i18n/use-translation.ts'
import { CouponForm } from '#app/shop/ordering/coupons/coupon-form.tsx'
import { SumsList } from '#app/shop/ordering/quote/sums-list.tsx'
import type { CartPage, CartSumsText as Sums } from './cart-page.ts'

/** Shows what the cart costs, and the button to the checkout if it can be ordered as it stands. */
export function CartSums({ cart, sums }: { cart: CartPage; sums: Sums }) {
  const { t } = useTranslation()
  const { coupon, delivery, taxes } = sums
  const offered = delivery.kind === 'offered' ? delivery : undefined
  return (
    <>
      <CouponForm appliedCode={coupon?.code} />
      <SumsList
        {...sums}
        label={t('cart.goodsOf', { count: sums.count })}
        delivery={offered?.chosen}
        free={offered?.free}
      />
      {taxes.length === 0 && <p className="small soft">{t('order.noTax')}</p>}
      <ToCheckout cart={cart} delivery={delivery} />
    </>
  )
}

function ToCheckout({ cart, delivery }: { cart: CartPage; delivery: Sums['delivery'] }) {
  const { t } = useTranslation()
  if (delivery.kind === 'refused')
    return (
      <div>
        <p className="error">
          {t(`checkout.refused.${delivery.reason}`, { country: cart.countryName })}
        </p>
        <p className="small soft">{t('cart.noDelivery')}</p>
      </div>
    )
  if (cart.lines.some((line) => line.tooMany !== undefined))
    return <p className="error">{t('cart.lowerFirst')}</p>
  return (
    <button
      className="btn btn--buy btn--big btn--wide"
      name="intent"
      value="cart.checkout"
      data-to-top=""
    >
      {t('cart.toCheckout')}
    </button>
  )
}
