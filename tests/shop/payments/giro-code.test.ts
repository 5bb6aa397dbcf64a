import { describe, expect, test } from 'vitest'
import { giroCodeText } from '#app/shop/ordering/payments/transfer-text.server.ts'

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
