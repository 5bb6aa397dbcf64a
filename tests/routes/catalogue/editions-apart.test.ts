import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, aDress, eBookWithFile } from '../../fixtures/catalogue.ts'
import { newShopper } from '../../shopper.ts'
import { aCustomerShopping } from '../customers/signed-in.ts'

const formats = {
  '': ['paperback', 'hardback'],
  '/fr': ['broché', 'relié'],
  '/de': ['Taschenbuch', 'gebundene Ausgabe'],
}
const bothEditions = async () => [
  await aBook({ name: 'Middlemarch' }),
  await aBook({ name: 'Middlemarch', format: 'hardback' }),
]

describe.each(Object.entries(formats))('two editions of one title under "%s"', (prefix, words) => {
  const printed = (text: string | undefined) =>
    words.map((word) => new RegExp(word, 'i').test(text!))

  test('are told apart on the wishlist, in the mini-cart and where they were removed', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    const [paperback = '', hardback = ''] = await bothEditions()
    for (const product of [paperback, hardback]) {
      await shopper.post(`${prefix}/wishlist`, { intent: 'wishlist.add', product })
      await shopper.post(`${prefix}/cart`, { intent: 'cart.add', product })
    }
    await shopper.visit(`${prefix}/wishlist`)
    expect(printed(shopper.text('main .lines'))).toEqual([true, true])
    expect(printed(shopper.text('#mini-cart .lines'))).toEqual([true, true])

    await shopper.post(`${prefix}/wishlist`, { intent: 'wishlist.remove', product: hardback })
    await shopper.visit(`${prefix}/wishlist`)
    expect(printed(shopper.text('main .note'))).toEqual([false, true])
    await shopper.post(`${prefix}/cart`, { intent: 'cart.remove', product: paperback })
    await shopper.visit(`${prefix}/cart`)
    expect(printed(shopper.text('main .note'))).toEqual([true, false])
  })

  test('have buttons, fields and heads of columns with names of their own', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    const lists = ['cart', 'wishlist', 'compare']
    for (const product of await bothEditions())
      for (const list of lists)
        await shopper.post(`${prefix}/${list}`, { intent: `${list}.add`, product })
    for (const list of lists) {
      await shopper.visit(`${prefix}/${list}`)
      const within = list === 'compare' ? 'main .compare' : 'main .lines'
      const names = [
        ...shopper.attrs(`${within} button[aria-label]`, 'aria-label'),
        ...shopper.texts(`${within} :is(label, button:not([aria-label]), thead th)`),
      ]
      expect(names.length).toBeGreaterThan(3)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(printed(name)).toContain(true)
    }
  })
})

test('a thing in two colours has buttons and fields of its own for each in the cart', async () => {
  const [shopper, product] = [await newShopper(), await aDress()]
  for (const color of ['red', 'indigo'])
    await shopper.post('/cart', { intent: 'cart.add', product, color, size: 'm' })
  await shopper.visit('/cart')
  const names = [
    ...shopper.attrs('main .lines button[aria-label]', 'aria-label'),
    ...shopper.texts('main .lines :is(label, summary, .line__buttons button, .set)'),
  ]
  expect(names.length).toBeGreaterThan(7)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['', 'Delivery to India', 'Country: India'],
  ['/fr', 'Livraison : France', 'Pays : France'],
  ['/de', 'Versand nach: Deutschland', 'Land: Deutschland'],
])(
  'a cart under "%s" speaks of delivery only where something is sent',
  async (prefix, sent, file) => {
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    const headings = async (product: string) => {
      await shopper.post(`${prefix}/cart`, { intent: 'cart.add', product })
      await shopper.visit(`${prefix}/cart`)
      return shopper.texts('main h2').map((words) => words.replace(/\s/g, ' '))
    }
    expect(await headings(await eBookWithFile())).toContain(file)
    const both = await headings(await aBook())
    expect(both).toContain(sent)
    expect(both).not.toContain(file)
  },
)

test('an order in the list leads to its products, their files and their reviews', async () => {
  const { shopper } = await aCustomerShopping()
  const [book, ebook] = [await aBook({ name: 'Emma' }), await eBookWithFile({ name: 'Emma' })]
  for (const product of [book, ebook]) await shopper.post('/cart', { intent: 'cart.add', product })
  await shopper.visit('/checkout')
  await shopper.press('Order with obligation to pay', {
    ...{
      addressLine1: '14 Lantern Lane',
      postcode: '560001',
      city: 'Bengaluru',
      ebookConsent: 'yes',
    },
  })
  expect(shopper.url).toMatch(/^\/order-received\//)
  const downloads = () =>
    shopper.attrs('.order li a', 'href').filter((href) => href === '/downloads/ebooks')
  await shopper.visit('/my-orders')
  const links = shopper.attrs('.order li a', 'href')
  for (const id of [book, ebook]) {
    expect(links).toContain(`/book/${id}`)
    expect(links).toContain(`/book/${id}#review-form`)
  }
  expect(shopper.text('.order ul')).toMatch(/Emma \(paperback\)[^]*Emma \(e-book/)
  expect(downloads()).toEqual([])

  await db.write((trx) => trx.updateTable('customerOrder').set({ paymentState: 'paid' }).execute())
  await shopper.visit('/my-orders')
  expect(downloads()).toHaveLength(1)
})
