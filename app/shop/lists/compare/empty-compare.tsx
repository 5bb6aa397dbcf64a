import type { RefObject } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { scenePath } from '#app/art/art-paths.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { maxSaved } from '#app/shop/lists/saved-list/saved-list.ts'

type EmptyCompareProps = { isShared: boolean; heading: RefObject<HTMLHeadingElement> }

/** Shows the page of an empty comparison. */
export function EmptyCompare({ isShared, heading }: EmptyCompareProps) {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <img src={scenePath('shelf')} width="300" height="240" alt="" />
      <h1 tabIndex={-1} ref={heading}>
        {t(isShared ? 'compare.nothingShared' : 'compare.empty')}
      </h1>
      <p className="lede">
        {isShared
          ? t('compare.nothingSharedText')
          : t('compare.emptyText', { most: maxSaved.compare })}
      </p>
      <ToOthers />
    </div>
  )
}

/** Links to products that can be compared. */
export function ToOthers() {
  const { t } = useTranslation()
  return (
    <div className="row">
      <ShopLink className="btn" to="/books">
        {t('cart.toBooks')}
      </ShopLink>{' '}
      <ShopLink className="btn btn--quiet" to="/catalogue">
        {t('cart.toCatalogue')}
      </ShopLink>
    </div>
  )
}
