import { invalidForm } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { redirectBack } from '#app/http/session.server.ts'
import { parseProductId } from '#app/shop/catalogue/products/product-id.ts'
import { sentences } from '#app/i18n/format/join-sentences.ts'
import {
  buyAllWishes,
  buyWish,
  type BuyWishOutcome,
} from '#app/shop/lists/wishlist/buy-wishes.server.ts'
import { shareWishlist, unshareWishlist } from '#app/shop/lists/wishlist/share.server.ts'
import { savedListActions } from './saved-list-actions.server.ts'

const { add, remove, clear, undo } = savedListActions('wishlist')

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

async function buy(context: FormContext) {
  const { form, owner, t } = context
  const product = parseProductId(form)
  const outcome: BuyWishOutcome =
    product === undefined
      ? { ok: false, reason: 'unknown' }
      : await buyWish(owner, product, context)
  if (outcome.ok) return redirectBack(context, t('toast.movedToCart'))
  const status = outcome.reason === 'not-wished' ? 409 : 422
  const values = 'limit' in outcome ? { count: outcome.limit, held: outcome.inCart } : {}
  return invalidForm(form, { product: t(`refusal.wish.${outcome.reason}`, values) }, status)
}

/** Moves all wishes that can be bought to the cart. The next page shows the reason beside each of the others. */
async function buyAll(context: FormContext) {
  const { t, owner } = context
  const { moved, left } = owner ? await buyAllWishes(owner, context) : { moved: 0, left: 0 }
  if (moved + left === 0) return redirectBack(context)
  const message = sentences(
    moved > 0 && t('toast.wishesMoved', { count: moved }),
    left > 0 && t('toast.wishesNotMoved', { count: left }),
  )
  return redirectBack(context, message, { type: left > 0 ? 'error' : 'success' })
}

async function share(context: FormContext) {
  const { form, owner, t, now } = context
  const outcome = owner ? await shareWishlist(owner, now) : undefined
  if (!outcome?.ok) return invalidForm(form, { share: t('refusal.wishlist.empty') })
  return redirectBack(context, t('toast.linkMade'))
}

async function unshare(context: FormContext) {
  const { owner, t, now } = context
  const was = owner ? await unshareWishlist(owner, now) : false
  return redirectBack(context, was ? t('toast.linkWithdrawn') : undefined)
}
