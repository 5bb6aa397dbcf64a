import type { Transaction } from '#app/database/connection.server.ts'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { reductionOf, sharesOf } from '#app/shop/ordering/coupons/coupon.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { recordNetworks } from '#app/shop/ordering/orders/order-networks.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { openPayment } from '#app/shop/ordering/payments/open-payment.server.ts'
import { paymentMethodOf } from '#app/shop/ordering/orders/payment-method.ts'
import { textForLanguage } from '#app/shop/pricing/delivery/method-name.ts'
import type { PickupPlace } from '#app/shop-settings/shop-settings.ts'
import type { Language } from '#app/i18n/languages.ts'
import { needsEbookConsent } from './ebook-consent.ts'
import type { OrderRequest } from './order-request.ts'
import { decideReservation, reserveAtOnce, type Reservation } from './reservation.server.ts'

/** At most this many numbers are tried; even a single collision happens once in billions of orders. */
const numbersTried = 3

/**
 * Stores an order with its lines, taxes and first event. Returns its number and whether it has not reserved stock yet,
 * or undefined if an order with this checkout token exists.
 * @param networks The customer's networks, hashed.
 */
export async function writeOrder(
  trx: Transaction,
  placing: OrderRequest,
  quote: Quote,
  networks: string[],
): Promise<{ number: string; isUnreserved: boolean } | undefined> {
  const { now } = placing
  const method = paymentMethodOf(placing.details.payment)
  const reservation = placing.channel
    ? reserveAtOnce(quote, method, now)
    : await decideReservation(trx, { networks, now }, quote, method)
  const number = await insertOrder(trx, placing, quote, reservation)
  if (number === undefined) return undefined
  await recordNetworks(trx, number, networks, now)
  const isUnreserved = reservation.unreserved === 1
  await writeLines(trx, number, quote, isUnreserved)
  await writeEbooks(trx, number, quote)
  for (const tax of quote.taxes)
    await trx
      .insertInto('orderTax')
      .values({ orderNumber: number, ...tax })
      .execute()
  await trx
    .insertInto('orderEvent')
    .values({ orderNumber: number, at: now, state: 'received' })
    .execute()
  const { totalMinor, currency } = quote
  await openPayment(trx, { number, totalMinor, currency }, method, now)
  return { number, isUnreserved }
}

async function writeLines(
  trx: Transaction,
  orderNumber: string,
  quote: Quote,
  isUnreserved: boolean,
) {
  const shares = sharesOf(quote.coupon ?? quote.discount)
  for (const [position, line] of quote.lines.entries())
    await trx
      .insertInto('orderLine')
      .values({
        orderNumber,
        position,
        productId: line.productId,
        kind: line.kind,
        format: line.format,
        ebookContent: line.ebookContent ?? null,
        ebookFormat: line.ebookFormat ?? null,
        name: line.name,
        author: line.authors || null,
        color: line.color,
        size: line.size,
        variantName: line.variantName || null,
        dispatchWords: line.dispatchWords || null,
        unitMinor: line.unitMinor,
        quantity: line.quantity,
        lineMinor: line.lineMinor,
        discountMinor: shares[position] ?? 0,
        tookStock: line.counted && !isUnreserved ? 1 : 0,
        taxKind: line.taxKind,
        taxBasisPoints: quote.taxRates[line.taxKind],
      })
      .execute()
}

/** Stores the right to the files, one row per line whatever its quantity. */
async function writeEbooks(trx: Transaction, orderNumber: string, { lines }: Quote) {
  const ebooks = lines.flatMap(({ productId, format }, position) =>
    format === 'e-book'
      ? [{ orderNumber, position, productId, fetched: 0, lastFetchedAt: null, fileHash: null }]
      : [],
  )
  if (ebooks.length > 0)
    await trx
      .insertInto('ebookDownload')
      .values(ebooks.map((ebook) => ({ ...ebook, revokedAt: null })))
      .execute()
}

async function insertOrder(
  trx: Transaction,
  placing: OrderRequest,
  quote: Quote,
  reservation: Reservation,
): Promise<string | undefined> {
  for (let attempt = 1; attempt <= numbersTried; attempt++) {
    const number = newOrderNumber()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('customerOrder')
      .values({ number, ...orderRow(placing, quote), ...reservation })
      // A second submission of the same form waits here for the first, and then inserts nothing.
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return number
    const taken = await trx
      .selectFrom('customerOrder')
      .select('number')
      .where('checkoutToken', '=', placing.token)
      .executeTakeFirst()
    if (taken) return undefined
  }
  throw new Error('No free order number')
}

/**
 * Returns the arrival that the buyer was shown: that of now, or that of half an hour ago if the form names it. A form
 * cannot name other days, so the promise is always the shop's own.
 */
function arrivalColumns({ shown }: OrderRequest, { delivery }: Quote) {
  if (delivery.kind !== 'offered') return {}
  const { chosen, honoured } = delivery
  const isHonoured =
    honoured && honoured.from === shown?.arrival?.from && honoured.to === shown.arrival.to
  const promised = isHonoured ? honoured : chosen.arrival
  return {
    promisedFrom: promised?.from ?? null,
    promisedTo: promised?.to ?? null,
    deliveryDaysFrom: chosen.daysFrom,
    deliveryDaysTo: chosen.daysTo,
  }
}

/** The order keeps its own copy of the name. */
function methodColumns(delivery: Quote['delivery'], language: Language) {
  if (delivery.kind !== 'offered') return { deliveryMethod: null }
  const { method, names, pickup } = delivery.chosen
  return {
    deliveryMethod: method,
    deliveryName: textForLanguage(names, language) ?? null,
    ...(pickup && pickupColumns(pickup, language)),
  }
}

/** An order that is collected has the address of the place. */
const pickupColumns = (place: PickupPlace, language: Language) => ({
  addressLine1: place.addressLine1,
  addressLine2: null,
  postcode: place.postcode,
  city: place.city,
  region: null,
  country: place.country,
  pickupHours: textForLanguage(place.hours, language) ?? '',
})

function orderRow(placing: OrderRequest, quote: Quote) {
  const { token, account, owner, details, language, origin, now } = placing
  const { email, telephone, address } = details
  const { coupon, discount, delivery, rate } = quote
  return {
    checkoutToken: token,
    visitor: owner,
    customer: account?.customer ?? null,
    placedAt: now,
    state: 'received' as const,
    // A coupon may leave nothing to pay.
    paymentState: quote.totalMinor === 0 ? ('paid' as const) : ('due' as const),
    paymentMethod: details.payment,
    language,
    currency: quote.currency,
    rate: Number(rate),
    rateDay: quote.rateDay,
    email,
    emailFolded: foldEmail(email),
    telephone,
    ...address,
    ...methodColumns(delivery, language),
    deliveryMinor: quote.deliveryMinor,
    ...arrivalColumns(placing, quote),
    goodsMinor: quote.goodsMinor,
    couponCode: coupon?.ok ? coupon.code : null,
    discountMinor: reductionOf(coupon ?? discount),
    discountReason: discount ? (placing.discountReason ?? null) : null,
    totalMinor: quote.totalMinor,
    ebookConsent: needsEbookConsent(quote) && details.ebookConsent ? (1 as const) : (0 as const),
    origin,
    channel: placing.channel ?? null,
  }
}
