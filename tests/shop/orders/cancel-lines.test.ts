import { afterAll, describe, expect, test } from 'vitest'
import { runCancel } from '#app/command/orders/cancel.server.ts'
import { runOrder } from '#app/command/orders/order.server.ts'
import { runPaid } from '#app/command/orders/paid.server.ts'
import { runRefund } from '#app/command/orders/refund.server.ts'
import { runReturns } from '#app/command/orders/returns.server.ts'
import { db } from '#app/database/database.server.ts'
import { findHistory } from '#app/shop/ordering/order-pages/order-history.server.ts'
import { remainingSums } from '#app/shop/ordering/payments/remaining-sums.ts'
import { findSales } from '#app/shop/ordering/payments/tax-reductions.server.ts'
import { newMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { declareWithdrawal } from '#app/shop/ordering/returns/declare.server.ts'
import { findReturnable } from '#app/shop/ordering/returns/find-returnable.server.ts'
import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'
import { aBook, aThing, eBookWithFile } from '../../fixtures/catalogue.ts'
import { runLine } from '../command/run-command.ts'
import { anOrder as aCardOrder, aStripe } from '../payments/card-order.ts'
import { aPaidOrder, aPlacedOrder, mailsAbout, orderOf, productOf, rowsOf } from './placed.ts'

/** Behind all that the fixtures do. */
const now = Date.now() + 60_000

const stripe = await aStripe()
afterAll(() => stripe.stop())

const cancel = (number: string, lines: string) =>
  runLine(runCancel, `${number} --lines ${lines}`, { now })

/** Of two books, the first twice; answers with its number and the ids. */
async function twoBooks(place: typeof aPlacedOrder) {
  const [first, second] = [await aBook({ stock: 5 }), await aBook({ stock: 5 })]
  const number = await place({ wanted: [{ productId: first, quantity: 2 }, second] })
  return { number, first, second }
}

const linesOff = async (number: string) =>
  db.read.selectFrom('refundLine').selectAll().where('orderNumber', '=', number).execute()

const faults = async () => {
  const found: string[] = []
  for await (const { level, about, says } of checkShop(now))
    if (level === 'fault') found.push(`${about}: ${says}`)
  return found
}

describe('lines of an order that are called off before it is sent', () => {
  test('of a paid order leave its sums and taxes less, in `order` and for the receipt', async () => {
    const wanted = [{ productId: await aThing(), quantity: 2 }, await aBook()]
    const number = await aPaidOrder({ wanted })
    const before = await orderOf(number)
    await cancel(number, '1:1')
    const off = before.lines[0]!.unitMinor
    const left = before.totalMinor - off
    const text = (await runLine(runOrder, number)).printed
    const money = (minor: number) => `${(minor / 100).toFixed(2)} INR`
    expect(text).toContain(`  cancelled -${money(off)}\n`)
    expect(text).toContain(`  left ${money(left)}\n  paid ${money(before.totalMinor)}\n`)
    const order = await orderOf(number)
    const remaining = remainingSums(order, await findHistory(number))!
    expect(remaining).toMatchObject({ totalMinor: left, paidMinor: before.totalMinor })
    const sale = (await findSales([number])).get(number)!
    const stated = remaining.taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0)
    expect(stated).toBe(sale.left.reduce((sum, { taxMinor }) => sum + taxMinor, 0))
    expect(stated).toBeLessThan(before.taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0))
  })

  test('go back into stock, are owed where it was paid, and the rest is sent', async () => {
    const { number, first, second } = await twoBooks(aPaidOrder)
    const before = await orderOf(number)
    const { code, printed } = await cancel(number, '1:1')
    expect([code, printed]).toEqual([0, expect.stringContaining('the rest of order')])
    const { unitMinor } = before.lines[0]!
    expect(await rowsOf('refund', number)).toMatchObject([
      { amountMinor: unitMinor, reason: 'cancelled', state: 'due' },
    ])
    expect([(await productOf(first)).stock, (await productOf(second)).stock]).toEqual([4, 4])
    expect((await productOf(first)).saleCount).toBe(1)
    const after = await orderOf(number)
    expect([after.state, after.totalMinor, after.lines]).toEqual([
      ...['received', before.totalMinor, before.lines],
    ])
    const [mail] = await mailsAbout(number, 'lines-cancelled')
    expect(mail!.text).toMatch(/1 × .*we refund ₹/s)
    await packOrder(number, now)
    await shipOrder(number, [], now)
    expect((await mailsAbout(number, 'dispatch'))[0]!.text).toContain('1 × ')
    expect((await mailsAbout(number, 'dispatch'))[0]!.text).not.toContain('2 × ')
    expect((await findReturnable(after, now)).map(({ left }) => left)).toEqual([1, 1])
    expect(await faults()).toEqual([])
  })

  test('make less to be paid where it was not paid yet', async () => {
    const { number } = await twoBooks(aPlacedOrder)
    const { totalMinor, lines } = await orderOf(number)
    const less = ((totalMinor - lines[1]!.lineMinor) / 100).toFixed(2)
    expect((await cancel(number, '2')).printed).toContain(`To be paid now: ${less} INR`)
    expect(await rowsOf('refund', number)).toEqual([])
    expect((await runLine(runOrder, number)).printed).toContain(`to be paid ${less} INR`)
    expect((await runLine(runPaid, number, { now })).printed).toContain(`${less} INR paid`)
    expect(await faults()).toEqual([])
    // What was never paid is never paid back.
    await cancelOrder(number, 'shopkeeper', now)
    expect(await rowsOf('refund', number)).toMatchObject([
      { amountMinor: totalMinor - lines[1]!.lineMinor },
    ])
    expect(await faults()).toEqual([])
  })

  test('do not go back into stock again with the rest', async () => {
    const { number, first, second } = await twoBooks(aPlacedOrder)
    await cancel(number, '1:1')
    await cancelOrder(number, 'buyer', now)
    expect([(await productOf(first)).stock, (await productOf(second)).stock]).toEqual([5, 5])
    expect((await productOf(first)).saleCount).toBe(0)
  })

  test('are called off once, typed twice at one moment', async () => {
    const { number, second } = await twoBooks(aPaidOrder)
    const both = await Promise.all([cancel(number, '2'), cancel(number, '2')])
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
    expect((await productOf(second)).stock).toBe(5)
    expect(await linesOff(number)).toHaveLength(1)
    expect(await rowsOf('refund', number)).toHaveLength(1)
  })

  test('are not all that would be sent, nor of an order that was sent or is being paid', async () => {
    const { number } = await twoBooks(aPaidOrder)
    expect((await cancel(number, '1,2')).printed).toContain('Nothing of it would be left')
    for (const lines of ['3', '1:3', '1,1']) expect((await cancel(number, lines)).code).toBe(1)
    await packOrder(number, now)
    await shipOrder(number, [], now)
    expect((await cancel(number, '2')).printed).toContain('is dispatched')
    expect(await linesOff(number)).toEqual([])
    const card = await aCardOrder({ quantity: 2 })
    expect((await cancel(card.number, '1:1')).printed).toContain('waits for its payment')
  })
})

describe('all of an order that would have been sent, called off while an e-book of it is kept', () => {
  const mugAndEbook = async (place: typeof aPlacedOrder) => {
    const [mug, ebook] = [await aThing({ stock: 5, price: 9_900 }), await eBookWithFile()]
    const number = await place({ wanted: [mug, ebook] })
    const { lines, deliveryMinor } = await orderOf(number)
    expect(deliveryMinor).toBeGreaterThan(0)
    const position = lines.findIndex(({ productId }) => productId === mug)
    return { number, line: lines[position]!, remaining: lines[1 - position]!, deliveryMinor }
  }

  test('leaves the e-book alone to be paid, without the delivery', async () => {
    const { number, line, remaining: stored } = await mugAndEbook(aPlacedOrder)
    const price = (stored.lineMinor / 100).toFixed(2)
    const { printed } = await cancel(number, String(line.position + 1))
    expect(printed).toContain(`To be paid now: ${price} INR`)
    expect((await mailsAbout(number, 'lines-cancelled'))[0]!.text).toContain('your e-books remain')
    expect((await runLine(runPaid, number, { now })).printed).toContain(`${price} INR paid`)
    expect(await faults()).toEqual([])
  })

  test('owes the delivery, too, where it was paid', async () => {
    const { number, line, deliveryMinor } = await mugAndEbook(aPaidOrder)
    await cancel(number, String(line.position + 1))
    expect(await rowsOf('refund', number)).toMatchObject([
      { amountMinor: line.lineMinor + deliveryMinor },
    ])
    expect(await faults()).toEqual([])
  })

  test('leaves nothing to pack, and completes a paid order by itself', async () => {
    const { number, line } = await mugAndEbook(aPaidOrder)
    await cancel(number, String(line.position + 1))
    expect(await packOrder(number, now)).toEqual({ ok: false, reason: 'files-left' })
    expect((await orderOf(number)).state).toBe('delivered')
    expect(await faults()).toEqual([])
  })
})

describe('a line that is paid back', () => {
  test('is not paid back again, by two at one moment either', async () => {
    const { number } = await twoBooks(aPaidOrder)
    const { lines } = await orderOf(number)
    const refund = () => runLine(runRefund, `${number} --lines 2 --reference SEPA`, { now })
    const both = await Promise.all([refund(), refund()])
    expect(both.filter(({ printed }) => printed.includes('Not so many of a line'))).toHaveLength(1)
    expect(await rowsOf('refund', number)).toMatchObject([{ amountMinor: lines[1]!.lineMinor }])
    expect((await runLine(runOrder, number)).printed).toMatch(/2: 1 × .*; 1 owed or paid back/)
    expect((await runLine(runOrder, number)).printed).toMatch(/Paid back: .*\(lines 2:1\)/)
  })

  test('keeps its place in the table, whoever writes', async () => {
    const { number } = await twoBooks(aPaidOrder)
    const row = {
      ...{ orderNumber: number, position: 0, fromPiece: 0, quantity: 1, amountMinor: 1 },
      ...({ refundId: null, returnId: null, isCancelled: 0, at: now } as const),
    }
    const write = () => db.write((trx) => trx.insertInto('refundLine').values(row).execute())
    await write()
    await expect(write()).rejects.toThrow(/unique/i)
  })
})

describe('a withdrawal in words of its own', () => {
  async function declared(number: string, at = now) {
    const { email, name } = await orderOf(number)
    const declaration = { name, email, order: number, items: 'the second book' }
    const { key } = newMailKey()
    await declareWithdrawal(
      key,
      {
        ...{
          declaration,
          content: 'the second book',
          contentForStranger: '',
          origin: 'http://shop.test',
        },
        ...{ language: 'en', country: 'IN' },
      },
      at,
    )
  }
  const returns = (line: string) => runLine(runReturns, line, { now })

  test('becomes a return of the lines that the shopkeeper read in it, with its own time', async () => {
    const { number } = await twoBooks(aPaidOrder)
    const at = now - 1000
    await declared(number, at)
    expect((await returns('')).printed).toContain('the second book')
    expect((await returns(`add ${number} --lines 2`)).code).toBe(0)
    const [row] = await db.read
      .selectFrom('orderReturn')
      .selectAll()
      .where('orderNumber', '=', number)
      .execute()
    expect(row).toMatchObject({ kind: 'withdrawal', state: 'announced', announcedAt: at })
    expect((await returns('')).printed).not.toContain(': the second book')
    // Its time is counted from the declaration, whenever these lines are called off.
    await cancel(number, '2')
    const day = 24 * 60 * 60 * 1000
    expect(await rowsOf('refund', number)).toMatchObject([
      { reason: 'withdrawn', dueAt: at + 14 * day, returnId: row!.id },
    ])
    expect((await packOrder(number, now)).ok).toBe(true)
    expect((await findReturnable(await orderOf(number), now)).map(({ left }) => left)).toEqual([
      ...[2, 0],
    ])
    expect(await faults()).toEqual([])
  })

  test('is refused of lines that are not there, and where it is not said which it is', async () => {
    const { number } = await twoBooks(aPlacedOrder)
    for (const line of [`add ${number}`, `add ${number} --lines 9`, 'add', 'add NOTHERE --lines 1'])
      expect((await returns(line)).code, line).toBe(1)
    expect((await returns(`add ${number} --lines 1 --notice none`)).printed).toContain('no such')
    await declared(number)
    await declared(number)
    expect((await returns(`add ${number} --lines 1`)).printed).toContain('Several declarations')
  })
})
