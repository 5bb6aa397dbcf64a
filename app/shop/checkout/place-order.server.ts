import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { goesToConfirmed } from '../accounts/confirmed-email.server.ts'
import { addAddress } from '../addresses/customer-addresses.server.ts'
import { lockCart } from '../cart/lines.server.ts'
import type { LineKey, Quote } from '../cart/quote.ts'
import { quoteCart } from '../cart/quote.server.ts'
import { redeemCoupon, redeemCouponOfCart } from '../coupons/redeem-coupon.server.ts'
import { listEbooksOfOrder } from '../downloads/bought-ebooks.server.ts'
import { ebookParts } from '../mail/ebooks-mail.server.ts'
import { orderMail } from '../mail/order-mail.server.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import { findOrder, findOrderOfToken } from '../orders/orders.server.ts'
import { hashNetworksOf } from '../orders/order-networks.server.ts'
import { ensureLinkSecret } from '../orders/link-secrets.server.ts'
import { ebooksKey, receiptKey } from '../orders/receipt-key.server.ts'
import { listChanges } from './changes.ts'
import { needsEbookConsent } from './ebook-consent.ts'
import type { OrderRequest } from './order-request.ts'
import { removeFromCart, decrementStock, ConcurrentChange } from './decrement-stock.server.ts'
import { writeOrder } from './write-order.server.ts'

export type PlaceOrderOutcome =
  /** `isNew`: by this call, and not by the same form sent before. */
  | { ok: true; number: string; isNew: boolean }
  /**
   * Nothing was written: the quote is not what was shown, or cannot be ordered as it stands.
   * `ranOut`: the line that other buyers were quicker to get.
   */
  | { ok: false; quote: Quote; ranOut?: LineKey }

const attempts = 3

/**
 * Makes an order, in one transaction: everything of it, or nothing. The same token again answers with the
 * order that it made. What is charged is worked out in the transaction and must be what was shown.
 */
export async function placeOrder(placing: OrderRequest): Promise<PlaceOrderOutcome> {
  // Outside: it may have to write, and no transaction stands in another.
  const secret = await ensureLinkSecret()
  for (let attempt = 1; ; attempt++)
    try {
      return await db.write((t) => tryToPlace(t, placing, secret))
    } catch (error) {
      // Another buyer or another tab came first, between the quote and the taking: the next try sees it.
      if (!(error instanceof ConcurrentChange)) throw error
      if (attempt < attempts) continue
      const quote = await quoteFor(placing)
      const { moved } = error
      return { ok: false, quote, ...(moved.reason === 'stock' && { ranOut: moved.line }) }
    }
}

/** The order that a checkout form with this token made; not `ok` where another visitor made it. */
export async function findPlaced(
  token: string | undefined,
  visitor: string | undefined,
  t?: Transaction,
): Promise<{ ok: true; number: string } | { ok: false } | undefined> {
  const made = token === undefined ? undefined : await findOrderOfToken(token, t)
  return made && (made.visitor === visitor ? { ok: true, number: made.number } : { ok: false })
}

async function tryToPlace(
  t: Transaction,
  placing: OrderRequest,
  secret: string,
): Promise<PlaceOrderOutcome> {
  const { token, account, visitor, details, origin, now } = placing
  // First, as every change of a cart does: two that lock its rows in another order would wait for each other.
  await lockCart(t, visitor)
  const quote = await quoteFor(placing, t)
  const networks =
    placing.networkAddress === undefined ? [] : hashNetworksOf(placing.networkAddress, secret)
  const written = canBeOrdered(quote, placing)
    ? await writeOrder(t, placing, quote, networks)
    : undefined
  if (!written) {
    // The same form sent before, or at this moment: that one emptied the cart, or wrote the order.
    const made = await findPlaced(token, visitor, t)
    return made?.ok ? { ...made, isNew: false } : { ok: false, quote }
  }
  const { number, isUnreserved } = written
  const order = (await findOrder(number, t))!
  const key = receiptKey(secret, number, now)
  const bought = await listEbooksOfOrder(number, t)
  const ebooks = ebookParts(order, bought, { origin, key: ebooksKey(secret, number, now) })
  const isConfirmed = await goesToConfirmed(t, order)
  await enqueueMail(t, orderMail(order, { origin, key, isConfirmed }, ebooks), now)
  await removeFromCart(t, visitor, quote.lines)
  // Where there is no room for it, the order is as good without.
  if (account?.keepsAddress)
    await addAddress(t, account.customer, details.address, now, details.telephone)
  // Last: others who use the coupon, then other buyers of these things, wait from here on.
  await countCoupon(t, placing, quote, number)
  if (!isUnreserved) await decrementStock(t, quote.lines, now)
  return { ok: true, number, isNew: true }
}

/** @throws {ConcurrentChange} where the coupon ended, or its last use was taken, in this moment. */
async function countCoupon(
  t: Transaction,
  placing: OrderRequest,
  { coupon }: Quote,
  orderNumber: string,
) {
  if (!coupon?.ok) return
  const { code } = coupon
  const { visitor, now, details } = placing
  const isTaken = await redeemCoupon(t, { orderNumber, code, email: details.email, now })
  if (!isTaken) throw new ConcurrentChange({ reason: 'coupon' })
  await redeemCouponOfCart(t, visitor, code)
}

const quoteFor = ({ visitor, details, deliveryMethod, ...where }: OrderRequest, t?: Transaction) =>
  quoteCart(
    visitor,
    {
      ...where,
      country: details.address.country,
      email: details.email,
      ...(deliveryMethod && { deliveryMethod }),
    },
    t,
  )

const canBeOrdered = (quote: Quote, { shown, details }: OrderRequest) =>
  quote.lines.length > 0 &&
  quote.delivery.kind !== 'refused' &&
  (details.ebookConsent || !needsEbookConsent(quote)) &&
  shown !== undefined &&
  listChanges(shown, quote).length === 0
