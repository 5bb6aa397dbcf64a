import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Field } from '#app/components/forms/field.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { StaleFormErrors } from './stale-form-errors.tsx'
import { LineQuantities } from './line-quantities.tsx'
import { ReturnList } from './return-list.tsx'
import { returnReasons } from '#app/shop/ordering/orders/returnable.ts'
import { returnReasonText, type OrderValues } from './withdrawal-page.ts'

/** Renders the form to return damaged or wrong goods, a right apart from the withdrawal. */
export function ReturnPart({ order }: { order: OrderValues | undefined }) {
  const { t } = useTranslation()
  return (
    <section className="stack narrow" aria-labelledby="return">
      <h2 id="return">{t('withdrawal.returnHeading')}</h2>
      <p>{t('withdrawal.returnIntro')}</p>
      {!order && <p>{t('withdrawal.returnStranger')}</p>}
      {order?.canCancel && (
        <p>
          {t('withdrawal.notSent')} <ShopLink to={order.path}>{t('withdrawal.toOrder')}</ShopLink>
        </p>
      )}
      {order?.wasSent && order.lines.some(({ leftToReturn }) => leftToReturn > 0) ? (
        <ReturnForm order={order} />
      ) : (
        <StaleFormErrors intents={['return.announce']} field="return" />
      )}
      {order && <ReturnList returns={order.returns} />}
    </section>
  )
}

function ReturnForm({ order }: { order: OrderValues }) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('return.announce')
  const { values, errors } = refusal ?? {}
  return (
    <PostForm className="panel form" toTop>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="form" value={order.form} />
      <LineQuantities name="back" lines={order.lines} chosen="none" refusal={refusal} />
      <ReasonChoice chosen={values?.reason} error={errors?.reason} />
      <Field id="note" label={t('withdrawal.note')} error={errors?.note} optional>
        {(control) => <textarea rows={3} {...control} defaultValue={values?.note} />}
      </Field>
      <button className="btn btn--wide" name="intent" value="return.announce">
        {t('withdrawal.announce')}
      </button>
    </PostForm>
  )
}

type ReasonChoiceProps = { chosen: string | undefined; error: string | undefined }

function ReasonChoice({ chosen, error }: ReasonChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset
      className="field"
      id="reason"
      tabIndex={-1}
      aria-describedby={error && 'reason-error'}
    >
      <legend>{t('withdrawal.reason')}</legend>
      {error && (
        <p className="error" id="reason-error">
          {error}
        </p>
      )}
      {returnReasons.map((reason) => (
        <label key={reason} className="check">
          <input type="radio" name="reason" value={reason} defaultChecked={chosen === reason} />
          <span>{t(returnReasonText[reason])}</span>
        </label>
      ))}
    </fieldset>
  )
}
