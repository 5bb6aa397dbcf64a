import { useWords } from '#app/i18n/use-words.ts'
import { ShopLink } from '#app/components/shop-link.tsx'

const pages = [
  ['/my-account', 'profile.navProfile'],
  ['/my-orders', 'profile.navOrders'],
  ['/wishlist', 'profile.navWishlist'],
] as const

/** The pages of an account. `current`: the one that is shown. */
export function AccountNav({ current }: { current: '/my-account' | '/my-orders' }) {
  const { t } = useWords()
  return (
    <nav aria-label={t('profile.nav')}>
      <ul className="chips account">
        {pages.map(([to, words]) => (
          <li key={to}>
            <ShopLink className="chip" to={to} aria-current={to === current ? 'page' : undefined}>
              {t(words)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
