import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { ArrivalSentence } from '#app/shop/pricing/delivery/arrival-sentence.tsx'
import type { PriceText } from '#app/shop/pricing/prices/price-text.ts'
import type { PurchaseBlock } from './detail.ts'

type BuyProps = {
  id: string
  buying: PurchaseBlock
  refusal: InvalidForm | undefined
  /** The choices to make first. */
  children?: ReactNode
}

/** The id of the form, or of what replaces it. */
const buyId = 'buy'

/** Renders the form that puts a product in the cart, or the reason why there is none. */
export function Buy({ id, buying, refusal, children }: BuyProps) {
  if (buying.kind !== 'form')
    return (
      <>
        <BuyErrors refusal={refusal} fields={[buyId]} />
        <InsteadOfForm buying={buying} />
      </>
    )
  return (
    <PostForm className="buy" id={buyId}>
      <input type="hidden" name="product" value={id} />
      <BuyErrors refusal={refusal} fields={['quantity', 'size']} />
      {children}
      <BuyRow {...buying} refusal={refusal} />
      {buying.arrival && (
        <p>
          <ArrivalSentence arrival={buying.arrival} />
        </p>
      )}
    </PostForm>
  )
}

type BuyBarProps = { buying: PurchaseBlock; price: PriceText | undefined }

/** Keeps price and button of the form in reach on a phone while the form is out of sight. */
export function BuyBar({ buying, price }: BuyBarProps) {
  const { t } = useTranslation()
  if (buying.kind !== 'form' || !price) return null
  return (
    <p className="buy-bar no-print">
      <b className="num">{price.now}</b>{' '}
      <button className="btn btn--buy" form={buyId} name="intent" value="cart.add">
        {t('product.add')}
      </button>
    </p>
  )
}

/** Renders what replaces the form if the product cannot be added to the cart. */
function InsteadOfForm({ buying }: { buying: Exclude<PurchaseBlock, { kind: 'form' }> }) {
  const { t } = useTranslation()
  if (buying.kind === 'partner')
    return (
      <p className="row" id={buyId}>
        <a className="btn btn--buy btn--big" href={buying.href} rel="sponsored nofollow">
          <Icon name="out" />
          {t('product.partner')}
        </a>
      </p>
    )
  return (
    <p className="note" id={buyId}>
      <Icon name="info" />
      <span>{buying.words}</span>
    </p>
  )
}

type BuyErrorsProps = { refusal: InvalidForm | undefined; fields: string[] }

/** Lists the errors of the form directly above its fields. An error of another field links to the first one. */
function BuyErrors({ refusal, fields: [first = buyId, ...others] }: BuyErrorsProps) {
  if (!refusal) return null
  const errors = Object.entries(refusal.errors).map(([field, words]) => [
    others.includes(field) ? field : first,
    words,
  ])
  return <ErrorSummary errors={Object.fromEntries(errors) as Record<string, string>} isAtField />
}

type BuyRowProps = Pick<Extract<PurchaseBlock, { kind: 'form' }>, 'most' | 'isFile'> & {
  refusal: InvalidForm | undefined
}

/** Renders the quantity, unless it is a file, and the button. `most` is the number available at once. */
function BuyRow({ most, isFile, refusal }: BuyRowProps) {
  const { t } = useTranslation()
  const error = refusal?.errors.quantity
  return (
    <div className="buy__row">
      {!isFile && <Quantity most={most} refusal={refusal} />}
      <button
        className="btn btn--buy btn--big"
        name="intent"
        value="cart.add"
        {...(isFile && {
          id: 'quantity',
          'aria-describedby': error ? 'quantity-error' : undefined,
        })}
      >
        <Icon name="cart" />
        {t('product.add')}
      </button>
    </div>
  )
}

function Quantity({ most, refusal }: Omit<BuyRowProps, 'isFile'>) {
  const { t } = useTranslation()
  const error = refusal?.errors.quantity
  return (
    <div className="field">
      <label className="hide" htmlFor="quantity">
        {t('product.quantity')}
      </label>
      <input
        className="input num"
        id="quantity"
        name="quantity"
        type="number"
        inputMode="numeric"
        min="1"
        max={most}
        defaultValue={refusal?.values.quantity ?? '1'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'quantity-error' : undefined}
      />
    </div>
  )
}
