import { useTranslation } from '#app/i18n/use-translation.ts'
import { scenePath } from '#app/art/art-paths.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { UnavailableText } from './checkout-page.ts'
import { UnavailableOrderLines } from './order-panel.tsx'

/** Replaces the form if the cart is empty or holds nothing that can be sold now. */
export function NothingToOrder({ lost }: { lost: UnavailableText[] }) {
  const { t } = useTranslation()
  const isEmpty = lost.length === 0
  return (
    <div className="empty">
      <img src={scenePath('bag')} width="300" height="240" alt="" />
      <h1>{isEmpty ? t('checkout.empty') : t('checkout.nothingToOrder')}</h1>
      <p>{isEmpty ? t('checkout.emptyWords') : t('checkout.nothingToOrderWords')}</p>
      <UnavailableOrderLines lost={lost} />
      <ShopLink className="btn" to={isEmpty ? '/books' : '/cart'}>
        {isEmpty ? t('checkout.toBooks') : t('checkout.toCart')}
      </ShopLink>
    </div>
  )
}
