import { afterEach, expect, test } from 'vitest'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { offerTransfer } from '../payments/offer-transfer.ts'
import { aPlacing, aVisitor, countRows } from './buyer.ts'

afterEach(resetShopSettings)

/** A form is checked before the transaction of its order, which another tab or a setting can precede. */
const placingOfABook = async () => aPlacing(await aVisitor([await aBook()]))

test('no parcel is ordered without an address, though the form was sent when nothing needed one', async () => {
  const { details, ...placing } = await placingOfABook()
  const address = { ...details.address, addressLine1: '', postcode: '', city: '' }
  const placed = await placeOrder({ ...placing, details: { ...details, address } })
  expect(placed.ok).toBe(false)
  expect(await countRows('customerOrder')).toBe(0)
})

test('no order is placed by a payment method that is no longer offered', async () => {
  const placing = await placingOfABook()
  await offerTransfer()
  const without = { paymentInvoice: { on: false } }
  expect(await changeShopSettings(without, 'settings set', Date.now())).toEqual({ ok: true })
  expect((await placeOrder(placing)).ok).toBe(false)
  expect(await countRows('customerOrder')).toBe(0)
  const details = { ...placing.details, payment: 'transfer' as const }
  expect((await placeOrder({ ...placing, details })).ok).toBe(true)
})
