import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { PasswordField } from './password-field.tsx'
import { UsernameField } from './username-field.tsx'

export type ConfirmEmailProps = {
  kind?: 'confirm'
  /** Is undefined if the link is invalid. */
  email?: string | undefined
  /** Holds the address that the account signs in with until then. */
  own?: string
  /** Holds the hint at the password field, translated; undefined if the browser is signed in to the account. */
  password?: string
  /** Is set if the mail's reader may choose another password. */
  claim?: { heading: string; words: string; button: string }
}

/** Shows the page that the link in the mail opens. */
export function ConfirmEmail({ email, own, password, claim }: ConfirmEmailProps) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('email.confirm')
  if (email === undefined) return <DeadLink />
  return (
    <div className="narrow stack">
      <PostForm className="panel form" reloadDocument>
        <ErrorSummary errors={refusal?.errors} />
        <p>{t('profile.confirmText')}</p>
        <p>
          <strong>{email}</strong>
        </p>
        <p className="ui soft">{t('profile.confirmOrders')}</p>
        {password !== undefined && (
          <>
            <UsernameField email={own ?? email} />
            <PasswordField
              id="password"
              label={t('account.password')}
              hint={password}
              error={refusal?.errors.password}
              autoComplete="current-password"
            />
          </>
        )}
        <button className="btn btn--wide" name="intent" value="email.confirm" id="confirm">
          {t('profile.confirm')}
        </button>
      </PostForm>
      {claim && <Claim email={email} {...claim} />}
    </div>
  )
}

function DeadLink() {
  const { t } = useTranslation()
  return (
    <div className="stack narrow">
      <p className="note note--warm" role="status">
        <Icon name="info" />
        <span>{t('profile.confirmDead')}</span>
      </p>
      <p className="ui">
        <ShopLink to="/my-account">{t('profile.toAccount')}</ShopLink>
      </p>
    </div>
  )
}

type ClaimProps = NonNullable<ConfirmEmailProps['claim']> & { email: string }

function Claim({ email, heading, words, button }: ClaimProps) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('email.claim')
  return (
    <PostForm className="panel form" reloadDocument>
      <h2>{heading}</h2>
      <ErrorSummary errors={refusal?.errors} />
      <p>{words}</p>
      <UsernameField email={email} />
      <PasswordField
        id="new-password"
        name="new-password"
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        error={refusal?.errors['new-password']}
        autoComplete="new-password"
      />
      <button className="btn btn--quiet" name="intent" value="email.claim">
        {button}
      </button>
    </PostForm>
  )
}
