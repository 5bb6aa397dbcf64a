import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Field } from '#app/components/forms/field.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { PasswordField } from '#app/shop/customers/accounts/views/password-field.tsx'
import type { AccountOfferKind } from './account-offer.ts'

/** `hasAddress` means that the account starts with the order's address. */
type AccountOfferProps = { kind: AccountOfferKind; email: string; hasAddress: boolean }

/**
 * Renders the offer of an account below a guest's receipt, or tells when the order will join one.
 */
export function AccountOffer({ kind, email, hasAddress }: AccountOfferProps) {
  const { t } = useTranslation()
  return (
    <section className="panel offer no-print" aria-labelledby="account">
      <h2 id="account">{t('order.account.heading')}</h2>
      {kind === 'make' ? (
        <MakeAccount email={email} hasAddress={hasAddress} />
      ) : (
        <p className="ui">{t('order.account.joins', { email })}</p>
      )}
    </section>
  )
}

function MakeAccount({ email, hasAddress }: Omit<AccountOfferProps, 'kind'>) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('account.make')
  return (
    <PostForm className="form" reloadDocument>
      <ErrorSummary errors={refusal?.errors} />
      <p className="ui">
        {t(hasAddress ? 'order.account.text' : 'order.account.wordsName', { email })}
      </p>
      <Field id="account-email" label={t('account.email')}>
        {(control) => (
          // This field is for password managers; it is not submitted, since the order has the
          // address.
          <input
            type="email"
            {...control}
            name={undefined}
            autoComplete="username"
            value={email}
            readOnly
          />
        )}
      </Field>
      <PasswordField
        id="password"
        label={t('account.password')}
        hint={t('account.passwordHint')}
        error={refusal?.errors.password}
        autoComplete="new-password"
      />
      <button className="btn" name="intent" value="account.make">
        {t('order.account.make')}
      </button>
    </PostForm>
  )
}
