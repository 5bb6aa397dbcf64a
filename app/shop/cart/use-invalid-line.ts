import { useActionData } from '@remix-run/react'
import type { InvalidForm } from '#app/components/invalid-form.ts'
import type { LineKey } from './quote.ts'
import { useIsStep } from './optimistic-quantities.ts'

/** The form of the cart that was not taken, whichever of its buttons was pressed. */
export function useInvalidLine(): InvalidForm | undefined {
  const refusal = useActionData<{ refusal?: InvalidForm }>()?.refusal
  const isStep = useIsStep()
  if (!refusal?.intent.startsWith('cart.')) return undefined
  // One more or less asks for no number: what the form brought along is the one from before.
  const isTyped = !isStep && refusal.intent === 'cart.set'
  if (isTyped) return refusal
  const values = { ...refusal.values }
  delete values.quantity
  return { ...refusal, values }
}

/** Whether it was the form of this line. */
export const isErrorOf = ({ values }: InvalidForm, { productId, color, size }: LineKey) =>
  values.product === productId && (values.color ?? '') === color && (values.size ?? '') === size

/** Which part of a line was refused. */
export function invalidFieldOf({ intent }: InvalidForm): 'quantity' | 'variant' | 'save' {
  if (intent === 'cart.changeVariant') return 'variant'
  return intent === 'cart.saveForLater' ? 'save' : 'quantity'
}
