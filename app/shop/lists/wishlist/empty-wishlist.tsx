import { scenePath } from '#app/art/art-paths.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Renders an empty list. `words` tells why it is empty or how to fill it. */
export function EmptyWishlist({ heading, words }: { heading: string; words: string }) {
  const { t } = useTranslation()
  return (
    <div className="empty" id="wishes">
      <img src={scenePath('shelf')} width="300" height="240" alt="" />
      <h1>{heading}</h1>
      <p className="lede">{words}</p>
      <div className="row">
        <ShopLink className="btn btn--buy" to="/books">
          {t('wishlist.toBooks')}
        </ShopLink>{' '}
        <ShopLink className="btn btn--quiet" to="/catalogue">
          {t('wishlist.toCatalogue')}
        </ShopLink>
      </div>
    </div>
  )
}
