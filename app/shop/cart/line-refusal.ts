import { useRefusal, type Refusal } from '#app/components/refusal.ts'
import type { LineKey } from './quote.ts'

/** The form of a line that was not taken, whichever of its buttons was pressed. */
export function useLineRefusal(): Refusal | undefined {
  const set = useRefusal('cart.set')
  const more = useRefusal('cart.more')
  const less = useRefusal('cart.less')
  return set ?? more ?? less
}

/** Whether it was the form of this line. */
export const isRefusalOf = ({ values }: Refusal, { productId, color, size }: LineKey) =>
  values.product === productId && (values.color ?? '') === color && (values.size ?? '') === size

/** All that was wrong with it, in one text. */
export const refusalWords = ({ errors }: Refusal) => Object.values(errors).join(' ')
