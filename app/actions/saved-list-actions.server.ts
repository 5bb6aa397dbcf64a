import type { FormContext } from '#app/http/create-action.server.ts'
import { ensureOwner } from '#app/http/request-context.server.ts'
import { invalidForm } from '#app/http/responses.server.ts'
import { redirectBack } from '#app/http/session.server.ts'
import { isProduct } from '#app/shop/catalogue/products/is-product.server.ts'
import { parseProductId } from '#app/shop/catalogue/products/product-id.ts'
import { sentences } from '#app/i18n/format/join-sentences.ts'
import { removeFromList, undoListRemoval } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { maxSaved, type SavedList } from '#app/shop/lists/saved-list/saved-list.ts'
import { addToList, type AddToListOutcome } from '#app/shop/lists/saved-list/saved-list.server.ts'

/** Returns the actions that wishlist and comparison have in common. Their Undo may be in a toast on any page. */
export const savedListActions = (list: SavedList) => ({
  add: (context: FormContext) => add(list, context),
  remove: (context: FormContext) => remove(list, context),
  clear: (context: FormContext) => clear(list, context),
  undo: (context: FormContext) => undo(list, context),
})

export const unknownProduct = (list: SavedList, { form, t }: FormContext) =>
  invalidForm(form, { product: t(`refusal.${list}.unknown`) })

async function add(list: SavedList, context: FormContext) {
  const { form, t, now } = context
  const product = parseProductId(form)
  const outcome: AddToListOutcome =
    product === undefined ? 'unknown' : await addToList(list, ensureOwner(context), product, now)
  switch (outcome) {
    case 'unknown':
      return unknownProduct(list, context)
    case 'full': {
      const message = t(`refusal.${list}.full`, { most: maxSaved[list] })
      // The message of a full comparison offers to replace a product, and is found by this field.
      return invalidForm(form, { [list === 'compare' ? 'compare' : 'product']: message })
    }
    case 'added':
    case 'present':
      return redirectBack(context, t(`toast.${list}.${outcome}`))
  }
}

/** A product that is gone already is what was requested, so a second press of the button is no error. */
async function remove(list: SavedList, context: FormContext) {
  const { form, owner, now } = context
  const product = parseProductId(form)
  const count = owner && product ? await removeFromList(list, owner, now, product) : 0
  if (count > 0) return removed(list, context, 'removed')
  if (list === 'wishlist' || (product && (await isProduct(product)))) return redirectBack(context)
  return unknownProduct(list, context)
}

async function clear(list: SavedList, context: FormContext) {
  const { owner, now } = context
  const count = owner ? await removeFromList(list, owner, now) : 0
  return count > 0 ? removed(list, context, 'cleared') : redirectBack(context)
}

function removed(list: SavedList, context: FormContext, change: 'removed' | 'cleared') {
  // "Removed From Wishlist" has the style of errors (spec section 9).
  const type = list === 'wishlist' ? 'error' : 'success'
  return redirectBack(context, context.t(`toast.${list}.${change}`), { type, undo: `${list}.undo` })
}

/** It is no error if nothing is left to restore, because the button may be on a page that was open for long. */
async function undo(list: SavedList, context: FormContext) {
  const { t, owner, now } = context
  const outcome = owner ? await undoListRemoval(list, owner, now) : undefined
  if (!outcome?.ok) return redirectBack(context, t('toast.nothingToUndo'), { type: 'error' })
  const { gone, overLimit } = outcome
  const message = sentences(
    outcome.back > 0 && t(`toast.${list}.back`),
    gone > 0 && t(`toast.${list}.gone`, { count: gone }),
    overLimit > 0 && t(`toast.${list}.overLimit`, { count: overLimit }),
  )
  return redirectBack(context, message, { type: gone + overLimit > 0 ? 'error' : 'success' })
}
