import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { NamedSummary } from '#app/components/named-summary.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { PasswordField } from './password-field.tsx'

/** The fields' ids get a prefix of their own, because their names are the same as in the sign-in form beside it. */
export function RegisterForm() {
  const { t } = useTranslation()
  const refusal = useInvalidForm('customer.register')
  const { errors, values } = refusal ?? {}
  return (
    <section className="panel" aria-labelledby="register">
      <h2 id="register">{t('account.register')}</h2>
      <PostForm className="form" reloadDocument>
        <NamedSummary form="new" refusal={refusal} />
        <TextField
          id="new-name"
          name="name"
          label={t('account.name')}
          error={errors?.name}
          autoComplete="name"
          defaultValue={values?.name}
        />
        <TextField
          id="new-email"
          name="email"
          type="email"
          label={t('account.email')}
          hint={t('account.openText')}
          error={errors?.email}
          autoComplete="email"
          defaultValue={values?.email}
        />
        <PasswordField
          id="new-password"
          name="password"
          label={t('account.password')}
          hint={t('account.passwordHint')}
          error={errors?.password}
          autoComplete="new-password"
        />
        <button className="btn btn--quiet btn--wide" name="intent" value="customer.register">
          {t('account.open')}
        </button>
      </PostForm>
    </section>
  )
}
