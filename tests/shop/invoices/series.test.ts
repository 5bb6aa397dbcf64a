import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInvoices } from '#app/command/orders/invoices.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { takeNumber } from '#app/shop/ordering/invoices/take-number.server.ts'
import { checkInvoices } from '#app/shop/maintenance/check/check-invoices.server.ts'
import { formatInvoiceNumber, parseInvoiceNumber } from '#app/shop-settings/invoice-series.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { runLine } from '../command/run-command.ts'
import { aPlacedOrder } from '../orders/placed.ts'

const now = Date.now()
/** The home market is five and a half hours ahead of UTC. */
const year = new Date(now + 5.5 * 60 * 60_000).getUTCFullYear()
const set = (name: string, value: string) => runLine(runSettings, ['set', name, value])
const numbered = (from: number, to: number, before = '') =>
  Array.from(
    { length: to - from + 1 },
    (_, n) => `${before}${year}-${String(from + n).padStart(5, '0')}`,
  )

const numbersOf = async (kind: 'invoice' | 'credit-note') =>
  (await db.read.selectFrom('invoice').select('number').where('kind', '=', kind).execute())
    .map(({ number }) => number)
    .sort()

const faults = async () => {
  const found: string[] = []
  for await (const { about, says } of checkInvoices(now)) found.push(`${about}: ${says}`)
  return found
}

const clear = () =>
  db.write(async (trx) => {
    for (const table of ['invoice', 'invoiceSeries'] as const) await trx.deleteFrom(table).execute()
  })

beforeEach(clear)
afterEach(resetShopSettings)

describe('numbers', () => {
  test('of 20 orders at once have no gap and no double, nor have those of their credit notes', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => aPlacedOrder()))
    await Promise.all([...orders, ...orders].map((number) => packOrder(number, now)))
    expect(await numbersOf('invoice')).toEqual(numbered(1, 20))
    await Promise.all(orders.map((number) => cancelOrder(number, 'shopkeeper', now)))
    expect(await numbersOf('credit-note')).toEqual(numbered(1, 20, 'C'))
    expect(await faults()).toEqual([])
  })

  test('of a transaction that fails are given again', async () => {
    const failing = Array.from({ length: 6 }, (_, n) =>
      db.write(async (trx) => {
        const { sequence } = await takeNumber(trx, 'invoice', now)
        if (n % 2 === 0) throw new Error('broken off')
        return sequence
      }),
    )
    const taken = (await Promise.allSettled(failing)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    )
    expect(taken.sort()).toEqual([1, 2, 3])
  })

  test('begin anew with each year of the shop’s calendar', async () => {
    // In India the year has begun half an hour ago.
    const newYear = Date.UTC(year, 11, 31, 19)
    const take = (at: number) => db.write((trx) => takeNumber(trx, 'invoice', at))
    await take(newYear - 3_600_000)
    expect(await take(newYear)).toMatchObject({
      number: `${year + 1}-00001`,
      issuedOn: `${year + 1}-01-01`,
    })
  })

  test('that are missing, or sums that do not match, are found', async () => {
    const [first, second] = [await aPlacedOrder(), await aPlacedOrder()]
    await packOrder(first, now)
    await packOrder(second, now)
    await db.write(async (trx) => {
      await trx.deleteFrom('invoice').where('orderNumber', '=', first).execute()
      await trx
        .updateTable('customerOrder')
        .set({ state: 'cancelled' })
        .where('number', '=', second)
        .execute()
      await trx
        .insertInto('orderEvent')
        .values({ orderNumber: second, at: now, state: 'cancelled' })
        .execute()
    })
    const found = await faults()
    expect(found).toContain(`series invoice ${year}: gave 2 numbers, and 1 are there`)
    expect(found.join()).toMatch(
      new RegExp(
        `order ${second}: its invoice less its credit notes comes to \\d+, what is left of its sale to 0`,
      ),
    )
  })
})

describe('the form of numbers', () => {
  test('is a setting, and a change goes on counting', async () => {
    await packOrder(await aPlacedOrder(), now)
    expect((await set('invoiceSeries', 're-{year}-{number}')).printed).toBe(
      'invoiceSeries: "RE-{year}-{number}"\n',
    )
    await packOrder(await aPlacedOrder(), now)
    expect(await numbersOf('invoice')).toEqual([`${year}-00001`, `RE-${year}-00002`])
    expect(await faults()).toEqual([])
  })

  test.each([
    '{number}',
    'RE-{number}',
    '{year}',
    '{year}-{number}-{number}',
    '',
    'ABCDE{year}{number}',
    '../{year}-{number}',
  ])('cannot be "%s"', async (form) => {
    const { code, printed } = await set('invoiceSeries', form)
    expect(code).toBe(1)
    expect(printed).toContain(`invoiceSeries is "${form}", but must be like RE-{year}-{number}`)
  })

  test('cannot be the same for invoices and credit notes', async () => {
    const { code, printed } = await set('creditNoteSeries', '{year}-{number}')
    expect(code).toBe(1)
    expect(printed).toContain('so that numbers would repeat')
  })

  test('cannot be one that numbers of the other kind have', async () => {
    const number = await aPlacedOrder()
    await packOrder(number, now)
    await cancelOrder(number, 'shopkeeper', now)
    await set('creditNoteSeries', 'K{year}-{number}')
    const { code, printed } = await set('invoiceSeries', 'C{year}-{number}')
    expect(code).toBe(1)
    expect(printed).toContain(`credit notes such as C${year}-00001 have this form`)
  })

  test('reads the numbers that it writes, and no others', () => {
    for (const form of ['{year}-{number}', 'RE-{year}.{number}', 'AB{year}{number}'])
      for (const sequence of [1, 99_999, 123_456]) {
        const number = formatInvoiceNumber(form, { year, sequence })
        expect(parseInvoiceNumber(form, number)).toEqual({ year, sequence })
        expect(parseInvoiceNumber('X-{year}-{number}', number)).toBeUndefined()
      }
    for (const wrong of [`${year}-1`, `${year}-00000`, `${year}-0000x`, `${year}-00001 `, '-00001'])
      expect(parseInvoiceNumber('{year}-{number}', wrong), wrong).toBeUndefined()
  })
})

describe('a series of another program', () => {
  const continueAfter = (number: string) => runLine(runInvoices, ['continue', number], { now })

  test('is continued while this year has no number', async () => {
    expect(await continueAfter(`${year}-01233`)).toEqual({
      code: 0,
      printed: `The next invoice is ${year}-01234.\n`,
    })
    await packOrder(await aPlacedOrder(), now)
    expect(await numbersOf('invoice')).toEqual([`${year}-01234`])
    expect(await faults()).toEqual([])
  })

  test.each([
    ['another number', '00233', '00234'],
    ['none', '00000', '00001'],
    ['the largest', '99999999', '100000000'],
  ])('is corrected to %s before the first number is given', async (_what, last, next) => {
    await continueAfter(`${year}-01233`)
    expect(await continueAfter(`${year}-${last}`)).toEqual({
      code: 0,
      printed: `The next invoice is ${year}-${next}.\n`,
    })
    await packOrder(await aPlacedOrder(), now)
    expect(await numbersOf('invoice')).toEqual([`${year}-${next}`])
    expect(await faults()).toEqual([])
  })

  test('is not corrected afterwards', async () => {
    await continueAfter(`${year}-01233`)
    await packOrder(await aPlacedOrder(), now)
    const { code, printed } = await continueAfter(`${year}-01230`)
    expect(code).toBe(1)
    expect(printed).toContain(`the next one is ${year}-01235`)
  })

  test.each([
    [
      `${year}-00007`,
      `would repeat or skip numbers, because this year has some here; the next one is ${year}-00002`,
    ],
    [`${year - 1}-00007`, `is not of ${year}`],
    ['7', 'is not like {year}-{number} or C{year}-{number}'],
    [`${year}-00000`, 'would repeat or skip numbers'],
    [`${year}-100000000`, 'has more than eight digits'],
    [`${year}-9007199254740991`, 'has more than eight digits'],
  ])('is not continued after %s', async (number, sentence) => {
    await packOrder(await aPlacedOrder(), now)
    const { code, printed } = await continueAfter(number)
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
  })
})
