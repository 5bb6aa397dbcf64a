import { describe, expect, test } from 'vitest'
import type { OrderState } from '#app/database/tables.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { formatNameIn } from '#app/shop/ordering/quote/format-name.ts'
import {
  describeReceiptProgress,
  type OrderHistory,
} from '#app/shop/ordering/order-pages/order-progress.ts'
import { aPlacedOrder, orderOf } from './placed.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 21, 12)

const historyOf = (...states: OrderState[]): OrderHistory => ({
  events: states.map((state, n) => ({ state, at: start + n * day })),
  ...{ parcels: [], refunds: [], takenOff: [], returned: [], ebooks: [] },
})

const anEbook = (fetched: number) => ({
  ...{ position: 0, fetched, revokedAt: null, publishedAt: null },
  ...({ state: 'received', paymentState: 'due', paymentMethod: 'invoice' } as const),
})

async function progressOf(history: OrderHistory, facts: { now?: number; isFile?: boolean } = {}) {
  const order = await orderOf(await aPlacedOrder())
  const state = history.events.at(-1)!.state
  const sent = { ...order, state, deliveryMethod: facts.isFile ? null : order.deliveryMethod }
  return describeReceiptProgress(sent, history, {
    ...{ language: 'en', now: facts.now ?? start, formatWord: formatNameIn(translator('en')) },
  })
}

const stepsOf = async (...args: Parameters<typeof progressOf>) =>
  (await progressOf(...args)).steps.map(({ state, day: at, isCurrent }) =>
    [state, at?.dateTime, isCurrent && 'now'].filter(Boolean).join(' '),
  )

describe('the steps of an order', () => {
  test('are those behind it, with their days, and those ahead', async () => {
    expect(await stepsOf(historyOf('received', 'packed'))).toEqual([
      ...['received 2026-11-21', 'packed 2026-11-22 now', 'dispatched', 'delivered'],
    ])
  })

  test('end where it was cancelled', async () => {
    expect(await stepsOf(historyOf('received', 'cancelled'))).toEqual([
      ...['received 2026-11-21', 'cancelled 2026-11-22 now'],
    ])
  })

  test('are none ahead where nothing is sent', async () => {
    expect(await stepsOf(historyOf('received'), { isFile: true })).toEqual([
      'received 2026-11-21 now',
    ])
  })
})

describe('all of an order that was withdrawn from', () => {
  const gone = async () =>
    (await orderOf(await aPlacedOrder())).lines.map(({ position, quantity }) => ({
      position,
      quantity,
    }))

  test('before it was sent has nothing ahead and nothing to pay', async () => {
    const off = { refundId: null, isCancelled: 0 as const, amountMinor: 100 }
    const history = { ...historyOf('received'), returned: await gone() }
    const takenOff = history.returned.slice(0, 1).map((line) => ({ ...line, ...off }))
    expect(await stepsOf(history)).toEqual(['received 2026-11-21 now'])
    const progress = await progressOf({ ...history, takenOff })
    expect(progress).toMatchObject({ isWithdrawn: true, isAllGoing: true, canCancel: false })
    expect(progress.toPay).toBeUndefined()
    expect((await progressOf({ ...historyOf('received'), takenOff })).toPay).toBeDefined()
  })

  test('once it was sent is on its way all the same', async () => {
    const history = { ...historyOf('received', 'packed', 'dispatched'), returned: await gone() }
    expect(await stepsOf(history)).toContain('delivered')
    expect(await progressOf(history)).toMatchObject({ isWithdrawn: false, isAllGoing: true })
  })
})

describe('the paper of an order that was withdrawn from', () => {
  const stored = async (format: 'e-book' | 'paperback') => {
    const order = await orderOf(await aPlacedOrder())
    const [line] = order.lines
    const lines = [line!, { ...line!, position: 1, format }]
    const history = {
      ...historyOf('received'),
      returned: [{ position: 0, quantity: line!.quantity }],
    }
    return describeReceiptProgress({ ...order, lines }, history, {
      ...{ language: 'en', now: start, formatWord: formatNameIn(translator('en')) },
    })
  }

  test('leaves nothing to send where an e-book is kept', async () => {
    const progress = await stored('e-book')
    expect(progress).toMatchObject({ hasParcel: false, isAllGoing: false })
    expect(progress.steps.map(({ state }) => state)).toEqual(['received'])
  })

  test('leaves the rest to send where other paper is kept', async () => {
    const progress = await stored('paperback')
    expect(progress.hasParcel).toBe(true)
    expect(progress.steps.map(({ state }) => state)).toContain('delivered')
  })
})

describe('the last day to withdraw', () => {
  test('is none before it was sent, and it can be withdrawn from', async () => {
    const progress = await progressOf(historyOf('received', 'packed'))
    expect(progress).toMatchObject({ canWithdraw: true, canCancel: true })
    expect(progress.deadline).toBeUndefined()
  })

  test('is three weeks after the dispatch, where no delivery was noted', async () => {
    const progress = await progressOf(historyOf('received', 'packed', 'dispatched'))
    expect(progress.deadline).toMatchObject({
      dateTime: '2026-12-14',
      isNoted: false,
      isOver: false,
    })
    expect(progress).toMatchObject({ canWithdraw: true, canCancel: false })
  })

  test('is two weeks after the delivery, to the end of its day', async () => {
    const delivered = historyOf('received', 'packed', 'dispatched', 'delivered')
    const last = Date.parse('2026-12-08T23:59:59.999+05:30')
    const open = await progressOf(delivered, { now: last })
    expect(open.deadline).toMatchObject({ dateTime: '2026-12-08', isNoted: true, isOver: false })
    expect(open.canWithdraw).toBe(true)
    const over = await progressOf(delivered, { now: last + 1 })
    expect([over.deadline!.isOver, over.canWithdraw]).toEqual([true, false])
  })

  test('is none of an order that was cancelled', async () => {
    const progress = await progressOf(historyOf('received', 'cancelled'))
    expect(progress).toMatchObject({ canWithdraw: false, canCancel: false })
  })
})

describe('an e-book that was fetched', () => {
  test('keeps its order from being cancelled by its buyer', async () => {
    const read = { ...historyOf('received'), ebooks: [anEbook(0), anEbook(1)] }
    expect(await progressOf(read)).toMatchObject({ canCancel: false, hasEbooks: true })
    const unread = { ...read, ebooks: [anEbook(0)] }
    expect(await progressOf(unread)).toMatchObject({
      ...{ canCancel: true, hasEbooks: true, isPartDownloaded: false },
    })
  })

  test('is offered no more where every file is closed', async () => {
    const closed = { ...anEbook(0), revokedAt: 1 }
    const read = { ...historyOf('received'), ebooks: [closed, anEbook(0)] }
    expect((await progressOf(read)).hasEbooks).toBe(true)
    expect((await progressOf({ ...read, ebooks: [closed] })).hasEbooks).toBe(false)
  })

  test('leaves the rest to be withdrawn from before it is sent, and the receipt says so', async () => {
    const read = { ...historyOf('packed'), ebooks: [anEbook(1)] }
    // The first line is no file here: something is left besides what was fetched.
    expect(await progressOf(read)).toMatchObject({ isPartDownloaded: true, canWithdraw: true })
    const sent = { ...read, ...historyOf('dispatched'), ebooks: read.ebooks }
    expect(await progressOf(sent)).toMatchObject({ isPartDownloaded: false })
  })
})
