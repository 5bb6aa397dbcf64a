import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { announceReturn } from '#app/shop/ordering/returns/announce-return.server.ts'
import type { ReturnReason } from '#app/shop/ordering/orders/returnable.ts'
import { listReturns } from '#app/shop/ordering/returns/returns.server.ts'
import { runReceiveReturn } from '#app/command/orders/receive-return.server.ts'
import { runReturns } from '#app/command/orders/returns.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { stockOf } from '../checkout/buyer.ts'
import { anOrder, withdraw } from './orders.ts'

const now = Date.now()

const announce = (order: Order, quantity: number, reason: ReturnReason = 'other', position = 0) =>
  announceReturn(
    order,
    { lines: [{ position, quantity }], reason, note: 'a torn page', language: 'en' },
    now,
  )

async function announced(order: Order, quantity: number, reason?: ReturnReason, position = 0) {
  const outcome = await announce(order, quantity, reason, position)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

async function receive(...args: string[]) {
  const printed: string[] = []
  const code = await runReceiveReturn(args, { write: (text) => printed.push(text) }, now)
  return { code, printed: printed.join('') }
}

const refundsOf = (number: string) =>
  db.read.selectFrom('refund').selectAll().where('orderNumber', '=', number).execute()

describe('a return', () => {
  test('is announced for a reason, with a mail that says what and where to', async () => {
    const order = await anOrder([{ productId: await aBook({ name: 'Silas Marner' }), quantity: 2 }])
    const id = await announced(order, 1, 'damaged')
    expect(await listReturns(order.number)).toMatchObject([
      { id, kind: 'return', reason: 'damaged', note: 'a torn page', state: 'announced' },
    ])
    const mail = await db.read
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'return')
      .where('about', '=', id)
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe(order.email)
    expect(mail.text).toContain('1 × Silas Marner')
    expect(mail.text).toContain('It came damaged')
    // Whose address nobody confirmed gets no words that were typed.
    expect(mail.text).not.toContain('a torn page')
  })

  test.each([
    ['received', 'unsent'],
    ['packed', 'unsent'],
    ['cancelled', 'cancelled'],
    ['returned', 'returned'],
  ] as const)(
    'of an order that is %s is refused: nothing of it is with its buyer',
    async (state, reason) => {
      const order = await anOrder([{ productId: await aBook() }], { state })
      expect(await announce(order, 1)).toEqual({ ok: false, reason })
      expect(await listReturns(order.number)).toEqual([])
    },
  )

  test('of more than there is, is refused, also at one moment', async () => {
    const order = await anOrder([{ productId: await aBook(), quantity: 2 }])
    const outcomes = await Promise.all([announce(order, 2), announce(order, 2), announce(order, 1)])
    const sent = (await listReturns(order.number)).flatMap(({ lines }) => lines)
    expect(sent.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(2)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('receive-return', () => {
  test('puts the goods back into stock once, and owes what was paid for them', async () => {
    const book = await aBook({ stock: 5, price: 54_900 })
    const order = await anOrder([{ productId: book, quantity: 3 }])
    const id = await announced(order, 1)
    const [first, second] = await Promise.all([receive(id), receive(id)])
    expect([first.code, second.code].sort()).toEqual([0, 1])
    expect(`${first.printed}${second.printed}`).toContain('This return is received already.')
    expect(await stockOf(book)).toBe(3)
    expect(await refundsOf(order.number)).toMatchObject([
      { amountMinor: 54_900, reason: 'returned', returnId: id, state: 'due' },
    ])
    expect((await findOrder(order.number))!.state).toBe('delivered')
  })

  test('with the last piece gives the delivery back too, and the order is returned', async () => {
    const order = await anOrder([{ productId: await aBook(), quantity: 2 }])
    await receive(await announced(order, 1))
    await receive(await announced(order, 1))
    const refund = (await refundsOf(order.number)).reduce((sum, one) => sum + one.amountMinor, 0)
    expect(refund).toBe(order.totalMinor)
    expect(order.deliveryMinor).toBeGreaterThan(0)
    const finished = (await findOrder(order.number))!
    expect([finished.state, finished.paymentState]).toEqual(['returned', 'to-refund'])
  })

  test('of what was not paid owes nothing', async () => {
    const order = await anOrder([{ productId: await aBook() }], { paid: false })
    const { printed, code } = await receive(await announced(order, 1))
    expect(code).toBe(0)
    expect(printed).toContain('Nothing is to be paid back')
    expect(await refundsOf(order.number)).toEqual([])
  })

  test('is named by the beginning of its id', async () => {
    const order = await anOrder([{ productId: await aBook() }])
    const id = await announced(order, 1)
    expect((await receive(id.slice(0, 3))).printed).toContain('There is no return')
    expect((await receive(id.slice(0, 8))).code).toBe(0)
  })

  test('--unsaleable leaves the stock as it is', async () => {
    const book = await aBook({ stock: 5 })
    const order = await anOrder([{ productId: book, quantity: 2 }])
    expect((await receive(await announced(order, 2), '--unsaleable')).code).toBe(0)
    expect(await stockOf(book)).toBe(3)
    expect(await refundsOf(order.number)).toHaveLength(1)
  })

  test('of what came damaged leaves the stock as it is, unless said otherwise', async () => {
    const book = await aBook({ stock: 5 })
    const order = await anOrder([{ productId: book, quantity: 2 }])
    expect((await receive(await announced(order, 1, 'damaged'))).printed).toContain('not put back')
    expect(await stockOf(book)).toBe(3)
    await receive(await announced(order, 1, 'damaged'), '--saleable')
    expect(await stockOf(book)).toBe(4)
  })

  test('--refuse tells the buyer why, and lets the pieces be announced again', async () => {
    const order = await anOrder([{ productId: await aBook() }])
    const id = await announced(order, 1)
    expect((await receive(id, '--refuse', 'It was read in the bath.')).code).toBe(0)
    const mail = await db.read
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'return-refused')
      .where('about', '=', id)
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain('It was read in the bath.')
    expect(await refundsOf(order.number)).toEqual([])
    expect((await announce(order, 1)).ok).toBe(true)
  })

  test.each([
    [[], 'ID is missing'],
    [['nobody'], 'There is no return nobody'],
    [['x', '--refuse', ' '], 'needs the reason'],
    [['x', '--refuse', 'a', '--unsaleable'], 'Say one of'],
    [['x', '--saleable', '--unsaleable'], 'Say one of'],
  ])('refuses %j', async (args, words) => {
    const { code, printed } = await receive(...args)
    expect(code).toBe(1)
    expect(printed).toContain(words)
  })

  test('is noted', async () => {
    const order = await anOrder([{ productId: await aBook() }])
    await receive(await announced(order, 1))
    const noted = await db.read
      .selectFrom('audit')
      .select('command')
      .where('about', '=', order.number)
      .execute()
    expect(noted).toEqual([{ command: 'receive-return' }])
  })
})

describe('returns', () => {
  test('are to be paid back by a day only where something was paid', async () => {
    const book = await aBook({ name: 'Emma' })
    const list = async (paid: boolean) => {
      const printed: string[] = []
      const id = await withdraw(await anOrder([{ productId: book }], { paid }))
      await runReturns([], { write: (text) => printed.push(text) })
      return printed
        .join('')
        .split('\n')
        .find((line) => line.includes(id))
    }
    expect(await list(true)).toContain('to be paid back by')
    expect(await list(false)).not.toContain('to be paid back by')
  })

  test('lists what is on its way back, until it is received', async () => {
    const order = await anOrder([{ productId: await aBook({ name: 'Emma' }) }])
    const id = await announced(order, 1, 'damaged')
    const list = async (...args: string[]) => {
      const printed: string[] = []
      await runReturns(args, { write: (text) => printed.push(text) })
      return printed.join('')
    }
    expect(await list()).toContain(`when it has arrived: \`receive-return ${id.slice(0, 8)}\`\n`)
    expect(await list()).toContain(
      `${id}  announced  order ${order.number}: 1 × Emma (paperback) (return, damaged`,
    )
    await receive(id)
    expect(await list()).not.toContain(id)
    const all = JSON.parse(await list('--all', '--json')) as { returns: { id: string }[] }
    expect(all.returns.map((one) => one.id)).toContain(id)
  })
})
