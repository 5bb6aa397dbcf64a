import { useTranslation } from '#app/i18n/use-translation.ts'
import { About } from '#app/components/about-what.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'

type LineButtonsProps = {
  name: string
  line: LineKey
  /** Holds the id of the button that saves the line for later. */
  id: string
  /** Is false for what the shop no longer offers: it could never be bought from the wishlist. */
  canSave?: boolean
}

/** Renders the buttons that move a line to the wishlist or remove it. */
export function LineButtons({ name, line, id, canSave = true }: LineButtonsProps) {
  const { t } = useTranslation()
  const of = <About what={name} />
  return (
    <PostForm className="row line__buttons">
      <LineFields {...line} />
      {canSave && (
        <button className="btn btn--text" name="intent" value="cart.saveForLater" id={id}>
          {t('cart.saveForLater')}
          {of}
        </button>
      )}{' '}
      <button className="btn btn--text" name="intent" value="cart.remove">
        {t('cart.remove')}
        {of}
      </button>
    </PostForm>
  )
}

/** Renders the hidden fields that identify a line, in each of its forms. */
export function LineFields({ productId, color, size }: LineKey) {
  return (
    <>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="color" value={color} />
      <input type="hidden" name="size" value={size} />
    </>
  )
}
