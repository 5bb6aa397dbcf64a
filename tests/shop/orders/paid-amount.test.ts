import { describe, expect, test } from 'vitest'
import { runPaid } from '#app/command/orders/paid.server.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { aPlacedOrder, now, orderOf } from './placed.ts'
import { runLine } from '../command/run-command.ts'

const paid = (number: string, amount: string) => runLine(runPaid, [number, `--amount=${amount}`])

async function anOrder() {
  const number = await aPlacedOrder()
  const { totalMinor } = await orderOf(number)
  return { number, totalMinor, total: decimal(totalMinor, 'INR') }
}

async function isDue(number: string) {
  return (await orderOf(number)).paymentState === 'due'
}

describe('`paid --amount`', () => {
  test('records the sum that is due, with or without its currency', async () => {
    for (const suffix of ['', ' INR', 'inr']) {
      const { number, total } = await anOrder()
      expect(await paid(number, total + suffix)).toEqual({
        ...{ code: 0, printed: `${number}: ${total} INR paid.\n` },
      })
    }
  })

  test.each([
    [-100, 'Wait for the other 1.00 INR, or cancel lines of the order.'],
    [250, 'Record it without --amount, and pay 2.50 INR back yourself.'],
  ])('names both sums for %i more, and records nothing', async (more, advice) => {
    const { number, totalMinor, total } = await anOrder()
    const came = decimal(totalMinor + more, 'INR')
    expect(await paid(number, came)).toEqual({
      code: 1,
      printed: `${came} INR came for ${number}, and ${total} INR is due. Nothing was recorded. ${advice}\n`,
    })
    expect(await isDue(number)).toBe(true)
  })

  test('names both sums for an order that was paid before, if they differ', async () => {
    const { number, totalMinor, total } = await anOrder()
    await paid(number, total)
    const before = `${number} was paid before`
    expect(await paid(number, total)).toEqual({ code: 1, printed: `${before}.\n` })
    const more = `${decimal(totalMinor + 100, 'INR')} INR`
    for (const came of [more, `${total} EUR`])
      expect(await paid(number, came)).toEqual({
        code: 1,
        printed: `${before}, with ${total} INR, and ${came} came. Nothing was recorded. If it came besides, pay it back yourself.\n`,
      })
  })

  test('takes what is due after lines were cancelled, and no less', async () => {
    const number = await aPlacedOrder({ wanted: [await aBook(), await aBook()] })
    const cancelled = await cancelLines(number, [{ position: 0, quantity: 1 }], now)
    const due = cancelled.ok ? cancelled.toPayMinor! : 0
    expect((await paid(number, decimal(due - 1, 'INR'))).code).toBe(1)
    expect((await paid(number, decimal(due, 'INR'))).code).toBe(0)
  })

  test('reads a sum in the currency of the order, and refuses another one', async () => {
    const where = { currency: 'EUR', country: 'DE' } as const
    const placed = await placeOrder(await aPlacing(await aVisitor([await aBook()], where), where))
    if (!placed.ok) throw new Error('not placed')
    const { number } = placed
    const total = decimal((await orderOf(number)).totalMinor, 'EUR')
    expect((await paid(number, `${total} INR`)).printed).toBe(
      `${total} INR came for ${number}, and ${total} EUR is due. Nothing was recorded. Once your bank has exchanged it, record the sum that arrived.\n`,
    )
    expect((await paid(number, total)).printed).toBe(`${number}: ${total} EUR paid.\n`)
  })

  test.each(['0', '-5', 'ten', '5.555', '5 XYZ', '5,50', ''])(
    'refuses "%s" with the usage',
    async (amount) => {
      const { number } = await anOrder()
      const { code, printed } = await paid(number, amount)
      expect([code, printed]).toEqual([1, expect.stringMatching(/^\S.+\.\nUsage: /)])
      expect(await isDue(number)).toBe(true)
    },
  )
})
