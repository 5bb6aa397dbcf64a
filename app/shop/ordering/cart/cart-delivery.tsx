import { useActionData, useRouteLoaderData } from '@remix-run/react'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CurrencyNote } from '#app/components/frame/currency-note.tsx'
import { CountryChoice, type PreferencesProps } from '#app/components/frame/preferences.tsx'
import type { DeliveryOptionText } from '#app/shop/ordering/quote/describe-quote.ts'
import { DeliveryTime, OneParcel } from '#app/shop/ordering/quote/delivery-time.tsx'
import { formatDeliveryPrice } from '#app/shop/ordering/quote/format-delivery.ts'
import { deliveryMethodName } from '#app/shop/pricing/delivery/method-name.ts'
import type { CartPage, CartSumsText } from './cart-page.ts'

/**
 * Shows the delivery country, the delivery methods with their prices and the payment methods, all before the checkout
 * begins (law.md).
 */
export function CartDelivery({ cart }: { cart: CartPage }) {
  const { t } = useTranslation()
  const { country, countryName, served, sums } = cart
  const typed = useActionData<{ refusal?: InvalidForm }>()?.refusal?.values.country
  const { preferences } = useRouteLoaderData<{ preferences: PreferencesProps }>('root') ?? {}
  // E-books alone are not sent, so the country decides price and tax only.
  const heading = sums?.delivery.kind === 'none' ? 'cart.taxCountry' : 'cart.deliveryTo'
  return (
    <>
      <h2>{t(heading, { country: countryName })}</h2>
      {sums?.delivery.kind === 'offered' && <Ways options={sums.delivery.options} />}
      {sums && <OneParcel delivery={sums.delivery} lines={cart.lines} />}
      <div className="stack">
        {preferences && <CurrencyNote country={country} currency={preferences.currency} />}
        <CountryChoice id="country-cart" country={country} typed={typed} />
      </div>
      <details className="fold">
        <summary>{t('cart.served', { count: served.length })}</summary>
        <p className="small">{served.join(', ')}</p>
      </details>
      {sums && <Payments {...sums} />}
    </>
  )
}

function Ways({ options }: { options: DeliveryOptionText[] }) {
  const { t } = useTranslation()
  return (
    <div className="small">
      <ul>
        {options.map((option) => (
          <li key={option.method}>
            {t('cart.deliveryOption', {
              method: deliveryMethodName(option, t),
              price: formatDeliveryPrice(option, t),
            })}
            <br />
            <DeliveryTime option={option} />
          </li>
        ))}
      </ul>
      {options.length > 1 && <p className="soft">{t('cart.deliveryHint')}</p>}
    </div>
  )
}

function Payments({ payments, delivery }: Pick<CartSumsText, 'payments' | 'delivery'>) {
  const { t } = useTranslation()
  return (
    <div className="small">
      <h3>{t('cart.payments')}</h3>
      <ul>
        {payments.map((id) => (
          <li key={id}>
            <b>{t(`order.payment.${id}.name`)}</b>
            <br />
            {id === 'invoice' && delivery.kind === 'none'
              ? t('order.invoiceByMail')
              : t(`order.payment.${id}.text`)}
          </li>
        ))}
      </ul>
      <p className="soft">{t('cart.noAccount')}</p>
    </div>
  )
}
