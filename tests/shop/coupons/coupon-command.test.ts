import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runCoupon } from '#app/command/orders/coupon.server.ts'
import { findCoupon } from '#app/shop/ordering/coupons/find-coupon.server.ts'
import { listCoupons } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { replaceShopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { applyCoupon } from '#app/shop/ordering/quote/cart-coupon.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { seen } from '../cart/shoppers.ts'
import { aCoupon } from './coupons.ts'

const now = Date.parse('2026-11-21T15:00:00Z')

async function run(line: string, at = now) {
  let printed = ''
  const args = line.split(' ').filter(Boolean)
  const code = await runCoupon(args, { write: (text) => (printed += text) }, at)
  return { code, printed }
}

const added = async (line: string) => {
  const { code, printed } = await run(`add ${line}`)
  expect(printed).toMatch(/^Added: /)
  expect(code).toBe(0)
  return findCoupon(/^\S+/.exec(line)![0].toUpperCase())
}

describe('shop coupon add', () => {
  test('gives out a percent, from now on, without an end or a limit', async () => {
    expect(await run('add spring10 --percent 10')).toEqual({
      code: 0,
      printed: 'Added: SPRING10: 10 % off, 2026-11-21 to any day, used 0 times: running\n',
    })
    expect(await findCoupon('SPRING10')).toEqual({
      code: 'SPRING10',
      percent: 10,
      fromAt: now,
      untilAt: null,
      mostUses: null,
      mostUsesEach: null,
      endedAt: null,
      amounts: [],
      uses: 0,
      usesEach: 0,
    })
  })

  test('gives out amounts and minimums, each with the currency behind it', async () => {
    const coupon = await added(
      'five --amount 5 --currency EUR --amount 449.50 --minimum 2000 --currency INR --minimum .5 --currency GBP',
    )
    expect(coupon).toMatchObject({
      percent: null,
      amounts: [
        { currency: 'EUR', amountMinor: 500, minimumMinor: null },
        { currency: 'GBP', amountMinor: null, minimumMinor: 50 },
        { currency: 'INR', amountMinor: 44_950, minimumMinor: 200_000 },
      ],
    })
  })

  test('gives out a percent from a minimum', async () => {
    const coupon = await added('ten --percent 10 --minimum 20 --currency EUR')
    expect(coupon).toMatchObject({
      percent: 10,
      amounts: [{ currency: 'EUR', amountMinor: null, minimumMinor: 2000 }],
    })
  })

  test('takes days as those of the home market, the last one included', async () => {
    const coupon = await added('days --percent 5 --from 2027-01-01 --until 2027-01-31')
    expect(coupon).toMatchObject({
      fromAt: Date.parse('2027-01-01T00:00:00+05:30'),
      untilAt: Date.parse('2027-02-01T00:00:00+05:30'),
    })
  })

  test('takes today as the last day', async () => {
    const coupon = await added('today --percent 5 --until 2026-11-21')
    const untilAt = Date.parse('2026-11-22T00:00:00+05:30')
    expect(coupon).toMatchObject({ fromAt: now, untilAt })
  })

  test('limits the uses, in all and by each', async () => {
    expect(await added('limits --percent 5 --uses 100 --each 1')).toMatchObject({
      mostUses: 100,
      mostUsesEach: 1,
    })
  })

  test('refuses a code that was given out, in whatever case, and leaves that one as it is', async () => {
    await added('Once --percent 5')
    expect(await run('add ONCE --percent 90')).toEqual({
      code: 1,
      printed: 'There is a coupon ONCE already; a coupon cannot be changed, only ended.\n',
    })
    expect(await findCoupon('ONCE')).toMatchObject({ percent: 5 })
  })

  test('twice at once gives out one', async () => {
    const both = await Promise.all(
      ['5', '6'].map((amount) => run(`add race --amount ${amount} --currency EUR`)),
    )
    expect(both.map((one) => one.code).sort()).toEqual([0, 1])
    expect((await findCoupon('RACE'))!.amounts).toHaveLength(1)
  })

  test.each([
    ['--percent 10', 'Name the code of the coupon.'],
    ['a b --percent 10', 'Name one code, not 2.'],
    ['a%b --percent 10', '"a%b" is not 1 to 40 letters, digits, - and _.'],
    [`${'x'.repeat(41)} --percent 10`, /is not 1 to 40 letters/],
    ['x', 'Say either --percent or at least one --amount.'],
    ['x --percent 10 --amount 5 --currency EUR', /^Say either --percent or/],
    ['x --minimum 5 --currency EUR', /^Say either --percent or/],
    ['x --percent 0', '--percent 0 is not a whole number from 1 to 100.'],
    ['x --percent 101', '--percent 101 is not a whole number from 1 to 100.'],
    ['x --percent 7.5', '--percent 7.5 is not a whole number from 1 to 100.'],
    ['x --percent=-5', '--percent -5 is not a whole number from 1 to 100.'],
    ['x --percent ten', '--percent ten is not a whole number from 1 to 100.'],
    ['x --amount 5', 'Name the currency after --amount 5, like --currency EUR.'],
    ['x --percent 5 --minimum 5', 'Name the currency after --minimum 5, like --currency EUR.'],
    ['x --currency EUR --amount 5', 'Put --currency EUR after its amount.'],
    ['x --amount 5 --currency CHF', '--currency CHF is none of INR, USD, EUR and GBP.'],
    ['x --amount 0 --currency EUR', '--amount 0 is not an amount like 5 or 4.99.'],
    ['x --amount 5.001 --currency EUR', 'EUR has 2 decimals: 5.001.'],
    ['x --amount 1e9 --currency EUR', '--amount 1e9 is not an amount like 5 or 4.99.'],
    [
      'x --amount 5 --currency EUR --amount 6 --currency EUR',
      '--amount 6 is the second one in EUR.',
    ],
    ['x --percent 5 --from 2027-06-31', '--from 2027-06-31 is not a day like 2027-01-31.'],
    ['x --percent 5 --from 01.02.2027', '--from 01.02.2027 is not a day like 2027-01-31.'],
    ['x --percent 5 --until 2026-11-20', '--until 2026-11-20 is before the coupon begins.'],
    ['x --percent 5 --from 2027-02-01 --until 2027-01-31', /is before the coupon begins\.$/],
    ['x --percent 5 --uses 0', '--uses 0 is not a whole number from 1 to 1000000000.'],
    ['x --percent 5 --each 1.5', '--each 1.5 is not a whole number from 1 to 1000000000.'],
    ['x --percent', /argument missing/],
    ['x --per-cent 5', /^Unknown option '--per-cent'/],
  ])(
    'answers "%s" with a sentence, the usage and 1, and gives out nothing',
    async (line, words) => {
      const before = (await listCoupons()).length
      const { code, printed } = await run(`add ${line}`)
      expect(code).toBe(1)
      expect(printed.split('\n')[0]).toMatch(words)
      expect(printed).toContain('Usage: npm run shop -- coupon COMMAND')
      expect((await listCoupons()).length).toBe(before)
    },
  )
})

describe('shop coupon list', () => {
  beforeAll(async () => {
    await run('add listed --percent 10 --minimum 20 --currency EUR --uses 2 --each 1', now + 1000)
    for (const email of ['a@example.org', 'b@example.org']) {
      const visitor = await aVisitor([await aBook({ price: 900_000 })])
      await applyCoupon(visitor, 'LISTED', seen({ now: Date.now() }))
      const placing = await aPlacing(visitor)
      const outcome = await placeOrder({ ...placing, details: { ...placing.details, email } })
      if (!outcome.ok) throw new Error('not placed')
    }
    await run(
      'add ahead --amount 5 --currency EUR --from 2027-01-01 --until 2027-01-31',
      now + 2000,
    )
  })
  const lineOf = async (code: string, at = now + 5000) =>
    (await run('list', at)).printed.split('\n').find((line) => line.startsWith(`${code}:`))

  test('says of each what it gives and asks, when it counts, and how often it was used', async () => {
    expect(await lineOf('LISTED')).toBe(
      'LISTED: 10 % off, from 20.00 EUR of goods, 2026-11-21 to any day, used 2 of 2 times, 1 by each customer: used up',
    )
    expect(await lineOf('AHEAD')).toBe(
      'AHEAD: 5.00 EUR off, 2027-01-01 to 2027-01-31, used 0 times: not begun',
    )
    expect(await lineOf('AHEAD', Date.parse('2027-01-31T23:59:59+05:30'))).toMatch(/: running$/)
    expect(await lineOf('AHEAD', Date.parse('2027-02-01T00:00:00+05:30'))).toMatch(/: ended$/)
  })

  test('begins with the newest', async () => {
    const { printed } = await run('list')
    expect(
      printed
        .split('\n')
        .slice(0, 2)
        .map((line) => line.split(':')[0]),
    ).toEqual(['AHEAD', 'LISTED'])
  })

  test('with --json says the same for programs', async () => {
    const { code, printed } = await run('list --json', now + 5000)
    expect(code).toBe(0)
    const listed = JSON.parse(printed) as { code: string }[]
    expect(listed.find((one) => one.code === 'LISTED')).toEqual({
      code: 'LISTED',
      state: 'used-up',
      percent: 10,
      amounts: [{ currency: 'EUR', amount: null, minimum: '20.00' }],
      from: '2026-11-21',
      until: null,
      uses: 2,
      mostUses: 2,
      mostUsesEach: 1,
      endedAt: null,
    })
  })

  test.each(['list --csv', 'list --json again', 'list all'])(
    'answers "%s" with 1',
    async (line) => {
      expect((await run(line)).code).toBe(1)
    },
  )
})

describe('shop coupon end', () => {
  test('ends a coupon now, in whatever case it is typed', async () => {
    await run('add over --percent 5')
    expect(await run('end Over', now + dayMs)).toEqual({ code: 0, printed: 'OVER has ended.\n' })
    expect(await findCoupon('OVER')).toMatchObject({ endedAt: now + dayMs })
  })

  test('leaves one that has ended as it is', async () => {
    await run('add over-again --percent 5')
    await run('end over-again', now + 1)
    expect(await run('end over-again', now + 2)).toEqual({
      code: 0,
      printed: 'OVER-AGAIN had ended before.\n',
    })
    expect(await findCoupon('OVER-AGAIN')).toMatchObject({ endedAt: now + 1 })
  })

  test.each([
    ['end', /^Name one coupon to end\./],
    ['end a b', /^Name one coupon to end\./],
    ['end NONE', /^There is no coupon "NONE"\.$/m],
    ['end \u001b[31m', /^There is no coupon "\\u001b\[31m"\.$/m],
    ['', /^Say add, list or end\./],
    ['give x', /^There is no "give"\./],
  ])('answers "%s" with a sentence and 1', async (line, words) => {
    const { code, printed } = await run(line)
    expect(code).toBe(1)
    expect(printed).toMatch(words)
  })
})

describe('a coupon of a German shop', () => {
  afterEach(() => replaceShopSettings(sampleShopSettings))

  // The clocks of Germany go forward on 28 March 2027.
  test.each([
    ['ein-tag', '2027-01-31', '2027-01-31T00:00:00+01:00', '2027-02-01T00:00:00+01:00'],
    ['kurzer-tag', '2027-03-28', '2027-03-28T00:00:00+01:00', '2027-03-29T00:00:00+02:00'],
  ])('%s is taken from midnight to midnight there on %s', async (code, day, begins, ends) => {
    replaceShopSettings({ ...sampleShopSettings, homeMarket: 'DE' })
    const { printed } = await run(`add ${code} --percent 10 --from ${day} --until ${day}`)
    expect(printed).toContain(`${day} to ${day}`)
    const owner = await aVisitor([await aBook()])
    const take = (at: number) => applyCoupon(owner, code.toUpperCase(), seen({ now: at }))
    const [first, last] = [Date.parse(begins), Date.parse(ends) - 1]
    expect(await take(first - 1)).toMatchObject({ fault: { reason: 'not-begun' } })
    expect([await take(first), await take(last)]).toEqual([{ ok: true }, { ok: true }])
    expect(await take(last + 1)).toMatchObject({ fault: { reason: 'ended' } })
  })

  test('from before, with a day of UTC, keeps its moment and is listed with the day it falls on', async () => {
    const untilAt = Date.parse('2027-02-01T00:00:00Z')
    await aCoupon({ code: 'OLDER', fromAt: Date.parse('2027-01-01T00:00:00Z'), untilAt })
    replaceShopSettings({ ...sampleShopSettings, homeMarket: 'DE' })
    expect((await run('list')).printed).toContain('OLDER: 10 % off, 2027-01-01 to 2027-02-01,')
    expect(await findCoupon('OLDER')).toMatchObject({ untilAt })
  })
})
