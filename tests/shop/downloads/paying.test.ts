import { beforeAll, describe, expect, test } from 'vitest'
import { runDeliver } from '#app/command/orders/deliver.server.ts'
import { runPaid } from '#app/command/orders/paid.server.ts'
import { db } from '#app/database/database.server.ts'
import { applyCoupon } from '#app/shop/ordering/quote/cart-coupon.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { joinOrders } from '#app/shop/customers/accounts/confirmed-email.server.ts'
import {
  listBoughtEbooks,
  listEbooksOfOrder,
} from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { fetchEbook } from '#app/shop/ordering/downloads/fetch-ebook.server.ts'
import { sendEbooksLink } from '#app/shop/ordering/downloads/send-link.server.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { findReturnable } from '#app/shop/ordering/returns/find-returnable.server.ts'
import { aBook, eBookWithFile, priceFixed } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail } from '../accounts/customers.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { runLine } from '../command/run-command.ts'
import { aCoupon } from '../coupons/coupons.ts'
import { orderOf, rowsOf } from '../orders/placed.ts'
import { withdraw } from '../returns/orders.ts'
import { buy } from './bought.ts'

const now = Date.now()
let [ebook, print] = ['', '']
beforeAll(async () => {
  ebook = await eBookWithFile({ name: 'A lamp' })
  print = await aBook({ stock: 90 })
})

const unpaid = (products: string[], facts: Parameters<typeof buy>[1] = {}) =>
  buy(products, { now, isPaid: false, ...facts })
const pay = (number: string) => recordPaid(number, { at: now, reference: null }, now)

async function accessKinds(number: string, at = now) {
  const ebooks = await listEbooksOfOrder(number)
  return ebooks.map((one) => ebookAccess(one, at).kind)
}

async function fetchFile(number: string, position = 0) {
  const key = ebooksKey(await ensureLinkSecret(), number, now)
  const requested = { number, file: `${position}.epub`, reader: { key, customer: undefined } }
  return fetchEbook(requested, now)
}

/** What mails of a kind to a buyer say, the oldest first. */
async function mailsTo(email: string, kind: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ text }) => text)
}

const mailing = () => {
  const email = newEmail()
  return { email, details: { email } }
}

describe('`shop paid`', () => {
  test('opens the e-books of an order, and sends one mail with their link', async () => {
    const { email, details } = mailing()
    const number = await unpaid([ebook], { details })
    expect((await fetchFile(number)).kind).toBe('closed')
    const [ordered] = await mailsTo(email, 'order')
    expect(ordered).toContain('as soon as we receive your payment; we will e-mail you then')
    expect(ordered).toContain('Not supplied yet: A lamp')
    expect((await runLine(runPaid, number)).code).toBe(0)
    expect((await fetchFile(number)).kind).toBe('open')
    const [paid, ...more] = await mailsTo(email, 'payment')
    expect(more).toEqual([])
    expect(paid).toContain('You can now download: A lamp (e-book).')
    expect(paid).toContain('you have lost the right of withdrawal: A lamp (e-book).')
    const [, query] = /http:\/\/shop\.test\/downloads\/ebooks\?(\S+)/.exec(paid!)!
    const key = new URLSearchParams(query).get('key')!
    const by = { number, file: '0.epub', reader: { key, customer: undefined } }
    const file = await fetchEbook(by, now)
    expect(file.kind).toBe('open')
  })

  test('typed twice, or by two at one moment, sends no second mail', async () => {
    const { email, details } = mailing()
    const number = await unpaid([ebook], { details })
    await Promise.all(Array.from({ length: 5 }, () => runLine(runPaid, number)))
    expect((await runLine(runPaid, number)).printed).toContain('was paid before')
    expect(await mailsTo(email, 'payment')).toHaveLength(1)
  })

  test('of an order without e-books says nothing of any', async () => {
    const { email, details } = mailing()
    await pay(await unpaid([print], { details }))
    expect((await mailsTo(email, 'payment'))[0]).not.toMatch(/e-books|download/)
  })

  test('of one that was ordered ahead names its day, and its right of withdrawal is not lost', async () => {
    const { email, details } = mailing()
    const day = now + 10 * dayMs
    const ahead = await eBookWithFile({
      name: 'Ahead',
      datePublished: new Date(day).toISOString().slice(0, 10),
    })
    const number = await unpaid([ahead, ebook], { details })
    expect((await accessKinds(number)).sort()).toEqual(['unpaid', 'unpaidLater'])
    // The day has come, and no money.
    expect((await accessKinds(number, day)).sort()).toEqual(['unpaid', 'unpaid'])
    await pay(number)
    expect((await accessKinds(number)).sort()).toEqual(['later', 'open'])
    expect((await accessKinds(number, day)).sort()).toEqual(['open', 'open'])
    const [mail] = await mailsTo(email, 'payment')
    expect(mail).toMatch(/Ahead \(e-book\) is available on .+, its publication date\./)
    expect(mail).toContain('you have lost the right of withdrawal: A lamp (e-book).')
  })

  test('opens nothing that was withdrawn from, called off or cancelled before', async () => {
    const withdrawn = await unpaid([ebook])
    await withdraw(await orderOf(withdrawn))
    const cancelled = await unpaid([ebook])
    expect(await cancelOrder(cancelled, 'buyer', now)).toMatchObject({ ok: true })
    const { email, details } = mailing()
    const part = await unpaid([ebook, print], { details })
    const { lines } = await orderOf(part)
    const { position } = lines.find(({ format }) => format === 'e-book')!
    expect(await cancelLines(part, [{ position, quantity: 1 }], now)).toMatchObject({ ok: true })
    for (const number of [withdrawn, cancelled, part]) {
      await pay(number)
      expect(await accessKinds(number)).toEqual(['revoked'])
    }
    expect((await mailsTo(email, 'payment'))[0]).not.toContain('A lamp')
  })
})

describe('an e-book that waits for its payment', () => {
  test('can be withdrawn from, and its order cancelled, until it is supplied', async () => {
    const number = await unpaid([ebook])
    const order = await orderOf(number)
    expect(await findReturnable(order, now)).toMatchObject([{ left: 1, opens: {} }])
    await pay(number)
    expect(await findReturnable(await orderOf(number), now)).toMatchObject([
      { left: 0, reason: 'ebook' },
    ])
  })

  test('stays closed when the order joins an account, and when its link is sent again, which says so', async () => {
    const { email, details } = mailing()
    const number = await unpaid([ebook], { details })
    const customer = await aCustomer(email)
    await db.write((trx) => joinOrders(trx, customer, email))
    const [one] = await listBoughtEbooks(customer)
    expect(ebookAccess(one!, now).kind).toBe('unpaid')
    const requesting = { network: email, origin: 'http://shop.test', now }
    await sendEbooksLink({ number, email }, requesting)
    await pay(number)
    await sendEbooksLink({ number, email }, { ...requesting, now: now + dayMs })
    const printed = (await mailsTo(email, 'ebooks')).map((text) =>
      /as soon as we receive your pay/.test(text),
    )
    expect(printed).toEqual([true, false])
  })

  test('is not delivered, which would begin the time for withdrawal', async () => {
    const number = await unpaid([ebook])
    expect(await runLine(runDeliver, number)).toMatchObject({
      ...{ code: 1, printed: expect.stringContaining(`open when it is paid`) as string },
    })
    await pay(number)
    expect((await runLine(runDeliver, number)).code).toBe(0)
  })
})

describe('an e-book of which a coupon leaves nothing to pay', () => {
  async function free(products: string[], country: 'IN' | 'DE', email = newEmail()) {
    const where = { currency: 'INR', country, language: 'en', now: Date.now() } as const
    const visitor = await aVisitor(products, where)
    const code = await aCoupon({ percent: 100 })
    expect(await applyCoupon(visitor, code, where)).toMatchObject({ ok: true })
    const placing = await aPlacing(visitor, where)
    const details = { ...placing.details, email, ebookConsent: true }
    const placed = await placeOrder({ ...placing, details })
    if (!placed.ok) throw new Error('not placed')
    return placed.number
  }

  test('opens at once', async () => {
    expect(await accessKinds(await free([ebook], 'IN'))).toEqual(['open'])
  })

  test('beside a thing that costs something opens when that is paid, or called off', async () => {
    const fixed = await priceFixed()
    const [paid, email] = [await free([ebook, fixed], 'DE'), newEmail()]
    expect(await accessKinds(paid)).toEqual(['unpaid'])
    await pay(paid)
    expect(await accessKinds(paid)).toEqual(['open'])

    const off = await free([ebook, fixed], 'DE', email)
    const { lines } = await orderOf(off)
    const { position } = lines.find(({ productId }) => productId === fixed)!
    expect(await cancelLines(off, [{ position, quantity: 1 }], now)).toMatchObject({
      toPayMinor: 0,
    })
    expect(await accessKinds(off)).toEqual(['open'])
    expect((await mailsTo(email, 'lines-cancelled'))[0]).toContain(
      'You can now download: A lamp (e-book).',
    )
    expect((await runLine(runPaid, off)).printed).toContain('was paid before')
    // It is complete, and nothing is owed back.
    expect((await orderOf(off)).state).toBe('delivered')
    expect(await rowsOf('refund', off)).toEqual([])
  })
})
