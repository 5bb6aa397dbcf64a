import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { useOffice } from '../frame/office-context.ts'
import type { DraftProps } from './draft-props.ts'

/** Renders the discount, and what it leaves out. */
export function NewOrderDiscount({ draft, invalid }: DraftProps) {
  const { t } = useOffice()
  const { values, fixedNames } = draft
  const { discount, discountReason } = invalid.errors
  const isOpen = (values.discount ?? '') !== '' || Boolean(discount ?? discountReason)
  return (
    <details open={isOpen}>
      <summary>{t('order.discount')}</summary>
      <DiscountFields draft={draft} invalid={invalid} />
      {fixedNames.length > 0 && (
        <p className="note">
          {t('office.newOrder.fixed', { count: fixedNames.length, names: fixedNames.join(', ') })}
        </p>
      )}
    </details>
  )
}

function DiscountFields({ draft: { currency }, invalid }: DraftProps) {
  const { t } = useOffice()
  return (
    <>
      <OfficeField
        id="discount"
        label={t('order.discount')}
        inputMode="decimal"
        autoComplete="off"
        invalid={invalid}
      />
      <OfficeSelect
        id="discountUnit"
        label={t('office.newOrder.discountUnit')}
        choices={[
          { value: 'sum', label: t('office.newOrder.discountSum', { currency }) },
          { value: 'percent', label: t('office.newOrder.discountPercent') },
        ]}
        invalid={invalid}
      />
      <OfficeField
        id="discountReason"
        label={t('office.newOrder.discountReason')}
        hint={t('office.newOrder.discountReasonHint')}
        autoComplete="off"
        maxLength={200}
        invalid={invalid}
      />
    </>
  )
}
