import { About } from '#app/components/about-what.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { WishRowText } from './wishlist-page.ts'

type ButtonProps = { row: WishRowText; intent: string; words: string; quiet?: boolean }

/** Renders a form of one button that names its product. */
function WishButton({ row: { id, name }, intent, words, quiet }: ButtonProps) {
  return (
    <PostForm>
      <input type="hidden" name="product" value={id} />
      <button className={quiet ? 'btn btn--text' : 'btn'} name="intent" value={intent}>
        <span>
          {words}
          <About what={name} />
        </span>
      </button>
    </PostForm>
  )
}

/**
 * Renders the button that moves it to the cart, or the partner's link, or nothing if it cannot be
 * bought.
 */
function WayToBuy({ row, intent, words }: ButtonProps) {
  const { t } = useTranslation()
  const { path, name, foot, obstacle } = row
  if (!obstacle) return <WishButton row={row} intent={intent} words={words} />
  const which = <About what={name} />
  if (obstacle.kind === 'choose')
    return (
      <ShopLink className="btn btn--quiet" to={path}>
        <span>
          {t('wishlist.choose')}
          {which}
        </span>
      </ShopLink>
    )
  if (foot.kind !== 'partner') return null
  return (
    <a className="btn btn--quiet" href={foot.href} rel="sponsored nofollow">
      <Icon name="out" />
      <span>
        {t('wishlist.partner')}
        {which}
      </span>
    </a>
  )
}

/** Renders the owner's buttons of a wish. */
export function OwnWishButtons({ row }: { row: WishRowText }) {
  const { t } = useTranslation()
  return (
    <>
      <WayToBuy row={row} intent="wishlist.buy" words={t('wishlist.buy')} />
      <WishButton row={row} intent="wishlist.remove" words={t('wishlist.remove')} quiet />
    </>
  )
}

/** Renders the buttons on another's list. */
export function SharedWishButtons({ row }: { row: WishRowText }) {
  const { t } = useTranslation()
  return <WayToBuy row={row} intent="cart.add" words={t('wishlist.addToCart')} />
}
