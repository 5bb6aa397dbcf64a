import { useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { localPath } from '#app/i18n/paths.ts'
import { Icon } from '../icon.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { popover, toggles } from './popover.ts'
import { SheetHead } from './sheet-head.tsx'
import { ShopLink, useLanguage } from '../shop-link.tsx'

const accountId = 'account'

/** Renders in the head of every page the sign-in link, which redirects back to this page, or the customer's menu. */
export function AccountTool({ name }: { name: string | undefined }) {
  return name === undefined ? <WayIn /> : <AccountMenu name={name} />
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

function AccountMenu({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <>
      <button {...toggles(accountId)}>
        <Icon name="user" />
        <span className="hide-narrow">{t('frame.account')}</span>
      </button>
      <div
        className="sheet"
        id={accountId}
        {...popover}
        role="group"
        aria-label={t('frame.account')}
      >
        <SheetHead of={accountId} title={t('frame.account')} />
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
    </>
  )
}
