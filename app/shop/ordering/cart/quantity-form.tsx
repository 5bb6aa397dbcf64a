import { useEffect, useRef, type FocusEvent } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import type { CartLineText } from './cart-page.ts'
import { lineIntent } from './line-buttons.tsx'
import { lineValue } from '#app/shop/ordering/quote/cart.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { setOptimistic } from './optimistic-quantities.ts'

type QuantityFormProps = {
  line: CartLineText
  name: string
  /** Holds the id of the number field. */
  id: string
  error: string | undefined
  /** Holds the invalid value that was typed. */
  typed: string | undefined
  /** Holds the optimistic quantity, while JavaScript waits for the response. */
  optimistic: number | undefined
}

/** Renders a line's quantity in the form of the cart, as a number field with plus and minus buttons. */
export function QuantityForm({ line, name, id, error, typed, optimistic }: QuantityFormProps) {
  const { t } = useTranslation()
  const quantity = String(optimistic ?? typed ?? line.quantity)
  const field = useShown(quantity)
  const onBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value !== quantity) takeTyped(line, target.value)
  }
  return (
    <div className="qty">
      <SetButton name={name} line={line} /> <StepButton {...{ line, name, optimistic }} by={-1} />{' '}
      <input type="hidden" name="line" value={`${lineValue(line)}&shown=${line.quantity}`} />
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
      <StepButton {...{ line, name, optimistic }} by={1} />
    </div>
  )
}

type StepButtonProps = Pick<QuantityFormProps, 'line' | 'name' | 'optimistic'> & { by: 1 | -1 }

function StepButton({ line, name, optimistic, by }: StepButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      name="intent"
      value={lineIntent(by > 0 ? 'cart.more' : 'cart.less', line)}
      onClick={(event) => {
        if (takeStep(line, optimistic, by)) event.preventDefault()
      }}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
      <span className="hide">{t(by > 0 ? 'cart.oneMore' : 'cart.oneLess', { name })}</span>
    </button>
  )
}

function SetButton({ name, line }: Pick<QuantityFormProps, 'name' | 'line'>) {
  const { t } = useTranslation()
  return (
    <button className="set" name="intent" value={lineIntent('cart.update', line)}>
      {t('cart.set')}
      <span className="hide"> {t('cart.setOf', { name })}</span>
    </button>
  )
}

/**
 * Handles a step in the browser and returns whether it did. If the line holds more than is available, the server has to
 * lower it.
 */
function takeStep(line: CartLineText, optimistic: number | undefined, step: number): boolean {
  if (line.tooMany !== undefined) return false
  setOptimistic({
    ...keyOf(line),
    quantity: Math.max(0, (optimistic ?? line.quantity) + step),
    isStep: true,
  })
  return true
}

/** Handles a typed number in the browser and returns whether it did. The server reports the error of any other text. */
export function takeTyped(line: LineKey, typed = ''): boolean {
  if (!/^\d{1,2}$/.test(typed)) return false
  setOptimistic({ ...keyOf(line), quantity: Number(typed), isStep: false })
  return true
}

const keyOf = ({ productId, color, size }: LineKey): LineKey => ({ productId, color, size })

/** Returns the ref of a field that shows each new quantity, replacing what was typed, and keeps the focus. */
function useShown(quantity: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(quantity)
  useEffect(() => {
    // The first value is skipped, because something may have been typed before the script ran.
    if (shown.current === quantity) return
    shown.current = quantity
    field.current!.value = quantity
  }, [quantity])
  return field
}
