import { useActionData } from '@remix-run/react'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { useIsStep } from './optimistic-quantities.ts'

/** Returns the invalid form of the cart, whichever of its buttons was clicked. */
export function useInvalidLine(): InvalidForm | undefined {
  const refusal = useActionData<{ refusal?: InvalidForm }>()?.refusal
  const isStep = useIsStep()
  if (!refusal?.intent.startsWith('cart.')) return undefined
  // The plus and minus buttons ignore the number field, so its value in the form is outdated.
  const isTyped = !isStep && refusal.intent === 'cart.set'
  if (isTyped) return refusal
  const values = { ...refusal.values }
  delete values.quantity
  return { ...refusal, values }
}

/** Tells whether an invalid form belongs to this line. */
export const isErrorOf = ({ values }: InvalidForm, { productId, color, size }: LineKey) =>
  values.product === productId && (values.color ?? '') === color && (values.size ?? '') === size

/** Returns the part of a line that was invalid. */
export function invalidFieldOf({ intent }: InvalidForm): 'quantity' | 'variant' | 'save' {
  if (intent === 'cart.changeVariant') return 'variant'
  return intent === 'cart.saveForLater' ? 'save' : 'quantity'
}
