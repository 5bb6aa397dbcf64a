import { dirOf } from '#app/i18n/text-direction.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { errorMessages, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { listLineDetails } from '#app/shop/ordering/quote/format-name.ts'
import { LinePicture } from '#app/shop/ordering/quote/line-picture.tsx'
import type { CartLineText } from './cart-page.ts'
import { LineButtons } from './line-buttons.tsx'
import { PriceNote, TooManyNote } from './line-notes.tsx'
import { invalidFieldOf } from './use-invalid-line.ts'
import { QuantityForm } from './quantity-form.tsx'
import { VariantForm } from './variant-form.tsx'

const stockClasses = { in: 'stock', low: 'stock stock--low', out: 'stock stock--out' }

type CartLineProps = {
  line: CartLineText
  /** Its name as its buttons and fields say it: with what tells it from another line of that name. */
  label: string
  /** Holds the suffix of the ids of its fields. */
  place: string
  /** Holds the invalid form, if it was a form of this line. */
  refusal: InvalidForm | undefined
  /** Holds the quantity that was typed in a refused form of another line. */
  typed: string | undefined
  /** Holds the optimistic quantity. */
  optimistic: number | undefined
}

/** Tells whether the line has the field that an error belongs to. */
export const hasField = ({ variants }: CartLineText, refusal: InvalidForm) =>
  invalidFieldOf(refusal) !== 'variant' || variants !== undefined

/** Shows one line: the product, its price, the quantity and the line's total. */
export function CartLine({ line, label, place, refusal, typed, optimistic }: CartLineProps) {
  const { path, variants } = line
  const part = refusal && invalidFieldOf(refusal)
  return (
    <li className="line">
      <ShopLink to={path} tabIndex={-1} aria-hidden="true">
        <LinePicture {...line.image} />
      </ShopLink>
      <div className="line__text">
        <LineWords line={line} label={label} />
        {refusal && part === 'variant' && <LineError {...{ line, place, refusal }} />}
        {variants && (
          <VariantForm
            line={line}
            name={label}
            variants={variants}
            id={`variant-${place}`}
            refusal={part === 'variant' ? refusal : undefined}
            isErrorAbove
          />
        )}
      </div>
      {refusal && part !== 'variant' && <LineError {...{ line, place, refusal }} />}
      <div className="line__do">
        {/* A line holds only one copy of an e-book, unless an older line says more. */}
        {(!line.format?.startsWith('e-') || line.quantity > 1) && (
          <LineQuantity {...{ line, label, place, refusal, typed, optimistic }} />
        )}
        <LineButtons name={label} line={line} id={`save-${place}`} />
        <p className="line__sum" aria-busy={optimistic !== undefined || undefined}>
          {line.sum}
        </p>
      </div>
    </li>
  )
}

type LineErrorProps = Pick<CartLineProps, 'line' | 'place'> & { refusal: InvalidForm }

function LineError({ line, place, refusal }: LineErrorProps) {
  const error = errorMessages(refusal)
  if (!hasField(line, refusal)) return <p className="error">{error}</p>
  return <ErrorSummary errors={{ [`${invalidFieldOf(refusal)}-${place}`]: error }} isAtField />
}

function LineQuantity({ line, label, place, refusal, typed, optimistic }: CartLineProps) {
  const isRefused = refusal && invalidFieldOf(refusal) === 'quantity'
  return (
    <QuantityForm
      line={line}
      name={label}
      id={`quantity-${place}`}
      error={isRefused ? errorMessages(refusal) : undefined}
      typed={isRefused ? refusal.values.quantity : typed}
      optimistic={optimistic}
    />
  )
}

function LineWords({ line, label }: Pick<CartLineProps, 'line' | 'label'>) {
  const { t } = useTranslation()
  const { name, path, stock, tooMany, priceMoved } = line
  const about = listLineDetails(line, t).filter(Boolean)
  return (
    <>
      <h2>
        <ShopLink to={path} dir={dirOf(name)}>
          {name}
        </ShopLink>
      </h2>
      {about.length > 0 && <p className="soft">{about.join('\u00a0· ')}</p>}
      <p className="num">{t('cart.each', { price: line.unit })}</p>
      {priceMoved && <PriceNote {...priceMoved} />}
      <p>
        <span className={stockClasses[stock.tone]}>{stock.text}</span>
      </p>
      {tooMany !== undefined && <TooManyNote line={line} name={label} left={tooMany} />}
    </>
  )
}
