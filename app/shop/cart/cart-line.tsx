import { useWords } from '#app/i18n/use-words.ts'
import type { Refusal } from '#app/components/refusal.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { CartLineWords } from './cart-page.ts'
import { CartPicture } from './cart-picture.tsx'
import { refusalWords } from './line-refusal.ts'
import { QuantityForm } from './quantity-form.tsx'
import { RemoveForm } from './remove-form.tsx'

const stockClasses = { in: 'stock', low: 'stock stock--low', out: 'stock stock--out' }

type CartLineProps = {
  line: CartLineWords
  /** Of the field of its number. */
  id: string
  /** The form of this line that was not taken. */
  refusal: Refusal | undefined
}

/** One line: what it is, what one costs, how many, and what they cost together. */
export function CartLine({ line, id, refusal }: CartLineProps) {
  const { t } = useWords()
  const { name, path, authors, format, variantName, stock, tooMany } = line
  const about = [authors, format && t(`order.format.${format}`), variantName].filter(Boolean)
  const error = refusal && refusalWords(refusal)
  return (
    <li className="line">
      <ShopLink to={path} tabIndex={-1} aria-hidden="true">
        <CartPicture {...line.image} />
      </ShopLink>
      <div className="line__text">
        <h2>
          <ShopLink to={path}>{name}</ShopLink>
        </h2>
        {about.length > 0 && <p className="soft">{about.join(' · ')}</p>}
        <p className="num">{t('cart.each', { price: line.unit })}</p>
        <p>
          <span className={stockClasses[stock.tone]}>{stock.text}</span>
        </p>
        {tooMany !== undefined && !error && (
          <p className="error">{t('cart.tooMany', { count: tooMany })}</p>
        )}
        {error && (
          <p className="error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
      <div className="line__do">
        <QuantityForm line={line} id={id} error={error} typed={refusal?.values.quantity} />
        <RemoveForm name={name} line={line} />
        <p className="line__sum">{line.sum}</p>
      </div>
    </li>
  )
}
