import { useEffect, useRef, type FocusEvent, type FormEvent } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import type { CartLineText } from './cart-page.ts'
import { LineFields } from './line-fields.tsx'
import type { LineKey } from './quote.ts'
import { setOptimistic } from './optimistic-quantities.ts'

type QuantityFormProps = {
  line: CartLineText
  name: string
  /** Of the number's field. */
  id: string
  error: string | undefined
  /** What was typed and refused. */
  typed: string | undefined
  /** What was asked for with JavaScript and is not answered yet. */
  wanted: number | undefined
}

const steps: Record<string, number> = { 'cart.more': 1, 'cart.less': -1 }

/** A line's number: typed, or one more or less. */
export function QuantityForm({ line, name, id, error, typed, wanted }: QuantityFormProps) {
  const { t } = useTranslation()
  const quantity = String(wanted ?? typed ?? line.quantity)
  const field = useShown(quantity)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const step = steps[(submitter as HTMLButtonElement | null)?.value ?? '']
    const isTaken = step ? takeStep(line, wanted, step) : takeTyped(line, field.current?.value)
    if (isTaken) event.preventDefault()
  }
  const onBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value !== quantity) takeTyped(line, target.value)
  }
  return (
    <PostForm className="qty" onSubmit={onSubmit}>
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
        ref={field}
        onBlur={onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <button name="intent" value="cart.more" aria-label={t('cart.oneMore', { name })}>
        <Icon name="plus" />
      </button>
    </PostForm>
  )
}

/** Whether the step is asked for here; a line with more than there are is the shop's to lower. */
function takeStep(line: CartLineText, wanted: number | undefined, step: number): boolean {
  if (line.tooMany !== undefined) return false
  setOptimistic({
    ...keyOf(line),
    quantity: Math.max(0, (wanted ?? line.quantity) + step),
    isStep: true,
  })
  return true
}

/** Whether a number was typed; of anything else the shop says what is wrong. */
function takeTyped(line: CartLineText, typed = ''): boolean {
  if (!/^\d{1,2}$/.test(typed)) return false
  setOptimistic({ ...keyOf(line), quantity: Number(typed), isStep: false })
  return true
}

const keyOf = ({ productId, color, size }: LineKey): LineKey => ({ productId, color, size })

/** A field that shows each new number, over what was typed, and keeps the focus. */
function useShown(quantity: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(quantity)
  useEffect(() => {
    // Not the first: something may have been typed before the script was there.
    if (shown.current === quantity) return
    shown.current = quantity
    field.current!.value = quantity
  }, [quantity])
  return field
}
