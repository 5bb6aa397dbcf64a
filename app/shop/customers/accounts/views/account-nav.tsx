import { useMissingParts } from '#app/components/frame/missing-parts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'

const pages = [
  ['/my-account', 'profile.navProfile'],
  ['/my-orders', 'profile.navOrders'],
  ['/downloads/ebooks', 'downloads.navTitle'],
  ['/wishlist', 'profile.navWishlist'],
] as const

/** Links the pages of an account. `current` is the page shown. */
export function AccountNav({ current }: { current: (typeof pages)[number][0] }) {
  const { t } = useTranslation()
  const missing = useMissingParts()
  const links = pages.filter(([to]) => to !== '/downloads/ebooks' || !missing.includes('ebooks'))
  return (
    <nav aria-label={t('profile.nav')}>
      <ul className="chips account">
        {links.map(([to, words]) => (
          <li key={to}>
            <ShopLink className="chip" to={to} aria-current={to === current ? 'page' : undefined}>
              {t(words)}
            </ShopLink>
          </li>
        ))}
        <li>
          <PostForm reloadDocument>
            <button className="chip" name="intent" value="customer.signOut">
              {t('frame.signOut')}
            </button>
          </PostForm>
        </li>
      </ul>
    </nav>
  )
}
