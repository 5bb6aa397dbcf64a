import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { runCheck } from '#app/command/shop/check.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { replaceShopSettings, shopSettings } from '#app/shop-settings/current.server.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aFolder, changesOf, runLine } from './run-command.ts'

const run = (args: string | string[]) => runLine(runSettings, args)
const set = (name: string, value: string) => run(['set', name, value])
const account = 'holder=Probe Books; iban=DE89 3704 0044 0532 0130 00; bic=cobadeff xxx'

afterEach(resetShopSettings)

describe('the means of payment', () => {
  test('are those of the sample shop until one is set', async () => {
    expect((await run('show paymentTransfer')).printed).toBe(
      'paymentTransfer: {"on":false,"ebooks":true} (not set)\n',
    )
  })

  test('are limited to markets, sums and things, and the change is audited', async () => {
    const value = 'markets=DE, AT; least=10 EUR; most=99.5 EUR; ebooks=no'
    expect((await set('paymentOnDelivery', value)).code).toBe(0)
    expect(shopSettings().paymentOnDelivery).toEqual({
      on: true,
      markets: ['DE', 'AT'],
      least: { minor: 1_000, currency: 'EUR' },
      most: { minor: 9_950, currency: 'EUR' },
      ebooks: false,
    })
    expect(await changesOf('paymentOnDelivery')).toMatchObject([{ command: 'settings set' }])
  })

  test('take a transfer once its account is known, in one form of writing', async () => {
    expect((await set('paymentTransfer', 'on=yes')).printed).toContain('bankAccount is not set')
    expect((await set('bankAccount', account)).code).toBe(0)
    expect(shopSettings().bankAccount).toEqual({
      holder: 'Probe Books',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
    })
    expect((await set('paymentTransfer', 'on=yes')).code).toBe(0)
    expect((await run('unset bankAccount')).code).toBe(1)
  })

  test('come from a file too, with numbers and lists as they are stored', async () => {
    const file = join(aFolder(), 'shop.json')
    const most = { minor: 500, currency: 'EUR' }
    writeFileSync(file, JSON.stringify({ paymentOnDelivery: { markets: ['FR'], most } }))
    expect((await run(['import', file])).code).toBe(0)
    expect(shopSettings().paymentOnDelivery).toMatchObject({ markets: ['FR'], most })
  })
})

test('`shop check` finds markets that a later change left without any means', async () => {
  replaceShopSettings({
    ...sampleShopSettings,
    paymentInvoice: { on: false, ebooks: true },
  })
  expect((await runLine(runCheck, '')).printed).toMatch(
    /fault: settings: .*would have no means of payment for e-books alone/,
  )
})

describe('`shop check` warns of a means of payment that is on', () => {
  const warnings = async () =>
    (await runLine(runCheck, '--verbose')).printed
      .split('\n')
      .filter((line) => line.startsWith('warning: settings'))

  test('by invoice without the account that the invoice names', async () => {
    expect(await warnings()).toEqual([])
    await set('paymentInvoice', 'on=yes')
    expect(await warnings()).toEqual([
      'warning: settings: paymentInvoice is on, but bankAccount is not set, so that invoices name no account to pay to; set bankAccount, or paymentInvoice to on=no',
    ])
    await set('bankAccount', account)
    expect(await warnings()).toEqual([])
  })

  test('by invoice as before, once another setting makes the shop its own', async () => {
    await set('name', 'Probe Books')
    expect(await warnings()).toHaveLength(1)
  })

  test('by card without the keys of Stripe, if it was switched on', async () => {
    await set('bankAccount', account)
    expect(await warnings()).toEqual([])
    await set('paymentCard', 'on=yes')
    expect(await warnings()).toMatchObject([
      expect.stringContaining('paymentCard is on, but is not offered without the keys of Stripe'),
    ])
  })

  test('and never offered, because its markets are none of the shop', async () => {
    await set('bankAccount', account)
    await set('markets', 'DE')
    await set('paymentOnDelivery', 'markets=FR')
    expect(await warnings()).toEqual([
      'warning: settings: paymentOnDelivery is on for FR, but the shop sells to none of them',
    ])
  })
})

describe('a wrong setting of payment is refused with its field, its value and what is right', () => {
  test.each([
    ['paymentInvoice', 'on=maybe', 'paymentInvoice.on is "maybe", but must be yes or no.'],
    [
      'paymentInvoice',
      'markets=XX',
      'paymentInvoice.markets.0 is "XX", no country that the shop knows; use one of',
    ],
    [
      'paymentInvoice',
      'least=-5 EUR',
      'paymentInvoice.least is "-5 EUR", but must be a sum from 0',
    ],
    ['paymentInvoice', 'most=5', 'paymentInvoice.most is "5", but must be a sum from 0 with its'],
    ['paymentInvoice', 'fee=5', 'paymentInvoice has no field "fee"; its fields are on, markets'],
    ['paymentInvoice', 'off', 'Write paymentInvoice as "field=value; field=value", not "off".'],
    [
      'paymentInvoice',
      'least=9 EUR; most=5 EUR',
      'has a least sum of 9.00 EUR above its most of 5.',
    ],
    ['paymentInvoice', 'least=9 EUR; most=50 INR', 'least in EUR and most in INR; both must be in'],
    [
      'bankAccount',
      account.replace('89', '88'),
      'bankAccount.iban is "DE88 3704 0044 0532 0130 00", whose check digits are wrong',
    ],
    ['bankAccount', account.replace('DE89', '89'), 'but must be an IBAN, such as DE89'],
    [
      'bankAccount',
      account.replace('xxx', 'x'),
      'bankAccount.bic is "cobadeff x", but must be a BIC',
    ],
    ['bankAccount', account.replace('Probe Books', ''), 'bankAccount.holder is ""'],
    ['bankAccount', 'holder=Probe Books', 'bankAccount.iban is "", but must be an IBAN'],
  ])('%s "%s"', async (name, value, sentence) => {
    const { code, printed } = await set(name, value)
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
    expect(await db.read.selectFrom('shopSetting').select('name').execute()).toEqual([])
  })

  test('an unknown means', async () => {
    expect((await set('paymentCash', 'on=yes')).printed).toContain(
      'There is no setting "paymentCash".',
    )
  })

  test('one that leaves a market without any means', async () => {
    const { code, printed } = await set('paymentInvoice', 'on=no')
    expect(code).toBe(1)
    expect(printed).toMatch(
      /^(\w\w, )+\w\w would have no means of payment for e-books alone of [\d.]+ INR; at least one of/,
    )
    const but = await set('paymentInvoice', 'markets=DE')
    expect(but.printed).not.toMatch(/\bDE\b.* would/)
    expect(but.code).toBe(1)
  })

  test('markets of which one has no means of payment', async () => {
    await set('markets', 'IN,DE')
    await set('paymentInvoice', 'markets=IN,DE')
    await set('paymentOnDelivery', 'markets=DE')
    const { code, printed } = await set('markets', 'IN,DE,FR')
    expect(code).toBe(1)
    expect(printed).toMatch(/^FR would have no means of payment/)
    expect(shopSettings().markets).toEqual(['IN', 'DE'])
  })

  test('one that leaves sums between two limits without any means', async () => {
    await set('bankAccount', account)
    await set('paymentTransfer', 'least=50 EUR')
    await set('paymentOnDelivery', 'on=no')
    const { code, printed } = await set('paymentInvoice', 'most=40 EUR')
    expect(code).toBe(1)
    expect(printed).toContain('no means of payment for a parcel of 40.01 EUR')
    expect((await set('paymentInvoice', 'most=50 EUR')).code).toBe(0)
  })
})
