import { describe, expect, test } from 'vitest'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { describeTransfer, giroCodeText } from '#app/shop/ordering/payments/transfer-text.server.ts'
import { anOrder, orderOf } from './card-order.ts'

const account = { holder: 'Probe Books', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }

describe('the text of a GiroCode', () => {
  test('is that of EPC069-12, version 2', () => {
    expect(giroCodeText(account, { minor: 1290, number: 'ABCDEFGH' }).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Probe Books',
      'DE89370400440532013000',
      'EUR12.90',
      '',
      '',
      'ABCDEFGH',
    ])
  })
})

test.each([
  ['DE89370400440532013000', 'EUR', true],
  ['DE89370400440532013000', 'INR', false],
  ['CH9300762011623852957', 'EUR', true],
  // The United Arab Emirates are not in SEPA.
  ['AE070331234567890123456', 'EUR', false],
] as const)('an account %s has a GiroCode for %s: %o', async (iban, currency, hasCode) => {
  await changeShopSettings({ bankAccount: { ...account, iban } }, 'settings import', Date.now())
  const { number } = await anOrder({ method: 'invoice' })
  const order = { ...(await orderOf(number)), currency }
  expect('code' in describeTransfer(order, { minor: 1290, language: 'de' })!).toBe(hasCode)
})
