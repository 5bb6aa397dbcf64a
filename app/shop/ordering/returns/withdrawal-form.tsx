import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Field, TextField } from '#app/components/forms/field.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { LineQuantities } from './line-quantities.tsx'
import type { OrderValues } from './withdrawal-page.ts'

type WithdrawalFormProps = {
  order: OrderValues | undefined
  /** The values known from the sign-in or from a link. */
  known: { name?: string; email?: string; order?: string }
}

/**
 * Renders the first step: name, contract and the address for the receipt. The law allows no
 * further questions.
 */
export function WithdrawalForm({ order, known }: WithdrawalFormProps) {
  const { t } = useTranslation()
  const first = useInvalidForm('withdrawal.review')
  const second = useInvalidForm('withdrawal.confirm')
  const refusal = first ?? second
  const values = refusal?.values ?? {}
  return (
    <PostForm className="panel form" toTop>
      <ErrorSummary errors={refusal?.errors} />
      <TextField
        id="name"
        label={t('withdrawal.name')}
        error={refusal?.errors.name}
        autoComplete="name"
        defaultValue={values.name ?? order?.name ?? known.name}
      />
      <TextField
        id="email"
        type="email"
        label={t('withdrawal.email')}
        hint={t('withdrawal.emailHint')}
        error={refusal?.errors.email}
        autoComplete="email"
        defaultValue={values.email ?? order?.email ?? known.email}
      />
      {order ? (
        <>
          <input type="hidden" name="order" value={order.number} />
          <LineQuantities name="quantity" lines={order.lines} chosen="all" refusal={refusal} />
        </>
      ) : (
        <ContractFields refusal={refusal} known={known} />
      )}
      <button className="btn btn--wide" name="intent" value="withdrawal.review">
        {t('withdrawal.first')}
      </button>
    </PostForm>
  )
}

type ContractFieldsProps = Pick<WithdrawalFormProps, 'known'> & { refusal: InvalidForm | undefined }

/** Visitors without an open order give its number and the items in their own words. */
function ContractFields({ refusal, known }: ContractFieldsProps) {
  const { t } = useTranslation()
  const { values, errors } = refusal ?? {}
  return (
    <>
      <TextField
        id="order"
        label={t('withdrawal.order')}
        hint={t('withdrawal.orderHint')}
        error={errors?.order}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={values?.order ?? known.order}
      />
      <Field
        id="items"
        label={t('withdrawal.items')}
        hint={t('withdrawal.itemsHint')}
        error={errors?.items}
        optional
      >
        {(control) => <textarea rows={3} {...control} defaultValue={values?.items} />}
      </Field>
    </>
  )
}
