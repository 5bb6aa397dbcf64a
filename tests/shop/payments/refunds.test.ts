import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runPaid } from '#app/command/orders/paid.server.ts'
import { runOrder } from '#app/command/orders/order.server.ts'
import { runRefund } from '#app/command/orders/refund.server.ts'
import { db } from '#app/database/database.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { cutDown, sumOfParts } from '#app/shop/ordering/orders/refund-amount.ts'
import { refundOrder } from '#app/shop/ordering/order-management/refund-order.server.ts'
import { payRefunds } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { createRefund } from '#app/shop/ordering/payments/refunds.server.ts'
import { takeLoggedErrors } from '../../setup.ts'
import {
  anOpenedOrder,
  anOrder,
  aStripe,
  mailsAbout,
  orderOf,
  refundsOf,
  send,
  stateOf,
} from './card-order.ts'

const stripe = await aStripe()
afterAll(() => stripe.stop())
beforeEach(() => {
  stripe.feel('well')
  stripe.refundsAre('succeeded')
})

type Run = (args: string[], out: { write(text: string): void }) => Promise<number>
async function say(run: Run, ...args: string[]) {
  let printed = ''
  const code = await run(args, { write: (text) => (printed += text) })
  return { code, printed }
}
const refund = (...args: string[]) => say(runRefund, ...args)
const paid = (...args: string[]) => say(runPaid, ...args)

async function aPaidOrder(quantity = 2) {
  const order = await anOpenedOrder(stripe, { quantity })
  await send('checkout.session.completed', stripe.pay(order.session))
  const { totalMinor } = await orderOf(order.number)
  const intent = stripe.sessions.get(order.session)!.payment_intent
  const atStripe = () => stripe.refunds.filter((one) => one.payment_intent === intent)
  return { ...order, totalMinor, atStripe }
}

async function anInvoicePaid(quantity = 1) {
  const { number } = await anOrder({ method: 'invoice', quantity })
  await paid(number)
  const { totalMinor } = await orderOf(number)
  return { number, totalMinor }
}

const notedAbout = async (number: string) =>
  (await db.read.selectFrom('audit').select('command').where('about', '=', number).execute())
    .map(({ command }) => command)
    .sort()

const addRefund = (number: string, amountMinor: number, now = Date.now()) =>
  db.write((trx) => createRefund(trx, { order: number, reason: 'withdrawn', amountMinor }, now))

describe('a limit', () => {
  test('is for what is due and added together, and what was added above it is taken back', async () => {
    const { number } = await anInvoicePaid()
    await addRefund(number, 60)
    const mayPay = ({ minor }: { minor: number }) => minor <= 100
    const add = (amountMinor: number) =>
      refundOrder(number, { added: { amountMinor }, mayPay }, Date.now())
    expect(await add(41)).toEqual({ ok: false, reason: 'limit' })
    expect(await refundsOf(number)).toMatchObject([{ amountMinor: 60, state: 'due' }])
    expect(await add(40)).toMatchObject({ ok: true, payments: [{}, {}] })
    const later = (afterMs: number) =>
      refundOrder(number, { added: { amountMinor: 40 }, mayPay }, Date.now() + afterMs)
    expect(await later(0), 'in small sums').toEqual({ ok: false, reason: 'limit' })
    expect(await later(25 * 3_600_000)).toMatchObject({ ok: true })
  })

  test('holds, since a refund that falls due after it was checked stays due', async () => {
    const { number } = await anInvoicePaid()
    const first = await addRefund(number, 60)
    if (!first.ok) throw new Error(first.reason)
    await addRefund(number, 50)
    await payRefunds(number, { ids: [first.id] }, Date.now())
    const states = (await refundsOf(number)).map(({ amountMinor, state }) => [amountMinor, state])
    expect(states).toEqual(
      expect.arrayContaining([
        [60, 'done'],
        [50, 'due'],
      ]),
    )
  })
})

describe('the same command again, after paying failed', () => {
  test('pays nothing while Stripe’s list of refunds cannot be read', async () => {
    const { number, atStripe } = await aPaidOrder()
    stripe.feel('lost')
    expect((await refund(number, '--amount', '1')).code).toBe(1)
    takeLoggedErrors()
    stripe.feel('well')
    const [made] = atStripe()
    const { amount } = made!
    Object.assign(made!, { amount: 'one' })
    const { code, printed } = await refund(number)
    expect(code).toBe(1)
    expect(printed).toContain('Stripe’s list of refunds cannot be read')
    expect(atStripe()).toHaveLength(1)
    Object.assign(made!, { amount })
    expect((await refund(number)).code).toBe(0)
    expect(atStripe()).toHaveLength(1)
  })

  test('owes an amount once', async () => {
    const { number, atStripe } = await aPaidOrder()
    stripe.feel('down')
    expect((await refund(number, '--amount', '1')).code).toBe(1)
    takeLoggedErrors()
    stripe.feel('well')
    const again = await refund(number, '--amount', '1')
    expect(again.printed).toContain(`So much is owed already: \`refund ${number}\` pays it.`)
    await refund(number)
    expect(atStripe().map(({ amount }) => amount)).toEqual([100])
  })
})

describe('money that is owed', () => {
  test('is due within fourteen days, and the order is to be paid back', async () => {
    const { number } = await anInvoicePaid()
    const now = Date.now()
    expect(await addRefund(number, 100, now)).toMatchObject({
      amountMinor: 100,
      dueAt: now + 14 * dayMs,
    })
    expect(await stateOf(number)).toBe('received to-refund')
  })

  test('is nothing for an order that is still to be paid, or that is not there', async () => {
    const { number } = await anOrder({ method: 'invoice' })
    expect(await addRefund(number, 100)).toEqual({ ok: false, reason: 'nothing-paid' })
    expect(await addRefund('NOTHERE', 100)).toEqual({ ok: false, reason: 'unknown' })
    expect(await stateOf(number)).toBe('received due')
  })

  test('is never more than was paid, also by several at one moment', async () => {
    const { number, totalMinor } = await anInvoicePaid()
    await Promise.all([1, 2, 3].map(() => addRefund(number, Math.ceil(totalMinor / 2))))
    const sum = (await refundsOf(number)).reduce((all, one) => all + one.amountMinor, 0)
    expect(sum).toBe(totalMinor)
    expect(await addRefund(number, 1)).toEqual({ ok: false, reason: 'nothing-left' })
  })
})

describe('the share of some lines', () => {
  const line = (position: number, quantity: number, lineMinor: number, discountMinor = 0) => ({
    ...{ position, quantity, lineMinor, discountMinor, kind: 'book' as const, format: null },
  })
  const order = { deliveryMinor: 300, lines: [line(0, 3, 1000), line(1, 2, 2001, 101)] }
  const total = 1000 + 2001 - 101 + 300
  const part = (position: number, quantity: number) => [{ position, quantity }]

  test('is what was paid for them, after the coupon, without delivery', () => {
    expect(sumOfParts(order, part(1, 2), []).amountMinor).toBe(1900)
    expect(sumOfParts(order, part(0, 1), []).amountMinor).toBe(333)
    expect(sumOfParts(order, part(0, 2), part(0, 1)).amountMinor).toBe(667)
  })

  test('is the total with the delivery where all goes back', () => {
    expect(sumOfParts(order, [...part(0, 3), ...part(1, 2)], []).amountMinor).toBe(total)
    expect(sumOfParts(order, part(0, 3), part(1, 2)).amountMinor).toBe(1300)
  })

  test('is cut down to what is left of a line', () => {
    expect(cutDown(order.lines, part(0, Infinity), part(0, 1))).toEqual(part(0, 2))
    expect(cutDown(order.lines, part(0, 2), part(0, 3))).toEqual([])
  })
})

describe('`refund` for an order paid by card', () => {
  test('pays what a cancellation owes by Stripe, once, with a mail', async () => {
    const { number, totalMinor, atStripe } = await aPaidOrder()
    await cancelOrder(number, 'buyer', Date.now())
    const { code, printed } = await refund(number)
    expect(printed).toContain('by Stripe, re_')
    expect(code).toBe(0)
    expect(await stateOf(number)).toBe('cancelled refunded')
    expect(atStripe()).toMatchObject([{ amount: totalMinor }])
    expect(await mailsAbout(number)).toContain('refund')
    const again = await refund(number)
    expect(again).toEqual({ code: 1, printed: `Nothing is owed for ${number}.\n` })
    expect(atStripe()).toHaveLength(1)
  })

  test('typed twice at one moment pays once', async () => {
    const { number, atStripe } = await aPaidOrder()
    await addRefund(number, 100)
    await Promise.all([refund(number), refund(number)])
    expect(atStripe()).toHaveLength(1)
    expect(await stateOf(number)).toBe('received part-refunded')
    expect((await mailsAbout(number)).filter((kind) => kind === 'refund')).toHaveLength(1)
    expect((await notedAbout(number)).filter((command) => command === 'refund')).toHaveLength(1)
  })

  test('after an answer that was lost finds what was done, and does not pay again', async () => {
    const { number, atStripe } = await aPaidOrder()
    await addRefund(number, 100)
    stripe.feel('lost')
    const { code, printed } = await refund(number)
    expect(code).toBe(1)
    expect(printed).toContain('stays due')
    expect(await stateOf(number)).toBe('received to-refund')
    stripe.feel('well')
    await refund(number)
    expect(atStripe()).toHaveLength(1)
    expect(await stateOf(number)).toBe('received part-refunded')
  })

  test.each(['garbage', 'stranger', 'broken'] as const)(
    'with an answer that is %s stays due and says so',
    async (mood) => {
      const { number } = await aPaidOrder()
      await addRefund(number, 100)
      stripe.feel(mood)
      const { code, printed } = await refund(number)
      expect([code, printed]).toEqual([1, expect.stringContaining('1.00 INR stays due')])
      expect(await stateOf(number)).toBe('received to-refund')
    },
  )

  test('that the bank sends back is due again, noted, and can be paid anew', async () => {
    const { number, atStripe } = await aPaidOrder()
    await addRefund(number, 100)
    stripe.refundsAre('pending')
    await refund(number)
    expect(await stateOf(number)).toBe('received part-refunded')
    const failed = Object.assign(atStripe()[0]!, { status: 'failed' })
    await send('refund.failed', failed)
    expect(takeLoggedErrors()).toHaveLength(1)
    expect(await stateOf(number)).toBe('received to-refund')
    const toShopkeeper = await db.read
      .selectFrom('outbox')
      .select('subject')
      .where('kind', '=', 'refund-failed-shopkeeper')
      .execute()
    expect(toShopkeeper).toEqual([{ subject: `Refund failed, order ${number}` }])
    stripe.refundsAre('succeeded')
    expect((await refund(number)).code).toBe(0)
    expect(atStripe()).toHaveLength(2)
    // Told again, since the first of them never came.
    expect((await mailsAbout(number)).filter((kind) => kind === 'refund')).toHaveLength(2)
  })

  test('--lines gives lines back, the whole with the delivery, and never more than was paid', async () => {
    const { number, totalMinor, atStripe } = await aPaidOrder(2)
    const { lineMinor } = (await orderOf(number)).lines[0]!
    expect((await refund(number, '--lines', '1:1')).code).toBe(0)
    expect(atStripe().map(({ amount }) => amount)).toEqual([lineMinor / 2])
    expect((await refund(number, '--lines', '1:2')).printed).toContain(
      'Not so many of a line are left',
    )
    expect((await refund(number, '--lines', '1')).code).toBe(0)
    expect(atStripe().reduce((sum, { amount }) => sum + amount, 0)).toBe(totalMinor)
    expect(await stateOf(number)).toBe('received refunded')
    expect((await refund(number, '--lines', '1')).printed).toContain(
      'Not so many of a line are left',
    )
  })

  test('--lines that names a line twice, and --amount of nothing or less, are refused in words', async () => {
    const { number } = await aPaidOrder(3)
    for (const lines of ['1,1', '1:2,1:2'])
      expect((await refund(number, '--lines', lines)).printed).toContain(
        '--lines names line 1 twice; name it once, with all its pieces, like 1:3.\n',
      )
    for (const amount of ['-5', '0'])
      expect((await refund(number, '--amount', amount)).printed).toContain(
        `--amount ${amount} is not an amount above 0 like 5 or 4.90.\n`,
      )
    expect(await refundsOf(number)).toEqual([])
  })

  test('--amount above what is left is refused whole', async () => {
    const { number } = await aPaidOrder()
    const { code, printed } = await refund(number, '--amount', '99999')
    expect([code, printed]).toEqual([1, expect.stringContaining('more than was paid')])
    expect(await refundsOf(number)).toEqual([])
  })

  test('of two sums at one moment is paid back once each', async () => {
    const { number } = await anInvoicePaid()
    const both = ['1', '2'].map((sum) => refund(number, '--amount', sum, '--reference', sum))
    expect((await Promise.all(both)).map(({ code }) => code)).toEqual([0, 0])
    const made = (await refundsOf(number)).map(({ amountMinor, state }) => [amountMinor, state])
    expect(made.sort()).toEqual([
      [100, 'done'],
      [200, 'done'],
    ])
  })

  test('--reference asks nothing of Stripe', async () => {
    const { number, atStripe } = await aPaidOrder()
    await addRefund(number, 100)
    expect((await refund(number, '--reference', 'SEPA 17')).printed).toContain('SEPA 17')
    expect(atStripe()).toEqual([])
  })
})

describe('a refund on Stripe’s own pages', () => {
  test('pays what is owed where the sum is the same, and else stands for itself', async () => {
    const { number, session } = await aPaidOrder()
    await addRefund(number, 100)
    const { payment_intent, currency } = stripe.sessions.get(session)!
    const made = (id: string, amount: number) => ({
      id,
      object: 'refund' as const,
      amount,
      currency: currency!,
      status: 'succeeded',
      payment_intent,
      metadata: {},
    })
    await send('refund.created', made('re_1', 100))
    await send('refund.updated', made('re_1', 100))
    await send('refund.created', made('re_2', 250))
    expect((await refundsOf(number)).map((one) => [one.amountMinor, one.state])).toEqual([
      [100, 'done'],
      [250, 'done'],
    ])
    expect(await stateOf(number)).toBe('received part-refunded')
  })
})

test('a refund on Stripe’s own pages pays a part of what is owed where nothing else is left', async () => {
  const { number, session, totalMinor, atStripe } = await aPaidOrder()
  await cancelOrder(number, 'shopkeeper', Date.now())
  const { payment_intent, currency } = stripe.sessions.get(session)!
  const made = {
    ...{ id: 're_part', object: 'refund' as const, amount: 250, status: 'succeeded' },
    ...{ currency: currency!, payment_intent, metadata: {} },
  }
  stripe.refunds.push(made)
  await send('refund.created', made)
  await send('refund.updated', made, 'evt_part_again')
  const rest = (totalMinor - 250) / 100
  expect((await refund()).printed).toContain(`${number}  ${rest.toFixed(2)} INR  cancelled`)
  expect((await say(runOrder, number)).printed).toContain(`Owed: ${rest.toFixed(2)} INR`)
  expect((await refund(number)).code).toBe(0)
  expect(atStripe().map(({ amount }) => amount)).toEqual([250, totalMinor - 250])
  expect(await stateOf(number)).toBe('cancelled refunded')
})

describe('two messages about one refund at one moment', () => {
  test('write one', async () => {
    for (let round = 0; round < 5; round++) {
      const { number, session } = await aPaidOrder()
      const { payment_intent, currency } = stripe.sessions.get(session)!
      const made = {
        ...{ id: `re_both_${round}`, object: 'refund' as const, amount: 250, metadata: {} },
        ...{ currency: currency!, status: 'succeeded', payment_intent },
      }
      await Promise.all([
        send('refund.created', made, `evt_created_${round}`),
        send('refund.updated', made, `evt_updated_${round}`),
      ])
      expect((await refundsOf(number)).map((one) => [one.amountMinor, one.state])).toEqual([
        [250, 'done'],
      ])
    }
  })
})

describe('`paid` and `refund` for an invoice', () => {
  test('note the payment once, and what was paid back by hand', async () => {
    const { number } = await anOrder({ method: 'invoice' })
    const { totalMinor } = await orderOf(number)
    expect((await paid(number, '--on', '2026-01-31', '--reference', 'ABC')).code).toBe(0)
    expect(await stateOf(number)).toBe('received paid')
    expect((await paid(number)).printed).toBe(`${number} was paid before.\n`)
    expect(await mailsAbout(number)).toEqual(['order', 'payment'])
    await cancelOrder(number, 'shopkeeper', Date.now())
    expect((await refund()).printed).toContain(number)
    const listed = JSON.parse((await refund('--json')).printed) as {
      order: string
      amount: string
    }[]
    const own = listed.find(({ order }) => order === number)
    expect(own).toMatchObject({ amount: (totalMinor / 100).toFixed(2), reason: 'cancelled' })
    expect((await refund(number, '--reference', 'X1')).code).toBe(0)
    expect(await stateOf(number)).toBe('cancelled refunded')
    expect((await refund()).printed).not.toContain(number)
    expect(await notedAbout(number)).toEqual(['cancel', 'paid', 'refund'])
  })

  test('say the last day to pay back on the clock of the home market', async () => {
    const { number } = await anOrder({ method: 'invoice' })
    await paid(number)
    await cancelOrder(number, 'shopkeeper', Date.parse('2027-01-01T00:00:00+05:30'))
    expect((await refund()).printed).toMatch(new RegExp(`${number}.* by 2027-01-15`))
    expect(JSON.parse((await refund('--json')).printed)).toContainEqual(
      expect.objectContaining({ order: number, due: '2027-01-15' }),
    )
  })

  test('money for a cancelled order is noted and owed back', async () => {
    const { number } = await anOrder({ method: 'invoice' })
    await cancelOrder(number, 'buyer', Date.now())
    expect((await paid(number)).printed).toContain('owed back')
    expect(await stateOf(number)).toBe('cancelled to-refund')
  })

  test('`paid --on` keeps its day, also where a bank took its time', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    await send('checkout.session.completed', stripe.pay(session, 'unpaid'))
    expect((await paid(number, '--on', '2026-01-31')).code).toBe(0)
    const { settledAt: finishedAt } = await db.read
      .selectFrom('payment')
      .select('settledAt')
      .where('orderNumber', '=', number)
      .executeTakeFirstOrThrow()
    expect(finishedAt).toBe(Date.parse('2026-01-31T00:00:00+05:30'))
  })

  test('`paid` waits while an order is being paid by card', async () => {
    const { number } = await anOpenedOrder(stripe)
    expect((await paid(number)).printed).toContain('being paid by card')
    expect(await stateOf(number)).toBe('received due')
  })

  test('wrong arguments are a sentence and the usage', async () => {
    const { number } = await anInvoicePaid()
    const wrong = [
      refund('nonsense'),
      refund(number, '--lines', '0'),
      refund(number, '--lines', '9'),
      refund(number, '--amount', 'x'),
      refund(number, '--lines', '1', '--amount', '1'),
      paid(),
      paid('nonsense'),
      paid(number, '--on', '2026-02-31'),
    ]
    for (const { code } of await Promise.all(wrong)) expect(code).toBe(1)
    expect((await refund('--help')).code).toBe(0)
    expect((await paid('--help')).printed).toContain('Usage')
  })
})
