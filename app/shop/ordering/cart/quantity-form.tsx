import { useEffect, useRef, type FocusEvent, type FormEvent } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import type { CartLineText } from './cart-page.ts'
import { LineFields } from './line-buttons.tsx'
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

const steps: Record<string, number> = { 'cart.more': 1, 'cart.less': -1 }

/** Renders a line's quantity, as a number field with plus and minus buttons. */
export function QuantityForm({ line, name, id, error, typed, optimistic }: QuantityFormProps) {
  const { t } = useTranslation()
  const quantity = String(optimistic ?? typed ?? line.quantity)
  const field = useShown(quantity)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const step = stepOf(event)
    const isTaken = step ? takeStep(line, optimistic, step) : takeTyped(line, field.current?.value)
    if (isTaken) event.preventDefault()
  }
  const onBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value !== quantity) takeTyped(line, target.value)
  }
  return (
    <PostForm className="qty" onSubmit={onSubmit}>
      <LineFields {...line} />
      {/* This button comes first, so that Enter in the field submits the typed number. */}
      <SetButton name={name} />
      <StepButton intent="cart.less" label={t('cart.oneLess', { name })} icon="minus" />
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
      <StepButton intent="cart.more" label={t('cart.oneMore', { name })} icon="plus" />
    </PostForm>
  )
}

function SetButton({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <button className="set" name="intent" value="cart.set">
      {t('cart.set')}
      <span className="hide"> {t('cart.setOf', { name })}</span>
    </button>
  )
}

type StepButtonProps = { intent: string; label: string; icon: 'minus' | 'plus' }

function StepButton({ intent, label, icon }: StepButtonProps) {
  return (
    <button name="intent" value={intent} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

/** Returns by how much the pressed button changes the quantity; undefined for a typed one. */
function stepOf({ nativeEvent }: FormEvent<HTMLFormElement>): number | undefined {
  const { submitter } = nativeEvent as SubmitEvent
  return steps[(submitter as HTMLButtonElement | null)?.value ?? '']
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
function takeTyped(line: CartLineText, typed = ''): boolean {
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
