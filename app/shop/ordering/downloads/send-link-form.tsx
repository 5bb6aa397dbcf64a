import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'

/** Requests the link to an order's e-books again; it is sent to the order's own address. */
export function SendLinkForm() {
  const { t } = useTranslation()
  const refusal = useInvalidForm('ebooks.send')
  return (
    <section className="panel narrow" aria-labelledby="again">
      <h2 id="again">{t('downloads.again')}</h2>
      <PostForm className="form">
        <ErrorSummary errors={refusal?.errors} />
        <p>{t('downloads.againText')}</p>
        <TextField
          id="number"
          label={t('downloads.number')}
          error={refusal?.errors.number}
          defaultValue={refusal?.values.number}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField
          id="email"
          type="email"
          label={t('downloads.email')}
          error={refusal?.errors.email}
          defaultValue={refusal?.values.email}
          autoComplete="email"
        />
        <button className="btn" name="intent" value="ebooks.send">
          {t('downloads.send')}
        </button>
      </PostForm>
    </section>
  )
}
