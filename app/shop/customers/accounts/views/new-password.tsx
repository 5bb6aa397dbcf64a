import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { PasswordField } from './password-field.tsx'
import { UsernameField } from './username-field.tsx'

type NewPasswordProps = {
  email: string
  /** If false, the content of the account is deleted with the old password. */
  isConfirmed: boolean
}

/** Shows the page that the link in the mail opens. */
export function NewPassword({ email, isConfirmed }: NewPasswordProps) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('password.reset')
  return (
    <div className="narrow">
      <PostForm className="panel form" reloadDocument>
        <ErrorSummary errors={refusal?.errors} />
        <p>{t('account.newFor', { email })}</p>
        {!isConfirmed && (
          <p className="note note--warm">
            <Icon name="info" />
            <span>{t('account.beginsAnew')}</span>
          </p>
        )}
        <UsernameField email={email} />
        <PasswordField
          id="password"
          label={t('account.newPassword')}
          hint={t('account.passwordHint')}
          error={refusal?.errors.password}
          autoComplete="new-password"
        />
        <button className="btn btn--wide" name="intent" value="password.reset">
          {t('account.setPassword')}
        </button>
      </PostForm>
    </div>
  )
}
