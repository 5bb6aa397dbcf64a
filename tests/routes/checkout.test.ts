import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, lastCopy } from '../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../shopper.ts'

const english = { 'Accept-Language': 'en' }
const typed = {
  email: 'asha@example.org',
  telephone: '+91 80 1234 5678',
  name: 'Asha Raghavan',
  addressLine1: '14 Lantern Lane',
  addressLine2: 'Flat 3',
  postcode: '560001',
  city: 'Bengaluru',
}
const order = 'Order with obligation to pay'
const update = 'Update the sum'

/** A shopper at the checkout, with these things in the cart. */
async function atCheckout(...ids: string[]): Promise<Shopper> {
  const shopper = await newShopper(english)
  for (const id of ids) {
    await shopper.visit(`/book/${id}`)
    await shopper.press('Add to cart', {}, { within: '.buy' })
  }
  return shopper.visit('/checkout')
}

const countOrders = async () =>
  (await db.read.selectFrom('customerOrder').select('number').execute()).length

/** What stands in the fields, by name. */
const valuesOf = (shopper: Shopper) =>
  Object.fromEntries(
    Object.keys(typed).map((name) => [name, shopper.attr(`main input[name=${name}]`, 'value')]),
  )

const setPrice = (id: string, amountMinor: number) =>
  db.write((t) => t.updateTable('price').set({ amountMinor }).where('productId', '=', id).execute())

describe('the checkout', () => {
  test('with an empty cart says so, leads to the books, and sets no cookie', async () => {
    const shopper = await newShopper(english)
    await shopper.visit('/checkout')
    expect(shopper.status).toBe(200)
    expect(shopper.text('h1')).toBe('Your cart is empty')
    expect(shopper.attr('main .btn', 'href')).toBe('/books')
    expect(shopper.cookieNames()).toEqual([])
  })

  test('shows the lines, delivery, tax and total, and right under them the button', async () => {
    const shopper = await atCheckout(await aBook({ name: 'Silas Marner', price: 54_900 }))
    expect(shopper.status).toBe(200)
    expect(shopper.texts('fieldset legend')).toEqual([
      '1 Contact',
      '2 Delivery',
      '3 Payment',
      '4 Review and order',
    ])
    const panel = shopper.text('aside.panel')!
    for (const words of ['Silas Marner', '₹549.00', 'Delivery by', 'Tax included', 'Total'])
      expect(panel).toContain(words)
    expect(shopper.html).toMatch(
      /<\/dl>\s*<button[^>]*value="order\.place"[^>]*>Order with obligation to pay<\/button>/,
    )
  })

  test.each([
    ['', 'Order with obligation to pay'],
    ['/fr', 'Commander avec obligation de paiement'],
    ['/de', 'Zahlungspflichtig bestellen'],
  ])('under %s has exactly the words of the law on its button', async (prefix, words) => {
    const shopper = await atCheckout(await aBook())
    await shopper.visit(`${prefix}/checkout`)
    expect(shopper.texts('button[value="order.place"]')).toEqual([words])
  })

  test('orders nothing when Enter is pressed: the first button of the form reckons anew', async () => {
    const shopper = await atCheckout(await aBook())
    expect(shopper.attrs('main form button', 'value')).toEqual(['checkout.update', 'order.place'])
  })

  test('writes nothing, is kept nowhere, and has a new token each time', async () => {
    const shopper = await atCheckout(await aBook())
    expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
    const token = shopper.attr('input[name=token]', 'value')
    await shopper.visit('/checkout')
    expect(shopper.attr('input[name=token]', 'value')).not.toBe(token)
    expect(shopper.headers.getSetCookie()).toEqual([])
  })
})

describe('updating the sum', () => {
  test('takes country and way of delivery, and keeps what was typed', async () => {
    const shopper = await atCheckout(await aBook())
    const before = shopper.text('aside .total')
    await shopper.press(update, { ...typed, country: 'DE', delivery: 'courier' })
    expect(shopper.status).toBe(200)
    expect(shopper.url).toBe('/checkout')
    expect(valuesOf(shopper)).toEqual(typed)
    expect(shopper.attr('main select[name=country] option[selected]', 'value')).toBe('DE')
    expect(shopper.attr('input[name=delivery][checked]', 'value')).toBe('courier')
    expect(shopper.text('aside .total')).not.toBe(before)
    expect(shopper.text('label[for=postcode]')).toBe('Postcode (PLZ)')
    expect(shopper.text('title')).toBe('Checkout · Octavo')
    expect(shopper.text('.errors')).toBeUndefined()
  })

  test('remembers the country', async () => {
    const shopper = await atCheckout(await aBook())
    await shopper.press(update, { country: 'GB' })
    await shopper.visit('/checkout')
    expect(shopper.attr('main select[name=country] option[selected]', 'value')).toBe('GB')
    expect(await countOrders()).toBe(0)
  })
})

describe('an order that cannot be taken', () => {
  test('comes back 422 with every value, a summary that leads to the fields, and words beside each', async () => {
    const shopper = await atCheckout(await aBook())
    const wrong = { ...typed, email: 'asha', postcode: '5600', name: ' ' }
    await shopper.press(order, wrong)
    expect(shopper.status).toBe(422)
    expect(shopper.text('title')).toBe('Error: Checkout · Octavo')
    expect(valuesOf(shopper)).toEqual(wrong)
    expect(shopper.attrs('.errors a', 'href')).toEqual(['#email', '#name', '#postcode'])
    for (const field of ['email', 'name', 'postcode']) {
      expect(shopper.attr(`#${field}`, 'aria-invalid')).toBe('true')
      expect(shopper.attr(`#${field}`, 'aria-describedby')).toContain(`${field}-error`)
    }
    expect(shopper.text('#postcode-error')).toBe('Enter a PIN code of six digits, like 560001')
    expect(shopper.text('#email-error')).toContain('with an @')
    expect(await countOrders()).toBe(0)
  })

  test.each([
    ['/fr', 'Commander avec obligation de paiement', 'Erreur : Passer commande · Octavo'],
    ['/de', 'Zahlungspflichtig bestellen', 'Fehler: Kasse · Octavo'],
  ])('says so under %s in its own words', async (prefix, button, title) => {
    const shopper = await atCheckout(await aBook())
    await shopper.visit(`${prefix}/checkout`)
    await shopper.press(button)
    expect(shopper.status).toBe(422)
    expect(shopper.text('title')?.replace(/\s/g, ' ')).toBe(title)
    expect(shopper.texts('.errors li')).toHaveLength(5)
    expect(shopper.text('.errors')).not.toMatch(/Enter|refusal/)
  })

  test('keeps hostile texts as text', async () => {
    const shopper = await atCheckout(await aBook())
    const hostile = `"><script>alert(1)</script>' 😀`
    await shopper.press(order, { ...typed, postcode: '1', city: hostile })
    expect(shopper.status).toBe(422)
    expect(shopper.attr('#city', 'value')).toBe(hostile)
    expect(shopper.html).not.toContain('<script>alert(1)')
  })

  test.each([
    ['an e-mail with a line end', { email: 'asha@example.org\r\nBcc: all@example.org' }, 'email'],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'name'],
    ['a payment that is not offered', { payment: 'gold' }, 'payment'],
  ])('with %s is 422', async (_, field, id) => {
    const shopper = await atCheckout(await aBook())
    const shown = shopper.attr('input[name=shown]', 'value')!
    const token = shopper.attr('input[name=token]', 'value')!
    await shopper.post('/checkout', {
      intent: 'order.place',
      token,
      shown,
      country: 'IN',
      delivery: shopper.attr('input[name=delivery][checked]', 'value')!,
      payment: 'invoice',
      ...typed,
      ...field,
    })
    expect(shopper.status).toBe(422)
    expect(shopper.attrs('.errors a', 'href')).toEqual([`#${id}`])
    expect(await countOrders()).toBe(0)
  })

  test('to a country or of a weight that cannot be sent is 422, with words at the country', async () => {
    const shopper = await atCheckout(await aBook({ weightGrams: 1_000_000 }))
    expect(shopper.text('main')).toContain('too heavy')
    await shopper.press(order, typed)
    expect(shopper.status).toBe(422)
    expect(shopper.attrs('.errors a', 'href')).toEqual(['#country'])
  })
})

describe('a sum that changed between page and order', () => {
  let book: string
  let shopper: Shopper
  beforeAll(async () => {
    book = await aBook({ name: 'Silas Marner', price: 50_000, stock: 5 })
    shopper = await atCheckout(book)
    await setPrice(book, 60_000)
    await shopper.press(order, typed)
  })

  test('comes back 409 with old and new beside each other, and what was typed', async () => {
    expect(shopper.status).toBe(409)
    expect(shopper.text('title')).toMatch(/^Error: /)
    const rows = shopper.texts('#changes tbody tr')
    expect(rows[0]).toBe('Silas Marner₹500.00₹600.00')
    expect(rows.at(-1)).toMatch(/^Total₹[\d,.]+₹[\d,.]+$/)
    expect(valuesOf(shopper)).toEqual(typed)
    expect(await countOrders()).toBe(0)
  })

  test('is ordered with the next press, at what was shown then', async () => {
    await shopper.press(order)
    expect(shopper.status).toBe(200)
    expect(shopper.url).toMatch(/^\/order-received\/\w{8}$/)
    expect(shopper.text('.receipt tbody')).toContain('₹600.00')
    await db.write(async (t) => {
      for (const table of ['orderEvent', 'orderTax', 'orderLine', 'customerOrder'] as const)
        await t.deleteFrom(table).execute()
    })
  })

  test('by another country than shown asks first, with that country’s sum', async () => {
    const other = await atCheckout(book)
    await other.press(order, { ...typed, country: 'DE', postcode: '10115' })
    expect(other.status).toBe(409)
    expect(other.text('#changes')).toContain('India')
    expect(other.text('#changes')).toContain('Germany')
    expect(other.attr('main select[name=country] option[selected]', 'value')).toBe('DE')
  })

  test('names the line that somebody else bought first, and keeps the cart', async () => {
    const last = await lastCopy()
    const other = await atCheckout(last, await aBook({ name: 'Silas Marner' }))
    await db.write((t) =>
      t.updateTable('product').set({ stock: 0 }).where('id', '=', last).execute(),
    )
    await other.press(order, typed)
    expect(other.status).toBe(409)
    expect(other.text('#changes')).toMatch(/The Moonstone.*sold out/)
    await other.visit('/cart')
    expect(other.text('main')).toContain('The Moonstone')
  })

  test('names the only line of the cart too when it is sold out', async () => {
    const last = await lastCopy()
    const other = await atCheckout(last)
    await db.write((t) =>
      t.updateTable('product').set({ stock: 0 }).where('id', '=', last).execute(),
    )
    await other.press(order, typed)
    expect(other.status).toBe(409)
    expect(other.text('title')).toMatch(/^Error: /)
    expect(other.text('h1')).toBe('Nothing in your cart can be ordered just now')
    expect(other.text('main .note')).toContain('The Moonstone: sold out')
    expect(other.attr('main .btn', 'href')).toBe('/cart')
    await other.visit('/checkout')
    expect(other.status).toBe(200)
    expect(other.text('main .note')).toContain('The Moonstone: sold out')
  })

  test.each([['shown'], ['token']])('is asked again when the hidden %s is broken', async (name) => {
    const other = await atCheckout(book)
    await other.press(order, { ...typed, [name]: '{"' })
    expect(other.status).toBe(409)
    expect(other.text('#changes')).toContain('cannot tell')
    await other.press(order)
    expect(other.url).toMatch(/^\/order-received\//)
  })

  test('of an empty cart is 409 and says that it is empty', async () => {
    const other = await newShopper(english)
    await other.post('/checkout', { intent: 'order.place', ...typed })
    expect(other.status).toBe(409)
    expect(other.text('h1')).toBe('Your cart is empty')
  })
})

describe('pressing the order button again and again', () => {
  const formOf = (shopper: Shopper) => ({
    intent: 'order.place',
    token: shopper.attr('input[name=token]', 'value')!,
    shown: shopper.attr('input[name=shown]', 'value')!,
    country: 'IN',
    delivery: shopper.attr('input[name=delivery][checked]', 'value')!,
    payment: 'invoice',
    ...typed,
  })

  test('20 times at once is one order, and 20 times its receipt', async () => {
    const shopper = await atCheckout(await aBook())
    const fields = formOf(shopper)
    const before = await countOrders()
    const tabs = await Promise.all(Array.from({ length: 20 }, () => newShopper(english)))
    for (const tab of tabs)
      for (const [name, value] of shopper.cookies) tab.cookies.set(name, value)
    await Promise.all(tabs.map((tab) => tab.post('/checkout', fields)))
    expect(tabs.map((tab) => tab.status)).toEqual(tabs.map(() => 200))
    expect(new Set(tabs.map((tab) => tab.url)).size).toBe(1)
    expect(tabs[0]!.url).toMatch(/^\/order-received\//)
    expect(await countOrders()).toBe(before + 1)
  })

  test('one after the other is one order and the same answer', async () => {
    const shopper = await atCheckout(await aBook())
    const before = await countOrders()
    const fields = formOf(shopper)
    const receipts: string[] = []
    for (let n = 0; n < 3; n++) {
      await shopper.post('/checkout', fields)
      receipts.push(shopper.url)
    }
    expect(new Set(receipts).size).toBe(1)
    expect(receipts[0]).toMatch(/^\/order-received\//)
    expect(await countOrders()).toBe(before + 1)
  })
})
