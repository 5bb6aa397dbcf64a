import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { RemovedWishesNote } from './removed-wishes-note.tsx'
import { SharePanel } from './share-panel.tsx'
import { OwnWishButtons } from './wish-buttons.tsx'
import { WishErrors, WishList } from './wish-list.tsx'
import type { OwnWishlistPage as Wishlist } from './wishlist-page.ts'

/** `address` is the whole URL of its link. */
type OwnWishlistProps = { wishlist: Wishlist & { address?: string } }

/** Renders the viewer's own list with all actions. */
export function OwnWishlist({ wishlist }: OwnWishlistProps) {
  const { t } = useTranslation()
  const { rows, removed, share, address } = wishlist
  const link = share && address !== undefined ? { ...share, address } : undefined
  if (rows.length === 0)
    return (
      <>
        <WishErrors rows={rows} />
        {removed && <RemovedWishesNote removed={removed} />}
        <EmptyWishlist heading={t('wishlist.empty')} words={t('wishlist.emptyText')} />
        {link && <SharePanel link={link} />}
      </>
    )
  return (
    <>
      <Head wishlist={wishlist} />
      <div className="side">
        <div>
          <WishErrors rows={rows} />
          {removed && <RemovedWishesNote removed={removed} />}
          <WishList
            label={t('wishlist.list')}
            rows={rows}
            buttons={(row) => <OwnWishButtons row={row} />}
          />
        </div>
        <aside>
          <SharePanel link={link} />
        </aside>
      </div>
    </>
  )
}

function Head({ wishlist: { rows, movable } }: OwnWishlistProps) {
  const { t } = useTranslation()
  return (
    <div className="page-head row row--apart">
      <div>
        <h1>{t('wishlist.heading')}</h1>
        <p className="lede">{t('wishlist.lede', { count: rows.length })}</p>
      </div>
      <PostForm className="row">
        {movable > 0 && rows.length > 1 && (
          <button className="btn btn--buy" name="intent" value="wishlist.buyAll">
            <Icon name="cart" />
            {t('wishlist.buyAll')}
          </button>
        )}
        <button className="btn btn--quiet" name="intent" value="wishlist.clear">
          <Icon name="trash" />
          {t('wishlist.clear')}
        </button>
      </PostForm>
    </div>
  )
}
