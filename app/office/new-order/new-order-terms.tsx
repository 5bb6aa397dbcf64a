import { FactList } from '../frame/fact-list.tsx'
import { FieldNotes } from '../frame/field-notes.tsx'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { useOffice } from '../frame/office-context.ts'
import type { DraftProps } from './draft-props.ts'
import { RecalculateButton } from './new-order-items.tsx'
import { NewOrderDiscount } from './new-order-discount.tsx'

/** Renders delivery, discount, payment and sums, and the button that places the order. */
export function NewOrderTerms({ draft, invalid }: DraftProps) {
  const { t } = useOffice()
  const { sale } = draft
  return (
    <section className="panel">
      <h2>{t('office.newOrder.payment')}</h2>
      <Delivery draft={draft} invalid={invalid} />
      <NewOrderDiscount draft={draft} invalid={invalid} />
      <Payment draft={draft} invalid={invalid} />
      {draft.needsConsent && <Consent invalid={invalid} />}
      <Sums draft={draft} />
      <p className="row">
        <button className="btn" name="intent" value="new-order.place">
          {t(sale === 'counter' ? 'office.newOrder.sell' : 'office.newOrder.place')}
        </button>
        <RecalculateButton draft={draft} part="terms" />
      </p>
    </section>
  )
}

function Delivery({ draft: { sale, delivery }, invalid }: DraftProps) {
  const { t } = useOffice()
  if (sale === 'counter' || delivery.options.length === 0) return null
  return (
    <OfficeSelect
      id="delivery"
      label={t('checkout.deliveryMethod')}
      choices={delivery.options}
      defaultValue={delivery.chosen}
      invalid={withoutStale(invalid, 'delivery', delivery.options)}
    />
  )
}

function Payment({ draft: { sale, payments }, invalid }: DraftProps) {
  const { t } = useOffice()
  if (payments.length === 0) return <p className="note">{t('office.newOrder.noPayment')}</p>
  return (
    <>
      <OfficeSelect
        id="payment"
        label={t('checkout.payment')}
        choices={payments}
        invalid={withoutStale(invalid, 'payment', payments)}
      />
      {sale !== 'telephone' && (
        <OfficeField
          id="reference"
          label={t('office.newOrder.reference')}
          hint={t('office.newOrder.referenceHint')}
          autoComplete="off"
          invalid={invalid}
        />
      )}
    </>
  )
}

/** A choice that is offered no more gives way to the first one. */
function withoutStale(
  invalid: DraftProps['invalid'],
  name: string,
  choices: { value: string }[],
): DraftProps['invalid'] {
  const { [name]: typed, ...values } = invalid.values
  return choices.some(({ value }) => value === typed) ? invalid : { ...invalid, values }
}

function Consent({ invalid }: Pick<DraftProps, 'invalid'>) {
  const { t } = useOffice()
  const error = invalid.errors.ebookConsent
  return (
    <div className="field">
      <FieldNotes id="ebookConsent" error={error} />
      <label className="check">
        <input
          id="ebookConsent"
          type="checkbox"
          name="ebookConsent"
          value="yes"
          defaultChecked={invalid.values.ebookConsent === 'yes'}
          {...(error && { 'aria-invalid': true, 'aria-describedby': 'ebookConsent-error' })}
        />
        <span>
          {t('office.newOrder.consent')} {t('order.ebookConsent.supply')}{' '}
          {t('order.ebookConsent.loss')}
        </span>
      </label>
    </div>
  )
}

function Sums({ draft: { sums, total } }: Pick<DraftProps, 'draft'>) {
  const { t } = useOffice()
  return <FactList facts={[...sums, [t('order.total'), <b key="total">{total}</b>]]} />
}
