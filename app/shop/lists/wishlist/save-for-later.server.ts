import { db } from '#app/database/database.server.ts'
import { addSaved, isSaved } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { lockCart, lockLine } from '#app/shop/ordering/quote/lines.server.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { removeWithUndo } from '#app/shop/ordering/cart/undo.server.ts'

/**
 * `wasInCart` is false if the button was clicked twice; `wasWished` means that the wishlist already held the product.
 */
export type SaveOutcome =
  | { ok: true; wasInCart: boolean; wasWished: boolean }
  | { ok: false; reason: 'no-line' | 'wishlist-full' }

/**
 * Adds the product of a line to the wishlist if it is not there yet, and removes the line. The line can be put back for
 * 30 minutes; the wish then stays.
 */
export const saveForLater = (owner: string, key: LineKey, now: number): Promise<SaveOutcome> =>
  db.write(async (trx): Promise<SaveOutcome> => {
    await lockCart(trx, owner)
    if (!(await lockLine(trx, owner, key)))
      return (await isSaved(trx, 'wishlist', owner, key.productId))
        ? { ok: true, wasInCart: false, wasWished: true }
        : { ok: false, reason: 'no-line' }
    const wish = await addSaved(trx, 'wishlist', owner, key.productId, now)
    if (wish === 'full') return { ok: false, reason: 'wishlist-full' }
    if (wish === 'unknown') return { ok: false, reason: 'no-line' }
    await removeWithUndo(trx, owner, now, [key])
    return { ok: true, wasInCart: true, wasWished: wish === 'present' }
  })
