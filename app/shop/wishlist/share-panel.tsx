import { Field } from '#app/components/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { WishlistLink } from './wishlist-page.ts'

/** `address`: the whole of the link, as it is given to others. */
type SharePanelProps = { link: (WishlistLink & { address: string }) | undefined }

/** Makes the one link to a list, shows it and withdraws it. */
export function SharePanel({ link }: SharePanelProps) {
  const { t } = useTranslation()
  return (
    <section className="panel share" id="share" aria-labelledby="share-heading">
      <h2 id="share-heading">{t('wishlist.share')}</h2>
      <p className="ui">{t('wishlist.shareWords')}</p>
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

/** For a feed reader: the browser opens it as what it is. */
export function FeedLink({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <ShopLink className="feed-link" to={path} type="application/atom+xml" data-document="">
      {t('wishlist.feed')}
    </ShopLink>
  )
}
