import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { goesToConfirmed } from '#app/shop/customers/accounts/confirmed-email.server.ts'
import { addAddress } from '#app/shop/customers/addresses/customer-addresses.server.ts'
import { lockCart } from '#app/shop/ordering/quote/lines.server.ts'
import type { LineKey, Quote } from '#app/shop/ordering/quote/quote.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import {
  redeemCoupon,
  redeemCouponOfCart,
} from '#app/shop/ordering/coupons/redeem-coupon.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { ebookParts } from '#app/shop/ordering/downloads/ebooks-mail.server.ts'
import { issueInvoice } from '#app/shop/ordering/invoices/issue-invoice.server.ts'
import { completeFiles } from '#app/shop/ordering/fulfilment/complete-files.server.ts'
import { announceLowStock } from '#app/shop/ordering/fulfilment/low-stock-mail.server.ts'
import { announceOrder } from '#app/shop/ordering/fulfilment/announce-order.server.ts'
import { waitsForPaymentService } from '#app/shop/ordering/orders/payment-method.ts'
import { orderMail } from '#app/shop/ordering/order-pages/order-mail.server.ts'
import { enqueueMail, type NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder, findOrderOfToken } from '#app/shop/ordering/orders/orders.server.ts'
import { hashNetworksOf } from '#app/shop/ordering/orders/order-networks.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey, receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { listOfferedPayments } from '#app/shop/ordering/payments/offered-payments.server.ts'
import { listChanges } from './changes.ts'
import { needsEbookConsent } from './ebook-consent.ts'
import type { OrderRequest } from './order-request.ts'
import { findOwnTexts } from '#app/shop/operations/own-texts/own-texts.server.ts'
import {
  removeFromCart,
  decrementStock,
  ConcurrentChange,
} from '#app/shop/ordering/orders/decrement-stock.server.ts'
import { writeOrder } from './write-order.server.ts'

export type PlaceOrderOutcome =
  /** `isNew` is true if this call placed the order, and false if the same form was sent before. */
  | { ok: true; number: string; isNew: boolean }
  /**
   * Nothing was written: the quote differs from the amounts shown or cannot be ordered as it stands. `ranOut` is the
   * line that other buyers got first.
   */
  | { ok: false; quote: Quote; ranOut?: LineKey }

const attempts = 3

/**
 * Places an order in one transaction, completely or not at all. A repeated token returns the order placed before. The
 * amount charged is computed in the transaction and must equal the amount shown.
 */
export const placeOrder = (placing: OrderRequest): Promise<PlaceOrderOutcome> =>
  placeWithRetries(
    (trx, secret) => tryToPlace(trx, placing, secret),
    () => quoteFor(placing),
    placing.now,
  )

/**
 * Runs `work` in a transaction, and again if others were quicker. `secret` signs the links in its mails.
 * @param quoteNow Returns what is shown if they were quicker each time.
 */
export async function placeWithRetries<Outcome>(
  work: (trx: Transaction, secret: string) => Promise<Outcome>,
  quoteNow: () => Promise<Quote>,
  now: number,
): Promise<Outcome | Extract<PlaceOrderOutcome, { ok: false }>> {
  // The secret is created outside of the transaction, because this may write and transactions cannot be nested.
  const secret = await ensureLinkSecret()
  // The mail holds the terms of sale.
  await findOwnTexts(now)
  for (let attempt = 1; ; attempt++)
    try {
      return await db.write((trx) => work(trx, secret))
    } catch (error) {
      // Another buyer or tab made a change between the quote and the write; the next attempt sees it.
      if (!(error instanceof ConcurrentChange)) throw error
      if (attempt < attempts) continue
      const quote = await quoteNow()
      const { moved } = error
      return { ok: false, quote, ...(moved.reason === 'stock' && { ranOut: moved.line }) }
    }
}

/** Returns the order placed with this checkout token. It is not `ok` if another owner placed it. */
export async function findPlaced(
  token: string | undefined,
  owner: string | undefined,
  trx?: Transaction,
): Promise<{ ok: true; number: string } | { ok: false } | undefined> {
  const made = token === undefined ? undefined : await findOrderOfToken(token, trx)
  return made && (made.visitor === owner ? { ok: true, number: made.number } : { ok: false })
}

async function tryToPlace(
  trx: Transaction,
  placing: OrderRequest,
  secret: string,
): Promise<PlaceOrderOutcome> {
  const { token, account, owner, details, origin, now } = placing
  // The cart is locked first, like in every change of a cart: two transactions that lock its rows in another order
  // could deadlock.
  await lockCart(trx, owner)
  const quote = await quoteFor(placing, trx)
  const networks =
    placing.networkAddress === undefined ? [] : hashNetworksOf(placing.networkAddress, secret)
  const written = (await canBeOrdered(trx, quote, placing))
    ? await writeOrder(trx, placing, quote, networks)
    : undefined
  if (!written) {
    // The same form was sent before or concurrently, and emptied the cart or placed the order.
    const made = await findPlaced(token, owner, trx)
    return made?.ok ? { ...made, isNew: false } : { ok: false, quote }
  }
  const { number, isUnreserved } = written
  const order = (await findOrder(number, trx))!
  await enqueueMail(trx, await confirmationOf(trx, order, { secret, origin, now }), now)
  if (!waitsForPaymentService(order)) await announceOrder(trx, order, now)
  await removeFromCart(trx, owner, quote.lines)
  // If the address book is full, the order is placed without saving the address.
  if (account?.keepsAddress && details.address.addressLine1 !== '')
    await addAddress(trx, account.customer, details.address, now, details.telephone)
  // This comes last, because other users of the coupon and other buyers of these products wait from here on.
  await countCoupon(trx, placing, quote, number)
  if (!isUnreserved)
    await announceLowStock(trx, order, await decrementStock(trx, quote.lines, now), now)
  if (order.paymentState === 'paid') await completeFreeOrder(trx, number, now)
  return { ok: true, number, isNew: true }
}

/** Returns the mail that confirms a new order. `secret` signs its links. */
export async function confirmationOf(
  trx: Transaction,
  order: Order,
  { secret, origin, now }: Pick<OrderRequest, 'origin' | 'now'> & { secret: string },
): Promise<NewMail> {
  const { number } = order
  const key = receiptKey(secret, number, now)
  const bought = await listEbooksOfOrder(number, trx)
  const ebooks = ebookParts(order, bought, { origin, key: ebooksKey(secret, number, now) })
  const isConfirmed = await goesToConfirmed(trx, order)
  return orderMail(order, { origin, key, isConfirmed }, ebooks)
}

/** Does what a payment would do for an order of which a coupon leaves nothing to pay. */
async function completeFreeOrder(trx: Transaction, number: string, now: number): Promise<void> {
  await completeFiles(trx, number, now)
  await issueInvoice(trx, number, now)
}

/**
 * Counts the use of the coupon.
 * @throws {ConcurrentChange} if the coupon ended or its last use was taken a moment ago.
 */
async function countCoupon(
  trx: Transaction,
  placing: OrderRequest,
  { coupon }: Quote,
  orderNumber: string,
) {
  if (!coupon?.ok) return
  const { code } = coupon
  const { owner, now, details } = placing
  const isRedeemed = await redeemCoupon(trx, { orderNumber, code, email: details.email, now })
  if (!isRedeemed) throw new ConcurrentChange({ reason: 'coupon' })
  await redeemCouponOfCart(trx, owner, code)
}

const quoteFor = ({ owner, details, deliveryMethod, ...viewer }: OrderRequest, trx?: Transaction) =>
  quoteCart(
    owner,
    {
      ...viewer,
      country: details.address.country,
      email: details.email,
      ...(deliveryMethod && { deliveryMethod }),
    },
    trx,
  )

/** Checks what the form was checked for before, because cart and settings may have changed since. */
async function canBeOrdered(trx: Transaction, quote: Quote, { shown, details, now }: OrderRequest) {
  const isSent = quote.delivery.kind === 'offered' && !quote.delivery.chosen.pickup
  return (
    quote.lines.length > 0 &&
    quote.delivery.kind !== 'refused' &&
    (details.address.addressLine1 !== '' || !isSent) &&
    (details.ebookConsent || !needsEbookConsent(quote)) &&
    shown !== undefined &&
    listChanges(shown, quote).length === 0 &&
    (await listOfferedPayments(quote, now, trx)).some(({ id }) => id === details.payment)
  )
}
