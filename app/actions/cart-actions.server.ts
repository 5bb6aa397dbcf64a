import { redirect } from '@remix-run/node'
import { invalidForm } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { saveSession } from '#app/http/session.server.ts'
import { redirectWithToast } from '#app/http/toasts.server.ts'
import { ensureOwner } from '#app/http/request-context.server.ts'
import {
  parseAddedQuantity,
  parseLine,
  parseSetQuantity,
  parseVariant,
} from '#app/shop/cart/cart.schema.ts'
import {
  addToCart,
  clearCart,
  oneLess,
  oneMore,
  removeLine,
  setQuantity,
  type CartOutcome,
} from '#app/shop/cart/cart.server.ts'
import { changeVariant } from '#app/shop/cart/change-variant.server.ts'
import type { LineKey } from '#app/shop/cart/quote.ts'
import { saveForLater } from '#app/shop/cart/save-for-later.server.ts'
import { findRemoved, undoRemoval } from '#app/shop/cart/undo.server.ts'
import { cartAdds } from '#app/observability/metrics.server.ts'
import { invalidLine, invalidProduct } from './invalid-line.server.ts'

/** The cart's buttons, which stand on every page: the toast's Undo does. */
export const cartActions = {
  'cart.add': add,
  'cart.more': more,
  'cart.less': less,
  'cart.set': set,
  'cart.changeVariant': changeColorOrSize,
  'cart.saveForLater': keepForLater,
  'cart.remove': remove,
  'cart.clear': clear,
  'cart.undo': undo,
} satisfies FormActions

const done = (posted: FormContext, message: string) =>
  redirectWithToast(posted.here, { message, type: 'success' }, posted.session)

const removedToast = (posted: FormContext, message: string) =>
  redirectWithToast(posted.here, { message, type: 'success', undo: 'cart.undo' }, posted.session)

async function add(posted: FormContext) {
  const { form, t } = posted
  const line = parseLine(form)
  if (!line) return invalidProduct(posted)
  const quantity = parseAddedQuantity(form)
  if (quantity === undefined)
    return invalidForm(form, { quantity: t('refusal.cart.addedQuantity') })
  const outcome = await addToCart(ensureOwner(posted), { ...line, quantity }, posted)
  if (!outcome.ok) return invalidLine(posted, outcome)
  cartAdds.inc()
  return done(posted, t('toast.addedToCart'))
}

function more(posted: FormContext) {
  return change(posted, (owner, line) => oneMore(owner, line, posted))
}

function less(posted: FormContext) {
  return change(posted, (owner, line) => oneLess(owner, line, posted.now))
}

async function set(posted: FormContext) {
  const { form, t } = posted
  const quantity = parseSetQuantity(form)
  if (quantity === undefined) return invalidForm(form, { quantity: t('refusal.cart.setQuantity') })
  return change(posted, (owner, line) => setQuantity(owner, { ...line, quantity }, posted))
}

const noLine = { ok: false, reason: 'no-line' } as const

/** What is not in a cart is refused before anything is written: who has no cart yet gets none by it. */
async function change(
  posted: FormContext,
  work: (owner: string, line: LineKey) => Promise<CartOutcome>,
) {
  const { form, owner, t } = posted
  const line = parseLine(form)
  if (!line) return invalidProduct(posted)
  const outcome = owner ? await work(owner, line) : noLine
  if (!outcome.ok) return invalidLine(posted, outcome)
  if (outcome.quantity === 0) return removed(posted)
  return done(posted, t('toast.quantityChanged', { quantity: outcome.quantity }))
}

async function changeColorOrSize(posted: FormContext) {
  const { form, owner, t } = posted
  const [line, variant] = [parseLine(form), parseVariant(form)]
  if (!line) return invalidProduct(posted)
  if (!variant) return invalidForm(form, { variant: t('refusal.cart.unknownVariant') })
  const outcome = owner ? await changeVariant(owner, line, variant, posted) : noLine
  if (!outcome.ok) return invalidLine(posted, outcome)
  const { joined, quantity } = outcome
  return done(posted, joined ? t('toast.linesJoined', { quantity }) : t('toast.variantChanged'))
}

async function keepForLater(posted: FormContext) {
  const { form, owner, now, t } = posted
  const line = parseLine(form)
  if (!line) return invalidProduct(posted)
  const outcome = owner ? await saveForLater(owner, line, now) : noLine
  if (!outcome.ok) return invalidLine(posted, outcome)
  if (!outcome.wasInCart) return back(posted)
  return removedToast(posted, t(outcome.wasWished ? 'toast.onWishlist' : 'toast.addedToWishlist'))
}

/** A line that is gone already is what was asked for: a second press of the button is no fault. */
async function remove(posted: FormContext) {
  const { form, owner, now } = posted
  const line = parseLine(form)
  if (!line) return invalidProduct(posted)
  const was = owner ? await removeLine(owner, line, now) : false
  return was ? removed(posted) : back(posted)
}

async function clear(posted: FormContext) {
  const { owner, now } = posted
  const count = owner ? await clearCart(owner, now) : 0
  return count > 0 ? removed(posted) : back(posted)
}

const back = async ({ here, session }: FormContext) =>
  redirect(here, { status: 303, headers: await saveSession(session) })

async function removed(posted: FormContext) {
  const { t, owner } = posted
  const { count, name } = (await findRemoved(owner, posted)) ?? { count: 0, name: undefined }
  const message = name
    ? t('toast.removedFromCart', { name: shortened(name) })
    : t('toast.linesRemovedFromCart', { count })
  return removedToast(posted, message)
}

/** Nothing left to put back is no refused form: the button may stand in a page that is long open. */
async function undo(posted: FormContext) {
  const { t, owner, here, session } = posted
  const outcome = owner ? await undoRemoval(owner, posted) : undefined
  if (!outcome?.ok)
    return redirectWithToast(here, { message: t('toast.nothingToUndo'), type: 'error' }, session)
  const { back, short } = outcome
  if (short === 0) return done(posted, t('toast.backInCart'))
  const message = t(back === 0 ? 'toast.notBackInCart' : 'toast.partlyBackInCart', { count: short })
  return redirectWithToast(here, { message, type: 'error' }, session)
}

const longest = 60

/** A toast travels in a cookie, which holds no 10,000 characters. */
function shortened(name: string): string {
  const letters = Array.from(name)
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : name
}
