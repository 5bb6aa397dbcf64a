import { Icon } from '#app/components/icon.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { FeedLink } from './share-panel.tsx'
import { SharedWishButtons } from './wish-buttons.tsx'
import { WishErrors, WishList } from './wish-list.tsx'
import type { SharedWishlistPage as Wishlist } from './wishlist-page.ts'

/** Renders a shared list, which nobody can change here, not even its owner. */
export function SharedWishlist({ wishlist }: { wishlist: Wishlist & { feedPath: string } }) {
  const { t } = useTranslation()
  const { rows, isOwn, feedPath } = wishlist
  return (
    <>
      <WishErrors rows={rows} />
      {isOwn && <OwnNote />}
      {rows.length === 0 ? (
        <EmptyWishlist heading={t('wishlist.sharedEmpty')} words={t('wishlist.sharedEmptyText')} />
      ) : (
        <>
          <div className="page-head">
            <h1>{t('wishlist.shared')}</h1>
            <p className="lede">{t('wishlist.sharedText', { count: rows.length })}</p>
          </div>
          <WishList
            label={t('wishlist.sharedList')}
            rows={rows}
            buttons={(row) => <SharedWishButtons row={row} />}
          />
          <p className="ui section--tight">
            <FeedLink path={feedPath} />
          </p>
        </>
      )}
    </>
  )
}

function OwnNote() {
  const { t } = useTranslation()
  return (
    <p className="note">
      <Icon name="info" />
      <span>
        {`${t('wishlist.own')} `}
        <ShopLink to="/wishlist">{t('wishlist.toOwn')}</ShopLink>
      </span>
    </p>
  )
}
