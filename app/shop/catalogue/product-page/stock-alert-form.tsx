import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import {
  errorMessages,
  useInvalidForm,
  type InvalidForm,
} from '#app/components/forms/invalid-form.ts'
import type { StockAlertFields } from './stock-alert-fields.ts'

/**
 * Shows the form's error at the head of the page, since on a phone the form is below the picture.
 * If the product is available again the form is gone, but the error is still shown.
 */
export function StockAlertError({ form }: { form: StockAlertFields | undefined }) {
  const refusal = useInvalidForm('stock.watch')
  if (!refusal) return null
  if (!form) return <ErrorSummary errors={{ buy: errorMessages(refusal) }} />
  const { email, ...others } = refusal.errors
  const other = Object.values(others).join(' ')
  const choice = form.sizes.length > 1 ? 'watch-size' : 'watch'
  return <ErrorSummary errors={{ ...(other && { [choice]: other }), ...(email && { email }) }} />
}

export type StockAlert = {
  form: StockAlertFields | undefined
  /** Is true after a request; the page confirms it and shows no form. */
  isAnswered: boolean
}

/** Renders “Tell me when it is back” if the product, or the shown colour or a size, is sold out or lacks its file. */
export function StockAlertForm({
  form,
  isAnswered,
  refusal,
}: StockAlert & { refusal: InvalidForm | undefined }) {
  const { t } = useTranslation()
  if (!form || isAnswered) return null
  // Sizes belong to a colour, so a new colour mounts a new form.
  const shown = <Form form={form} refusal={refusal} key={form.color} />
  if (form.isAside)
    return (
      <details className="fold" id="watch" open={refusal !== undefined} key={form.color}>
        <summary>{t('stock.soldOutIn', { sizes: sizeNames(form) })}</summary>
        {shown}
      </details>
    )
  return (
    <section className="panel" id="watch" aria-labelledby="watch-heading">
      <h2 id="watch-heading">{t(form.isFile ? 'stock.headingFile' : 'stock.heading')}</h2>
      {shown}
    </section>
  )
}

const sizeNames = ({ sizes }: StockAlertFields) => sizes.map((one) => one.name).join(', ')

function Form({ form, refusal }: { form: StockAlertFields; refusal: InvalidForm | undefined }) {
  const { t } = useTranslation()
  const { product, color, colorName, sizes } = form
  const { email, ...others } = refusal?.errors ?? {}
  const only = sizes.length === 1 ? sizes[0] : undefined
  const variant = [colorName, only?.name].filter(Boolean).join(', ')
  return (
    <PostForm className="form">
      <p>
        {variant && `${t('stock.soldOut', { variant })} `}
        {t(form.isFile ? 'stock.textFile' : 'stock.text')}
      </p>
      <input type="hidden" name="product" value={product} />
      {color && <input type="hidden" name="color" value={color} />}
      {only && <input type="hidden" name="size" value={only.value} />}
      {sizes.length > 1 && <SizeChoice form={form} refusal={refusal} error={others.size} />}
      <TextField
        id="email"
        type="email"
        label={t('stock.email')}
        error={email}
        defaultValue={refusal?.values.email}
        autoComplete="email"
      />
      <button className="btn" name="intent" value="stock.watch">
        {t('stock.watch')}
      </button>
    </PostForm>
  )
}

type SizeChoiceProps = {
  form: StockAlertFields
  refusal: InvalidForm | undefined
  error: string | undefined
}

/** Renders the choice of a sold-out size. */
function SizeChoice({ form: { sizes }, refusal, error }: SizeChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset id="watch-size" tabIndex={-1} aria-describedby={error && 'watch-size-error'}>
      <legend className="legend">{t('product.size')}</legend>
      {error && (
        <p className="error" id="watch-size-error">
          {error}
        </p>
      )}
      <div className="choices">
        {sizes.map(({ value, name }) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              name="size"
              value={value}
              defaultChecked={value === refusal?.values.size}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
