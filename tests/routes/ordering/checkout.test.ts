import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { consumeRateLimit } from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { aBook, aDress, lastCopy } from '../../fixtures/catalogue.ts'
import { newEmail } from '../../shop/accounts/customers.ts'
import { serveShop } from '../../served-shop.ts'
import { newShopper, Shopper } from '../../shopper.ts'

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
const update = 'Update the total'

/** A shopper at the checkout, with these things in the cart. */
async function atCheckout(ids: string | string[], network?: string): Promise<Shopper> {
  const shopper = await newShopper({ ...english, ...(network && { 'x-octavo-address': network }) })
  for (const id of [ids].flat()) {
    await shopper.visit(`/book/${id}`)
    await shopper.press('Add to cart', {}, { within: '.buy' })
  }
  return shopper.visit('/checkout')
}

/** The fields that its order button sends. */
const formOf = (shopper: Shopper) => ({
  intent: 'order.place',
  token: shopper.attr('input[name=token]', 'value')!,
  shown: shopper.attr('input[name=shown]', 'value')!,
  country: 'IN',
  delivery: shopper.attr('input[name=delivery][checked]', 'value')!,
  payment: 'invoice',
  ...typed,
})

const countOrders = async () =>
  (await db.read.selectFrom('customerOrder').select('number').execute()).length

/** What stands in the fields, by name. */
const valuesOf = (shopper: Shopper) =>
  Object.fromEntries(
    Object.keys(typed).map((name) => [name, shopper.attr(`main input[name=${name}]`, 'value')]),
  )

const setPrice = (id: string, amountMinor: number) =>
  db.write((trx) =>
    trx.updateTable('price').set({ amountMinor }).where('productId', '=', id).execute(),
  )

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
    for (const words of ['Silas Marner', '₹549.00', 'Delivery by', 'Tax', 'Total'])
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
    expect(shopper.attrs('main form:has(#email) .side button', 'value')).toEqual([
      'checkout.update',
      'coupon.apply',
      'order.place',
    ])
    expect(shopper.attr('main form:has(#email) button', 'value')).toBe('checkout.update')
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
    expect(shopper.text('#postcode-error')).toBe('Enter a six-digit PIN code, for example 560001')
    expect(shopper.text('#email-error')).toContain('complete e-mail address')
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
    await db.write(async (trx) => {
      for (const table of [
        'orderNetwork',
        'orderEvent',
        'orderTax',
        'orderLine',
        'customerOrder',
      ] as const)
        await trx.deleteFrom(table).execute()
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
    const other = await atCheckout([last, await aBook({ name: 'Silas Marner' })])
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 0 }).where('id', '=', last).execute(),
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
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 0 }).where('id', '=', last).execute(),
    )
    await other.press(order, typed)
    expect(other.status).toBe(409)
    expect(other.text('title')).toMatch(/^Error: /)
    expect(other.text('h1')).toBe('Nothing in your cart can be ordered right now')
    expect(other.text('main .note')).toContain('The Moonstone: sold out')
    expect(other.attr('main .btn', 'href')).toBe('/cart')
    await other.visit('/checkout')
    expect(other.status).toBe(200)
    expect(other.text('main .note')).toContain('The Moonstone: sold out')
  })

  test('is asked again when a name in the hidden shown holds NUL, which no database takes', async () => {
    const other = await atCheckout(book)
    const shown = other.attr('input[name=shown]', 'value')!.replace(`"${book}"`, '"b\\u0000"')
    expect(shown).toContain('\\u0000')
    await other.press(order, { ...typed, shown })
    expect(other.status).toBe(409)
    expect(other.text('#changes')).toContain('cannot tell')
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

  test('of a cart that was emptied meanwhile keeps what was typed until there is something to order', async () => {
    const other = await atCheckout(book)
    const form = formOf(other)
    await other.post('/cart', { intent: 'cart.clear' })
    await other.post('/checkout', { ...form, ...typed, ebookConsent: 'on' })
    expect(other.status).toBe(409)
    expect(other.text('main form')).toContain(typed.addressLine1)
    expect(other.text('#errors')).toBeUndefined()
    const names = other.attrs('main form input', 'name')
    const values = other.attrs('main form input', 'value')
    expect(names).not.toContain('ebookConsent')
    const hidden = Object.fromEntries(names.map((name, n) => [name, values[n]!]))
    await other.post('/cart', { intent: 'cart.add', product: book })
    await other.post('/checkout', { ...hidden, intent: 'checkout.update' })
    expect(other.status).toBe(200)
    expect(other.attr('#addressLine1', 'value')).toBe(typed.addressLine1)
    await other.press(order)
    expect(other.url).toMatch(/^\/order-received\//)
  })

  test('without the cookie of the cart says so, and keeps what was typed', async () => {
    const other = await atCheckout(book)
    const form = formOf(other)
    other.cookies.clear()
    await other.post('/checkout', { ...form, ...typed })
    expect(other.status).toBe(409)
    expect(other.text('#errors')).toContain('refused our cookie')
    expect(other.text('main form')).toContain(typed.name)
  })
})

describe('what an order would be charged, changed between page and press, is 409 with old and new sums:', () => {
  const tables = ['customerOrder', 'orderLine', 'orderTax', 'orderEvent', 'outbox'] as const
  const countRows = () =>
    Promise.all(
      tables.map(async (name) => (await db.read.selectFrom(name).selectAll().execute()).length),
    )

  /** The rows of what changed, with the line, delivery and total of the page before and after. */
  async function pressed(shopper: Shopper, change: () => Promise<unknown>) {
    const [before, was] = [await countRows(), sumsOf(shopper)]
    await change()
    await shopper.press(order, typed)
    expect(shopper.status).toBe(409)
    expect(await countRows()).toEqual(before)
    return { rows: shopper.texts('#changes tbody tr'), was, now: sumsOf(shopper) }
  }
  const sumsOf = (shopper: Shopper) => ({
    line: shopper.text('aside .mini > .num')!,
    delivery: shopper.text('aside .sums div:nth-child(2) dd')!,
    total: shopper.text('aside .total dd')!,
  })

  test('a price', async () => {
    const book = await aBook({ name: 'Silas Marner', price: 50_000 })
    const { rows, was, now } = await pressed(await atCheckout(book), () => setPrice(book, 60_000))
    expect([was.line, now.line]).toEqual(['₹500.00', '₹600.00'])
    expect(rows).toEqual(['Silas Marner₹500.00₹600.00', `Total${was.total}${now.total}`])
    expect(was.total).not.toBe(now.total)
  })

  test('a stock', async () => {
    const book = await aBook({ name: 'Silas Marner', price: 50_000, stock: 2 })
    const shopper = await newShopper(english)
    await shopper.visit(`/book/${book}`)
    await shopper.press('Add to cart', { quantity: '2' }, { within: '.buy' })
    await shopper.visit('/checkout')
    const { rows } = await pressed(shopper, () =>
      db.write((trx) =>
        trx.updateTable('product').set({ stock: 1 }).where('id', '=', book).execute(),
      ),
    )
    expect(rows).toEqual([
      'Silas Marner2 × ₹500.00 = ₹1,000.00only 1 left; change the quantity in the cart',
    ])
  })

  test('a colour and size', async () => {
    const dress = await aDress({ price: 120_000 })
    const shopper = await atCheckout(await aBook({ price: 50_000 }))
    await shopper.visit(`/product/${dress}`)
    await shopper.press('Add to cart', { color: 'red', size: 'm' }, { within: '.buy' })
    await shopper.visit('/checkout')
    const { rows, was, now } = await pressed(shopper, () =>
      db.write((trx) =>
        trx
          .deleteFrom('variant')
          .where('productId', '=', dress)
          .where('color', '=', 'red')
          .execute(),
      ),
    )
    expect(rows[0]).toMatch(/^Linen summer dress \(.*\)₹1,200\.00no longer in the shop$/)
    expect(rows.at(-1)).toBe(`Total${was.total}${now.total}`)
    expect(shopper.text('aside .note')).toContain('Linen summer dress')
  })

  test.each([
    ['', 'hardback', 'paperback'],
    ['/fr', 'relié', 'broché'],
    ['/de', 'gebundene Ausgabe', 'Taschenbuch'],
  ])('one of two editions of a name, told by its format: "%s"', async (prefix, format, other) => {
    const name = 'Effi Briest'
    const hardback = await aBook({ name, price: 70_000, format: 'hardback' })
    const paperback = await aBook({ name, price: 50_000, format: 'paperback' })
    const shopper = await atCheckout(paperback)
    await shopper.post('/cart', { intent: 'cart.add', product: hardback })
    await shopper.visit(`${prefix}/checkout`)
    await setPrice(hardback, 80_000)
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 0 }).where('id', '=', paperback).execute(),
    )
    await shopper.post(`${prefix}/checkout`, {
      ...formOf(shopper),
      ...{ intent: 'order.place', ...typed },
    })
    expect(shopper.status).toBe(409)
    const rows = shopper.texts('#changes tbody tr')
    for (const one of [format, other])
      expect(rows.filter((row) => row.startsWith(`${name} (${one})`))).toHaveLength(1)
    expect(shopper.text('aside .note')).toContain(`${name} (${other})`)
  })

  test('one of two editions of a name that was taken out of the cart, told by its format', async () => {
    const name = 'Effi Briest'
    const hardback = await aBook({ name, price: 70_000, format: 'hardback' })
    const shopper = await atCheckout(await aBook({ name, price: 50_000, format: 'paperback' }))
    await shopper.post('/cart', { intent: 'cart.add', product: hardback })
    await shopper.visit('/checkout')
    const fields = { ...formOf(shopper), intent: 'order.place', ...typed }
    await shopper.post('/cart', { intent: 'cart.remove', product: hardback, color: '', size: '' })
    await shopper.post('/checkout', fields)
    expect(shopper.status).toBe(409)
    expect(shopper.texts('#changes tbody tr')[0]).toMatch(/^Effi Briest \(hardback\)/)
  })

  test('an exchange rate', async () => {
    const shopper = await atCheckout(await aBook({ name: 'Silas Marner', price: 50_000 }))
    await shopper.post('/checkout', { intent: 'currency.choose', currency: 'USD' })
    await shopper.visit('/checkout')
    const [day, rate] = [dayOf(Date.now()), 20_000_000_000]
    await db.write((trx) =>
      trx
        .insertInto('exchangeRate')
        .values({ currency: 'USD', day, rate, fetchedAt: Date.now() })
        .onConflict((on) => on.columns(['currency', 'day']).doUpdateSet({ rate }))
        .execute(),
    )
    // Another process of the same shop, which read its rates after the change.
    const second = await serveShop()
    try {
      const there = new Shopper((request) => fetch(request), second.origin, english)
      for (const [name, value] of shopper.cookies) there.cookies.set(name, value)
      const was = sumsOf(shopper)
      const fields = formOf(shopper)
      const before = await countRows()
      await there.post('/checkout', fields)
      expect(there.status).toBe(409)
      expect(await countRows()).toEqual(before)
      const now = sumsOf(there)
      expect(now.line).toBe('$10.00')
      const rows = there.texts('#changes tbody tr')
      expect(rows[0]).toBe(`Silas Marner${was.line}${now.line}`)
      expect(rows.at(-1)).toBe(`Total${was.total}${now.total}`)
    } finally {
      await second.stop()
      await db.write((trx) => trx.deleteFrom('exchangeRate').where('day', '=', day).execute())
    }
  })

  test('a price of delivery', async () => {
    const add = (amount: number) =>
      db.write((trx) =>
        trx
          .updateTable('deliveryRate')
          .set((row) => ({ amountMinor: row('amountMinor', '+', amount) }))
          .execute(),
      )
    const shopper = await atCheckout(await aBook({ price: 20_000 }))
    const { rows, was, now } = await pressed(shopper, () => add(1100))
    await add(-1100)
    expect(was.delivery).not.toBe(now.delivery)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/^Delivery/)
    expect(rows[0]).toContain(was.delivery)
    expect(rows[0]).toContain(now.delivery)
    expect(rows[1]).toBe(`Total${was.total}${now.total}`)
  })
})

describe('pressing the order button again and again', () => {
  test('20 times at once is one order, and 20 times its receipt', async () => {
    const shopper = await atCheckout(await aBook())
    const fields = { ...formOf(shopper), email: newEmail() }
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

  test.each(languages)(
    'with an address that had twenty orders of this network today is 429 with words, in %s',
    async (language: Language) => {
      const [network, email] = [randomUUID(), newEmail()]
      for (let n = 0; n < 20; n++)
        await consumeRateLimit(
          `orders from ${network} to ${email}`,
          { most: 20, withinMs: dayMs },
          Date.now() - dayMs / 2,
        )
      const path = localPath(language, '/checkout')
      const shopper = await atCheckout(await aBook(), network)
      const before = await countOrders()
      const fields = { ...formOf(shopper), email }
      await shopper.post(path, fields)
      expect(shopper.status).toBe(429)
      expect(Number(shopper.headers.get('Retry-After'))).toBeGreaterThan(42_000)
      const words = translator(language)('refusal.checkout.tooOften', { count: 12 })
      expect(shopper.text('#email-error')).toBe(words.replaceAll(/\s+/g, ' '))
      expect(valuesOf(shopper)).toEqual({ ...typed, email })
      expect(await countOrders()).toBe(before)
      await shopper.post(path, { ...fields, email: newEmail() })
      expect(shopper.url).toMatch(/\/order-received\//)
    },
  )

  test('counts as one order of its address', async () => {
    const [network, email] = [randomUUID(), newEmail()]
    for (let n = 0; n < 3; n++) {
      const shopper = await atCheckout(await aBook(), network)
      const fields = { ...formOf(shopper), email }
      for (let press = 0; press < 10; press++) await shopper.post('/checkout', fields)
      expect(shopper.url).toMatch(/\/order-received\//)
    }
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
