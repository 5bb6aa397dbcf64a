import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { runStock } from '#app/command/catalogue/stock.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { sendOrderDigests } from '#app/shop/ordering/fulfilment/announce-order.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { expireOrders } from '#app/shop/ordering/fulfilment/expire-orders.server.ts'
import { expireReservations } from '#app/shop/ordering/fulfilment/expire-reservations.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { aBook, aDress } from '../../fixtures/catalogue.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { runLine } from '../command/run-command.ts'
import { aPaidOrder, aPlacedOrder, now } from '../orders/placed.ts'
import { afterReservation, anOpenedOrder, aStripe, send } from '../payments/card-order.ts'

const stripe = await aStripe()
afterAll(() => stripe.stop())

const hourMs = 60 * 60_000
const set = (...args: string[]) => runLine(runSettings, ['set', ...args])

afterEach(async () => {
  for (const table of ['shopSetting', 'outbox', 'unannouncedOrder'] as const)
    await db.writer.deleteFrom(table).execute()
  replaceShopSettings(sampleShopSettings)
})

const mails = (kind: string) =>
  db.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', `${kind}-shopkeeper`)
    .orderBy('createdAt')
    .execute()
const aboutOf = async (kind: string) => (await mails(kind)).map(({ about }) => about)
const buy = (productId: string, quantity: number) =>
  aPlacedOrder({ wanted: [{ productId, quantity }] })

describe('a digest of new orders', () => {
  test('holds all that came within the hour, and goes once', async () => {
    await set('orderMails', 'hourly')
    const numbers = [await aPlacedOrder(), await aPlacedOrder()]
    expect(await mails('order')).toEqual([])
    expect(await sendOrderDigests(now + hourMs / 2)).toBe(0)
    const later = Date.now() + hourMs
    const sent = await Promise.all([sendOrderDigests(later), sendOrderDigests(later)])
    expect(sent.sort()).toEqual([0, 2])
    const [digest, ...others] = await mails('order-digest')
    expect(others).toEqual([])
    expect(digest!.subject).toBe('2 new orders')
    for (const number of numbers) expect(digest!.text).toContain(`npm run shop -- pack ${number}`)
    expect(await sendOrderDigests(later + hourMs)).toBe(0)
  })

  test('holds an order whose payment takes days, once, and again when it is paid', async () => {
    await set('orderMails', 'hourly')
    const { number, session } = await anOpenedOrder(stripe)
    const slow = stripe.pay(session, 'unpaid')
    await send('checkout.session.completed', slow)
    const later = Date.now() + hourMs
    expect(await sendOrderDigests(later)).toBe(1)
    await send('checkout.session.completed', slow)
    expect(await sendOrderDigests(later + hourMs)).toBe(0)
    await send('checkout.session.async_payment_succeeded', { ...slow, payment_status: 'paid' })
    expect(await sendOrderDigests(later + hourMs)).toBe(1)
    const texts = (await mails('order-digest')).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    const waits = 'please send nothing before it is paid'
    expect(texts.find((text) => text.includes(waits))).not.toContain('-- pack')
    expect(texts.find((text) => !text.includes(waits))).toContain(`npm run shop -- pack ${number}`)
    expect([...(await mails('under-way')), ...(await mails('order'))]).toEqual([])
  })

  test('holds an order once that was paid while it waited for the digest', async () => {
    await set('orderMails', 'hourly')
    const { session } = await anOpenedOrder(stripe)
    const slow = stripe.pay(session, 'unpaid')
    await send('checkout.session.completed', slow)
    await send('checkout.session.async_payment_succeeded', { ...slow, payment_status: 'paid' })
    expect(await sendOrderDigests(Date.now() + hourMs)).toBe(1)
    expect((await mails('order-digest')).map(({ text }) => text)).toEqual([
      expect.stringContaining('Card or online payment: Paid'),
    ])
  })

  test('comes each day where that is set', async () => {
    await set('orderMails', 'daily')
    await aPlacedOrder()
    expect(await sendOrderDigests(Date.now() + 23 * hourMs)).toBe(0)
    expect(await sendOrderDigests(Date.now() + dayMs)).toBe(1)
  })

  test('leaves out what was cancelled meanwhile, of which no mail is sent', async () => {
    await set('orderMails', 'hourly')
    await cancelOrder(await aPlacedOrder(), 'buyer', now)
    expect(await sendOrderDigests(Date.now() + hourMs)).toBe(0)
    expect(await mails('cancelled')).toEqual([])
  })

  test('that is no longer wanted is sent at once, so that no order is lost', async () => {
    await set('orderMails', 'daily')
    const number = await aPlacedOrder()
    await set('orderMails', 'each')
    expect(await sendOrderDigests(Date.now())).toBe(1)
    expect((await mails('order-digest'))[0]!.text).toContain(number)
  })

  test('of more than fifty orders makes several mails', async () => {
    await set('orderMails', 'hourly')
    const book = await aBook({ stock: 99 })
    for (let n = 0; n < 51; n++) await buy(book, 1)
    expect(await sendOrderDigests(Date.now() + hourMs)).toBe(51)
    expect((await mails('order-digest')).map(({ subject }) => subject).sort()).toEqual([
      ...['1 new order', '50 new orders'],
    ])
  })
})

describe('a low stock', () => {
  test('is told once, and again only after it was above the threshold', async () => {
    const book = await aBook({ stock: 8, name: 'Silas Marner', sku: 'ELIOT-1' })
    await buy(book, 2)
    expect(await mails('low-stock')).toEqual([])
    const first = await buy(book, 1)
    expect(await aboutOf('low-stock')).toEqual([first])
    const [mail] = await mails('low-stock')
    expect(mail!.subject).toBe('Running low: Silas Marner')
    expect(mail!.text).toMatch(/Silas Marner, SKU ELIOT-1\n {4}5 left/)
    await buy(book, 1)
    expect(await aboutOf('low-stock')).toEqual([first])
    await runLine(runStock, [book, '=6'])
    const second = await buy(book, 6)
    expect(await aboutOf('low-stock')).toEqual([first, second])
    expect((await mails('low-stock'))[1]!.text).toContain('sold out')
  })

  test('is not told again because orders are cancelled, which any buyer can repeat', async () => {
    const [book, dress] = [await aBook({ stock: 6 }), await aDress()]
    const wanted = [book, { productId: dress, color: 'red', size: 'm', quantity: 3 }]
    for (let n = 0; n < 3; n++) await cancelOrder(await aPlacedOrder({ wanted }), 'buyer', now)
    expect(await mails('low-stock')).toHaveLength(1)
    await runLine(runStock, [dress, '--color', 'red', '--size', 'm', '=7'])
    const again = await aPlacedOrder({ wanted })
    expect(await aboutOf('low-stock')).toContain(again)
    expect((await mails('low-stock'))[1]!.subject).toContain('Linen summer dress')
  })

  test('is told again after an import raised the stock', async () => {
    const facts = { id: 'eliot-2', name: 'Silas Marner', sourceKey: 'csv:eliot-2' }
    const book = await aBook({ ...facts, stock: 6 })
    await buy(book, 1)
    expect(await aBook({ ...facts, stock: 9 })).toBe(book)
    await buy(book, 4)
    expect(await mails('low-stock')).toHaveLength(2)
  })

  test('is told of what was low before its first sale', async () => {
    const number = await buy(await aBook({ stock: 3 }), 1)
    expect(await aboutOf('low-stock')).toEqual([number])
  })

  test('is that of the variant that was bought', async () => {
    const [productId, lineOf] = [await aDress(), { color: 'indigo', size: 'm' }]
    await aPlacedOrder({ wanted: [{ productId, ...lineOf }] })
    expect((await mails('low-stock'))[0]!.text).toMatch(/Linen summer dress, .*\n {4}2 left/)
  })

  test('follows the threshold that is set', async () => {
    await set('lowStock', '1')
    const book = await aBook({ stock: 4 })
    await buy(book, 2)
    expect(await mails('low-stock')).toEqual([])
    await buy(book, 1)
    expect(await mails('low-stock')).toHaveLength(1)
  })

  test('is told in one mail for an order of several products', async () => {
    const wanted = [await aBook({ stock: 2 }), await aBook({ stock: 3 })]
    await aPlacedOrder({ wanted })
    expect((await mails('low-stock')).map(({ subject }) => subject)).toEqual([
      'Running low: 2 products',
    ])
  })

  test('is told once by orders that come at one moment', async () => {
    const book = await aBook({ stock: 8 })
    const placings = []
    for (let n = 0; n < 5; n++) placings.push(await aPlacing(await aVisitor([book])))
    await Promise.all(placings.map((placing) => placeOrder(placing)))
    expect(await mails('low-stock')).toHaveLength(1)
  })
})

describe('a payment that failed', () => {
  test('by the bank is told, in the language of the shopkeeper', async () => {
    await set('shopkeeperLanguage', 'de')
    const { number, session } = await anOpenedOrder(stripe)
    await send('checkout.session.async_payment_failed', stripe.sessions.get(session)!)
    const [mail] = await mails('declined')
    expect(mail!.subject).toBe(`Zahlung abgelehnt, Bestellung ${number}`)
    expect(mail!.text).toContain(`npm run shop -- order ${number}`)
  })

  test('because nobody paid in time is told once', async () => {
    const { number } = await anOpenedOrder(stripe)
    await expireReservations(afterReservation())
    await expireReservations(afterReservation())
    expect(await aboutOf('unpaid')).toEqual([number])
  })

  test('of an order on account is told when the order ends', async () => {
    const number = await aPlacedOrder()
    await expireOrders(now + 15 * dayMs)
    expect(await aboutOf('unpaid')).toContain(number)
  })

  test('by another sum than asked for is told', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    const paid = stripe.pay(session)
    await send('checkout.session.completed', { ...paid, amount_total: 1 })
    expect(takeLoggedErrors()).toHaveLength(1)
    expect((await mails('wrong'))[0]!.subject).toContain(number)
  })
})

describe('an order that its buyer cancels', () => {
  test('is told, so that nothing is sent', async () => {
    const number = await aPaidOrder()
    await cancelOrder(number, 'buyer', now)
    expect(await aboutOf('cancelled')).toEqual([number])
  })

  test('is told if its payment took days, unless the digest with it was still to come', async () => {
    await set('orderMails', 'hourly')
    const orders = [await anOpenedOrder(stripe), await anOpenedOrder(stripe)] as const
    for (const { number, session } of orders) {
      await send('checkout.session.completed', stripe.pay(session, 'unpaid'))
      if (number === orders[0].number) await sendOrderDigests(Date.now() + hourMs)
    }
    for (const { number } of orders) await cancelOrder(number, 'buyer', Date.now())
    expect(await aboutOf('cancelled')).toEqual([orders[0].number])
    expect(await sendOrderDigests(Date.now() + 2 * hourMs)).toBe(0)
  })

  test('is told if it waits for a second digest, since its payment took days', async () => {
    await set('orderMails', 'hourly')
    const { number, session } = await anOpenedOrder(stripe)
    const slow = stripe.pay(session, 'unpaid')
    await send('checkout.session.completed', slow)
    await sendOrderDigests(Date.now() + hourMs)
    await db.writer
      .updateTable('payment')
      .set({ createdAt: Date.now() - 3 * dayMs })
      .where('orderNumber', '=', number)
      .execute()
    await send('checkout.session.async_payment_succeeded', { ...slow, payment_status: 'paid' })
    await cancelOrder(number, 'buyer', Date.now())
    expect(await aboutOf('cancelled')).toEqual([number])
  })

  test('is told if what came for it is to be refunded by hand', async () => {
    await set('orderMails', 'hourly')
    const { number, session } = await anOpenedOrder(stripe)
    const slow = stripe.pay(session, 'unpaid')
    await send('checkout.session.completed', slow)
    const wrong = { ...slow, payment_status: 'paid', amount_total: 5 } as const
    await send('checkout.session.async_payment_succeeded', wrong)
    expect(takeLoggedErrors()).toHaveLength(1)
    await cancelOrder(number, 'buyer', Date.now())
    expect(await aboutOf('cancelled')).toEqual([number])
  })

  test('is not told before it was paid by card, nor if the shopkeeper cancels it', async () => {
    const { number } = await anOpenedOrder(stripe)
    await cancelOrder(number, 'buyer', now)
    await cancelOrder(await aPlacedOrder(), 'shopkeeper', now)
    expect(await mails('cancelled')).toEqual([])
  })
})
