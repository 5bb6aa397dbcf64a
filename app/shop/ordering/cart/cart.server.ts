import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { maxQuantity } from '#app/shop/catalogue/products/availability.ts'
import { checkPurchase } from '#app/shop/ordering/quote/check-purchase.server.ts'
import {
  addLine,
  findQuantity,
  lockCart,
  lockLine,
  setLine,
  stepLine,
} from '#app/shop/ordering/quote/lines.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { removeWithUndo } from './undo.server.ts'

/** Tells why the cart was not changed. Another reason of `checkPurchase` does not compile until it is named here. */
export type CartRefusal =
  | {
      ok: false
      reason:
        /** The catalogue does not have the product. */
        | 'unknown-product'
        /** The product does not come in this colour and size. */
        | 'unknown-variant'
        /** A colour or size is still to be chosen. */
        | 'choose-variant'
        /** A partner sells the product, or it has no price for this viewer. */
        | 'not-for-sale'
        /** The shop no longer sells the product. */
        | 'withdrawn'
        /** The e-book has no file yet. */
        | 'no-file'
        /** The product is sold out or out of print. */
        | 'sold-out'
        /** The cart has its 500 lines already. */
        | 'cart-full'
        /** The cart does not have the line. */
        | 'no-line'
        /** The e-book, which is bought only once, is in the cart already. */
        | 'file-in-cart'
        /** More than one copy of an e-book was requested. */
        | 'one-file'
    }
  /** The quantity would exceed `limit`, the maximum that may be bought; `inCart` is the quantity in the cart. */
  | { ok: false; reason: 'past-limit'; limit: number; inCart: number }

/** `quantity` is what the line holds now; at 0 the line was removed. */
export type CartOutcome = { ok: true; quantity: number } | CartRefusal

/**
 * Adds to a line, or creates it (spec section 4, Cart). If the line would exceed its limit or the cart its 500 lines,
 * nothing is added.
 * @param line `quantity` is 1 to 99.
 */
export async function addToCart(
  owner: string,
  line: LineKey & { quantity: number },
  viewer: QuoteViewer,
): Promise<CartOutcome> {
  const purchase = await checkPurchase(line, viewer)
  if (!purchase.ok) return purchase
  const { limit } = purchase
  if (line.quantity > limit) return asAddedFile(purchase, await pastLimit(owner, line, limit))
  const added = await db.write(async (trx) => {
    await lockCart(trx, owner)
    return addToLockedCart(trx, owner, line, limit, viewer.now)
  })
  return asAddedFile(purchase, added)
}

/** Replaces `past-limit` for an e-book, because an e-book has no stock that could run out. */
const asOfFile = ({ isFile }: { isFile: boolean }, outcome: CartOutcome): CartOutcome =>
  isFile && !outcome.ok && outcome.reason === 'past-limit'
    ? { ok: false, reason: 'one-file' }
    : outcome

/** A second press on the button of an e-book in the cart is told where the e-book is. */
const asAddedFile = (purchase: { isFile: boolean }, outcome: CartOutcome): CartOutcome =>
  purchase.isFile && !outcome.ok && outcome.reason === 'past-limit' && outcome.inCart > 0
    ? { ok: false, reason: 'file-in-cart' }
    : asOfFile(purchase, outcome)

/**
 * Does the work of `addToCart` in a transaction that has locked the cart.
 * @param limit The caller has checked that the quantity is within the limit.
 */
export async function addToLockedCart(
  trx: Transaction,
  owner: string,
  line: LineKey & { quantity: number },
  limit: number,
  now: number,
): Promise<CartOutcome> {
  const added = await addLine(trx, owner, { ...line, addedAt: now }, limit)
  if (added) return { ok: true, quantity: added.quantity }
  const inCart = await findQuantity(trx, owner, line)
  if (inCart !== undefined) return { ok: false, reason: 'past-limit', limit, inCart }
  return { ok: false, reason: 'cart-full' }
}

async function pastLimit(owner: string, key: LineKey, limit: number): Promise<CartOutcome> {
  const inCart = (await findQuantity(db.read, owner, key)) ?? 0
  return { ok: false, reason: 'past-limit', limit, inCart }
}

/**
 * Sets a line's quantity; 0 removes the line.
 * @param line `quantity` is 0 to 99.
 */
export async function setQuantity(
  owner: string,
  line: LineKey & { quantity: number },
  viewer: QuoteViewer,
): Promise<CartOutcome> {
  const outcome = await setQuantities(owner, [line], viewer)
  return outcome.ok ? { ok: true, quantity: line.quantity } : outcome.refusal
}

/** `at` is the place of the refused line among those that were to be set. */
type QuantitiesOutcome = { ok: true } | { ok: false; at: number; refusal: CartRefusal }

/** Sets the quantities of several lines, or of none if one is refused. See {@link setQuantity}. */
export async function setQuantities(
  owner: string,
  lines: (LineKey & { quantity: number })[],
  viewer: QuoteViewer,
): Promise<QuantitiesOutcome> {
  for (const [at, line] of lines.entries()) {
    const outcome = await checkQuantity(owner, line, viewer)
    if (!outcome.ok) return { ok: false, at, refusal: outcome }
  }
  const { now } = viewer
  return db.write(async (trx): Promise<QuantitiesOutcome> => {
    await lockCart(trx, owner)
    for (const [at, line] of lines.entries())
      if (!(await lockLine(trx, owner, line)))
        return { ok: false, at, refusal: { ok: false, reason: 'no-line' } }
    const removed = lines.filter(({ quantity }) => quantity === 0)
    if (removed.length > 0) await removeWithUndo(trx, owner, now, removed)
    for (const line of lines)
      if (line.quantity > 0) await setLine(trx, owner, line, line.quantity, now)
    return { ok: true }
  })
}

/** Tells whether a line may hold a quantity. One that is to be removed may be of a product that is no longer sold. */
async function checkQuantity(
  owner: string,
  line: LineKey & { quantity: number },
  viewer: QuoteViewer,
): Promise<CartOutcome> {
  const { quantity } = line
  if (quantity === 0) return { ok: true, quantity }
  const purchase = await checkPurchase(line, viewer)
  if (!purchase.ok) return purchase
  return quantity > purchase.limit
    ? asOfFile(purchase, await pastLimit(owner, line, purchase.limit))
    : { ok: true, quantity }
}

const outcomeOf = (line: { quantity: number } | undefined): CartOutcome =>
  line ? { ok: true, quantity: line.quantity } : { ok: false, reason: 'no-line' }

/** Increases a line's quantity by one. Fails if the line is at its limit, or above it because its stock fell. */
export async function oneMore(
  owner: string,
  key: LineKey,
  viewer: QuoteViewer,
): Promise<CartOutcome> {
  const purchase = await checkPurchase(key, viewer)
  if (!purchase.ok) return purchase
  const { limit } = purchase
  const outcome = await db.write(async (trx): Promise<CartOutcome> => {
    await lockCart(trx, owner)
    const line = await stepLine(trx, owner, key, 1, limit, viewer.now)
    if (line) return outcomeOf(line)
    const inCart = await findQuantity(trx, owner, key)
    return inCart === undefined
      ? { ok: false, reason: 'no-line' }
      : { ok: false, reason: 'past-limit', limit, inCart }
  })
  return asOfFile(purchase, outcome)
}

/** Decreases a line's quantity by one. Never fails for an existing line: at zero it is removed (spec section 4). */
export const oneLess = (owner: string, key: LineKey, now: number): Promise<CartOutcome> =>
  db.write(async (trx): Promise<CartOutcome> => {
    await lockCart(trx, owner)
    const line = await stepLine(trx, owner, key, -1, maxQuantity, now)
    if (line) return outcomeOf(line)
    const removed = await removeWithUndo(trx, owner, now, [key])
    return removed > 0 ? { ok: true, quantity: 0 } : { ok: false, reason: 'no-line' }
  })

/** Removes a line, which can be put back for 30 minutes. Returns false if there was no such line. */
export const removeLine = (owner: string, key: LineKey, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    await lockCart(trx, owner)
    return (await removeWithUndo(trx, owner, now, [key])) > 0
  })

/** Removes all lines, which can be put back for 30 minutes. Returns their number. */
export const clearCart = (owner: string, now: number): Promise<number> =>
  db.write(async (trx) => {
    await lockCart(trx, owner)
    return removeWithUndo(trx, owner, now)
  })
