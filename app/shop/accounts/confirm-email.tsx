import { useWords } from '#app/i18n/use-words.ts'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import { useRefusal } from '#app/components/refusal.ts'
import { ShopLink } from '#app/components/shop-link.tsx'

/** What the link of the mail opens. `email` is left out where it leads nowhere. */
export function ConfirmEmail({ email }: { email: string | undefined }) {
  const { t } = useWords()
  const refusal = useRefusal('email.confirm')
  if (email === undefined)
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
  return (
    <div className="narrow">
      <PostForm className="panel form" reloadDocument>
        <ErrorSummary errors={refusal?.errors} />
        <p>{t('profile.confirmWords')}</p>
        <p className="account-email">
          <strong>{email}</strong>
        </p>
        <p className="ui soft">{t('profile.confirmOrders')}</p>
        <button className="btn btn--wide" name="intent" value="email.confirm" id="confirm">
          {t('profile.confirm')}
        </button>
      </PostForm>
    </div>
  )
}
