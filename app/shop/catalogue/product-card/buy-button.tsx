import { About } from '#app/components/about-what.tsx'
import { Icon } from '#app/components/icon.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ProductCard } from './product-card.ts'

type BuyButtonProps = {
  product: Pick<ProductCard, 'path' | 'name' | 'foot'>
  /** Is true among many other buttons, where none is the main action. */
  quiet?: boolean
}

/**
 * Renders the button or link of a small form that names its product, or a link to the stock alert of what is sold out,
 * or nothing.
 */
export function BuyButton({ product: { path, name, foot }, quiet = false }: BuyButtonProps) {
  const { t } = useTranslation()
  const which = <About what={name} />
  switch (foot.kind) {
    case 'none':
      if (!foot.isSoldOut) return null
      return (
        <ShopLink className="btn btn--quiet" to={`${path}#watch`}>
          {t('stock.watch')}
          {which}
        </ShopLink>
      )
    case 'add':
      return (
        <button className={quiet ? 'btn btn--quiet' : 'btn'} name="intent" value="cart.add">
          {t('product.add')}
          {which}
        </button>
      )
    case 'choose':
      return (
        <ShopLink className="btn btn--quiet" to={path}>
          {t('product.choose')}
          {which}
        </ShopLink>
      )
    case 'partner':
      return (
        <a className="btn btn--quiet" href={foot.href} rel="sponsored nofollow">
          <Icon name="out" />
          {t('product.partner')}
          {which}
        </a>
      )
  }
}
