import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

const typed = {
  email: 'asha@example.org',
  name: 'Asha Raghavan',
  addressLine1: '14 Lantern Lane',
  postcode: '560001',
  city: 'Bengaluru',
}

let shop: ServedShop

/** Invoice: up to 1,000 rupees, no e-books, not in France; on delivery: only in France; transfer: all. */
beforeAll(async () => {
  const changed = await changeShopSettings(
    {
      bankAccount: { holder: 'Probe Books', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      paymentTransfer: {},
      paymentInvoice: { most: '1000 INR', ebooks: false, markets: ['IN', 'DE'] },
      paymentOnDelivery: { markets: ['FR'] },
    },
    'settings import',
    Date.now(),
  )
  expect(changed).toEqual({ ok: true })
  shop = await serveShop()
}, 60_000)
afterAll(() => shop.stop())

async function atCheckout(product: string) {
  const shopper = new Shopper(fetch, shop.origin, { 'Accept-Language': 'en' })
  await shopper.post('/cart', { intent: 'cart.add', product })
  return shopper.visit('/checkout')
}

const formOf = (shopper: Shopper, payment: string) => ({
  intent: 'order.place',
  token: shopper.attr('input[name=token]', 'value')!,
  shown: shopper.attr('input[name=shown]', 'value')!,
  country: 'IN',
  payment,
  ...typed,
})
const offered = (shopper: Shopper) => shopper.attrs('input[name=payment]', 'value')
const countOrders = async () =>
  (await db.read.selectFrom('customerOrder').select('number').execute()).length

describe('the checkout offers the means of payment', () => {
  test('that apply to the sum of the cart', async () => {
    expect(offered(await atCheckout(await aBook({ price: 50_000 })))).toEqual([
      'invoice',
      'transfer',
    ])
    expect(offered(await atCheckout(await aBook({ price: 200_000 })))).toEqual(['transfer'])
  })

  test('that apply to the sum in the currency of the order', async () => {
    const shopper = await atCheckout(await aBook({ price: 200_000 }))
    await shopper.post('/checkout', { intent: 'currency.choose.EUR', country: 'IN', ...typed })
    expect(offered(shopper)).toEqual(['transfer'])
  })

  test('that apply to e-books', async () => {
    const shopper = await atCheckout(await eBookWithFile({ name: 'A lamp' }))
    expect(offered(shopper)).toEqual(['transfer'])
  })

  test('that apply to the country of the address, and the cart names the same', async () => {
    const shopper = await atCheckout(await aBook({ price: 50_000 }))
    await shopper.press('Update the total', { ...typed, country: 'FR' })
    expect(offered(shopper)).toEqual(['on-delivery', 'transfer'])
    expect(shopper.attr('main input[name=city]', 'value')).toBe(typed.city)
    await shopper.visit('/cart')
    expect(shopper.text('main')).toContain('On delivery')
    expect(shopper.text('main')).not.toContain('By invoice')
  })
})

test('the terms of sale name the means of payment that the shop has', async () => {
  const shopper = new Shopper(fetch, shop.origin)
  await shopper.visit('/terms')
  expect(shopper.text('main')).toContain('By bank transfer in advance:')
  expect(shopper.text('main')).toContain('By invoice:')
  expect(shopper.text('main')).not.toContain('Stripe')
})

describe('a means of payment that does not apply', () => {
  test('is refused with a sentence, keeps what was typed and orders nothing', async () => {
    const shopper = await atCheckout(await aBook({ price: 200_000 }))
    const before = await countOrders()
    await shopper.post('/checkout', formOf(shopper, 'invoice'))
    expect(shopper.status).toBe(422)
    expect(shopper.text('#payment-error')).toContain('not available for this order')
    expect(shopper.attr('main input[name=name]', 'value')).toBe(typed.name)
    expect(offered(shopper)).toEqual(['transfer'])
    expect(await countOrders()).toBe(before)
  })

  test('is refused where the shop has no keys for it', async () => {
    const shopper = await atCheckout(await aBook({ price: 50_000 }))
    await shopper.post('/checkout', formOf(shopper, 'card'))
    expect(shopper.status).toBe(422)
  })
})
