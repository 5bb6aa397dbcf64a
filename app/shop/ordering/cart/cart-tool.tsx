import { dirOf } from '#app/i18n/text-direction.ts'
import { useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { toggles, popover } from '#app/components/frame/popover.ts'
import { Icon } from '#app/components/icon.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { LinePicture } from '#app/shop/ordering/quote/line-picture.tsx'
import type { CartPage } from './cart-page.ts'
import type { CartSummary, MiniLine } from './cart-summary.ts'
import { useOptimisticQuantities } from './optimistic-quantities.ts'

export type { CartSummary } from './cart-summary.ts'

const miniCartId = 'mini-cart'

/**
 * Shows the cart in the header of every page: a link whose name includes the count, and a collapsed list of its
 * content.
 */
export function CartTool({ cart }: { cart: CartSummary | undefined }) {
  const { t } = useTranslation()
  const name = t('frame.cart')
  const count = (cart?.count ?? 0) + useOptimisticIncrease()
  return (
    <>
      <ShopLink
        to="/cart"
        aria-label={
          cart ? t('frame.labelled', { label: name, value: t('frame.cartItems', { count }) }) : name
        }
      >
        <Icon name="cart" />
        <span className="t">{name}</span> {cart && <span className="count">{count}</span>}
      </ShopLink>{' '}
      {cart && <MiniCart cart={cart} />}
    </>
  )
}

/** Returns by how much the optimistic quantities on the cart's page exceed the stored ones. */
function useOptimisticIncrease(): number {
  const lines = useRouteLoaderData<{ cart: CartPage }>('routes/cart')?.cart.lines ?? []
  const quantities = useOptimisticQuantities()
  return lines.reduce(
    (sum, line) => sum + (quantities.get(line.id)?.quantity ?? line.quantity) - line.quantity,
    0,
  )
}

function MiniCart({ cart }: { cart: CartSummary }) {
  const { t } = useTranslation()
  return (
    <>
      <button className="mini-cart" {...toggles(miniCartId)}>
        <Icon name="down" />
        <span className="hide">{t('cart.peek')}</span>
      </button>
      <div
        className="sheet stack"
        id={miniCartId}
        {...popover}
        role="group"
        aria-label={t('frame.cart')}
      >
        <MiniCartContent {...cart} />
      </div>
    </>
  )
}

function MiniCartContent({ lines, more, sum }: CartSummary) {
  const { t } = useTranslation()
  return (
    <>
      {lines.length > 0 && (
        <ul className="lines">
          {lines.map((line) => (
            <MiniCartLine key={line.id} {...line} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="small soft">{t('cart.more', { count: more })}</p>}
      <dl className="sums">
        <div className="total">
          <dt>{t('cart.goods')}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
      <ShopLink className="btn btn--quiet btn--wide" to="/cart">
        {t('cart.toCart')}
      </ShopLink>{' '}
      {lines.length > 0 && (
        <ShopLink className="btn btn--buy btn--wide" to="/checkout">
          {t('cart.toCheckout')}
        </ShopLink>
      )}
    </>
  )
}

function MiniCartLine({ name, variantName, quantity, sum, image }: MiniLine) {
  return (
    <li className="mini">
      <LinePicture {...image} />
      <span>
        <b dir={dirOf(name)}>{name}</b>
        <br />
        <span className="soft">{[variantName, `× ${quantity}`].filter(Boolean).join(' ')}</span>
      </span>{' '}
      <span className="num">{sum}</span>
    </li>
  )
}
