import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { runCancel } from '#app/command/orders/cancel.server.ts'
import { runRefund } from '#app/command/orders/refund.server.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { fetchEbook } from '#app/shop/ordering/downloads/fetch-ebook.server.ts'
import { announceReturn } from '#app/shop/ordering/returns/announce-return.server.ts'
import { receiveReturn } from '#app/shop/ordering/returns/receive-return.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { aThing, eBookWithFile } from '../../fixtures/catalogue.ts'
import { fuzzTimeout, tries } from '../../fuzz.ts'
import { runLine } from '../command/run-command.ts'
import { aPaidOrder, orderOf } from '../orders/placed.ts'
import { withdraw } from '../returns/orders.ts'

const start = Date.now() + 60_000
let clock = start
const later = () => (clock += 60_000)

let [mug, ebook] = ['', '']
beforeAll(async () => {
  mug = await aThing({ stock: 9_000, price: 9_900 })
  ebook = await eBookWithFile()
})

/** Places and pays for an order of a mug and an e-book; the places of its lines are as typed. */
async function aMixedOrder() {
  const number = await aPaidOrder({ wanted: [mug, ebook] })
  const { lines, totalMinor } = await orderOf(number)
  const at = lines.findIndex(({ productId }) => productId === ebook)
  return { number, totalMinor, file: at + 1, thing: 2 - at, filePosition: at }
}
type Mixed = Awaited<ReturnType<typeof aMixedOrder>>

const refund = (line: string) => runLine(runRefund, `${line} --reference SEPA`, { now: later() })
const cancel = (line: string) => runLine(runCancel, line, { now: later() })
const money = (minor: number) => (minor / 100).toFixed(2)

async function isOpen({ number, filePosition }: Mixed) {
  const key = ebooksKey(await ensureLinkSecret(), number, clock)
  const reader = { key, customer: undefined }
  const { kind } = await fetchEbook({ number, file: `${filePosition}.epub`, reader }, later())
  return kind === 'open'
}

async function sendBack({ number }: Mixed, position: number) {
  const order = await orderOf(number)
  const lines = [{ position, quantity: 1 }]
  const facts = { lines, note: '', language: 'en', reason: 'damaged' } as const
  const announced = await announceReturn(order, facts, later())
  if (!announced.ok || !(await receiveReturn(announced.id, {}, later())).ok) return 1
  // A return is paid back like all that is due.
  await refund(number)
  return 0
}

const code = async (run: Promise<{ code: number }>) => (await run).code

/** What a shopkeeper or a buyer may do, and whether that takes the e-book back. Each returns 0 if it was done. */
const steps = {
  someMoney: { closes: false, run: (one: Mixed) => code(refund(`${one.number} --amount 5`)) },
  allMoney: {
    closes: false,
    run: (one: Mixed) => code(refund(`${one.number} --amount ${money(one.totalMinor)}`)),
  },
  mostMoney: {
    closes: false,
    run: (one: Mixed) => code(refund(`${one.number} --amount ${money(one.totalMinor - 100)}`)),
  },
  refundThing: {
    closes: false,
    run: (one: Mixed) => code(refund(`${one.number} --lines ${one.thing}`)),
  },
  refundFile: {
    closes: true,
    run: (one: Mixed) => code(refund(`${one.number} --lines ${one.file}`)),
  },
  cancelThing: {
    closes: false,
    run: (one: Mixed) => code(cancel(`${one.number} --lines ${one.thing}`)),
  },
  cancelFile: {
    closes: true,
    run: (one: Mixed) => code(cancel(`${one.number} --lines ${one.file}`)),
  },
  cancelAll: { closes: true, run: (one: Mixed) => code(cancel(one.number)) },
  send: {
    closes: false,
    run: async ({ number }: Mixed) => {
      await packOrder(number, later())
      await shipOrder(number, [], later())
      return 0
    },
  },
  returnThing: { closes: false, run: (one: Mixed) => sendBack(one, one.thing - 1) },
  returnFile: { closes: true, run: (one: Mixed) => sendBack(one, one.file - 1) },
  // The consent to immediate supply excludes the open file (CRD Art. 16(m)).
  withdraw: {
    closes: false,
    run: async (one: Mixed) => {
      const id = await withdraw(await orderOf(one.number), { at: later() }).catch(() => undefined)
      if (id === undefined || !(await receiveReturn(id, {}, later())).ok) return 1
      await refund(one.number)
      return 0
    },
  },
}
type StepName = keyof typeof steps
const names = Object.keys(steps) as StepName[]

async function expectAccess(life: StepName[]) {
  const order = await aMixedOrder()
  let isClosed = false
  for (const [n, name] of life.entries()) {
    const done = (await steps[name].run(order)) === 0
    isClosed ||= done && steps[name].closes
    expect(await isOpen(order), life.slice(0, n + 1).join(', ')).toBe(!isClosed)
  }
}

describe('an e-book of which money is paid back', () => {
  test(
    'stays open until its own line is given back, in whatever order that is done',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 5 }),
          expectAccess,
        ),
        tries(40),
      ),
    fuzzTimeout,
  )

  test.each<StepName[]>([
    ['mostMoney', 'refundThing'],
    ['refundThing', 'mostMoney'],
    ['someMoney', 'send', 'returnThing', 'allMoney'],
    ['allMoney', 'cancelThing'],
    ['allMoney', 'cancelFile'],
    ['mostMoney', 'withdraw'],
    ['mostMoney', 'send', 'returnFile'],
    ['allMoney', 'send', 'returnFile'],
  ])('is closed by its line alone: %s, %s', async (...life) => {
    await expectAccess(life.filter(Boolean))
  })

  test('is said to stay open where a sum pays back all', async () => {
    const { number, totalMinor } = await aMixedOrder()
    const { printed } = await refund(`${number} --amount ${money(totalMinor)}`)
    expect(printed).toContain('its e-books stay open, since no refund names their lines')
    expect((await refund(`${(await aMixedOrder()).number} --amount 5`)).printed).not.toContain(
      'e-books',
    )
  })
})
