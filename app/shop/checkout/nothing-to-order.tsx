import { useTranslation } from '#app/i18n/use-translation.ts'
import { scenePath } from '#app/art/art-paths.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { UnavailableText } from './checkout-page.ts'
import { UnavailableOrderLines } from './order-panel.tsx'

/** Replaces the form if the cart is empty or holds nothing that can be sold now. */
export function NothingToOrder({ unavailable }: { unavailable: UnavailableText[] }) {
  const { t } = useTranslation()
  const isEmpty = unavailable.length === 0
  return (
    <div className="empty">
      <img src={scenePath('bag')} width="300" height="240" alt="" />
      <h1>{isEmpty ? t('checkout.empty') : t('checkout.nothingToOrder')}</h1>
      <p>{isEmpty ? t('checkout.emptyWords') : t('checkout.nothingToOrderWords')}</p>
      <UnavailableOrderLines unavailable={unavailable} />
      <ShopLink className="btn" to={isEmpty ? '/books' : '/cart'}>
        {isEmpty ? t('checkout.toBooks') : t('checkout.toCart')}
      </ShopLink>
    </div>
  )
}
