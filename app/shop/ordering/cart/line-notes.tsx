import { useTranslation } from '#app/i18n/use-translation.ts'
import { About } from '#app/components/about-what.tsx'
import { Icon } from '#app/components/icon.tsx'
import type { CartLineText } from './cart-page.ts'
import { lineIntent } from './line-buttons.tsx'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'

type PriceNoteProps = NonNullable<CartLineText['priceMoved']>

/** Tells the shopper that the price changed since they saw it. */
export function PriceNote({ was, now }: PriceNoteProps) {
  const { t } = useTranslation()
  return (
    <p className="note">
      <Icon name="info" />
      <span>{t('cart.priceChanged', { was, now })}</span>
    </p>
  )
}

type TooManyNoteProps = { line: LineKey; name: string; left: number }

/** Tells how many are available if the line holds more, with a button that sets this quantity. */
export function TooManyNote({ line, name, left }: TooManyNoteProps) {
  const { t } = useTranslation()
  return (
    <div className="row">
      <p className="error">{t('cart.tooMany', { count: left })}</p>
      <button
        className="btn btn--quiet"
        name="intent"
        value={lineIntent('cart.set', line, { quantity: String(left) })}
      >
        {t('cart.take', { count: left })}
        <About what={name} />
      </button>
    </div>
  )
}
