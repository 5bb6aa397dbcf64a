import { useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { localPath } from '#app/i18n/paths.ts'
import { Icon } from '../icon.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { ShopLink, useLanguage } from '../shop-link.tsx'

/** Renders in the head of every page the sign-in link, which redirects back to this page, or the customer's menu. */
export function AccountTool({ name }: { name: string | undefined }) {
  return name === undefined ? <WayIn /> : <AccountFold name={name} />
}

function WayIn() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const isAccountPage = ['/', '/login-register', '/forgot-password', '/logout'].some(
    (path) => pathname === localPath(language, path),
  )
  const next = isAccountPage ? '' : `?${new URLSearchParams({ next: pathname + search })}`
  return (
    <ShopLink to={`/login-register${next}`} rel="nofollow">
      <Icon name="user" />
      <span className="hide-narrow">{t('frame.signIn')}</span>
    </ShopLink>
  )
}

function AccountFold({ name }: { name: string }) {
  const { t } = useTranslation()
  // The key is new on every page, so that the menu is closed after a link in it was followed.
  return (
    <details className="tool-fold" key={useLocation().key}>
      <summary>
        <Icon name="user" />
        <span className="hide-narrow">{t('frame.account')}</span>
      </summary>
      <div className="tool-fold__panel">
        <p className="small soft">{t('frame.signedInAs', { name })}</p>
        <ul className="links">
          <li>
            <ShopLink to="/my-account">{t('frame.myAccount')}</ShopLink>
          </li>
          <li>
            <ShopLink to="/my-orders">{t('frame.myOrders')}</ShopLink>
          </li>
        </ul>
        <PostForm reloadDocument>
          <button className="btn btn--quiet btn--wide" name="intent" value="customer.signOut">
            {t('frame.signOut')}
          </button>
        </PostForm>
      </div>
    </details>
  )
}
