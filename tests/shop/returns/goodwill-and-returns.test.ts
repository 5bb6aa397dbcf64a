import { describe, expect, test } from 'vitest'
import { runReceiveReturn } from '#app/command/orders/receive-return.server.ts'
import { runRefund } from '#app/command/orders/refund.server.ts'
import { runReturns } from '#app/command/orders/returns.server.ts'
import { db } from '#app/database/database.server.ts'
import { listReturns } from '#app/shop/ordering/returns/returns.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { runLine } from '../command/run-command.ts'
import { anOrder } from './orders.ts'

type Step = 'announce' | 'goodwill' | 'receive' | 'refuse'

const steps: Step[] = ['announce', 'goodwill', 'receive']
const orders = steps.flatMap((a) =>
  steps.filter((b) => b !== a).map((b) => [a, b, steps.find((c) => c !== a && c !== b)!]),
)

async function sold(quantity: number) {
  const order = await anOrder([{ productId: await aBook({ stock: 5 }), quantity }])
  const { number } = order
  const returnId = async () => (await listReturns(number))[0]?.id ?? 'none'
  const run = {
    announce: () => runLine(runReturns, `add ${number} --lines 1:1`),
    goodwill: () => runLine(runRefund, `${number} --lines 1:1 --reference SEPA`),
    receive: async () => runLine(runReceiveReturn, await returnId()),
    refuse: async () => runLine(runReceiveReturn, [await returnId(), '--refuse', 'worn']),
  }
  const piecesPaid = async () =>
    (
      await db.read
        .selectFrom('refundLine')
        .select('quantity')
        .where('orderNumber', '=', number)
        .execute()
    ).reduce((sum, one) => sum + one.quantity, 0)
  return { order, run, returnId, piecesPaid }
}

describe('a refund of pieces and a return of the same line', () => {
  test.each([2, 3])(
    'pay, in any order, for no piece beside those back and those given (%i)',
    async (n) => {
      for (const order of orders) {
        const { run, piecesPaid, order: placed } = await sold(n)
        const done: Step[] = []
        for (const step of order) if ((await run[step]()).code === 0) done.push(step)
        await runLine(runRefund, `${placed.number} --reference SEPA`)
        const repaid = done.filter((step) => step === 'goodwill' || step === 'receive').length
        expect(await piecesPaid(), order.join(', ')).toBe(repaid)
        expect(done.indexOf('announce') < done.indexOf('goodwill') ? done : []).not.toEqual([
          ...['announce', 'goodwill', 'receive'],
        ])
      }
    },
  )

  test('is refused while the return is announced, with the command that pays it', async () => {
    const { run, returnId, piecesPaid } = await sold(2)
    await run.announce()
    const { code, printed } = await run.goodwill()
    expect([code, await piecesPaid()]).toEqual([1, 0])
    expect(printed).toContain(`\`receive-return ${await returnId()}\``)
  })

  test('is possible again once the return is refused', async () => {
    const { run, piecesPaid } = await sold(2)
    await run.announce()
    await run.refuse()
    expect([(await run.goodwill()).code, await piecesPaid()]).toEqual([0, 1])
  })

  test('names the cancellation where nothing was sent', async () => {
    const order = await anOrder([{ productId: await aBook(), quantity: 2 }], { state: 'received' })
    await runLine(runReturns, `add ${order.number} --lines 1:1`)
    expect(await runLine(runRefund, `${order.number} --lines 1:1`)).toEqual({
      ...{ code: 1, printed: expect.stringContaining(`\`cancel ${order.number}\``) as string },
    })
  })
})
