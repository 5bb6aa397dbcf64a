import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { decimalToType } from '#app/i18n/format/typed-decimal.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { FactList } from '../frame/fact-list.tsx'
import { OfficeField } from '../frame/office-field.tsx'
import { useOrder } from './order-context.ts'
import { OrderForm } from './order-form.tsx'

/** Renders the form that records a payment of the order. */
export function RecordPayment({ minor }: { minor: number }) {
  const { t, language, now, money, sheet } = useOrder()
  const invalid = useInvalidForm('order.paid')
  const { currency, state } = sheet.order
  const amount = decimal(minor, currency)
  return (
    <OrderForm className="panel">
      <h3>{t('office.order.paid')}</h3>
      <Transfer />
      <OfficeField
        id="paid-amount"
        inputMode="decimal"
        label={t('office.order.amountIn', { currency })}
        hint={
          isUndone(state)
            ? t('office.order.dueNone')
            : t('office.order.due', { amount: money(minor) })
        }
        defaultValue={decimalToType(amount, language)}
        invalid={invalid}
      />
      <OfficeField
        id="paid-on"
        type="date"
        label={t('office.order.paidOn')}
        defaultValue={localDayOf(now, homeTimeZone())}
        invalid={invalid}
      />
      <OfficeField
        id="paid-reference"
        autoComplete="off"
        label={t('office.order.reference')}
        invalid={invalid}
      />
      <button className="btn btn--quiet" name="intent" value="order.paid">
        {t('office.order.paidButton')}
      </button>
    </OrderForm>
  )
}

/** Renders what a buyer who transfers the money has to know. */
function Transfer() {
  const { t, transfer } = useOrder()
  if (!transfer) return null
  return (
    <>
      {transfer.until && <p>{t('office.order.waitsUntil', { time: transfer.until.text })}</p>}
      <FactList
        facts={[
          [t('order.transfer.holder'), transfer.holder],
          [t('order.transfer.iban'), transfer.iban],
          [t('order.transfer.reference'), transfer.reference],
        ]}
      />
    </>
  )
}
