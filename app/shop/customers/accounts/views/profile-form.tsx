import { useTranslation } from '#app/i18n/use-translation.ts'
import { AccountField } from '#app/components/forms/account-field.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { NamedSummary } from '#app/components/named-summary.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useEntered } from '#app/components/forms/invalid-form.ts'

export function NameForm({ name }: { name: string }) {
  const { t } = useTranslation()
  const refusal = useEntered('profile.save')
  return (
    <section className="panel" aria-labelledby="profile">
      <h2 id="profile">{t('profile.profile')}</h2>
      <PostForm className="form">
        <AccountField />
        <NamedSummary form="profile" refusal={refusal} />
        <TextField
          id="profile-name"
          name="name"
          label={t('account.name')}
          error={refusal?.errors.name}
          autoComplete="name"
          defaultValue={refusal?.values.name ?? name}
          key={name}
        />
        <button className="btn btn--quiet" name="intent" value="profile.save">
          {t('profile.saveProfile')}
        </button>
      </PostForm>
    </section>
  )
}
