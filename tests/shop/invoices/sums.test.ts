import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { reopenRefunds } from '#app/shop/ordering/fulfilment/complete-refund.server.ts'
import {
  deliverOrder,
  packOrder,
  shipOrder,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { payRefunds } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import type { InvoiceDocument } from '#app/shop/ordering/invoices/invoice-document.schema.ts'
import { findInvoice, listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { addRefund } from '#app/shop/ordering/payments/add-refund.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { sumPayments } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { sumLess } from '#app/shop/ordering/orders/refund-amount.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import type { TaxPart } from '#app/shop/ordering/payments/tax-parts.ts'
import { findSales } from '#app/shop/ordering/payments/tax-reductions.server.ts'
import { reportTaxes } from '#app/shop/ordering/payments/tax-report.server.ts'
import { announceReturn } from '#app/shop/ordering/returns/announce-return.server.ts'
import { receiveReturn } from '#app/shop/ordering/returns/receive-return.server.ts'
import { fuzzTimeout, tries } from '../../fuzz.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { aSale, aSoldOrder, countryOf, now } from '../tax/sold-order.ts'

const hour = 3_600_000

type Step = { does: keyof typeof steps; position: number; amountMinor: number }
type Call = Omit<Step, 'does'> & { number: string; at: number }

/** Whatever the shopkeeper may do with an order; what its state does not allow changes nothing. */
const steps = {
  pay: ({ number, at }: Call) => recordPaid(number, { at, reference: null }, at),
  payAll: ({ number, at }: Call) => payAll(number, at),
  pack: ({ number, at }: Call) => packOrder(number, at),
  ship: ({ number, at }: Call) => shipOrder(number, [], at),
  deliver: ({ number, at }: Call) => deliverOrder(number, at),
  refundLine: ({ number, position, at }: Call) =>
    addRefund(number, { parts: [{ position, quantity: 1 }] }, at),
  refundAmount: ({ number, amountMinor, at }: Call) => addRefund(number, { amountMinor }, at),
  payBack: ({ number, at }: Call) => payRefunds(number, { reference: `SEPA-${at}` }, at),
  comesBack: ({ number, at }: Call) => failLastRefund(number, at),
  cancelLine: ({ number, position, at }: Call) =>
    cancelLines(number, [{ position, quantity: 1 }], at),
  cancel: ({ number, at }: Call) => cancelOrder(number, 'shopkeeper', at),
  return: ({ number, position, at }: Call) => sendBack(number, position, at),
}

/** Pays what was ordered, whatever is left of it. */
async function payAll(number: string, at: number) {
  const { totalMinor: minor, currency } = (await findOrder(number))!
  if (minor > 0) await recordPaid(number, { at, reference: null, came: { minor, currency } }, at)
}

async function failLastRefund(number: string, at: number) {
  const done = await db.read
    .selectFrom('refund')
    .selectAll()
    .where('orderNumber', '=', number)
    .where('state', '=', 'done')
    .orderBy('doneAt', 'desc')
    .executeTakeFirst()
  if (!done) return
  const failed = { reference: done.reference!, intent: null }
  await db.write((trx) => reopenRefunds(trx, number, failed, { secret: 's', now: at }))
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('a refund failed')])
}

async function sendBack(number: string, position: number, at: number) {
  const order = (await findOrder(number))!
  const lines = [{ position, quantity: 1 }]
  const announced = await announceReturn(
    order,
    { lines, reason: 'other', note: '', language: 'en' },
    at,
  )
  if (announced.ok) await receiveReturn(announced.id, {}, at)
}

const aStep = fc.record({
  does: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  position: fc.integer({ min: 0, max: 2 }),
  amountMinor: fc.integer({ min: 1, max: 5000 }),
})
/** A coupon pays for all but the delivery of some sales. */
const aSaleOrFreeGoods = fc
  .tuple(aSale, fc.integer({ min: 0, max: 6 }))
  .map(([sale, n]) => (n === 0 ? { ...sale, couponPercent: 100 } : sale))
const aLife = fc.record({
  sale: aSaleOrFreeGoods,
  // Their minor units are none, a thousandth and a hundredth.
  currency: fc.oneof(fc.constantFrom('JPY', 'KWD', 'EUR'), fc.constantFrom(...allCurrencies)),
  steps: fc.array(aStep, { minLength: 4, maxLength: 14 }),
})

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** The lines of a paper and its taxes are its total, each line is its price less its discount. */
function expectSound({ lines, taxes, totalMinor }: InvoiceDocument) {
  for (const { quantity, unitMinor, discountMinor, grossMinor } of lines)
    expect(quantity * unitMinor - discountMinor).toBe(grossMinor)
  expect(sum(lines.map(({ grossMinor }) => grossMinor))).toBe(totalMinor)
  expect(sum(taxes.map(({ grossMinor }) => grossMinor))).toBe(totalMinor)
  for (const { basisPoints, grossMinor, netMinor, taxMinor } of taxes) {
    const own = lines.filter(({ taxBasisPoints }) => taxBasisPoints === basisPoints)
    expect(netMinor + taxMinor).toBe(grossMinor)
    expect(sum(own.map((line) => line.grossMinor))).toBe(grossMinor)
    expect(sum(own.map((line) => line.taxMinor))).toBe(taxMinor)
  }
}

type Rates = Record<string, { gross: number; tax: number }>

/** Adds sums by rate, without rates of which nothing is left. */
function addRates(all: { basisPoints: number | null; grossMinor: number; taxMinor: number }[]) {
  const rates: Rates = {}
  for (const { basisPoints, grossMinor, taxMinor } of all) {
    const one = (rates[String(basisPoints)] ??= { gross: 0, tax: 0 })
    one.gross += grossMinor
    one.tax += taxMinor
  }
  return Object.fromEntries(Object.entries(rates).filter(([, { gross, tax }]) => gross || tax))
}

/** The exact tax of a sum is less than a minor unit away, since each is rounded once. */
function expectTaxed(rates: Rates) {
  for (const [rate, { gross, tax }] of Object.entries(rates)) {
    const points = rate === 'null' ? 0 : Number(rate)
    expect(tax, rate).toBe(Math.round((gross * points) / (10_000 + points)))
  }
}

/** The delivery of what is left has the rates of the goods that are left, in proportion to them. */
function expectSharedAnew(left: TaxPart[]) {
  const isDelivery = ({ kind }: TaxPart) => kind === 'delivery'
  const sent = addRates(left.filter((one) => !isDelivery(one) && !one.kind.startsWith('e-book')))
  const delivery = addRates(left.filter(isDelivery))
  const grossIn = (rates: Rates) => sum(Object.values(rates).map(({ gross }) => gross))
  const [goods, whole] = [grossIn(sent), grossIn(delivery)]
  if (goods === 0) return
  for (const rate of new Set([...Object.keys(sent), ...Object.keys(delivery)])) {
    const exact = (whole * (sent[rate]?.gross ?? 0)) / goods
    expect(Math.abs((delivery[rate]?.gross ?? 0) - exact), rate).toBeLessThan(1)
  }
}

/** What is left of a sale is what was paid less what was paid back, or what is still asked for. */
async function expectMoney(number: string, leftMinor: number) {
  const order = (await findOrder(number))!
  const { paid, due, done } = await sumPayments(db.read, order)
  expect(done + due).toBeLessThanOrEqual(paid)
  if (order.paymentState !== 'due') {
    if (due === 0) expect(leftMinor).toBe(paid - done)
    return
  }
  const toPayMinor = order.totalMinor - sumLess(order, await listRefundLines(number))
  expect(leftMinor).toBe(isUndone(order.state) ? 0 : toPayMinor)
}

async function expectAgreement(number: string) {
  const { left } = (await findSales([number])).get(number)!
  const rates = addRates(left)
  expectTaxed(rates)
  expectSharedAnew(left)
  await expectMoney(number, sum(left.map(({ grossMinor }) => grossMinor)))
  const rows = await reportTaxes(now - hour, now + 1000 * hour)
  expect(addRates(rows.filter(({ country }) => country === countryOf(number)))).toEqual(rates)
  const made = await listInvoicesOf([number])
  const papers = await Promise.all(made.map(async (one) => (await findInvoice(one.number))!))
  for (const paper of papers) expectSound(paper)
  if (papers.length === 0) return 0
  const stated = papers.flatMap(({ kind, taxes }) =>
    taxes.map((tax) => ({
      ...tax,
      grossMinor: tax.grossMinor * (kind === 'invoice' ? 1 : -1),
      taxMinor: tax.taxMinor * (kind === 'invoice' ? 1 : -1),
    })),
  )
  expect(addRates(stated)).toEqual(rates)
  return papers.length
}

test(
  'invoice less credit notes is the tax of what remains, with its delivery, after every step',
  async () => {
    let papers = 0
    await fc.assert(
      fc.asyncProperty(aLife, async ({ sale, currency, steps: life }) => {
        const number = await aSoldOrder({ ...sale, currency })
        for (const [n, { does, ...step }] of life.entries()) {
          await steps[does]({ ...step, number, at: now + (n + 1) * hour })
          papers += await expectAgreement(number)
        }
      }),
      tries(40),
    )
    // The property would hold where nothing is ever made.
    expect(papers).toBeGreaterThan(50)
  },
  fuzzTimeout,
)
