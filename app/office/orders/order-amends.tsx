import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { isPaidAtCounter } from '#app/shop/ordering/orders/payment-method.ts'
import { OfficeField } from '../frame/office-field.tsx'
import { describeMailed } from '../mails/describe-mailed.ts'
import { useOrder } from './order-context.ts'
import { OrderForm, Pieces } from './order-form.tsx'

/** Renders how to cancel an order or lines of it. */
export function CancelForms() {
  const { t, steps, sheet } = useOrder()
  const invalid = useInvalidForm('order.cancel-lines')
  const mailWords = describeMailed(sheet.order, t)
  return (
    <section className="panel">
      <h2>{t('office.order.cancel')}</h2>
      {!steps.canCancel && <p>{t('office.order.cannotCancel')}</p>}
      {steps.cancellable.length > 0 && (
        <details open={invalid !== undefined}>
          <summary>{t('office.order.cancelLines')}</summary>
          <OrderForm>
            <Pieces form="cancel" lines={steps.cancellable} invalid={invalid} />
            <button className="btn btn--danger" name="intent" value="order.cancel-lines">
              {t('office.order.cancelLinesButton')}
            </button>
          </OrderForm>
        </details>
      )}
      {steps.canCancel && (
        <details>
          <summary>{t('office.order.cancelWhole')}</summary>
          <OrderForm>
            <p>
              {t('office.order.cancelText')} {mailWords}
            </p>
            <button className="btn btn--danger" name="intent" value="order.cancel">
              {t('office.order.cancelButton')}
            </button>
          </OrderForm>
        </details>
      )}
    </section>
  )
}

/** Renders how to pay back what is due, and more. */
export function RefundForms() {
  const { t, steps, sheet } = useOrder()
  const cannotRefund = t(
    sheet.order.paymentState === 'due'
      ? 'office.order.notRefunded.nothing-paid'
      : 'office.order.cannotRefund',
  )
  return (
    <section className="panel">
      <h2>{t('office.order.refund')}</h2>
      {steps.dueMinor > 0 && <RefundDue minor={steps.dueMinor} />}
      {steps.refundable.length > 0 ? <RefundMore /> : <p>{cannotRefund}</p>}
    </section>
  )
}

function RefundDue({ minor }: { minor: number }) {
  const { t, money } = useOrder()
  const payer = useRefundPayer()
  return (
    <OrderForm>
      <p>{t('office.order.owed', { amount: money(minor) })}</p>
      <Payer form="due" invalid={useInvalidForm('order.refund-due')} />
      <button className="btn" name="intent" value="order.refund-due">
        {t(`office.order.refundDueButton.${payer}`)}
      </button>
    </OrderForm>
  )
}

type PayerProps = { form: 'due' | 'refund'; invalid: InvalidForm | undefined }

/** What was paid at the counter is given back there, in cash or at the terminal. */
function useRefundPayer() {
  const { steps, sheet } = useOrder()
  return isPaidAtCounter(sheet.order) ? 'counter' : steps.refundPayer
}

/** Says who moves the money of a refund. The shopkeeper confirms what only they can transfer. */
function Payer({ form, invalid }: PayerProps) {
  const { t, sheet } = useOrder()
  const payer = useRefundPayer()
  return (
    <>
      <p className="note">
        {t(`office.order.refundPayer.${payer}`)} {describeMailed(sheet.order, t)}
      </p>
      {payer !== 'stripe' && (
        <label className="check">
          <input
            type="checkbox"
            name={`${form}-transferred`}
            defaultChecked={invalid?.values[`${form}-transferred`] === 'on'}
          />
          {t(`office.order.transferred.${payer}`)}
        </label>
      )}
      <OfficeField
        id={`${form}-reference`}
        autoComplete="off"
        label={t(payer === 'counter' ? 'office.newOrder.reference' : 'office.order.reference')}
        hint={t(`office.order.refundReferenceHint.${payer}`)}
        invalid={invalid}
      />
    </>
  )
}

function RefundMore() {
  const { t, steps, sheet } = useOrder()
  const payer = useRefundPayer()
  const invalid = useInvalidForm('order.refund')
  const { currency } = sheet.order
  return (
    <details open={invalid !== undefined}>
      <summary>{t('office.order.refundMore')}</summary>
      <OrderForm>
        <p className="hint">{t('office.order.refundText')}</p>
        <Pieces form="refund" lines={steps.refundable} invalid={invalid} />
        <OfficeField
          id="refund-amount"
          inputMode="decimal"
          label={t('office.order.refundAmount', { currency })}
          invalid={invalid}
        />
        <Payer form="refund" invalid={invalid} />
        <button className="btn btn--danger" name="intent" value="order.refund">
          {t(`office.order.refundButton.${payer}`)}
        </button>
      </OrderForm>
    </details>
  )
}
