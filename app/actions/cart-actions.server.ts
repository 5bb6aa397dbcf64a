import { invalidForm } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { redirectBack } from '#app/http/session.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { ensureOwner } from '#app/http/request-context.server.ts'
import {
  parseAddedQuantity,
  parseCartLine,
  parseSetQuantity,
  parseVariant,
} from '#app/shop/ordering/cart/cart.schema.ts'
import {
  addToCart,
  clearCart,
  oneLess,
  oneMore,
  removeLine,
  setQuantities,
  setQuantity,
  type CartOutcome,
  type CartRefusal,
} from '#app/shop/ordering/cart/cart.server.ts'
import { changeVariant } from '#app/shop/ordering/cart/change-variant.server.ts'
import { checkPurchase } from '#app/shop/ordering/quote/check-purchase.server.ts'
import { maxQuantity } from '#app/shop/catalogue/products/availability.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { saveForLater, type SaveOutcome } from '#app/shop/lists/wishlist/save-for-later.server.ts'
import { findRemoved, undoLineRemoval } from '#app/shop/ordering/cart/undo.server.ts'
import { cartAdds } from '#app/observability/metrics.server.ts'
import { truncateName } from './name-list.server.ts'

/** The cart's actions are taken on every page, because the Undo of a toast may be on any. */
export const cartActions = {
  'cart.add': add,
  'cart.more': more,
  'cart.less': less,
  'cart.set': set,
  'cart.changeVariant': changeColorOrSize,
  'cart.saveForLater': saveForLaterAction,
  'cart.remove': remove,
  'cart.clear': clear,
  'cart.undo': undo,
} satisfies FormActions

async function add(context: FormContext) {
  const { form, t } = context
  const line = parseCartLine(form)
  if (!line) return invalidProduct(context)
  const quantity = parseAddedQuantity(form)
  if (quantity === undefined) return invalidQuantity(context, line, 'addedQuantity')
  const outcome = await addToCart(ensureOwner(context), { ...line, quantity }, context)
  if (!outcome.ok) return invalidLine(context, outcome)
  cartAdds.inc()
  return redirectBack(context, t('toast.addedToCart'), { added: { ...line, quantity } })
}

function more(context: FormContext) {
  return change(context, (owner, line) => oneMore(owner, line, context))
}

function less(context: FormContext) {
  return change(context, (owner, line) => oneLess(owner, line, context.now))
}

async function set(context: FormContext) {
  const { form } = context
  const [line, quantity] = [parseCartLine(form), parseSetQuantity(form)]
  if (line && quantity === undefined) return invalidQuantity(context, line, 'setQuantity')
  if (!line || quantity === undefined) return invalidProduct(context)
  return change(context, (owner) => setQuantity(owner, { ...line, quantity }, context))
}

/**
 * Sets the quantities of several lines, or of none if one is refused.
 * @param forms Each names one line with its quantity; the one of the refused line is shown again.
 */
export async function setLines(context: FormContext, forms: URLSearchParams[]): Promise<Response> {
  const lines: (LineKey & { quantity: number })[] = []
  for (const form of forms) {
    const [line, quantity] = [parseCartLine(form), parseSetQuantity(form)]
    if (!line) return invalidProduct({ ...context, form })
    if (quantity === undefined) return invalidQuantity({ ...context, form }, line, 'setQuantity')
    lines.push({ ...line, quantity })
  }
  const { owner, t } = context
  const outcome = owner
    ? await setQuantities(owner, lines, context)
    : { ok: false as const, at: 0, refusal: noLine }
  if (!outcome.ok) return invalidLine({ ...context, form: forms[outcome.at]! }, outcome.refusal)
  return redirectBack(context, t('toast.cartUpdated'))
}

const noLine = { ok: false, reason: 'no-line' } as const

/** A product that cannot be bought is refused before anything is written, so that no cart is created for it. */
async function change(
  context: FormContext,
  work: (owner: string, line: LineKey) => Promise<CartOutcome>,
) {
  const { form, owner, t } = context
  const line = parseCartLine(form)
  if (!line) return invalidProduct(context)
  const outcome = owner ? await work(owner, line) : noLine
  if (!outcome.ok) return invalidLine(context, outcome)
  if (outcome.quantity === 0) return removed(context)
  return redirectBack(context, t('toast.quantityChanged', { quantity: outcome.quantity }))
}

async function changeColorOrSize(context: FormContext) {
  const { form, owner, t } = context
  const [line, variant] = [parseCartLine(form), parseVariant(form)]
  if (!line) return invalidProduct(context)
  if (!variant) return invalidForm(form, { variant: t('refusal.cart.unknown-variant') })
  const outcome = owner ? await changeVariant(owner, line, variant, context) : noLine
  if (!outcome.ok) return invalidLine(context, outcome)
  const { joined, quantity } = outcome
  return redirectBack(
    context,
    joined ? t('toast.linesJoined', { quantity }) : t('toast.variantChanged'),
  )
}

async function saveForLaterAction(context: FormContext) {
  const { form, owner, now, t } = context
  const line = parseCartLine(form)
  if (!line) return invalidProduct(context)
  const outcome = owner ? await saveForLater(owner, line, now) : noLine
  if (!outcome.ok) return invalidLine(context, outcome)
  if (!outcome.wasInCart) return redirectBack(context)
  const message = t(`toast.wishlist.${outcome.wasWished ? 'present' : 'added'}`)
  return redirectBack(context, message, { undo: 'cart.undo' })
}

/** A line that is gone already is what was requested, so a second press of the button is no error. */
async function remove(context: FormContext) {
  const { form, owner, now } = context
  const line = parseCartLine(form)
  if (!line) return invalidProduct(context)
  const was = owner ? await removeLine(owner, line, now) : false
  return was ? removed(context) : redirectBack(context)
}

async function clear(context: FormContext) {
  const { owner, now } = context
  const count = owner ? await clearCart(owner, now) : 0
  return count > 0 ? removed(context) : redirectBack(context)
}

/** The name is shortened because a toast is sent in a cookie. */
const longestName = 60

async function removed(context: FormContext) {
  const { t, owner } = context
  const { count, name } = (await findRemoved(owner, context)) ?? { count: 0, name: undefined }
  const message = name
    ? t('toast.removedFromCart', { name: truncateName(name, longestName) })
    : t('toast.linesRemovedFromCart', { count })
  return redirectBack(context, message, { undo: 'cart.undo' })
}

/** It is no error if nothing is left to restore, because the button may be on a page that was open for long. */
async function undo(context: FormContext) {
  const { t, owner } = context
  const outcome = owner ? await undoLineRemoval(owner, context) : undefined
  if (!outcome?.ok) return redirectBack(context, t('toast.nothingToUndo'), { type: 'error' })
  const { back, short } = outcome
  if (short === 0) return redirectBack(context, t('toast.backInCart'))
  const message = t(back === 0 ? 'toast.notBackInCart' : 'toast.partlyBackInCart', { count: short })
  return redirectBack(context, message, { type: 'error' })
}

type LineRefusal = CartRefusal | Extract<SaveOutcome, { ok: false }>

/** Responds 422 with the message at the field; 409 if the line is no longer in the cart. */
function invalidLine({ form, t }: FormContext, refusal: LineRefusal) {
  const { reason } = refusal
  return invalidForm(
    form,
    { [fieldOf(form, reason)]: describeLineError(refusal, t, form) },
    reason === 'no-line' ? 409 : 422,
  )
}

/** Responds 422 to what is no quantity, with the highest that the product can be bought in. */
async function invalidQuantity(
  context: FormContext,
  line: LineKey,
  sentence: 'addedQuantity' | 'setQuantity',
) {
  const purchase = await checkPurchase(line, context)
  const most = purchase.ok ? purchase.limit : maxQuantity
  return invalidForm(context.form, { quantity: context.t(`refusal.cart.${sentence}`, { most }) })
}

/** Responds 422 to a form that names no possible line, or two at once. */
const invalidProduct = ({ form, t }: FormContext) =>
  invalidForm(form, { quantity: t('refusal.cart.unknown-product') })

/** Returns the field that is to be corrected. */
function fieldOf(form: URLSearchParams, reason: LineRefusal['reason']) {
  if (form.get('intent') === 'cart.changeVariant') return 'variant'
  return reason === 'unknown-variant' || reason === 'choose-variant' ? 'size' : 'quantity'
}

/** Returns the message for a refused line. It names what of colour and size the form lacks. */
function describeLineError(refusal: LineRefusal, t: Translate, form: URLSearchParams): string {
  if (refusal.reason === 'choose-variant' && form.get('color')) return t('refusal.cart.choose-size')
  if (refusal.reason === 'choose-variant' && form.get('size')) return t('refusal.cart.choose-color')
  if (refusal.reason !== 'past-limit') return t(`refusal.cart.${refusal.reason}`)
  // The requested number is the total of the line rather than an addition.
  const isWhole = form.get('intent') === 'cart.set'
  const { limit, inCart } = refusal
  if (inCart === 0 || isWhole) return t('refusal.cart.past-limit', { count: limit })
  return t('refusal.cart.past-limit-in-cart', { count: limit, held: inCart })
}
