import { afterEach, describe, expect, test } from 'vitest'
import { runDelivery } from '#app/command/shop/delivery.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Country } from '#app/i18n/markets.ts'
import { shippedRates } from '#app/shop/pricing/currency/shipped-rates.ts'
import { listDelivery, listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { findBookPage } from '#app/shop/catalogue/product-page/book-page.server.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'
import { changesOf, runLine } from './run-command.ts'

const run = (args: string | string[]) => runLine(runDelivery, args)

afterEach(resetShopSettings)

const hours = [
  '--hours-en',
  'Mon–Fri 10–18',
  '--hours-fr',
  'lu–ve 10–18',
  '--hours-de',
  'Mo–Fr 10–18',
]
const address = [
  '--addressLine1',
  'Karl-Heine-Straße 5',
  '--postcode',
  '04229',
  '--city',
  'Leipzig',
]
const leipzig = ['--name', 'Probe Books', ...address, '--country', 'de', ...hours, '--days', '1']
const add = (id = 'leipzig', values = leipzig) => run(['pickup', 'add', id, ...values])

/** Lists the options of a parcel with a book worth ten euros. */
async function optionsOf(market: Country, weightGrams = 100) {
  const line = {
    kind: 'book',
    format: 'paperback',
    weightGrams,
    quantity: 1,
    lineMinor: 1000,
  } as const
  const { rates } = shippedRates
  const offer = await listDelivery({ market, currency: 'EUR', rates, lines: [line] })
  return offer.ok ? offer.options.map(({ method, minor }) => [method, minor]) : offer.reason
}

describe('a place of collection', () => {
  test('is added, and offered last and for nothing in its country', async () => {
    expect(await add()).toEqual({
      code: 0,
      printed:
        'leipzig: Probe Books, Karl-Heine-Straße 5, 04229 Leipzig, DE; ready after 1 days\n' +
        '  en: Mon–Fri 10–18\n  fr: lu–ve 10–18\n  de: Mo–Fr 10–18\n',
    })
    expect(await optionsOf('DE')).toEqual([
      ['post', 390],
      ['courier', 790],
      ['pickup-leipzig', 0],
    ])
    expect(await optionsOf('AT')).not.toContainEqual(['pickup-leipzig', 0])
    expect((await changesOf('pickupPlaces')).at(-1)).toMatchObject({
      command: 'delivery pickup add',
    })
  })

  test('holds a parcel that is too heavy for all methods', async () => {
    expect(await optionsOf('DE', 200_000)).toBe('too-heavy')
    await add()
    expect(await optionsOf('DE', 200_000)).toEqual([['pickup-leipzig', 0]])
  })

  test('in France is outside the least price of books', async () => {
    const paris = leipzig.with(leipzig.indexOf('04229'), '75001').with(leipzig.indexOf('de'), 'FR')
    await add('paris', paris)
    expect(await optionsOf('FR')).toEqual([
      ['post', 300],
      ['courier', 790],
      ['pickup-paris', 0],
    ])
  })

  test('makes its country a market where nothing is sent, as long as it is there', async () => {
    await db.writer.deleteFrom('deliveryCountry').where('country', '=', '*').execute()
    try {
      const us = leipzig.with(leipzig.indexOf('de'), 'US')
      await add('york', us)
      expect(await listDeliveryCountries()).toContain('US')
      expect(await optionsOf('US')).toEqual([['pickup-york', 0]])
      const row = (await findProductRow(await aBook()))!
      const viewer = aViewer({ country: 'US' })
      const { page } = await findBookPage(row, viewer, 'https://shop.test')
      expect(page.priceBlock.delivery).toBe('Collect from Probe Books')
      expect((await runLine(runSettings, 'set markets IN,US')).code).toBe(0)
      const { code, printed } = await run('pickup remove york')
      expect([code, printed]).toEqual([
        1,
        'markets has US, to which the shop has no delivery price; add one (delivery add) or a place to collect orders (delivery pickup add) first.\n',
      ])
    } finally {
      await db.writer
        .insertInto('deliveryCountry')
        .values({ country: '*', zone: 'WORLD' })
        .execute()
    }
  })

  test('is not offered in a country that is no market', async () => {
    await add()
    expect((await runLine(runSettings, 'set markets IN,AT')).code).toBe(0)
    expect(await optionsOf('DE')).toBe('country-not-served')
  })

  test('is changed and removed', async () => {
    await add()
    await run(['pickup', 'set', 'leipzig', '--days', '3', '--hours-de', 'Mo–Sa 9–20'])
    expect(shopSettings().pickupPlaces[0]).toMatchObject({
      ...{ name: 'Probe Books', days: 3, hours: { de: 'Mo–Sa 9–20', en: 'Mon–Fri 10–18' } },
    })
    expect(await run('pickup remove leipzig')).toEqual({
      code: 0,
      printed: 'No places of collection.\n',
    })
    expect(await optionsOf('DE')).toHaveLength(2)
  })

  const without = (name: string) => leipzig.filter((_, n) => leipzig[n - (n % 2)] !== name)
  const having = (name: string, value: string) => [...without(name), name, value]

  test.each([
    [
      having('--postcode', '0422'),
      'pickupPlaces.leipzig.postcode is "0422", which is no postcode of DE',
    ],
    [
      having('--country', 'XX'),
      'pickupPlaces.leipzig.country is "XX", no country that the shop knows',
    ],
    [
      having('--days', '-'),
      'pickupPlaces.leipzig.days is "-", but must be a whole number from 0 to 99',
    ],
    [without('--name'), 'pickupPlaces.leipzig.name is missing'],
    [
      without('--hours-fr'),
      'pickupPlaces.leipzig.hours has no text in fr; each language of the shop needs one',
    ],
    [
      having('--name', 'x'.repeat(101)),
      `pickupPlaces.leipzig.name is "${'x'.repeat(60)}…", but must have at most 100 characters`,
    ],
  ])('with a fault is not added: %#', async (values, fault) => {
    const { code, printed } = await add('leipzig', values)
    expect([code, printed]).toEqual([1, expect.stringContaining(fault)])
    expect(shopSettings().pickupPlaces).toEqual([])
  })

  test.each([
    ['add leipzig', 'There is a place leipzig already'],
    ['add Leipzig!', 'must have small letters, digits and hyphens'],
    ['set paris --days 1', 'There is no place paris; there is leipzig.'],
    ['set leipzig', 'Say what changes'],
    ['remove paris', 'There is no place paris'],
  ])('is not changed by: %s', async (line, fault) => {
    await add()
    const { code, printed } = await run(`pickup ${line}`)
    expect([code, printed]).toEqual([1, expect.stringContaining(fault)])
    expect(shopSettings().pickupPlaces).toHaveLength(1)
  })

  test('is not typed as the value of a setting', async () => {
    const { code, printed } = await runLine(runSettings, 'set pickupPlaces leipzig')
    expect([code, printed]).toEqual([1, expect.stringContaining('"delivery pickup" changes them')])
  })
})
