import { PostForm } from '#app/components/forms/post-form.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { AddedText } from './cart-summary.ts'

/** Shows beneath the toast what the cart costs now, where to go next and the other edition. */
export function AddedPanel({ added }: { added: AddedText }) {
  const { t } = useTranslation()
  const { sum, delivery, otherEdition } = added
  return (
    <div className="toast__more">
      <p>
        {t('frame.labelled', { label: t('cart.goods'), value: sum })}
        {delivery !== undefined && (
          <>
            <br />
            {delivery}
          </>
        )}
      </p>
      {otherEdition && (
        <PostForm>
          <input type="hidden" name="product" value={otherEdition.productId} />
          <button className="btn btn--text" name="intent" value="cart.add">
            {t(`cart.alsoAs.${otherEdition.format}`, { price: otherEdition.price })}
          </button>
        </PostForm>
      )}
      <div className="row">
        <ShopLink className="btn btn--quiet" to="/cart">
          {t('cart.toCart')}
        </ShopLink>{' '}
        <ShopLink className="btn btn--buy" to="/checkout">
          {t('cart.toCheckout')}
        </ShopLink>
      </div>
    </div>
  )
}
