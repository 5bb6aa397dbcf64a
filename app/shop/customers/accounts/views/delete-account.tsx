import { useTranslation } from '#app/i18n/use-translation.ts'
import { NamedSummary } from '#app/components/named-summary.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { PasswordField } from './password-field.tsx'

/** Explains what is deleted and what stays before it asks for the password. */
export function DeleteAccountForm() {
  const { t } = useTranslation()
  const refusal = useInvalidForm('customer.delete')
  return (
    <section className="panel" aria-labelledby="delete">
      <h2 id="delete">{t('profile.delete')}</h2>
      <div className="ui stack">
        <p>{t('profile.deleteText')}</p>
        <p>{t('profile.deleteOrders')}</p>
        <p>{t('profile.deleteContact')}</p>
      </div>
      <PostForm className="form" reloadDocument>
        <NamedSummary form="delete" refusal={refusal} />
        <PasswordField
          id="delete-password"
          name="password"
          label={t('profile.currentPassword')}
          error={refusal?.errors.password}
          autoComplete="current-password"
        />
        <button className="btn btn--quiet account-delete" name="intent" value="customer.delete">
          {t('profile.deleteButton')}
        </button>
      </PostForm>
    </section>
  )
}
