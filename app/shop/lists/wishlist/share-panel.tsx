import { Field } from '#app/components/forms/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { WishlistLink } from './wishlist-page.ts'

/** `address` is the whole URL of the link. */
type SharePanelProps = { link: (WishlistLink & { address: string }) | undefined }

/** Renders the panel that creates, shows and withdraws the link to a list. */
export function SharePanel({ link }: SharePanelProps) {
  const { t } = useTranslation()
  return (
    <section className="panel share" id="share" aria-labelledby="share-heading">
      <h2 id="share-heading">{t('wishlist.share')}</h2>
      <p className="ui">{t('wishlist.shareText')}</p>
      {link && (
        <>
          <Field id="share-link" label={t('wishlist.link')}>
            {(control) => <input type="text" readOnly value={link.address} {...control} />}
          </Field>
          <ul className="ui">
            <li>
              <ShopLink to={link.path}>{t('wishlist.openLink')}</ShopLink>
            </li>
            <li>
              <FeedLink path={link.feedPath} />
            </li>
          </ul>
        </>
      )}
      <PostForm>
        <button
          className={link ? 'btn btn--text' : 'btn btn--quiet'}
          name="intent"
          value={link ? 'wishlist.unshare' : 'wishlist.share'}
        >
          {!link && <Icon name="share" />}
          {link ? t('wishlist.withdraw') : t('wishlist.makeLink')}
        </button>
      </PostForm>
    </section>
  )
}

/** Links the feed for feed readers, with its media type. */
export function FeedLink({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <ShopLink className="feed-link" to={path} type="application/atom+xml" data-document="">
      {t('wishlist.feed')}
    </ShopLink>
  )
}
