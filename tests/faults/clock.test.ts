import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findSignIn, ownerOf, startSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import { refreshSortPrices } from '#app/shop/catalogue/price-changes/refresh-sort-prices.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { findRates, refreshRates } from '#app/shop/pricing/currency/rates.server.ts'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { addOffer } from '#app/shop/catalogue/offers/manage-offers.server.ts'
import { findBooks } from '#app/shop/catalogue/offers/find-books.server.ts'
import { expireReservations } from '#app/shop/ordering/fulfilment/expire-reservations.server.ts'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { aCustomer } from '../shop/accounts/customers.ts'
import { aVisitor, cartOf, stockOf } from '../shop/checkout/buyer.ts'
import {
  anOpenedOrder,
  anOrder,
  aStripe,
  mailsAbout,
  send,
  stateOf,
} from '../shop/payments/card-order.ts'
import { buyerOf, ordersOf } from './buyer.ts'
import { FrailShop } from './frail-shop.ts'

const hour = 60 * 60_000
const minute = 60_000
const now = Date.now()
const [ahead, behind] = [now + dayMs, now - hour]

const stripe = await aStripe()
afterAll(() => stripe.stop())
beforeEach(() => {
  stripe.feel('well')
})

describe('a clock that jumps a day ahead, and back', () => {
  test('ends a sign-in that is not kept, keeps the others, and loses no cart', async () => {
    const customer = await aCustomer()
    const start = (isRemembered: boolean) =>
      db.write((trx) => startSignIn(trx, customer, { device: 'a test', isRemembered }, now))
    const [short, stored] = [await start(false), await start(true)]
    const owner = ownerOf(customer)
    await aVisitor([await aBook()], { visitor: owner, now })
    expect(await findSignIn(short, ahead)).toBeUndefined()
    expect(await findSignIn(stored, ahead)).toBeDefined()
    expect(await findSignIn(stored, behind)).toBeDefined()
    expect(await cartOf(owner)).toHaveLength(1)
  })

  test('ends a hold once, gives its stock back once, and owes back what is paid all the same', async () => {
    const book = await aBook({ stock: 1 })
    const { number, session } = await anOpenedOrder(stripe, { book, now })
    const paid = structuredClone(stripe.sessions.get(session)!)
    expect(await expireReservations(behind)).toBe(0)
    expect(await expireReservations(ahead)).toBe(1)
    expect(await expireReservations(now)).toBe(0)
    expect(await expireReservations(ahead + hour)).toBe(0)
    expect(await stateOf(number)).toBe('cancelled due')
    expect(await stockOf(book)).toBe(1)
    const late = { status: 'complete' as const, payment_status: 'paid' as const }
    await send('checkout.session.completed', { ...paid, ...late, payment_intent: `pi_${number}` })
    expect(await stateOf(number)).toBe('cancelled to-refund')
    expect(await mailsAbout(number)).toEqual(['order', 'payment', 'unpaid'])
  })

  test('sends each mail once, what failed meanwhile when its minute comes again', async () => {
    await db.write((trx) => trx.deleteFrom('outbox').execute())
    const { number } = await anOrder({ method: 'invoice', now })
    const sent: string[] = []
    const well = {
      send: ({ subject }: { subject: string }) => Promise.resolve(void sent.push(subject)),
    }
    const failing = { send: () => Promise.reject(new Error('421 try later')) }
    expect(await sendDueMail(ahead, drawAttachments, failing)).toEqual({ sent: 0, failed: 2 })
    expect(await sendDueMail(behind, drawAttachments, well)).toEqual({ sent: 0, failed: 0 })
    expect(await sendDueMail(ahead + minute, drawAttachments, well)).toEqual({ sent: 2, failed: 0 })
    expect(await sendDueMail(behind, drawAttachments, well)).toEqual({ sent: 0, failed: 0 })
    expect(await sendDueMail(ahead + dayMs, drawAttachments, well)).toEqual({ sent: 0, failed: 0 })
    const named = expect.stringContaining(number) as string
    expect(sent).toEqual([named, named])
  })

  test('shows the price of each moment, and lists follow it back', async () => {
    const book = await aBook({ price: 50_000 })
    const found = await findBooks([book])
    if (!found.ok) throw new Error(found.reason)
    const texts = {
      ...{ titleEn: 'Winter', titleFr: 'Hiver', titleDe: 'Winterzeit' },
      ...{ textEn: 'Long books.', textFr: 'De longs livres.', textDe: 'Lange Bücher.' },
    }
    const time = { fromAt: now + hour, untilAt: now + 10 * dayMs }
    await addOffer({ slug: 'winter', percent: 20, ...time, ...texts }, found.books, now)
    const visitor = await aVisitor([book], { now })
    const priceAt = async (at: number) => {
      const where = { currency: 'INR', country: 'IN', language: 'en', now: at } as const
      return (await quoteCart(visitor, where)).lines[0]?.unitMinor
    }
    const sortPrice = async (at: number) => {
      await refreshSortPrices(at)
      const query = db.read.selectFrom('product').select('sortPrice').where('id', '=', book)
      return (await query.executeTakeFirst())?.sortPrice
    }
    const moments = [now, ahead, now, ahead]
    const listed: unknown[] = []
    for (const at of moments) listed.push(await sortPrice(at))
    expect(await Promise.all(moments.map(priceAt))).toEqual([50_000, 40_000, 50_000, 40_000])
    expect(listed).toEqual([50_000, 40_000, 50_000, 40_000])
  })

  test('counts with the last good rates, which a service cannot make older or younger', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { rates } = await findRates(now)
    expect((await findRates(ahead)).rates).toEqual(rates)
    expect((await findRates(behind)).rates).toEqual(rates)
    expect(await refreshRates('http://127.0.0.1:9/', ahead)).toMatchObject({ ok: false })
    expect((await findRates(behind)).rates).toEqual(rates)
  })
})

test('a purchase through a clock that jumps a day ahead and an hour back is one order, and is read', async () => {
  const shop = new FrailShop()
  const book = await aBook()
  await db.close()
  await shop.start()
  let clock = 0
  const shopper = shop.newShopper(() => ({ 'x-clock': String(clock) }))
  const buyer = await buyerOf(shopper, book)
  clock = dayMs
  await buyer.press()
  // On most days of the week the parcel arrives later now, which the buyer reads before the order is placed.
  if (shopper.status === 409) {
    expect(shopper.texts('#changes tbody tr')).toEqual([expect.stringMatching(/^\s*Arrival/)])
    await buyer.press()
  }
  expect(shopper.url).toMatch(/^\/order-received\/\w+/)
  const receipt = shopper.url
  clock = -hour
  await shopper.post('/books', { intent: 'currency.choose', currency: 'EUR' })
  expect((await shopper.visit(receipt)).status).toBe(200)
  await shopper.visit('/cart')
  expect(shopper.texts('.lines .line')).toEqual([])
  expect(await ordersOf(buyer.email)).toHaveLength(1)
  expect(await stockOf(book)).toBe(8)
  expect(shop.served!.output()).not.toMatch(/error/i)
  await shop.served!.stop()
}, 60_000)
