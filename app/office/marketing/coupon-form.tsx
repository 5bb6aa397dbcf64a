import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import { formatCurrency } from '#app/i18n/format/format-currency.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { TermFields } from './shared-fields.tsx'

/** Renders the form of a new coupon, which is open after it was refused. */
export function NewCouponForm() {
  const { t } = useOffice()
  const invalid = useInvalidForm('coupon.add')
  return (
    <details className="panel" open={invalid !== undefined}>
      <summary>{t('office.marketing.coupons.new')}</summary>
      <OfficeForm>
        <CouponErrors invalid={invalid} />
        <p className="hint">{t('office.marketing.coupons.newHint')}</p>
        <OfficeField
          id="code"
          label={t('office.marketing.coupons.code')}
          hint={t('office.marketing.coupons.codeHint')}
          autoComplete="off"
          required
          invalid={invalid}
        />
        <Reduction invalid={invalid} />
        <AmountFields name="minimum" invalid={invalid} />
        <TermFields withoutEnd={t('office.marketing.term.noEnd')} invalid={invalid} />
        <Limits invalid={invalid} />
        <button className="btn" name="intent" value="coupon.add">
          {t('office.marketing.coupons.add')}
        </button>
      </OfficeForm>
    </details>
  )
}

type FieldsProps = { invalid: InvalidForm | undefined }

const numberLabels: Record<string, ServerMessageKey> = {
  percent: 'office.marketing.percent',
  uses: 'office.marketing.coupons.usesLabel',
  each: 'office.marketing.coupons.eachLabel',
  until: 'office.marketing.term.until',
}

/** Renders the messages of a refused form with the names of its fields. */
function CouponErrors({ invalid }: FieldsProps) {
  const { t } = useOffice()
  const labelOf = (field: string) => {
    const label = numberLabels[field]
    if (label) return t(label)
    const [, name, currency] = /^(amount|minimum)-(.+)$/.exec(field) ?? []
    return name === 'amount' || name === 'minimum'
      ? `${t(`office.marketing.coupons.${name}Label`)} (${currency})`
      : undefined
  }
  return <OfficeErrors invalid={invalid} labelOf={labelOf} />
}

function Reduction({ invalid }: FieldsProps) {
  const { t } = useOffice()
  return (
    <>
      <OfficeField
        id="percent"
        inputMode="numeric"
        label={t('office.marketing.percent')}
        hint={t('office.marketing.coupons.percentHint')}
        invalid={invalid}
      />
      <AmountFields name="amount" invalid={invalid} />
    </>
  )
}

/** Renders a field for each currency of the shop. */
function AmountFields({ name, invalid }: FieldsProps & { name: 'amount' | 'minimum' }) {
  const { t, language } = useOffice()
  return (
    <fieldset>
      <legend>{t(`office.marketing.coupons.${name}Label`)}</legend>
      <p className="hint">{t(`office.marketing.coupons.${name}Hint`)}</p>
      <div className="filters">
        {shopIdentity().currencies.map((currency) => (
          <OfficeField
            key={currency}
            id={`${name}-${currency}`}
            inputMode="decimal"
            label={formatCurrency(currency, language)}
            invalid={invalid}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Limits({ invalid }: FieldsProps) {
  const { t } = useOffice()
  const limit = (id: 'uses' | 'each') => (
    <OfficeField
      id={id}
      inputMode="numeric"
      label={t(`office.marketing.coupons.${id}Label`)}
      hint={t('office.marketing.coupons.noLimit')}
      invalid={invalid}
    />
  )
  return (
    <div className="columns">
      {limit('uses')}
      {limit('each')}
    </div>
  )
}
