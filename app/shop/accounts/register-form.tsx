import type { InputHTMLAttributes } from 'react'
import { useWords } from '#app/i18n/use-words.ts'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Field } from '#app/components/field.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import { useRefusal } from '#app/components/refusal.ts'
import { PasswordField } from './password-field.tsx'

/** Its fields have the names of the form beside it, so that their ids need a sign of their own. */
const idOf = (field: string) => `new-${field}`

export function RegisterForm() {
  const { t } = useWords()
  const refusal = useRefusal('customer.register')
  const { errors, values } = refusal ?? {}
  const summary =
    errors &&
    Object.fromEntries(Object.entries(errors).map(([field, words]) => [idOf(field), words]))
  return (
    <section className="panel" aria-labelledby="register">
      <h2 id="register">{t('account.register')}</h2>
      <PostForm className="form" reloadDocument>
        <ErrorSummary errors={summary} />
        <NewField
          field="name"
          label={t('account.name')}
          error={errors?.name}
          autoComplete="name"
          defaultValue={values?.name}
        />
        <NewField
          field="email"
          type="email"
          label={t('account.email')}
          hint={t('account.openWords')}
          error={errors?.email}
          autoComplete="email"
          defaultValue={values?.email}
        />
        <PasswordField
          id={idOf('password')}
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

type NewFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  field: string
  label: string
  hint?: string
  error: string | undefined
}

function NewField({ field, label, hint, error, ...input }: NewFieldProps) {
  return (
    <Field id={idOf(field)} label={label} {...(hint !== undefined && { hint })} error={error}>
      {(control) => <input type="text" required {...input} {...control} name={field} />}
    </Field>
  )
}
