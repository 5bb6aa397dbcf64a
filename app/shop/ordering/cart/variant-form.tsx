import { useTranslation } from '#app/i18n/use-translation.ts'
import { About } from '#app/components/about-what.tsx'
import { Field } from '#app/components/forms/field.tsx'
import { errorMessages, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { variantValue } from '#app/shop/ordering/quote/cart.ts'
import type { VariantOption } from './cart-page.ts'
import { lineIntent } from './line-buttons.tsx'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'

type VariantFormProps = {
  line: LineKey
  name: string
  variants: VariantOption[]
  /** Holds the id of the field. */
  id: string
  /** Is set if this form was invalid. */
  refusal: InvalidForm | undefined
  isErrorAbove?: boolean
}

/** Renders the part of the form that changes a line's colour and size, collapsed at first. */
export function VariantForm({ line, name, variants, refusal, ...field }: VariantFormProps) {
  const { t } = useTranslation()
  const free = variants.filter((one) => !one.isOut).map((one) => one.value)
  const chosen = [refusal?.values.variant, variantValue(line)].find(
    (value) => value !== undefined && free.includes(value),
  )
  return (
    <details className="fold line__change" open={refusal !== undefined}>
      <summary>
        {t('cart.changeVariant')}
        <About what={name} />
      </summary>
      <div className="row">
        <Field
          {...field}
          label={t('cart.variantOf', { name })}
          error={refusal && errorMessages(refusal)}
        >
          {(control) => (
            <select {...control} name={field.id} defaultValue={chosen ?? ''} key={chosen}>
              {!chosen && <option value="">{t('cart.chooseVariant')}</option>}
              {variants.map(({ value, name: variant, isOut }) => (
                <option key={value} value={value} disabled={isOut}>
                  {isOut ? t('cart.variantOut', { variant }) : variant}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button
          className="btn btn--quiet"
          name="intent"
          value={lineIntent('cart.changeVariant', line, { field: field.id })}
        >
          {t('cart.takeVariant')}
        </button>
      </div>
    </details>
  )
}
