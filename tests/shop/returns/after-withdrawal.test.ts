import { describe, expect, test } from 'vitest'
import { runDeliver } from '#app/command/orders/deliver.server.ts'
import { runPaid } from '#app/command/orders/paid.server.ts'
import { runReceiveReturn } from '#app/command/orders/receive-return.server.ts'
import { runRefund } from '#app/command/orders/refund.server.ts'
import { runPack } from '#app/command/orders/pack.server.ts'
import { runShip } from '#app/command/orders/ship.server.ts'
import { db } from '#app/database/database.server.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { receiveReturn } from '#app/shop/ordering/returns/receive-return.server.ts'
import { sumOfParts } from '#app/shop/ordering/orders/refund-amount.ts'
import { listReturns } from '#app/shop/ordering/returns/returns.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { stockOf } from '../checkout/buyer.ts'
import { runLine } from '../command/run-command.ts'
import { buy } from '../downloads/bought.ts'
import { anOrder, dayMs, withdraw } from './orders.ts'

const now = Date.now()

const refundsOf = (number: string) =>
  db.read
    .selectFrom('refund')
    .selectAll()
    .where('orderNumber', '=', number)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

const stateOf = async (number: string) => {
  const order = (await findOrder(number))!
  return `${order.state} ${order.paymentState}`
}

describe('a withdrawal before the dispatch', () => {
  const withdrawn = async () => {
    const book = await aBook({ stock: 5 })
    const order = await anOrder([{ productId: book, quantity: 2 }], { state: 'received' })
    return { book, order, id: await withdraw(order) }
  }

  test('is not received back: nothing was sent, and the order is to be cancelled', async () => {
    const { book, order, id } = await withdrawn()
    const { code, printed } = await runLine(runReceiveReturn, id)
    expect([code, printed]).toEqual([1, expect.stringContaining(`\`cancel ${order.number}\``)])
    expect(await stockOf(book)).toBe(3)
    expect(await refundsOf(order.number)).toEqual([])
    expect((await listReturns(order.number))[0]!.state).toBe('announced')
  })

  test('is closed by the cancellation, which gives stock and money back once', async () => {
    const { book, order, id } = await withdrawn()
    await Promise.all([
      cancelOrder(order.number, 'shopkeeper', now),
      receiveReturn(id, {}, now),
      receiveReturn(id, {}, now),
    ])
    expect(await receiveReturn(id, {}, now)).toEqual({
      ...{ ok: false, reason: 'state', state: 'received' },
    })
    expect(await stockOf(book)).toBe(5)
    expect((await refundsOf(order.number)).map((one) => one.amountMinor)).toEqual([
      order.totalMinor,
    ])
  })

  test('keeps the order from being packed and sent, but for --anyway', async () => {
    const { order } = await withdrawn()
    const { number } = order
    const refused = { code: 1, printed: expect.stringContaining('withdrawn from') as string }
    expect(await runLine(runPack, number)).toEqual(refused)
    expect((await runLine(runPack, `${number} --anyway`)).code).toBe(0)
    expect(await runLine(runShip, number)).toEqual(refused)
    expect((await runLine(runShip, `${number} --anyway`)).code).toBe(0)
  })

  test('keeps an order of e-books alone from being done with', async () => {
    const number = await buy([await eBookWithFile({ datePublished: '2999-05-01' })])
    await withdraw((await findOrder(number))!)
    expect(await runLine(runDeliver, number)).toEqual({
      code: 1,
      printed: expect.stringMatching(`\`cancel ${number}\`.*kept\\.`) as string,
    })
    expect((await findOrder(number))!.state).toBe('received')
  })

  test('and a dispatch at one moment: one of them is first, and the other one knows', async () => {
    for (let round = 0; round < 6; round++) {
      const order = await anOrder([{ productId: await aBook() }], { state: 'received' })
      await packOrder(order.number, now)
      const work = [() => withdraw(order), () => shipOrder(order.number, [], now)]
      await Promise.all((round % 2 ? work : work.reverse()).map((one) => one()))
      expect(['packed', 'dispatched']).toContain((await findOrder(order.number))!.state)
      expect(await listReturns(order.number)).toHaveLength(1)
    }
  })
})

describe('the refund of a withdrawal', () => {
  test('is due 14 days after its declaration, whenever the goods came', async () => {
    const order = await anOrder([{ productId: await aBook() }])
    const id = await withdraw(order, { at: now - 3 * dayMs })
    await receiveReturn(id, {}, now)
    expect((await refundsOf(order.number))[0]!.dueAt).toBe(now + 11 * dayMs)
  })

  test('is listed by `refund` before the goods are back', async () => {
    const order = await anOrder([{ productId: await aBook(), quantity: 2 }])
    const id = await withdraw(order)
    const rowOf = async () =>
      (await runLine(runRefund, '')).printed
        .split('\n')
        .filter((line) => line.startsWith(order.number))
    const by = localDayOf(now + 14 * dayMs, homeTimeZone())
    expect(await rowOf()).toEqual([expect.stringContaining('declared, goods not back yet')])
    expect((await rowOf())[0]).toContain(`by ${by}`)
    expect((await rowOf())[0]).toContain((order.totalMinor / 100).toFixed(2))
    await receiveReturn(id, {}, now)
    expect(await rowOf()).toEqual([expect.stringContaining('withdrawn')])
    const listed = JSON.parse((await runLine(runRefund, '--json')).printed) as { order: string }[]
    expect(listed.filter((one) => one.order === order.number)).toMatchObject([{ state: 'owed' }])
  })
})

describe('an order with an e-book of which all that was sent came back', () => {
  test('gets its delivery back and is not returned: its file is with its buyer', async () => {
    const number = await buy([await eBookWithFile(), await aBook()])
    await runLine(runPaid, number)
    await packOrder(number, now)
    await shipOrder(number, [], now)
    const order = (await findOrder(number))!
    const book = order.lines.find(({ format }) => format !== 'e-book')!
    const { printed } = await runLine(runReceiveReturn, await withdraw(order))
    expect(printed).not.toContain('All of the order')
    expect(await stateOf(number)).toBe('dispatched to-refund')
    expect((await refundsOf(number))[0]!.amountMinor).toBe(book.lineMinor + order.deliveryMinor)
  })

  test('gets it back once', () => {
    const line = { kind: 'book' as const, quantity: 1, lineMinor: 100, discountMinor: 0 }
    const order = {
      deliveryMinor: 30,
      lines: [
        { ...line, position: 0, format: 'paperback' },
        { ...line, position: 1, format: 'e-book' },
      ],
    } as const
    const [book, file] = [[{ position: 0, quantity: 1 }], [{ position: 1, quantity: 1 }]]
    const sum = (lines: typeof book, before: typeof book) =>
      sumOfParts({ ...order, lines: [...order.lines] }, lines, before)
    expect(sum(book, [])).toMatchObject({ amountMinor: 130, isWhole: false })
    expect(sum(file, book)).toMatchObject({ amountMinor: 100, isWhole: true })
    expect(sum(file, [])).toMatchObject({ amountMinor: 100, isWhole: false })
    expect(sum(book, file)).toMatchObject({ amountMinor: 130, isWhole: true })
  })
})
