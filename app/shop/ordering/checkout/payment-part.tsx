import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paymentName, paymentText } from '#app/shop/ordering/orders/pickup-words.ts'
import type { CheckoutPage } from './checkout-page.ts'
import type { CheckoutValues } from './checkout-values.ts'

type PartProps = CheckoutValues & { page: CheckoutPage }

/** Shows the payment methods that apply to the order. */
export function PaymentPart({ page, values, errors }: PartProps) {
  const { t } = useTranslation()
  const { payments } = page
  const chosen = payments.find((id) => id === values.payment) ?? payments[0]
  return (
    <fieldset className="part form" aria-describedby={errors.payment && 'payment-error'}>
      <legend>
        <b>3</b> {t('checkout.payment')}
      </legend>
      {errors.payment && (
        <p className="error" id="payment-error">
          {errors.payment}
        </p>
      )}
      {payments.length === 0 && (
        <p className="note note--warm" id="payment" tabIndex={-1}>
          <span>
            {t('checkout.noPayment')} <ShopLink to="/contact">{t('frame.contact')}</ShopLink>
          </span>
        </p>
      )}
      <div className="options">
        {payments.map((id) => (
          <PaymentOption key={id} id={id} isChosen={id === chosen} page={page} />
        ))}
      </div>
    </fieldset>
  )
}

type OptionProps = {
  id: CheckoutPage['payments'][number]
  isChosen: boolean
  page: CheckoutPage
}

function PaymentOption({ id, isChosen, page: { payments, delivery, consent } }: OptionProps) {
  const { t } = useTranslation()
  const isPickup = delivery.kind === 'offered' && delivery.chosen.pickup !== undefined
  return (
    <label className="option">
      <input
        type="radio"
        name="payment"
        value={id}
        id={id === payments[0] ? 'payment' : undefined}
        defaultChecked={isChosen}
      />
      <b>{paymentName(id, { isPickup }, t)}</b> <span className="num">{t('order.free')}</span>{' '}
      <small>
        {id === 'invoice' && delivery.kind === 'none'
          ? t('order.invoiceByMail')
          : paymentText(id, { isPickup }, t)}
        {consent?.isFree === false && ` ${t('order.ebooksUnpaid')}`}
      </small>
    </label>
  )
}
