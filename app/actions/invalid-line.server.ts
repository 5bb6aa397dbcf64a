import { invalidForm } from '#app/http/responses.server.ts'
import type { FormContext } from '#app/http/create-action.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { CartRefusal } from '#app/shop/ordering/cart/cart.server.ts'
import type { SaveOutcome } from '#app/shop/lists/wishlist/save-for-later.server.ts'

type LineRefusal = CartRefusal | Extract<SaveOutcome, { ok: false }>

/** Responds 422 with the message at the field; 409 if the line is no longer in the cart. */
export function invalidLine({ form, t }: FormContext, refusal: LineRefusal) {
  const { reason } = refusal
  return invalidForm(
    form,
    { [fieldOf(form, reason)]: describeLineError(refusal, t, form.get('intent') === 'cart.set') },
    reason === 'no-line' ? 409 : 422,
  )
}

/** Responds 422 to a form that names no possible line, or two at once. */
export const invalidProduct = ({ form, t }: FormContext) =>
  invalidForm(form, { quantity: t('refusal.cart.unknown-product') })

/** Returns the field that is to be corrected. */
function fieldOf(form: URLSearchParams, reason: LineRefusal['reason']) {
  if (form.get('intent') === 'cart.changeVariant') return 'variant'
  return reason === 'unknown-variant' || reason === 'choose-variant' ? 'size' : 'quantity'
}

/**
 * Returns the message for a refused line. With `isWhole` the requested number is the total of the line rather than an
 * addition.
 */
function describeLineError(refusal: LineRefusal, t: Translate, isWhole: boolean): string {
  if (refusal.reason !== 'past-limit') return t(`refusal.cart.${refusal.reason}`)
  const { limit, inCart } = refusal
  if (inCart === 0 || isWhole) return t('refusal.cart.past-limit', { count: limit })
  return t('refusal.cart.past-limit-in-cart', { count: limit, held: inCart })
}
