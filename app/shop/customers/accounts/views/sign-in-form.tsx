import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { PasswordField } from './password-field.tsx'

/** Submits with a document request, so that nothing of the guest's page stays. */
export function SignInForm() {
  const { t } = useTranslation()
  const refusal = useInvalidForm('customer.signIn')
  return (
    <section className="panel" aria-labelledby="sign-in">
      <h2 id="sign-in">{t('account.signIn')}</h2>
      <PostForm className="form" reloadDocument>
        <ErrorSummary errors={refusal?.errors} />
        <TextField
          id="email"
          type="email"
          label={t('account.email')}
          autoComplete="username"
          defaultValue={refusal?.values.email}
        />
        <PasswordField
          id="password"
          label={t('account.password')}
          autoComplete="current-password"
          error={refusal?.errors.password}
        />
        <RememberField isChosen={refusal?.values.keep !== undefined} />
        <button className="btn btn--wide" name="intent" value="customer.signIn">
          {t('account.signIn')}
        </button>
        <p className="ui">
          <ShopLink to="/forgot-password">{t('account.forgot')}</ShopLink>
        </p>
      </PostForm>
    </section>
  )
}

function RememberField({ isChosen }: { isChosen: boolean }) {
  const { t } = useTranslation()
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          name="keep"
          value="1"
          defaultChecked={isChosen}
          aria-describedby="keep-words"
        />
        <span>{t('account.remember')}</span>
      </label>
      <p className="hint" id="keep-words">
        {t('account.rememberText')}
      </p>
    </div>
  )
}
