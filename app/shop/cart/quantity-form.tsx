import { useWords } from '#app/i18n/use-words.ts'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import type { CartLineWords } from './cart-page.ts'
import { LineFields } from './line-fields.tsx'

type QuantityFormProps = {
  line: CartLineWords
  /** Of the number's field. */
  id: string
  error: string | undefined
  /** What was typed and refused. */
  typed: string | undefined
}

/** A line's number: typed, or one more or less. */
export function QuantityForm({ line, id, error, typed }: QuantityFormProps) {
  const { t } = useWords()
  const { name } = line
  const quantity = typed ?? String(line.quantity)
  return (
    <PostForm className="qty">
      <LineFields {...line} />
      {/* First, so that Enter in the field sends what was typed. */}
      <button className="set" name="intent" value="cart.set">
        {t('cart.set')}
        <span className="hide"> {t('cart.setOf', { name })}</span>
      </button>
      <button name="intent" value="cart.less" aria-label={t('cart.oneLess', { name })}>
        <Icon name="minus" />
      </button>
      <label className="hide" htmlFor={id}>
        {t('cart.quantityOf', { name })}
      </label>
      <input
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min="0"
        max="99"
        defaultValue={quantity}
        // A new field for a new number: the old one would keep what was typed.
        key={quantity}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <button name="intent" value="cart.more" aria-label={t('cart.oneMore', { name })}>
        <Icon name="plus" />
      </button>
    </PostForm>
  )
}
