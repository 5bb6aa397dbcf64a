import { useTranslation } from '#app/i18n/use-translation.ts'
import { AccountField } from '#app/components/forms/account-field.tsx'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useFocusOn } from '#app/components/use-focus.ts'
import { ChangesNote } from './changes-note.tsx'
import { BuyerPart } from './buyer-part.tsx'
import { CheckoutChoices } from './checkout-choices.tsx'
import type { CheckoutAnswer, CheckoutPage } from './checkout-page.ts'
import { ConsentField } from './consent-field.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { isOnlyCouponRefused, OrderPanel } from './order-panel.tsx'
import { PaymentPart } from './payment-part.tsx'
import type { CheckoutValues } from './checkout-values.ts'
import { useAutoRecalculate } from './use-auto-recalculate.ts'

type CheckoutFormProps = {
  page: CheckoutPage
  answer: CheckoutAnswer | undefined
  /** Holds what was typed before the sign-in ended. */
  before: CheckoutValues | undefined
}

/**
 * Renders the only form of the checkout. Its first button just recalculates, so that Enter in a field never places the
 * order.
 */
export function CheckoutForm({ page, answer, before }: CheckoutFormProps) {
  const part = useAutoRecalculate()
  const typed: CheckoutValues = answer?.refusal ?? before ?? { values: {}, errors: {} }
  const hasErrors = Object.keys(typed.errors).length > 0
  const isOnlyCoupon = isOnlyCouponRefused(typed.errors)
  return (
    <PostForm toTop>
      <AccountField />
      <input type="hidden" name="token" value={page.token} ref={part} />
      <input type="hidden" name="shown" value={page.shown} />
      <div className="side">
        <div>
          <ErrorSummary errors={isOnlyCoupon ? undefined : typed.errors} />
          {answer?.changes && <ChangesNote changes={answer.changes} isFirst={!hasErrors} />}
          {answer?.message && (
            <CheckoutNote {...{ page, answer }} isFirst={!hasErrors && !answer.changes} />
          )}
          <ContactPart page={page} {...typed} />
          {page.delivery.kind === 'none' ? (
            <BuyerPart page={page} {...typed} />
          ) : (
            <DeliveryPart page={page} {...typed} />
          )}
          <PaymentPart page={page} {...typed} />
          <ReviewPart page={page} {...typed} />
        </div>
        <OrderPanel page={page} {...typed} />
      </div>
      <CheckoutChoices page={page} />
    </PostForm>
  )
}

type CheckoutNoteProps = {
  page: CheckoutPage
  answer: CheckoutAnswer
  /** Is true if nothing precedes the note that has to be read first. */
  isFirst: boolean
}

/** Tells what else the last form did and what it saves, because on a phone the sums are far below. */
function CheckoutNote({ page: { coupon }, answer, isFirst }: CheckoutNoteProps) {
  const element = useFocusOn<HTMLParagraphElement>(isFirst && answer)
  return (
    <p className="note" role="status" tabIndex={-1} ref={element}>
      <Icon name="check" />
      <span>
        {answer.message} {coupon?.ok && `(${coupon.takes})`}
      </span>
    </p>
  )
}

function ContactPart({ page, values, errors }: CheckoutValues & { page: CheckoutPage }) {
  const { t } = useTranslation()
  const isPickup = page.delivery.kind === 'offered' && page.delivery.chosen.pickup !== undefined
  return (
    <fieldset className="part form">
      <legend>
        <b>1</b> {t('checkout.contact')}
      </legend>
      <TextField
        id="email"
        type="email"
        label={t('checkout.email')}
        hint={t('checkout.emailHint')}
        error={errors.email}
        defaultValue={values.email ?? page.account?.email}
        autoComplete="email"
      />
      <TextField
        id="telephone"
        type="tel"
        label={t('checkout.telephone')}
        {...(page.delivery.kind !== 'none' && !isPickup && { hint: t('checkout.telephoneHint') })}
        error={errors.telephone}
        defaultValue={values.telephone ?? page.account?.telephone}
        autoComplete="tel"
        optional
      />
    </fieldset>
  )
}

function ReviewPart({ page, ...typed }: CheckoutValues & { page: CheckoutPage }) {
  const { t } = useTranslation()
  const isSent = page.delivery.kind !== 'none'
  return (
    <fieldset className="part form">
      <legend>
        <b>4</b> {t('checkout.review')}
      </legend>
      <p>{t(isSent ? 'checkout.reviewText' : 'checkout.reviewFiles')}</p>
      {page.consent && <ConsentField {...typed} {...page.consent} />}
      <p className="small soft">{t('checkout.dataText')}</p>
    </fieldset>
  )
}
