import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { runTax } from '#app/command/shop/tax.server.ts'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { newEmail } from '../shop/accounts/customers.ts'
import { runLine } from '../shop/command/run-command.ts'
import type { Shopper } from '../shopper.ts'
import { aGuest } from './customers/signed-in.ts'

const evening = Date.parse('2027-06-30T21:58:00Z')
/** Two minutes later it is July 1 in Berlin, and still June 30 by UTC. */
const midnight = evening + 120_000

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening })
  await ensureShippedRates(evening)
})
afterEach(async () => {
  vi.useRealTimers()
  await db.writer.deleteFrom('taxRate').where('fromDay', '>', '2020-01-01').execute()
})

async function tax(line: string) {
  expect((await runLine(runTax, line)).code).toBe(0)
  // A running server reads the rates again after two seconds.
  vi.setSystemTime(Date.now() + 2_001)
}

const buyer = () => ({
  email: newEmail(),
  name: 'Asha Raghavan',
  ...{ addressLine1: '14 Lantern Lane', postcode: '10115', city: 'Berlin' },
})

async function order(shopper: Shopper) {
  await shopper.visit('/de/checkout')
  await shopper.press('Zahlungspflichtig bestellen', buyer())
  const [, number] = /order-received\/([^?/]+)/.exec(shopper.url) ?? []
  return number!
}

const taxesOf = (number: string) =>
  db.read.selectFrom('orderTax').select('basisPoints').where('orderNumber', '=', number).execute()

async function cartWith(path: string) {
  const shopper = await (await aGuest()).visit(`/de${path}`)
  await shopper.press('In den Warenkorb', {}, { within: '.buy' })
  return shopper
}

test('a planned rate applies from midnight of the market, and an order keeps its own', async () => {
  await tax('set DE book=5 --from 2027-07-01')
  const path = `/book/${await aBook()}`
  const [first, second] = [await cartWith(path), await cartWith(path)]
  const old = await order(first)
  expect((await second.visit('/de/cart')).text('main aside')).toMatch(/7\s?%/)
  vi.setSystemTime(midnight)
  expect((await second.visit('/de/cart')).text('main aside')).toMatch(/5\s?%/)
  expect(await taxesOf(await order(second))).toEqual([{ basisPoints: 500 }])
  expect(await taxesOf(old)).toEqual([{ basisPoints: 700 }])
  expect((await first.visit(first.url)).text('main')).toMatch(/7\s?%/)
})

test.each([
  ['/de', 'Zahlungspflichtig bestellen', 'Enthaltene Steuer', '7 %, 0,55 €', '5 %, 0,40 €'],
  ['', 'Order with obligation to pay', 'Tax included', '7%, €0.55', '5%, €0.40'],
  ['/fr', 'Commander', 'Taxe comprise', '7 %, 0,55 €', '5 %, 0,40 €'],
])(
  'a rate that changes under an open checkout is shown before it is charged: "%s"',
  async (prefix, button, what, before, after) => {
    await tax('set DE book=5 --from 2027-07-01')
    const path = `/de/book/${await aBook({ price: 50_000 })}`
    const shopper = await cartWith(path.slice(3))
    await shopper.post('/cart', { intent: 'country.choose', country: 'DE' })
    await shopper.post('/cart', { intent: 'currency.choose', currency: 'EUR' })
    await shopper.visit(`${prefix}/checkout`)
    vi.setSystemTime(midnight)
    await shopper.press(button, { ...buyer(), country: 'DE' })
    expect(shopper.status).toBe(409)
    expect(shopper.texts('#changes tbody tr')).toEqual([`${what}${before}${after}`])
    await shopper.press(button)
    const number = /order-received\/([^?/]+)/.exec(shopper.url)![1]!
    expect(await taxesOf(number)).toEqual([{ basisPoints: 500 }])
  },
)

test('a page says that no tax is charged, until midnight before the first rate', async () => {
  const path = `/de/book/${await aBook()}`
  const shopper = await aGuest()
  const page = async () => (await shopper.visit(path)).text('main')
  await shopper.visit(path)
  await shopper.post(path, { intent: 'country.choose', country: 'CH' })
  const none = 'keine Steuer erhoben: Schweiz'
  expect(await page()).toContain(none)
  await tax('set CH book=2.6 e-book=2.6 e-book-only=2.6 audiobook=8.1 goods=8.1 --from 2027-07-01')
  expect(await page()).toContain(none)
  vi.setSystemTime(midnight)
  expect(await page()).not.toContain(none)
})

test('the delivery page tells of customs only where the prices hold no tax of the country', async () => {
  const page = async () => (await (await aGuest()).visit('/delivery')).text('main')
  expect(await page()).toContain('We do not charge US sales tax.')
  await tax('set US book=6.25 e-book=0 e-book-only=0 audiobook=6.25 goods=6.25 --from 2027-07-01')
  vi.setSystemTime(midnight)
  // It is still the day before in New York.
  expect(await page()).toContain('We do not charge US sales tax.')
  vi.setSystemTime(midnight + 6 * 3_600_000)
  expect(await page()).not.toContain('sales tax')
  expect(await page()).toContain('include UK VAT')
})
