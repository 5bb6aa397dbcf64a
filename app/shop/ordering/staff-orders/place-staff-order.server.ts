import type { Transaction } from '#app/database/connection.server.ts'
import type { Money } from '#app/i18n/currency.ts'
import { isSameMailbox } from '#app/i18n/email.ts'
import { isAvailableNow } from '#app/shop/catalogue/products/availability.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { listChanges } from '#app/shop/ordering/checkout/changes.ts'
import { needsEbookConsent } from '#app/shop/ordering/checkout/ebook-consent.ts'
import type { OrderRequest } from '#app/shop/ordering/checkout/order-request.ts'
import {
  confirmationOf,
  findPlaced,
  placeWithRetries,
  type PlaceOrderOutcome,
} from '#app/shop/ordering/checkout/place-order.server.ts'
import { writeOrder } from '#app/shop/ordering/checkout/write-order.server.ts'
import { completeFiles } from '#app/shop/ordering/fulfilment/complete-files.server.ts'
import { announceLowStock } from '#app/shop/ordering/fulfilment/low-stock-mail.server.ts'
import { recordPaidAtOnce } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import {
  issueInvoice,
  issueInvoiceForMail,
} from '#app/shop/ordering/invoices/issue-invoice.server.ts'
import { decrementStock } from '#app/shop/ordering/orders/decrement-stock.server.ts'
import { moveOrder } from '#app/shop/ordering/orders/move-order.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { isPaidAtCounter } from '#app/shop/ordering/orders/payment-method.ts'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { isHandedOver, isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import { quoteStaffOrder } from './quote-staff-order.server.ts'
import { channelOf, type StaffOrder } from './staff-order.ts'
import { listStaffPayments } from './staff-payments.server.ts'

export type PlaceStaffOrderOutcome =
  | PlaceOrderOutcome
  /** The discount is more than this staff member may give. */
  | { ok: false; reason: 'discount-limit' }

/**
 * Places an order that staff takes, as `placeOrder` does one of a cart. What is paid or handed over at once is so with the
 * order, in the same transaction.
 * @param mayGive Tells whether the staff member may give this discount.
 */
export const placeStaffOrder = (
  order: StaffOrder,
  mayGive: (discount: Money) => boolean,
): Promise<PlaceStaffOrderOutcome> =>
  placeWithRetries(
    (trx, secret) => tryToTake(trx, order, { secret, mayGive }),
    async () => (await quoteStaffOrder(order)).quote,
    order.now,
  )

/** Returns the number of the order that this staff member's form with the token made, if it made one. */
export async function findTakenOrder(token: string, staff: string): Promise<string | undefined> {
  const made = await findPlaced(token, ownerOfStaff(staff))
  return made?.ok ? made.number : undefined
}

const ownerOfStaff = (staff: string) => `staff:${staff}`

type Taking = { secret: string; mayGive: (discount: Money) => boolean }

async function tryToTake(
  trx: Transaction,
  order: StaffOrder,
  { secret, mayGive }: Taking,
): Promise<PlaceStaffOrderOutcome> {
  const { now, token, origin } = order
  const { quote, discountFault } = await quoteStaffOrder(order, trx)
  const { discount, currency } = quote
  if (discount && !mayGive({ minor: discount.minor, currency }))
    return { ok: false, reason: 'discount-limit' }
  const isRight = !discountFault && (await canBeTaken(trx, quote, order))
  const request = await requestOf(trx, order)
  const written = isRight ? await writeOrder(trx, request, quote, []) : undefined
  if (!written) {
    // The same form was sent before or concurrently.
    const made = await findPlaced(token, request.owner, trx)
    return made?.ok ? { ...made, isNew: false } : { ok: false, quote }
  }
  const { number } = written
  await recordTaking(trx, number, order, quote)
  const placed = (await findOrder(number, trx))!
  // Other buyers of these products wait from here on.
  await announceLowStock(trx, placed, await decrementStock(trx, quote.lines, now), now)
  await payAndHandOver(trx, placed, order)
  const invoice = await invoiceOf(trx, placed, now)
  const complete = (await findOrder(number, trx))!
  const mail = await confirmationOf(trx, complete, { secret, origin, now })
  await enqueueMail(trx, { ...mail, ...(invoice && { invoiceNumber: invoice.number }) }, now)
  return { ok: true, number, isNew: true }
}

/**
 * Returns the order as the checkout writes it. It belongs to the customer whom staff found, if they have confirmed that
 * the address is theirs.
 */
async function requestOf(trx: Transaction, order: StaffOrder): Promise<OrderRequest> {
  const { staff, customer, sale, details, discountReason, ...rest } = order
  const found =
    customer === undefined
      ? undefined
      : await trx
          .selectFrom('customer')
          .select(['id', 'email'])
          .where('id', '=', customer)
          .where('emailConfirmedAt', 'is not', null)
          .executeTakeFirst()
  const isTheirs = found && isSameMailbox(found.email, details.email)
  return {
    ...rest,
    details,
    deliveryMethod: order.deliveryMethod,
    owner: ownerOfStaff(staff),
    ...(isTheirs && { account: { customer: found.id, keepsAddress: false } }),
    channel: channelOf(sale),
    ...(discountReason !== undefined && { discountReason }),
  }
}

/** Checks what the form was checked for before, because prices, stock and settings may have changed since. */
async function canBeTaken(
  trx: Transaction,
  quote: Quote,
  { sale, shown, details, now }: StaffOrder,
): Promise<boolean> {
  const { lines, unavailable, delivery } = quote
  const isSent = delivery.kind === 'offered' && !isPickup(delivery.chosen.method)
  const isHere = lines.every(({ availability }) => isAvailableNow(availability))
  const hasConsent = details.ebookConsent || channelOf(sale) === 'counter'
  return (
    lines.length > 0 &&
    unavailable.length === 0 &&
    delivery.kind !== 'refused' &&
    (details.address.addressLine1 !== '' || !isSent) &&
    (isHere || sale !== 'counter') &&
    (!needsEbookConsent(quote) || (details.email !== '' && hasConsent)) &&
    shown !== undefined &&
    listChanges(shown, quote).length === 0 &&
    (await listStaffPayments(quote, sale, now, trx)).some(({ id }) => id === details.payment)
  )
}

function recordTaking(
  trx: Transaction,
  number: string,
  { sale, now }: StaffOrder,
  { discount, currency }: Quote,
): Promise<void> {
  const details = {
    channel: channelOf(sale),
    // The order keeps the reason, as long as it keeps what else is personal.
    ...(discount && { discountMinor: discount.minor, currency }),
  }
  return recordChange(trx, { command: 'order add', about: number, details }, now)
}

const stepsOfHandOver = ['packed', 'dispatched', 'delivered'] as const

/** Completes what a new order has completed at the counter: its payment, and the hand-over of its goods. */
async function payAndHandOver(
  trx: Transaction,
  placed: Order,
  { reference, now }: StaffOrder,
): Promise<void> {
  const { number, paymentState, deliveryMethod } = placed
  const isDue = paymentState === 'due'
  const isPaidAtOnce = isPaidAtCounter(placed)
  if (isPaidAtOnce && isDue) await recordPaidAtOnce(trx, placed, reference, now)
  if (isPaidAtOnce || !isDue) await completeFiles(trx, number, now)
  if (!isHandedOver(deliveryMethod)) return
  for (const state of stepsOfHandOver) await moveOrder(trx, number, state, now)
}

/** Issues the invoice if it is time, for the mail if there is one. */
async function invoiceOf(trx: Transaction, { number, email }: Order, now: number) {
  if (email !== '') return issueInvoiceForMail(trx, number, now)
  await issueInvoice(trx, number, now)
  return undefined
}
