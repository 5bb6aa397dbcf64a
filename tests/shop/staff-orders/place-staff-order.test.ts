import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { runCheck } from '#app/command/shop/check.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Money } from '#app/i18n/currency.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { newCheckoutToken } from '#app/shop/ordering/checkout/checkout.server.ts'
import { snapshotOf } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import { facturX } from '#app/shop/ordering/invoices/factur-x.server.ts'
import { findInvoice, listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { refundOrder } from '#app/shop/ordering/order-management/refund-order.server.ts'
import { reportTaxes } from '#app/shop/ordering/payments/tax-report.server.ts'
import { findReturnable } from '#app/shop/ordering/returns/find-returnable.server.ts'
import { placeStaffOrder } from '#app/shop/ordering/staff-orders/place-staff-order.server.ts'
import { findBuyers } from '#app/shop/ordering/staff-orders/find-buyers.server.ts'
import { quoteStaffOrder } from '#app/shop/ordering/staff-orders/quote-staff-order.server.ts'
import type { StaffOrder, StaffTerms } from '#app/shop/ordering/staff-orders/staff-order.ts'
import {
  aBook,
  aDress,
  aThing,
  eBookWithFile,
  lastCopy,
  onOrder,
  priceFixed,
  soldOut,
} from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail } from '../accounts/customers.ts'
import { stockOf } from '../checkout/buyer.ts'
import { changesOf, runLine } from '../command/run-command.ts'
import { mailsAbout, orderOf, statesOf, variantStock } from '../orders/placed.ts'
import { faultsOfFacturX } from '../papers/factur-x-schema.ts'

const now = Date.now()
const staff = randomUUID()
const gives = () => true

type Facts = Partial<StaffOrder> & { email?: string }

const modelForm = getFixedT('en')('mail.withdrawal.formHeading')

const linesOf = (...ids: string[]) =>
  ids.map((productId) => ({ productId, color: '', size: '', quantity: 1 }))

/** Returns an order that staff is about to place, with the amounts that apply; by default it is handed over for cash. */
async function aStaffOrder(facts: Facts): Promise<StaffOrder> {
  const { email = '', ...rest } = facts
  const terms: StaffTerms = {
    ...{ sale: 'counter', country: 'IN', currency: 'INR', language: 'en', lines: [], now },
    ...rest,
  }
  const { quote } = await quoteStaffOrder(terms)
  const isSent = terms.sale !== 'counter'
  return {
    token: newCheckoutToken(),
    shown: snapshotOf(quote),
    origin: 'http://shop.test',
    staff,
    reference: null,
    details: {
      email,
      telephone: null,
      payment: isSent ? 'invoice' : 'cash',
      ebookConsent: false,
      address: {
        name: 'Asha Raghavan',
        addressLine1: isSent ? '14 Lantern Lane' : '',
        addressLine2: null,
        postcode: isSent ? '560001' : '',
        city: isSent ? 'Bengaluru' : '',
        region: null,
        country: terms.country,
      },
    },
    ...terms,
    ...rest,
  }
}

async function take(facts: Facts) {
  const placed = await placeStaffOrder(await aStaffOrder(facts), gives)
  if (!placed.ok) throw new Error('not placed')
  return placed.number
}

const papersOf = async (number: string) =>
  Promise.all((await listInvoicesOf([number])).map(async (one) => (await findInvoice(one.number))!))

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

describe('a sale at the counter', () => {
  test('is paid and handed over at once, and nobody gets a mail', async () => {
    const [book, mug] = [await aBook(), await aThing()]
    const number = await take({ lines: linesOf(book, mug), reference: 'slip 4711' })
    expect(await orderOf(number)).toMatchObject({
      ...{ state: 'delivered', paymentState: 'paid', paymentMethod: 'cash', channel: 'counter' },
      ...{ totalMinor: 99_800, deliveryMinor: 0, deliveryMethod: 'pickup-counter', email: '' },
    })
    expect((await statesOf(number)).sort()).toEqual([
      'delivered',
      'dispatched',
      'packed',
      'received',
    ])
    expect([await stockOf(book), await stockOf(mug)]).toEqual([8, 8])
    expect(await mailsAbout(number)).toEqual([])
    const payments = await db.read
      .selectFrom('payment')
      .select(['method', 'amountMinor', 'state', 'intent'])
      .where('orderNumber', '=', number)
      .execute()
    expect(payments).toEqual([
      { method: 'cash', amountMinor: 99_800, state: 'paid', intent: 'slip 4711' },
    ])
    expect((await changesOf(number)).map(({ command }) => command).sort()).toEqual([
      'order add',
      'paid',
    ])
  })

  test('has an invoice that says so, and no right of withdrawal', async () => {
    const number = await take({ lines: linesOf(await aBook()) })
    const [invoice] = await papersOf(number)
    expect(invoice).toMatchObject({ paymentMethod: 'Cash', totalMinor: 49_900, paidMinor: 49_900 })
    expect(invoice!.suppliedOn).not.toBeNull()
    expect(invoice!.note).toContain('no right of withdrawal')
    expect(await findReturnable(await orderOf(number), now)).toEqual([
      { position: 0, left: 0, leftToReturn: 1, reason: 'counter' },
    ])
  })

  test('takes the variant from the stock', async () => {
    const dress = await aDress()
    const line = { productId: dress, color: 'indigo', size: 'm', quantity: 2 }
    await take({ lines: [line] })
    expect(await variantStock(dress, 'indigo', 'm')).toBe(1)
  })

  test('cannot sell what is gone, hand over what is not here, nor sell an e-book to a buyer without a mailbox', async () => {
    const refused = async (facts: Facts) => placeStaffOrder(await aStaffOrder(facts), gives)
    const ahead = linesOf(await onOrder())
    const file = linesOf(await eBookWithFile())
    expect(await refused({ lines: ahead })).toMatchObject({ ok: false })
    expect(await refused({ lines: ahead, sale: 'order' })).toMatchObject({ ok: true })
    const isGone = linesOf(await aBook(), await soldOut())
    expect(await refused({ lines: isGone })).toMatchObject({ ok: false })
    expect(await refused({ lines: file })).toMatchObject({ ok: false })
    expect(await refused({ lines: file, email: 'asha@example.org' })).toMatchObject({ ok: true })
  })

  test('mails the invoice and the files to a buyer with a mailbox', async () => {
    const lines = linesOf(await eBookWithFile())
    const number = await take({ lines, email: 'asha@example.org' })
    expect(await orderOf(number)).toMatchObject({ state: 'delivered', ebookConsent: 0 })
    const mails = await mailsAbout(number)
    const [invoice] = await listInvoicesOf([number])
    expect(mails).toMatchObject([{ kind: 'order', invoiceNumber: invoice!.number }])
    expect(mails[0]!.text).toContain('/downloads/ebooks')
    expect(mails[0]!.text).not.toContain(modelForm)
  })
})

describe('two at once', () => {
  test('one of two gets the last copy, and the other sees that it is gone', async () => {
    const lines = linesOf(await lastCopy())
    const orders = [await aStaffOrder({ lines }), await aStaffOrder({ lines })]
    const placed = await Promise.all(orders.map((one) => placeStaffOrder(one, gives)))
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(placed.find(({ ok }) => !ok)).toMatchObject({
      quote: { unavailable: [{ reason: 'sold-out' }] },
    })
  })

  test('one form places one order', async () => {
    const order = await aStaffOrder({ lines: linesOf(await aBook()) })
    const placed = await Promise.all([order, order].map((one) => placeStaffOrder(one, gives)))
    const numbers = placed.map((one) => (one.ok ? one.number : undefined))
    expect(numbers[0]).toBeDefined()
    expect(numbers[1]).toBe(numbers[0])
    expect(placed.filter((one) => one.ok && one.isNew)).toHaveLength(1)
  })

  test('a price that moved is not charged', async () => {
    const book = await aBook()
    const order = await aStaffOrder({ lines: linesOf(book) })
    await db.writer
      .updateTable('price')
      .set({ amountMinor: 50_000 })
      .where('productId', '=', book)
      .execute()
    expect(await placeStaffOrder(order, gives)).toMatchObject({
      ok: false,
      quote: { totalMinor: 50_000 },
    })
  })
})

describe('an order by telephone', () => {
  test('is sent and due like one of the shop, with the terms of withdrawal', async () => {
    const lines = linesOf(await aBook())
    const number = await take({ lines, sale: 'telephone', email: 'asha@example.org' })
    expect(await orderOf(number)).toMatchObject({
      ...{ state: 'received', paymentState: 'due', channel: 'telephone', unreserved: 0 },
      customer: null,
    })
    const [mail] = await mailsAbout(number, 'order')
    expect(mail!.text).toContain(modelForm)
    expect(mail!.text).not.toContain('at our counter')
    const [left] = await findReturnable(await orderOf(number), now)
    expect(left).toEqual({ position: 0, left: 1, leftToReturn: 1 })
  })

  test('belongs to an account once its owner has confirmed the address', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const facts = { lines: linesOf(await aBook()), sale: 'telephone', email, customer } as const
    expect(await findBuyers(email)).toEqual([])
    expect(await orderOf(await take(facts))).toMatchObject({ customer: null, email })
    await db.write((trx) =>
      trx
        .updateTable('customer')
        .set({ emailConfirmedAt: now })
        .where('id', '=', customer)
        .execute(),
    )
    expect((await findBuyers(email)).map((one) => one.customer)).toContain(customer)
    expect(await orderOf(await take(facts))).toMatchObject({ customer })
  })

  test('is not paid by what only the counter takes', async () => {
    const order = await aStaffOrder({ lines: linesOf(await aBook()), sale: 'telephone' })
    const details = { ...order.details, payment: 'cash' as const }
    expect(await placeStaffOrder({ ...order, details }, gives)).toMatchObject({ ok: false })
  })

  test('needs the consent to e-books', async () => {
    const facts: Facts = {
      ...{ lines: linesOf(await eBookWithFile()), sale: 'telephone', email: 'asha@example.org' },
    }
    const order = await aStaffOrder(facts)
    expect(await placeStaffOrder(order, gives)).toMatchObject({ ok: false })
    const details = { ...order.details, ebookConsent: true }
    expect(await placeStaffOrder({ ...order, details }, gives)).toMatchObject({ ok: true })
  })
})

describe('a discount', () => {
  const discountReason = 'scratched cover'

  test('adds up on the order, the invoice, the refunds, the tax report and the check', async () => {
    const euros = (amountMinor: number) => ({
      prices: [{ currency: 'EUR', market: '', amountMinor } as const],
    })
    const lines = [
      ...linesOf(await aBook(euros(33_333)), await aThing(euros(11_111))),
      { ...linesOf(await aThing(euros(777)))[0]!, quantity: 3 },
    ]
    const at = Date.now() + dayMs
    const number = await take({
      ...{ lines, country: 'DE', currency: 'EUR', now: at },
      ...{ discount: { basisPoints: 1250 }, discountReason },
    })
    const order = await orderOf(number)
    // 12.5 % of 467.75 are 58.46875.
    expect(order).toMatchObject({ discountMinor: 5847, totalMinor: 40_928, discountReason })
    expect(sum(order.lines.map(({ discountMinor }) => discountMinor))).toBe(5847)
    const [invoice] = await papersOf(number)
    expect(invoice!.totalMinor).toBe(40_928)
    expect(sum(invoice!.lines.map(({ discountMinor }) => discountMinor))).toBe(5847)
    expect(faultsOfFacturX(facturX(invoice!, getFixedT('en'))!)).toEqual([])
    const rows = await reportTaxes(at, at + 1)
    expect(sum(rows.map(({ grossMinor }) => grossMinor))).toBe(40_928)
    expect(sum(rows.map(({ taxMinor }) => taxMinor))).toBe(
      sum(order.taxes.map(({ taxMinor }) => taxMinor)),
    )
    const parts = order.lines.map(({ position, quantity }) => ({ position, quantity }))
    const refund = { added: { parts }, isTransferred: true, reference: undefined, mayPay: gives }
    const refunded = await refundOrder(number, refund, at + 2)
    expect(refunded).toMatchObject({ ok: true, payments: [{ amountMinor: 40_928 }] })
    const checked = await runLine(runCheck, [])
    expect(checked.printed).not.toContain(number)
  })

  test('of all leaves nothing to pay', async () => {
    const lines = linesOf(await aBook())
    const number = await take({ lines, discount: { basisPoints: 10_000 }, discountReason })
    expect(await orderOf(number)).toMatchObject({ totalMinor: 0, paymentState: 'paid' })
  })

  test('leaves out books whose price a publisher fixes', async () => {
    const [fixed, free] = [await priceFixed(), await aThing()]
    const abroad = { country: 'DE', currency: 'EUR', sale: 'telephone' } as const
    const terms = { ...abroad, language: 'en', now } as const
    const both = await quoteStaffOrder({
      ...{ ...terms, lines: linesOf(fixed, free), discount: { basisPoints: 1000 } },
    })
    expect(both.quote.discount!.shares[0]).toBe(0)
    expect(both.quote.discount).toMatchObject({
      minor: Math.round(both.quote.lines[1]!.lineMinor / 10),
      isPartial: true,
    })
    expect([...both.fixedIds]).toEqual([fixed])
    const alone = await quoteStaffOrder({
      ...{ ...terms, lines: linesOf(fixed), discount: { minor: 100 } },
    })
    expect(alone.discountFault).toEqual({ reason: 'fixed' })
  })

  test('is at most what the lines cost, and what the staff member may give', async () => {
    const lines = linesOf(await aBook())
    const terms = { sale: 'counter', country: 'IN', currency: 'INR', language: 'en', now } as const
    const { discountFault } = await quoteStaffOrder({
      ...{ ...terms, lines, discount: { minor: 49_901 } },
    })
    expect(discountFault).toEqual({ reason: 'too-much', mostMinor: 49_900 })
    const order = await aStaffOrder({ lines, discount: { minor: 10_000 }, discountReason })
    const upTo = (most: number) => (given: Money) => given.minor <= most
    expect(await placeStaffOrder(order, upTo(9999))).toEqual({
      ok: false,
      reason: 'discount-limit',
    })
    expect(await placeStaffOrder(order, upTo(10_000))).toMatchObject({ ok: true })
  })
})
