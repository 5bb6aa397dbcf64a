import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'

/**
 * Renders the fields for number and e-mail address. `shown` holds those of the order shown beside
 * it.
 */
export function TrackForm({ shown }: { shown?: { number: string; email: string } | undefined }) {
  const { t } = useTranslation()
  const [trackErrors, linkErrors] = [
    useInvalidForm('order.track'),
    useInvalidForm('order.sendLink'),
  ]
  const refusal = trackErrors ?? linkErrors
  const errors = refusal?.errors
  return (
    <PostForm className="panel form">
      <ErrorSummary errors={errors} />
      <TextField
        id="order"
        label={t('tracking.number')}
        hint={t('tracking.numberHint')}
        error={errors?.order}
        defaultValue={refusal?.values.order ?? shown?.number ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        id="email"
        label={t('tracking.email')}
        error={errors?.email}
        type="email"
        autoComplete="email"
        defaultValue={refusal?.values.email ?? shown?.email ?? ''}
      />
      <button className="btn btn--wide" name="intent" value="order.track">
        {t('tracking.look')}
      </button>
    </PostForm>
  )
}
