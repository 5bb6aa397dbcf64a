import { expect, test } from 'vitest'
import { aBook, aDress, lastCopy } from '../../../fixtures/catalogue.ts'
import { aCoupon } from '../../../shop/coupons/coupons.ts'
import { newShopper, type Shopper } from '../../../shopper.ts'

async function cartOf(...lines: Record<string, string>[]): Promise<Shopper> {
  const shopper = await newShopper({ 'Accept-Language': 'en' })
  for (const line of lines) await shopper.post('/cart', { intent: 'cart.add', ...line })
  return shopper.visit('/cart')
}
const twoBooks = async () => cartOf({ product: await aBook() }, { product: await aBook() })

const first = '.line:nth-child(1)'
const second = '.line:nth-child(2)'
const quantities = (shopper: Shopper) => shopper.attrs('.line input[name=quantity]', 'value')
/** Returns the quantities of the cart as it is stored. */
const stored = async (shopper: Shopper) => quantities(await shopper.visit('/cart'))

test.each([
  ['Change country', 'aside', ['4', '1']],
  ['Apply coupon', 'aside', ['4', '1']],
  ['Go to checkout', 'aside', ['4', '1']],
  ['Increase quantity', second, ['4', '2']],
  ['Update', second, ['4', '1']],
  ['Remove', second, ['4']],
  ['Move to wishlist', second, ['4']],
  // The step takes the place of the number beside it.
  ['Increase quantity', first, ['2', '1']],
])('a typed quantity is kept by "%s" in %s', async (button, within, after) => {
  const shopper = await twoBooks()
  await shopper.press(button, { quantity: '4' }, { within, typedIn: first })
  expect(await stored(shopper)).toEqual(after)
})

test('a typed quantity is kept by a change of colour and size, of its own line too', async () => {
  const shopper = await cartOf({ product: await aDress(), color: 'indigo', size: 'm' })
  const typed = { quantity: '2', 'variant-1': 'color=red&size=m' }
  await shopper.press('Change', typed, { within: '.line__change', typedIn: first })
  expect(shopper.text('.line__text')).toContain('Red, M')
  expect(await stored(shopper)).toEqual(['2'])
})

test('the way to the checkout takes along the quantity, the country and the coupon', async () => {
  const shopper = await twoBooks()
  const typed = { quantity: '3', country: 'DE', coupon: await aCoupon() }
  await shopper.press('Go to checkout', typed, { within: 'main', typedIn: 'main' })
  expect(shopper.url).toBe('/checkout')
  expect(shopper.texts('aside .mini').map((line) => line.includes('3'))).toEqual([true, true])
  expect(shopper.attr('main select[name=country] option[selected]', 'value')).toBe('DE')
  expect(shopper.text('aside .sums')).toContain(typed.coupon)
})

test('a quantity that cannot be is said at its field, with all else that was typed', async () => {
  const shopper = await cartOf({ product: await lastCopy() }, { product: await aBook() })
  const fields = { quantity: '7', country: 'DE', coupon: 'SPRING' }
  await shopper.press('Go to checkout', fields, { within: 'main', typedIn: 'main' })
  expect([shopper.status, shopper.url]).toEqual([422, '/cart'])
  expect(shopper.text('#quantity-1-error')).toContain('Only 1 is available')
  expect(quantities(shopper)).toEqual(['7', '7'])
  expect(shopper.attr('#country-cart option[selected]', 'value')).toBe('DE')
  expect(shopper.attr('#coupon', 'value')).toBe('SPRING')
  expect(await stored(shopper)).toEqual(['1', '1'])
})

test('a quantity that cannot be leaves those of the lines before it as they were', async () => {
  const shopper = await cartOf({ product: await aBook() }, { product: await lastCopy() })
  const typed = quantities(shopper)
  await shopper.press('Update', { quantity: '7' }, { within: 'main', typedIn: 'main' })
  expect([shopper.status, quantities(shopper)]).toEqual([422, ['7', '7']])
  expect(shopper.text('#quantity-2-error')).toContain('Only 1 is available')
  expect(await stored(shopper)).toEqual(typed)
})

test('a page of before another window changed the cart sets nothing that was not typed', async () => {
  const [book, other] = [await aBook(), await aBook()]
  const shopper = await cartOf({ product: book }, { product: other })
  const page = shopper.attrs('.line input[name=line]', 'value')
  const fields = new URLSearchParams({ intent: `cart.more&product=${other}` })
  for (const line of page) {
    fields.append('line', line)
    fields.append('quantity', '1')
  }
  await shopper.post('/cart', { intent: 'cart.set', product: book, quantity: '5' })
  await shopper.post('/cart', fields)
  expect(await stored(shopper)).toEqual(['5', '2'])
})

test('Enter in a field presses a button that only applies what was typed', async () => {
  const shopper = await twoBooks()
  await shopper.post('/cart', { intent: 'cart.add', product: await lastCopy() })
  await shopper.press('Remove', {}, { within: first })
  expect(shopper.attr('main form button', 'value')).toBe('cart.update')
  await shopper.press(
    'Update',
    { quantity: '3', country: 'FR' },
    { within: 'main', typedIn: first },
  )
  expect(await stored(shopper)).toEqual(['3', '1'])
  expect(shopper.attr('#country-cart option[selected]', 'value')).toBe('FR')
})

test('several typed quantities are one message', async () => {
  const shopper = await twoBooks()
  await shopper.press('Update', { quantity: '3' }, { within: 'main' })
  expect(shopper.text('.toast p')).toBe('Cart Updated')
  expect(await stored(shopper)).toEqual(['3', '3'])
})

test('a cart of 500 lines is sent', async () => {
  const shopper = await twoBooks()
  const fields = new URLSearchParams({ intent: 'cart.update' })
  for (const line of shopper
    .attrs('.line input[name=line]', 'value')
    .flatMap((one) => Array<string>(250).fill(one))) {
    fields.append('line', line)
    fields.append('quantity', '1')
  }
  await shopper.post('/cart', fields)
  expect(shopper.status).toBe(200)
})
