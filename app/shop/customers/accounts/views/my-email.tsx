import { useTranslation } from '#app/i18n/use-translation.ts'
import { AccountField } from '#app/components/forms/account-field.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { NamedSummary } from '#app/components/named-summary.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useEntered, useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { PasswordField } from './password-field.tsx'
import type { Profile } from '../profile.ts'

/** Shows the address of an account, whether it is confirmed, and the form that changes it. */
export function EmailPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { email, isConfirmed, waitingEmail } = profile
  return (
    <section className="panel" aria-labelledby="e-mail">
      <h2 id="e-mail">{t('profile.email')}</h2>
      <p className="ui">
        {t('profile.emailIs', { email })}{' '}
        <span className={isConfirmed ? 'badge badge--ok' : 'badge'}>
          {t(isConfirmed ? 'profile.confirmed' : 'profile.unconfirmed')}
        </span>
      </p>
      {(waitingEmail !== undefined || !isConfirmed) && <Waiting waitingEmail={waitingEmail} />}
      {/* The key creates a new form once a link was sent, because the old one would keep what was typed. */}
      <ChangeEmail key={waitingEmail ?? email} />
    </section>
  )
}

/** Says that a link was sent, to the pending new address or else to the account's own. */
function Waiting({ waitingEmail }: { waitingEmail: string | undefined }) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('email.sendAgain')
  return (
    <>
      <p className="note note--warm">
        <Icon name="mail" />
        <span>
          {waitingEmail === undefined
            ? t('profile.unconfirmedText')
            : t('profile.waiting', { email: waitingEmail })}
        </span>
      </p>
      <PostForm className="form">
        <NamedSummary form="link" refusal={refusal} />
        {refusal?.errors['send-again'] && (
          <p className="error" id="send-again-error">
            {refusal.errors['send-again']}
          </p>
        )}
        <div className="row">
          <button
            className="btn btn--quiet"
            name="intent"
            value="email.sendAgain"
            id="link-send-again"
            aria-describedby={refusal ? 'send-again-error' : undefined}
          >
            {t('profile.sendAgain')}
          </button>
          {waitingEmail !== undefined && (
            <button className="btn btn--text" name="intent" value="email.keep">
              {t('profile.keepEmail')}
            </button>
          )}
        </div>
      </PostForm>
    </>
  )
}

function ChangeEmail() {
  const { t } = useTranslation()
  const refusal = useEntered('email.change')
  return (
    <PostForm className="form">
      <AccountField />
      <NamedSummary form="change-email" refusal={refusal} />
      <TextField
        id="change-email-email"
        name="email"
        type="email"
        label={t('profile.newEmail')}
        hint={t('profile.newEmailHint')}
        error={refusal?.errors.email}
        autoComplete="email"
        defaultValue={refusal?.values.email}
      />
      <PasswordField
        id="change-email-password"
        name="password"
        label={t('profile.currentPassword')}
        error={refusal?.errors.password}
        autoComplete="current-password"
      />
      <button className="btn btn--quiet" name="intent" value="email.change">
        {t('profile.changeEmail')}
      </button>
    </PostForm>
  )
}
