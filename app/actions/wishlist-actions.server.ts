import { redirect } from '@remix-run/node'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { invalidForm } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { saveSession } from '#app/http/session.server.ts'
import { redirectWithToast } from '#app/http/toasts.server.ts'
import { ensureOwner } from '#app/http/request-context.server.ts'
import { parseProductId } from '#app/shop/catalogue/products/product-id.ts'
import { sentences } from '#app/i18n/format/join-sentences.ts'
import {
  buyAllWishes,
  buyWish,
  type BuyWishOutcome,
} from '#app/shop/lists/wishlist/buy-wishes.server.ts'
import {
  addToWishlist,
  clearWishlist,
  removeFromWishlist,
} from '#app/shop/lists/wishlist/change-wishlist.server.ts'
import { shareWishlist, unshareWishlist } from '#app/shop/lists/wishlist/share.server.ts'
import { undoWishRemoval } from '#app/shop/lists/wishlist/undo-wishes.server.ts'

/** These are the wishlist's own actions; those of cards and toasts are on every page. */
export const wishlistActions = {
  'wishlist.add': add,
  'wishlist.remove': remove,
  'wishlist.clear': clear,
  'wishlist.undo': undo,
  'wishlist.buy': buy,
  'wishlist.buyAll': buyAll,
  'wishlist.share': share,
  'wishlist.unshare': unshare,
} satisfies FormActions

const wishlistResponse = ({ here, session }: FormContext, message: string) =>
  redirectWithToast(here, { message, type: 'success' }, session)

const failed = ({ here, session }: FormContext, message: string) =>
  redirectWithToast(here, { message, type: 'error' }, session)

/** The requested state is reached already, so a second press of the button is no error. */
const back = async ({ here, session }: FormContext) =>
  redirect(here, { status: 303, headers: await saveSession(session) })

async function add(context: FormContext) {
  const { form, t, now } = context
  const product = parseProductId(form)
  if (product === undefined) return invalidForm(form, { product: t('refusal.wishlist.unknown') })
  const outcome = await addToWishlist(ensureOwner(context), product, now)
  if (outcome === 'unknown' || outcome === 'full')
    return invalidForm(form, { product: t(`refusal.wishlist.${outcome}`) })
  return wishlistResponse(
    context,
    t(outcome === 'present' ? 'toast.onWishlist' : 'toast.addedToWishlist'),
  )
}

async function remove(context: FormContext) {
  const { form, owner, t, now } = context
  const product = parseProductId(form)
  const was = owner && product ? await removeFromWishlist(owner, product, now) : false
  return was ? removed(context, t('toast.removedFromWishlist')) : back(context)
}

async function clear(context: FormContext) {
  const { owner, t, now } = context
  const count = owner ? await clearWishlist(owner, now) : 0
  return count > 0 ? removed(context, t('toast.removedAllFromWishlist')) : back(context)
}

/** The toast has the style of errors (spec section 9). */
const removed = ({ here, session }: FormContext, message: string) =>
  redirectWithToast(here, { message, type: 'error', undo: 'wishlist.undo' }, session)

/** It is no error if nothing is left to restore, because the button may be on a page that was open for long. */
async function undo(context: FormContext) {
  const { t, owner, now } = context
  const outcome = owner ? await undoWishRemoval(owner, now) : undefined
  if (!outcome?.ok) return failed(context, t('toast.nothingToUndo'))
  const { back: count, gone, overLimit } = outcome
  if (gone + overLimit === 0) return wishlistResponse(context, t('toast.backOnWishlist'))
  return failed(
    context,
    sentences(
      count > 0 && t('toast.backOnWishlist'),
      gone > 0 && t('toast.wishesUnavailable', { count: gone }),
      overLimit > 0 && t('toast.wishlistFull', { count: overLimit }),
    ),
  )
}

async function buy(context: FormContext) {
  const { form, owner, t } = context
  const product = parseProductId(form)
  const outcome: BuyWishOutcome =
    product === undefined
      ? { ok: false, reason: 'unknown' }
      : await buyWish(owner, product, context)
  if (outcome.ok) return wishlistResponse(context, t('toast.movedToCart'))
  const status = outcome.reason === 'not-wished' ? 409 : 422
  return invalidForm(form, { product: describeWishError(outcome, t) }, status)
}

function describeWishError(refusal: Extract<BuyWishOutcome, { ok: false }>, t: Translate): string {
  switch (refusal.reason) {
    case 'unknown':
      return t('refusal.wishlist.unknown')
    case 'not-wished':
      return t('refusal.wishlist.notWished')
    case 'partner':
      return t('refusal.wishlist.partner')
    case 'e-book':
      return t('refusal.noFile')
    case 'withdrawn':
      return t('product.withdrawn')
    case 'not-for-sale':
      return t('refusal.cart.notForSale')
    case 'choose':
      return t('refusal.cart.chooseVariant')
    case 'sold-out':
      return t('refusal.cart.soldOut')
    case 'cart-full':
      return t('refusal.cart.full')
    case 'at-limit': {
      const { limit, inCart } = refusal
      return t('refusal.cart.pastLimitInCart', { count: limit, held: inCart })
    }
  }
}

/** Moves all wishes that can be bought to the cart. The next page shows the reason beside each of the others. */
async function buyAll(context: FormContext) {
  const { t, owner } = context
  const { moved, left } = owner ? await buyAllWishes(owner, context) : { moved: 0, left: 0 }
  if (moved + left === 0) return back(context)
  const message = sentences(
    moved > 0 && t('toast.wishesMoved', { count: moved }),
    left > 0 && t('toast.wishesNotMoved', { count: left }),
  )
  return left > 0 ? failed(context, message) : wishlistResponse(context, message)
}

async function share(context: FormContext) {
  const { form, owner, t, now } = context
  const outcome = owner ? await shareWishlist(owner, now) : undefined
  if (!outcome?.ok) return invalidForm(form, { share: t('refusal.wishlist.empty') })
  return wishlistResponse(context, t('toast.linkMade'))
}

async function unshare(context: FormContext) {
  const { owner, t, now } = context
  const was = owner ? await unshareWishlist(owner, now) : false
  return was ? wishlistResponse(context, t('toast.linkWithdrawn')) : back(context)
}
