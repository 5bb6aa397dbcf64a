import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { rateUnit, type Rates } from '#app/i18n/currency.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import {
  acceptRates,
  ensureShippedRates,
  findRates,
  clearRatesCache,
  refreshRates,
} from '#app/shop/pricing/currency/rates.server.ts'
import { shippedRates } from '#app/shop/pricing/currency/shipped-rates.ts'

const now = Date.parse('2026-09-30T12:00:00Z')
const today = dayOf(now)
const good = { USD: 0.0104, EUR: 0.0092, GBP: 0.0078 }
const goodRates: Rates = {
  INR: rateUnit,
  USD: 10_400_000_000n,
  EUR: 9_200_000_000n,
  GBP: 7_800_000_000n,
}

let service: Server | undefined

/** A rate service of our own on loopback. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  service = server
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest?key=secret-key`
}

const serveText = (text: string) => serve((_, response) => response.end(text))
const serveJson = (answer: unknown) => serveText(JSON.stringify(answer))

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await db.write((trx) => trx.deleteFrom('exchangeRate').execute())
  await ensureShippedRates(now)
})

afterEach(() => {
  service?.closeAllConnections()
  service?.close()
  service = undefined
})

const warned = () => vi.mocked(console.warn).mock.calls.map((call) => call.join(' '))

async function expectRefused(url: string, reason: string) {
  expect(await refreshRates(url, now)).toMatchObject({ ok: false, reason })
  clearRatesCache()
  const { rates, day } = await findRates(now)
  expect({ rates, day }).toEqual(shippedRates)
}

describe('a first start with no network', () => {
  test('counts with the dated rates that came with the shop', async () => {
    await expectRefused('http://127.0.0.1:9/', 'unreachable')
  })

  test('has them without a row, too', async () => {
    await db.write((trx) => trx.deleteFrom('exchangeRate').execute())
    clearRatesCache()
    expect(await findRates(now)).toEqual({ ...shippedRates, history: [shippedRates] })
  })

  test('puts them in once, and never over newer ones', async () => {
    expect((await acceptRates(JSON.stringify({ rates: good }), now)).ok).toBe(true)
    await ensureShippedRates(now)
    const { day, rates } = await findRates(now)
    expect({ day, rates }).toEqual({ day: today, rates: goodRates })
  })

  test('puts them in never over a live answer of their own day', async () => {
    await acceptRates(JSON.stringify({ date: shippedRates.day, rates: good }), now)
    await ensureShippedRates(now)
    expect((await findRates(now)).rates).toEqual(goodRates)
  })
})

describe('the shapes of rate services', () => {
  const lower = { usd: good.USD, eur: good.EUR, gbp: good.GBP }
  const wrapped = { USD: { value: good.USD }, EUR: { value: good.EUR }, GBP: { value: good.GBP } }

  test.each([
    ['{rates}', { rates: good }],
    ['{rates} with base and date', { amount: 1, base: 'INR', date: today, rates: good }],
    ['{conversion_rates}', { base_code: 'INR', conversion_rates: { INR: 1, ...good } }],
    ['{data}', { data: good }],
    ['{data} of objects', { meta: { last_updated_at: `${today}T00:00:00Z` }, data: wrapped }],
    ['{inr}, lower case', { date: today, inr: { inr: 1, ...lower, '1inch': 3, btc: 1e-9 } }],
    ['{INR}', { INR: good }],
    ['{rates} with seconds', { timestamp: now / 1000, base: 'inr', rates: lower }],
  ])('take in %s', async (_, answer) => {
    expect((await refreshRates(await serveJson(answer), now)).ok).toBe(true)
    const { rates, day } = await findRates(now)
    expect({ rates, day }).toEqual({ rates: goodRates, day: today })
    expect(warned()).toEqual([])
  })

  test.each([
    ['a number', 1],
    ['null', null],
    ['a list', [good]],
    ['an empty object', {}],
    ['rates at the top', good],
    ['another base’s own shape', { date: today, usd: { inr: 96, eur: 0.88, gbp: 0.75 } }],
    ['rates in a list', { rates: [0.01, 0.009, 0.0078] }],
    ['rates in words', { rates: 'good' }],
  ])('do not include %s', async (_, answer) => {
    await expectRefused(await serveJson(answer), 'shape')
  })
})

describe('an answer that must not be trusted keeps the old rates', () => {
  const withUsd = (usd: unknown) => JSON.stringify({ rates: { ...good, USD: usd } })

  test.each([
    ['zero', withUsd(0)],
    ['−1', withUsd(-1)],
    ['NaN in words', withUsd('NaN')],
    ['null', withUsd(null)],
    ['text', withUsd('0.0104')],
    ['infinity', '{"rates":{"USD":1e999,"EUR":0.0092,"GBP":0.0078}}'],
    ['less than can be stored', withUsd(4e-13)],
    ['more than can be stored', withUsd(10_000)],
    ['missing', JSON.stringify({ rates: { EUR: good.EUR, GBP: good.GBP } })],
  ])('refused whole: one rate is %s', async (_, text) => {
    await expectRefused(await serveText(text), 'rate')
  })

  test('refused: NaN as JSON does not know it', async () => {
    await expectRefused(await serveText('{"rates":{"USD":NaN}}'), 'not-json')
  })

  test('refused: a page of HTML', async () => {
    await expectRefused(await serveText('<!doctype html><title>Sign in</title>'), 'not-json')
  })

  test('refused: an empty answer', async () => {
    await expectRefused(await serveText(''), 'not-json')
  })

  test('refused: a good answer with status 500', async () => {
    const url = await serve((_, response) => {
      response.writeHead(500).end(JSON.stringify({ rates: good }))
    })
    await expectRefused(url, 'status')
  })

  test('refused: one that leads elsewhere, where nobody is asked', async () => {
    let requested = 0
    const inside = await serve((_, response) => {
      requested++
      response.end(JSON.stringify({ rates: good }))
    })
    const url = await serve((_, response) => {
      response.writeHead(302, { Location: inside }).end()
    })
    await expectRefused(url, 'status')
    expect(requested).toBe(0)
  })

  test.each([
    ['base', { base: 'USD', rates: good }],
    ['base_code', { base_code: 'USD', conversion_rates: good }],
    ['a rupee that is not 1', { data: { INR: 96.1, ...good } }],
  ])('refused: %s says that it is not the rupee’s', async (_, answer) => {
    await expectRefused(await serveJson(answer), 'base')
  })

  test('refused: 2 MB, of which no more than 1 MB is read', async () => {
    let written = 0
    const url = await serve((_, response) => {
      const write = (): void => {
        while (written < 64 * 1024 * 1024 && !response.destroyed) {
          written += 65_536
          if (!response.write(' '.repeat(65_536))) return void response.once('drain', write)
        }
      }
      write()
    })
    await expectRefused(url, 'too-large')
    expect(written).toBeLessThan(32 * 1024 * 1024)
  })

  test('taken: an answer of just under 1 MB', async () => {
    const text = JSON.stringify({ rates: good })
    const url = await serveText(text.padEnd(1024 * 1024))
    expect((await refreshRates(url, now)).ok).toBe(true)
  })

  test('refused: one byte more', async () => {
    await expectRefused(
      await serveText(JSON.stringify({ rates: good }).padEnd(1024 * 1024 + 1)),
      'too-large',
    )
  })

  test('silence: given up after five seconds, while pages find their rates at once', async () => {
    const url = await serve(() => undefined)
    let isGivenUp = false
    const refreshing = expectRefused(url, 'unreachable').then(() => (isGivenUp = true))
    clearRatesCache()
    await findRates(now)
    expect(isGivenUp).toBe(false)
    await refreshing
  })

  test.runIf(process.env.LONG)(
    'an answer that drips is given up after five seconds, too',
    async () => {
      const url = await serve((_, response) => {
        const drip = setInterval(() => response.write(' '), 200)
        response.on('close', () => clearInterval(drip))
      })
      await expectRefused(url, 'unreachable')
    },
  )

  test('is logged in one line that does not hold the service’s key', async () => {
    await refreshRates(await serveText('secret-key\n'.repeat(9)), now)
    await refreshRates('http://127.0.0.1:9/v6/secret-key/latest/INR', now)
    expect(warned()).toHaveLength(2)
    expect(warned().join()).not.toMatch(/secret-key|\n/)
  })
})

describe('the date of an answer', () => {
  const dated = (date: unknown) => serveJson({ date, rates: good })

  test('none counts as today', async () => {
    await refreshRates(await serveJson({ rates: good }), now)
    expect((await findRates(now)).day).toBe(today)
  })

  test('earlier than the kept rates is refused', async () => {
    await expectRefused(await dated('2026-09-28'), 'older')
  })

  test('that of the kept rates is taken, and the newer answer holds', async () => {
    expect((await refreshRates(await dated(shippedRates.day), now)).ok).toBe(true)
    expect((await findRates(now)).rates).toEqual(goodRates)
  })

  test('seven days ago is taken, eight is refused', async () => {
    const later = Date.parse(shippedRates.day) + 30 * dayMs
    const daysAgo = (days: number) => dated(dayOf(later - days * dayMs))
    expect(await refreshRates(await daysAgo(8), later)).toMatchObject({ reason: 'stale' })
    expect(await refreshRates(await daysAgo(7), later)).toMatchObject({ ok: true })
  })

  test('tomorrow is taken, the day after is refused', async () => {
    await expectRefused(await dated('2026-10-02'), 'future')
    expect(await refreshRates(await dated('2026-10-01'), now)).toMatchObject({ ok: true })
    expect((await findRates(now)).day).toBe('2026-10-01')
  })

  test.each(['yesterday', '2026-02-31', '30/09/2026', '', '20260930'])(
    'that cannot be read (%o) is refused',
    async (date) => {
      await expectRefused(await dated(date), 'date')
    },
  )

  test('in seconds counts, so that a service that has stopped is noticed', async () => {
    const url = await serveJson({ time_last_update_unix: now / 1000 - 9 * 86_400, rates: good })
    await expectRefused(url, 'stale')
  })

  test('of its making counts where the answer names no other', async () => {
    const meta = { last_updated_at: '2026-09-01T23:59:59Z' }
    await expectRefused(await serveJson({ meta, data: good }), 'stale')
  })

  test('of a clock before the shipped rates still lets the live ones in', async () => {
    const past = Date.parse('2026-03-01T12:00:00Z')
    expect(await refreshRates(await dated('2026-03-01'), past)).toMatchObject({ ok: true })
    expect(await findRates(past)).toMatchObject({ day: '2026-03-01', rates: goodRates })
  })
})

describe('the 25 % guard', () => {
  const scaled = (percent: bigint) => {
    const at = (rate: bigint) => Number((rate * percent) / 100n) / 1e12
    const { USD, EUR, GBP } = shippedRates.rates
    return { rates: { USD: at(USD), EUR: Number(EUR) / 1e12, GBP: Number(GBP) / 1e12 } }
  }

  test.each([75n, 100n, 125n])(
    'lets one rate at %i %% of the last good one in',
    async (percent) => {
      expect((await refreshRates(await serveJson(scaled(percent)), now)).ok).toBe(true)
    },
  )

  test.each([74n, 126n, 10n, 1000n])('refuses all where one is at %i %%', async (percent) => {
    await expectRefused(await serveJson(scaled(percent)), 'outlier')
  })

  test('is overruled by the shopkeeper’s own file, and by nothing else about it', async () => {
    const file = (date: string) => JSON.stringify({ date, ...scaled(200n) })
    expect(await acceptRates(file('2026-09-01'), now)).toMatchObject({ ok: false })
    expect(await acceptRates('{"rates":{"USD":2}}', now)).toMatchObject({ reason: 'rate' })
    expect(await acceptRates(file(today), now)).toMatchObject({ ok: true, before: shippedRates })
    expect((await findRates(now)).rates.USD).toBe(shippedRates.rates.USD * 2n)
  })
})

describe('the rates a page counts with', () => {
  const putDay = (day: string, usd: number) =>
    acceptRates(
      JSON.stringify({ date: day, rates: { ...good, USD: usd } }),
      Date.parse(`${day}T12:00:00Z`),
    )

  test('are kept in memory for ten seconds', async () => {
    const first = await findRates(now)
    await db.write((trx) => trx.deleteFrom('exchangeRate').execute())
    expect(await findRates(now + 9_999)).toBe(first)
    expect(await findRates(now + 10_000)).not.toBe(first)
  })

  test('are those kept in memory inside a transaction too, and else read through it', async () => {
    clearRatesCache()
    const read = await db.write((trx) => findRates(now, trx))
    expect(read.rates).toEqual(shippedRates.rates)
    const stored = await findRates(now)
    expect(await db.write((trx) => findRates(now, trx))).toBe(stored)
  })

  test.skipIf(!process.env.DATABASE_URL)(
    'never make transactions that hold all connections wait for a page that waits for one',
    async () => {
      clearRatesCache()
      const connections = 10
      let begun = 0
      let page: ReturnType<typeof findRates> | undefined
      const inTransaction = () =>
        db.write(async (trx) => {
          await trx.selectFrom('setting').select('name').execute()
          begun++
          await vi.waitUntil(() => begun === connections, { interval: 1 })
          page ??= findRates(now)
          return findRates(now, trx)
        })
      const found = await Promise.all(Array.from({ length: connections }, inTransaction))
      expect(found.map(({ day }) => day)).toEqual(found.map(() => shippedRates.day))
      expect((await page!).day).toBe(shippedRates.day)
    },
  )

  test('come with those of the days before, one a day, oldest first', async () => {
    await putDay('2026-10-01', 0.0101)
    await putDay('2026-10-01', 0.0102)
    await putDay('2026-10-03', 0.0103)
    const { history, rates, day } = await findRates(Date.parse('2026-10-04T12:00:00Z'))
    expect(history.map((one) => one.day)).toEqual([shippedRates.day, '2026-10-01', '2026-10-03'])
    expect(history[1]!.rates.USD).toBe(10_200_000_000n)
    expect(history.at(-1)).toEqual({ day, rates })
  })

  test('reach back to those that counted a quarter of a year and 30 days ago', async () => {
    await putDay('2026-10-01', 0.0101)
    await putDay('2026-10-02', 0.0102)
    const later = Date.parse('2026-10-02T12:00:00Z') + 122 * dayMs
    expect((await findRates(later)).history.map((one) => one.day)).toEqual(['2026-10-02'])
    clearRatesCache()
    const earlier = later - dayMs
    expect((await findRates(earlier)).history.map((one) => one.day)).toEqual([
      '2026-10-01',
      '2026-10-02',
    ])
  })

  test('never are 1 for a foreign currency that has no row that day', async () => {
    await db.write((trx) =>
      trx
        .insertInto('exchangeRate')
        .values({ currency: 'USD', day: today, rate: 10_000_000_000, fetchedAt: now })
        .execute(),
    )
    const { rates } = await findRates(now)
    expect(rates).toEqual({ ...shippedRates.rates, USD: 10_000_000_000n })
  })
})

const folder = join(process.env.SHARED_DATA ?? '../shared/data', 'rates')

describe.skipIf(!existsSync(folder))('real answers of the default service', () => {
  const daily = existsSync(folder) ? readdirSync(join(folder, 'daily')).sort() : []

  test('of 30 days are all taken in their order', async () => {
    await db.write((trx) => trx.deleteFrom('exchangeRate').execute())
    let sent = ''
    const url = await serve((_, response) => response.end(sent))
    // The first of them stand before the shipped rates; a shop that began then had none newer.
    const noon = (file: string) => Date.parse(`${file.slice(4, 14)}T12:00:00Z`)
    await db.write((trx) =>
      trx
        .insertInto('exchangeRate')
        .values({ currency: 'USD', day: '2026-08-01', rate: 10_400_000_000, fetchedAt: 0 })
        .execute(),
    )
    for (const file of daily) {
      sent = readFileSync(join(folder, 'daily', file), 'utf8')
      expect(await refreshRates(url, noon(file)), file).toMatchObject({ ok: true })
    }
    const { history } = await findRates(noon(daily.at(-1)!))
    expect(daily).toHaveLength(30)
    expect(history.map((one) => one.day)).toEqual([
      '2026-08-01',
      ...daily.map((file) => file.slice(4, 14)),
    ])
  })

  test('with 339 codes are taken, and agree with the shipped rates of that day', async () => {
    const text = readFileSync(join(folder, 'full-inr-2026-09-29.json'), 'utf8')
    expect(await refreshRates(await serveText(text), now)).toMatchObject({ ok: true })
    const { rates, day } = await findRates(now)
    expect({ rates, day }).toEqual(shippedRates)
  })
})
