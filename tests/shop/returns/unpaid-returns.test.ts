import { describe, expect, test } from 'vitest'
import { runOrder } from '#app/command/orders/order.server.ts'
import { runPaid } from '#app/command/orders/paid.server.ts'
import { runReceiveReturn } from '#app/command/orders/receive-return.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { findInvoice, listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { countOrders } from '#app/shop/ordering/order-management/list-orders.server.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { reportTaxes } from '#app/shop/ordering/payments/tax-report.server.ts'
import { announceReturn } from '#app/shop/ordering/returns/announce-return.server.ts'
import { receiveReturn } from '#app/shop/ordering/returns/receive-return.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { runLine } from '../command/run-command.ts'
import { aPlacedOrder, orderOf, rowsOf } from '../orders/placed.ts'
import { withdraw } from './orders.ts'

let clock = Date.now() + 60_000
const later = () => (clock += 60_000)

/** Sends an order by invoice. */
async function send(number: string) {
  await packOrder(number, later())
  await shipOrder(number, [], later())
  return number
}

/** Sends two pieces each of two books, unpaid. */
async function sentUnpaid() {
  const books = [await aBook(), await aBook()]
  return send(
    await aPlacedOrder({ wanted: books.map((productId) => ({ productId, quantity: 2 })) }),
  )
}

async function announce(number: string, lines: { position: number; quantity: number }[]) {
  const about = { lines, reason: 'other', note: '', language: 'en' } as const
  const announced = await announceReturn(await orderOf(number), about, later())
  if (!announced.ok) throw new Error(announced.reason)
  return announced.id
}

const comeBack = async (number: string, lines: { position: number; quantity: number }[]) =>
  receiveReturn(await announce(number, lines), {}, later())

const all = [
  { position: 0, quantity: 2 },
  { position: 1, quantity: 2 },
]
const onePiece = [{ position: 0, quantity: 1 }]
const rest = [...onePiece, all[1]!]
const rupees = (minor: number) => decimal(minor, 'INR')
const paid = (number: string, ...rest: string[]) => runLine(runPaid, [number, ...rest])

async function stateOf(number: string) {
  const { state, paymentState } = await orderOf(number)
  return `${state} ${paymentState}`
}

/** Returns what the tax report and the papers leave of an order; both are in minor units. */
async function leftOf(number: string) {
  const made = await listInvoicesOf([number])
  const papers = await Promise.all(made.map(async (one) => (await findInvoice(one.number))!))
  const stated = papers.map(({ kind, totalMinor }) =>
    kind === 'invoice' ? totalMinor : -totalMinor,
  )
  const credits = papers.filter(({ kind }) => kind === 'credit-note')
  return { credits, stated: stated.reduce((sum, minor) => sum + minor, 0) }
}

const mailAbout = async (id: string) =>
  (
    await db.read
      .selectFrom('outbox')
      .select(['text', 'invoiceNumber'])
      .where('about', '=', id)
      .where('kind', '=', 'return-received')
      .executeTakeFirstOrThrow()
  ).text.replaceAll(',', '')

const isUnpaidListed = async (number: string, now = Date.now()) => {
  const search = { words: [number.toLowerCase()] }
  return (await countOrders({ now, views: ['unpaid'], search }, 5)) === 1
}

describe('goods of an unpaid order that came back', () => {
  test('are no longer to be paid, as its page, mail, credit note and payment say', async () => {
    const number = await sentUnpaid()
    const { totalMinor, lines } = await orderOf(number)
    const id = await announce(number, onePiece)
    const due = totalMinor - lines[0]!.unitMinor
    const { printed } = await runLine(runReceiveReturn, id)
    expect(printed).toContain(`${rupees(due)} INR of the order is to be paid.`)
    const shown = (await runLine(runOrder, number)).printed
    expect(shown).toContain('; 1 came back unpaid')
    expect(shown).toContain(`to be paid ${rupees(due)} INR`)
    const text = await mailAbout(id)
    expect(text).toContain('You do not have to pay for it.')
    expect(text).toContain(`You now pay ₹${rupees(due)} instead of ₹${rupees(totalMinor)}`)
    expect(text).not.toContain('refunded')
    const { credits, stated } = await leftOf(number)
    expect(credits.map(({ paymentText }) => paymentText)).toEqual([
      `You have ₹${rupees(lines[0]!.unitMinor)} less to pay for this order.`,
    ])
    expect(stated).toBe(due)
    expect((await paid(number)).printed).toBe(`${number}: ${rupees(due)} INR paid.\n`)
    expect(await stateOf(number)).toBe('dispatched paid')
    expect(await rowsOf('refund', number)).toEqual([])
  })

  test('are credited once, also by later returns, a payment between them, and the delivery at last', async () => {
    const number = await sentUnpaid()
    const { totalMinor, lines, deliveryMinor } = await orderOf(number)
    await comeBack(number, onePiece)
    const due = totalMinor - lines[0]!.unitMinor
    await paid(number)
    expect(await comeBack(number, rest)).toMatchObject({ isWhole: true, toPay: undefined })
    expect(await rowsOf('refund', number)).toMatchObject([{ amountMinor: due, state: 'due' }])
    const goods = lines[0]!.unitMinor + lines[1]!.lineMinor
    expect(goods + deliveryMinor).toBe(due)
    expect(await stateOf(number)).toBe('returned to-refund')
  })

  test('leave nothing to pay once all are back, so the order is in no list of unpaid ones', async () => {
    const number = await sentUnpaid()
    expect(await isUnpaidListed(number)).toBe(true)
    const id = await announce(number, all)
    expect(await receiveReturn(id, {}, later())).toMatchObject({
      ...{ isWhole: true, toPay: { minor: 0 }, refund: { ok: false } },
    })
    expect(await stateOf(number)).toBe('returned due')
    expect(await isUnpaidListed(number)).toBe(false)
    expect(await mailAbout(id)).toContain('You have nothing left to pay for this order.')
    expect((await leftOf(number)).stated).toBe(0)
    const json = JSON.parse((await runLine(runOrder, `${number} --json`)).printed) as object
    expect(json).toMatchObject({ toPay: '0.00' })
  })

  test('and lines that were cancelled before both lower the sum', async () => {
    const number = await aPlacedOrder({ wanted: [await aBook(), await aBook(), await aBook()] })
    const { totalMinor, lines } = await orderOf(number)
    await cancelLines(number, [{ position: 0, quantity: 1 }], later())
    await send(number)
    const received = await comeBack(number, [{ position: 1, quantity: 1 }])
    const due = totalMinor - lines[0]!.lineMinor - lines[1]!.lineMinor
    expect(received).toMatchObject({ toPay: { minor: due } })
    expect((await leftOf(number)).stated).toBe(due)
  })

  test('and was withdrawn from before the dispatch is not paid back after the payment', async () => {
    const number = await aPlacedOrder({ wanted: [{ productId: await aBook(), quantity: 2 }] })
    await withdraw(await orderOf(number), { at: later(), lines: onePiece })
    await cancelLines(number, onePiece, later())
    await paid(number)
    expect(await rowsOf('refund', number)).toEqual([])
  })

  test('make an order paid of which only a free book is left', async () => {
    const book = await aBook({ price: 199_900 })
    const number = await aPlacedOrder({ wanted: [book, await aBook()] })
    const { lines, deliveryMinor, totalMinor } = await orderOf(number)
    expect(deliveryMinor).toBe(0)
    const gift = lines.find(({ productId }) => productId !== book)!
    await db.write(async (trx) => {
      await trx
        .updateTable('orderLine')
        .set({ discountMinor: gift.lineMinor })
        .where('orderNumber', '=', number)
        .where('position', '=', gift.position)
        .execute()
      await trx
        .updateTable('customerOrder')
        .set({ discountMinor: gift.lineMinor, totalMinor: totalMinor - gift.lineMinor })
        .where('number', '=', number)
        .execute()
      await trx
        .updateTable('orderTax')
        .set({ grossMinor: totalMinor - gift.lineMinor })
        .where('orderNumber', '=', number)
        .execute()
    })
    await send(number)
    const { position } = lines.find(({ productId }) => productId === book)!
    await comeBack(number, [{ position, quantity: 1 }])
    expect(await stateOf(number)).toBe('dispatched paid')
    expect((await leftOf(number)).credits[0]!.paymentText).toContain('less to pay')
    expect((await paid(number)).printed).toBe(`${number} was paid before.\n`)
  })

  test('count in the figures of the day on which they came', async () => {
    const number = await sentUnpaid()
    const before = await reportTaxes(0, clock + 400 * dayMs)
    clock += 500 * dayMs
    const from = clock
    await comeBack(number, onePiece)
    const { lines } = await orderOf(number)
    const gross = (rows: { grossMinor: number }[]) =>
      rows.reduce((sum, { grossMinor }) => sum + grossMinor, 0)
    expect(gross(await reportTaxes(from, clock + 1))).toBe(-lines[0]!.unitMinor)
    expect(await reportTaxes(0, from - 100 * dayMs)).toEqual(before)
  })
})

describe('a payment of the whole sum', () => {
  test('after a return owes back only what is too much', async () => {
    const number = await sentUnpaid()
    const { totalMinor, lines } = await orderOf(number)
    await comeBack(number, onePiece)
    const { code, printed } = await paid(number, `--amount=${rupees(totalMinor)}`)
    const surplus = lines[0]!.unitMinor
    expect([code, printed]).toEqual([
      0,
      `${number}: ${rupees(totalMinor)} INR paid. Of it ${rupees(surplus)} INR is more than was due, and owed back (see refund).\n`,
    ])
    expect(await rowsOf('refund', number)).toMatchObject([
      { reason: 'paid-late', amountMinor: surplus },
    ])
    expect(await stateOf(number)).toBe('dispatched to-refund')
    expect((await leftOf(number)).stated).toBe(totalMinor - surplus)
  })

  test('is refused above what was ordered, and below what is due', async () => {
    const number = await sentUnpaid()
    const { totalMinor, lines } = await orderOf(number)
    await comeBack(number, onePiece)
    for (const minor of [totalMinor + 1, totalMinor - lines[0]!.unitMinor - 1])
      expect((await paid(number, `--amount=${rupees(minor)}`)).code).toBe(1)
    expect(await stateOf(number)).toBe('dispatched due')
  })

  test.each([undefined, 1234])('after all came back is owed back whole: %s', async (sum) => {
    const number = await sentUnpaid()
    const { totalMinor } = await orderOf(number)
    await comeBack(number, all)
    expect((await paid(number, `--amount=${rupees(totalMinor + 1)}`)).code).toBe(1)
    const amount = sum === undefined ? [] : [`--amount=${rupees(sum)}`]
    expect((await paid(number, ...amount)).printed).toContain('owed back')
    expect(await rowsOf('refund', number)).toMatchObject([
      { reason: 'paid-late', amountMinor: sum ?? totalMinor },
    ])
    expect(await stateOf(number)).toBe('returned to-refund')
  })

  test('owes what came back while an earlier version of the shop went on asking for it', async () => {
    const number = await sentUnpaid()
    const { lines } = await orderOf(number)
    const id = await announce(number, onePiece)
    await db.write((trx) =>
      trx
        .updateTable('orderReturn')
        .set({ state: 'received', receivedAt: later() })
        .where('id', '=', id)
        .execute(),
    )
    await paid(number)
    expect(await rowsOf('refund', number)).toMatchObject([
      { returnId: id, reason: 'returned', amountMinor: lines[0]!.unitMinor },
    ])
  })
})

describe('two at once', () => {
  test('receive one return once, and two returns each', async () => {
    const number = await sentUnpaid()
    const [one, other] = [await announce(number, onePiece), await announce(number, onePiece)]
    await Promise.all([one, one, other, other].map((id) => receiveReturn(id, {}, later())))
    const taken = await listRefundLines(number)
    expect(
      taken.map(({ fromPiece, quantity, refundId }) => [fromPiece, quantity, refundId]).sort(),
    ).toEqual([
      [0, 1, null],
      [1, 1, null],
    ])
    const { totalMinor, lines } = await orderOf(number)
    expect((await leftOf(number)).stated).toBe(totalMinor - 2 * lines[0]!.unitMinor)
  })

  test('receive and pay: the piece is either not paid or paid back', async () => {
    for (let round = 0; round < 6; round++) {
      const number = await sentUnpaid()
      const id = await announce(number, onePiece)
      const work = [
        () => receiveReturn(id, {}, later()),
        () => recordPaid(number, { at: clock, reference: null }, clock),
      ]
      await Promise.all((round % 2 ? work : work.reverse()).map((one) => one()))
      const { totalMinor, lines } = await orderOf(number)
      const payments = await db.read
        .selectFrom('payment')
        .select('amountMinor')
        .where('orderNumber', '=', number)
        .execute()
      const refunds = await rowsOf('refund', number)
      const left = payments[0]!.amountMinor - (refunds[0]?.amountMinor ?? 0)
      expect([payments.length, left]).toEqual([1, totalMinor - lines[0]!.unitMinor])
    }
  })

  test('leave no faults behind', async () => {
    const found: string[] = []
    for await (const { level, about, says } of checkShop(clock))
      if (level === 'fault') found.push(`${about}: ${says}`)
    expect(found).toEqual([])
  })
})
