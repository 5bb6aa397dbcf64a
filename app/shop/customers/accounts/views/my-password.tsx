import { useTranslation } from '#app/i18n/use-translation.ts'
import { NamedSummary } from '#app/components/named-summary.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { PasswordField } from './password-field.tsx'
import { UsernameField } from './username-field.tsx'

/** Submits with a document request, because the password change signs the browser in anew. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('password.change')
  return (
    <section className="panel" aria-labelledby="password">
      <h2 id="password">{t('profile.password')}</h2>
      <p className="ui">{t('profile.passwordText')}</p>
      <PostForm className="form" reloadDocument>
        <NamedSummary form="change-password" refusal={refusal} />
        <UsernameField email={email} />
        <PasswordField
          id="change-password-password"
          name="password"
          label={t('profile.currentPassword')}
          error={refusal?.errors.password}
          autoComplete="current-password"
        />
        <PasswordField
          id="change-password-new-password"
          name="new-password"
          label={t('account.newPassword')}
          hint={t('account.passwordHint')}
          error={refusal?.errors['new-password']}
          autoComplete="new-password"
        />
        <button className="btn btn--quiet" name="intent" value="password.change">
          {t('profile.changePassword')}
        </button>
      </PostForm>
    </section>
  )
}
