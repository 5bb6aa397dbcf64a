import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCoupon } from '#app/command/orders/coupon.server.ts'
import { runPrice } from '#app/command/catalogue/price.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { isCurrency, isStandardCurrency } from '#app/i18n/currency.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { parseTypedAmount } from '#app/shop/catalogue/text/typed-amount.ts'
import {
  acceptRates,
  clearRatesCache,
  ensureShippedRates,
  findRates,
} from '#app/shop/pricing/currency/rates.server.ts'
import { otherShippedRates } from '#app/shop/pricing/currency/shipped-rates.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { runLine } from '../command/run-command.ts'

const now = Date.now()
const settings = (line: string | string[]) => runLine(runSettings, line, { now })
const stored = () => db.read.selectFrom('shopSetting').select('name').execute()
const good = { USD: 0.0104, EUR: 0.0092, GBP: 0.0078 }

beforeEach(async () => {
  await db.write((trx) => trx.deleteFrom('exchangeRate').execute())
  await ensureShippedRates(now)
})
afterEach(async () => {
  await resetShopSettings()
  clearRatesCache()
})

describe('a further currency', () => {
  test('has a rate from the first day on', () => {
    const rated = allCurrencies.filter((one) => !isStandardCurrency(one) && one !== 'IRR')
    expect(Object.keys(otherShippedRates).sort()).toEqual([...rated].sort())
  })

  test('is known once the shop offers it', async () => {
    const price = async () =>
      runLine(runPrice, [await aBook(), '12.50', 'CHF'], { now: Date.now() })
    expect((await price()).printed).toContain('CHF is none of INR, USD, EUR and GBP.')
    expect((await settings('set currencies INR,CHF')).code).toBe(0)
    expect(isCurrency('CHF')).toBe(true)
    expect((await price()).code).toBe(0)
    expect((await findRates(now)).rates.CHF).toBe(otherShippedRates.CHF)
  })

  test('is that of its market, if the shop offers it', async () => {
    await settings('set currency CHF')
    expect(shopSettings().currencies).toEqual(['CHF', 'USD', 'EUR', 'GBP'])
    expect((await settings('set marketCurrencies DE=CHF')).code).toBe(0)
  })

  test.each([
    ['currency XYZ', 'currency is "XYZ", no currency that the shop knows; use a code of ISO 4217'],
    ['currency IRR', 'currency is "IRR", which has no exchange rate here'],
    ['currencies INR,XAU', 'currencies.1 is "XAU", no currency that the shop knows'],
    ['paymentInvoice most=9_XYZ', 'must be a sum from 0 with its currency, such as 20 EUR'],
    ['paymentInvoice most=9.5_JPY', 'is "9.5 JPY", but JPY has no decimals: 9.5'],
    ['paymentInvoice least=1.2345_KWD', 'but KWD has 3 decimals: 1.2345'],
    ['paymentInvoice most=90_CHF', 'and lacks CHF, which paymentInvoice names; add it'],
  ])('"settings set %s" is refused with a sentence', async (typed, sentence) => {
    const [name = '', value = ''] = typed.split(' ')
    const { code, printed } = await settings(['set', name, value.replace('_', ' ')])
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
    expect(await stored()).toEqual([])
  })

  test('cannot be set before a rate for it was read', async () => {
    await db.write((trx) => trx.deleteFrom('exchangeRate').where('currency', '=', 'CHF').execute())
    const { code, printed } = await settings('set currency CHF')
    expect([code, printed]).toEqual([
      1,
      expect.stringContaining('currency is "CHF", which has no exchange rate here; use another'),
    ])
    const text = JSON.stringify({ rates: { ...good, CHF: 0.0088 } })
    expect((await acceptRates(text, now)).ok).toBe(true)
    expect((await settings('set currency CHF')).code).toBe(0)
    expect((await findRates(now)).rates.CHF).toBe(8_800_000_000n)
  })

  test('cannot be dropped while sums of a means of payment are in it, which is said once', async () => {
    await settings('set currencies INR,CHF')
    await settings(['set', 'paymentTransfer', 'on=no; least=20 CHF; most=200 CHF'])
    expect((await settings('set currencies INR')).printed).toBe(
      'currencies has INR and lacks CHF, which paymentTransfer names; add it, or change these first.\n',
    )
  })

  test('cannot be dropped while prices of delivery are in it', async () => {
    await settings('set currencies INR,CHF')
    const row = { zone: 'IN', method: 'post', upToGrams: 500, currency: 'CHF' as const }
    await db.write((trx) =>
      trx
        .insertInto('deliveryPrice')
        .values({ ...row, fromMinor: 0, amountMinor: 500, freeFromMinor: null })
        .execute(),
    )
    const { code, printed } = await settings('set currencies INR')
    expect([code, printed]).toEqual([
      1,
      'currencies has INR and lacks CHF, which delivery prices are in; add it, or change these first.\n',
    ])
    await db.writer.deleteFrom('deliveryPrice').execute()
    expect((await settings('set currencies INR')).code).toBe(0)
  })
})

test('a further currency cannot be dropped while a coupon has a minimum in it', async () => {
  await settings('set currencies INR,CHF')
  const coupon = (line: string) => runLine(runCoupon, line, { now })
  expect((await coupon('add TELL --percent 20 --minimum 50 --currency CHF')).code).toBe(0)
  expect((await settings('set currencies INR')).printed).toContain(
    'lacks CHF, which coupons are in',
  )
  expect((await coupon('end TELL')).code).toBe(0)
  expect((await settings('set currencies INR')).code).toBe(0)
})

describe('the rates of a further currency', () => {
  test('are required once the shop offers it', async () => {
    const text = JSON.stringify({ rates: good })
    expect((await acceptRates(text, now)).ok).toBe(true)
    await settings('set currency CHF')
    expect(await acceptRates(text, now)).toMatchObject({
      ok: false,
      detail: 'no usable rate for CHF',
    })
  })

  test('are its first one on days before it had one', async () => {
    const day = dayOf(now - dayMs)
    await db.write(async (trx) => {
      await trx.deleteFrom('exchangeRate').execute()
      const rate = { currency: 'USD', rate: 10_400_000_000, fetchedAt: now }
      await trx
        .insertInto('exchangeRate')
        .values({ ...rate, day })
        .execute()
    })
    await acceptRates(JSON.stringify({ rates: { ...good, CHF: 0.0088 } }), now)
    await settings('set currency CHF')
    const { history } = await findRates(now)
    expect(history.map(({ rates }) => rates.CHF)).toEqual([8_800_000_000n, 8_800_000_000n])
  })
})

describe('amounts in a further currency', () => {
  const spaceless = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

  test.each([
    ['en', 'CHF', 'CHF 1,490.05'],
    ['de', 'CHF', '1.490,05 CHF'],
    ['fr', 'SEK', '1 490,05 SEK'],
    ['en', 'CAD', 'CA$1,490.05'],
    ['fr', 'CAD', '1 490,05 $CA'],
    ['de', 'HUF', '1.490,05 HUF'],
  ] as const)('in %s and %s are shown as %s, and read so', (language, currency, text) => {
    const shown = formatMoney({ minor: 149_005, currency }, language)
    expect(spaceless(shown)).toBe(text)
    expect(parseTypedAmount(shown, currency, language)).toBe(149_005)
    expect(parseTypedAmount(`12.50 ${currency.toLowerCase()}`, currency, language)).toBe(1250)
    expect(parseTypedAmount('€12.50', currency, language)).toBeUndefined()
  })

  test.each(allCurrencies)('in %s are read as each language writes them', (currency) => {
    for (const language of ['en', 'fr', 'de'] as const)
      expect(
        parseTypedAmount(formatMoney({ minor: 1990, currency }, language), currency, language),
      ).toBe(1990)
  })
})
