import { beforeAll, expect, test } from 'vitest'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { acceptRates } from '#app/shop/pricing/currency/rates.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'

const now = Date.now()
const others = { USD: 0.0104, EUR: 0.0092, GBP: 0.0079 }
const acceptDinars = async (KWD: number) =>
  expect((await acceptRates(JSON.stringify({ rates: { ...others, KWD } }), now)).ok).toBe(true)

beforeAll(async () => {
  await acceptDinars(0.0035)
  const changed = await changeShopSettings({ currencies: ['INR', 'KWD'] }, 'settings set', now)
  expect(changed).toEqual({ ok: true })
  await aBook({ prices: [{ currency: 'KWD', market: '', amountMinor: 7000 }] })
})

test('a list follows the rate of a further currency, also where no other rate changes', async () => {
  const count = async (search: string) => {
    const read = parseListingQuery(new URLSearchParams(search), 'INR')
    return (await findListingPage('/books', read, aViewer()))?.count
  }
  expect(await count('price-from=1999&price-to=2001')).toBe(1)
  await acceptDinars(0.004)
  expect(await count('price-from=1749&price-to=1751')).toBe(1)
})
