import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { ShopLink } from '#app/components/shop-link.tsx'

/** `isDead` means that the visitor followed an invalid link; `isSent` means that the form was sent. */
type ForgotPasswordProps = { isDead: boolean; isSent: boolean }

export function ForgotPassword({ isDead, isSent }: ForgotPasswordProps) {
  const { t } = useTranslation()
  const forget = useInvalidForm('password.forget')
  const reset = useInvalidForm('password.reset')
  const refusal = forget ?? reset
  return (
    <div className="stack-lg narrow">
      {isSent && !refusal && (
        <p className="note note--ok" role="status">
          <Icon name="mail" />
          <span>{t('account.sent')}</span>
        </p>
      )}
      {isDead && !refusal && (
        <p className="note note--warm" role="status">
          <Icon name="info" />
          <span>{t('account.linkDead')}</span>
        </p>
      )}
      <PostForm className="panel form" reloadDocument>
        <ErrorSummary errors={refusal?.errors} />
        <p>{t('account.forgotText')}</p>
        <TextField
          id="email"
          type="email"
          label={t('account.email')}
          error={refusal?.errors.email}
          autoComplete="email"
          defaultValue={forget?.values.email}
        />
        <button className="btn btn--wide" name="intent" value="password.forget">
          {t('account.send')}
        </button>
        <p className="ui">
          <ShopLink to="/login-register">{t('account.backToSignIn')}</ShopLink>
        </p>
      </PostForm>
    </div>
  )
}
