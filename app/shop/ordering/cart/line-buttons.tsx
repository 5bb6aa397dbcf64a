import { useTranslation } from '#app/i18n/use-translation.ts'
import { About } from '#app/components/about-what.tsx'
import { lineValue } from '#app/shop/ordering/quote/cart.ts'
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
    <div className="row line__buttons">
      {canSave && (
        <button
          className="btn btn--text"
          name="intent"
          value={lineIntent('cart.saveForLater', line)}
          id={id}
        >
          {t('cart.saveForLater')}
          {of}
        </button>
      )}{' '}
      <button className="btn btn--text" name="intent" value={lineIntent('cart.remove', line)}>
        {t('cart.remove')}
        {of}
      </button>
    </div>
  )
}

/** Returns the value of a button for a line: the cart is one form, so its fields cannot tell which line is meant. */
export const lineIntent = (intent: string, line: LineKey, more: Record<string, string> = {}) =>
  [intent, lineValue(line), ...Object.entries(more).map((one) => one.join('='))].join('&')
