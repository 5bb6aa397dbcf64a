import { load } from 'cheerio'
import type { AnyNode } from 'domhandler'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { openDemo } from '../demo.ts'
import { aBook, eBookWithFile } from '../fixtures/catalogue.ts'
import { aSentOrder } from '../shop/orders/placed.ts'
import { newShopper } from '../shopper.ts'
import { aCustomerShopping, aGuest } from './customers/signed-in.ts'

beforeAll(() => openDemo())

const inline = new Set('a abbr b bdi button cite em i s small span strong sub sup time'.split(' '))
/** A text browser draws brackets around these; w3m draws none around a button. */
const boxes = new Set('input select textarea img br'.split(' '))
const unseen = new Set('script style template svg'.split(' '))

/** Lists where the words of two elements stand side by side without a space, as in `Paperback|In stock`. */
function gluedWords(html: string): string[] {
  const $ = load(html)
  const glued: string[] = []
  let last: { text: string; parent: unknown } | undefined
  const walk = (node: AnyNode) => {
    if ('data' in node) {
      if (!node.data) return
      const isNext = last && last.parent !== node.parent
      if (isNext && /[\p{L}\p{N}.:%)]$/u.test(last!.text) && /^[\p{L}\p{N}(₹€−©]/u.test(node.data))
        glued.push(`${last!.text.slice(-20)}|${node.data.slice(0, 20)}`)
      last = node.data.trim() ? { text: node.data, parent: node.parent } : undefined
    } else if ('name' in node && !unseen.has(node.name)) {
      const isApart = boxes.has(node.name) || !inline.has(node.name)
      if (isApart) last = undefined
      node.children.forEach(walk)
      if (isApart) last = undefined
    }
  }
  walk($('body')[0]!)
  return glued
}

/** Lists the buttons in the page's own part that a text browser shows nothing of, since it shows no label and no drawing. */
function buttonsWithoutWords(html: string): string[] {
  const $ = load(html)
  const empty = $('main button').filter((_, button) => !$(button).text().trim())
  return empty.toArray().map((button) => $.html(button))
}

test('words apart are told from glued ones', () => {
  expect
    .soft(gluedWords('<p><b>Paperback</b><small>In stock</small></p>'))
    .toEqual(['Paperback|In stock'])
  expect(gluedWords('<p><b>Paperback</b> <small>In stock</small></p><p>New</p>')).toEqual([])
})

test.each(['', '/fr', '/de'])(
  'a text browser shows the words of a purchase apart at "%s"',
  async (prefix) => {
    const shopper = await newShopper()
    const expectApart = () => expect(gluedWords(shopper.html), shopper.url).toEqual([])
    const lists = ['/', '/books', '/catalogue?q=jane', '/authors', '/compare', '/wishlist', '/cart']
    for (const path of [...lists, '/book/b01', '/product/1', '/product/2', '/tracking']) {
      await shopper.visit(prefix + path)
      expectApart()
    }
    await shopper.post(`${prefix}/book/b01`, { intent: 'cart.add', product: 'b01' })
    expectApart()
    for (const path of ['/cart', '/checkout']) {
      await shopper.visit(prefix + path)
      expectApart()
      expect(buttonsWithoutWords(shopper.html), path).toEqual([])
    }
  },
)

test.each(['', '/fr', '/de'])(
  'a text browser shows the words of an order apart at "%s"',
  async (prefix) => {
    const number = await aSentOrder({ wanted: [await aBook(), await eBookWithFile(), 'b01e'] })
    const { shopper, customer } = await aCustomerShopping()
    await db.write((trx) =>
      trx.updateTable('customerOrder').set({ customer }).where('number', '=', number).execute(),
    )
    await recordPaid(number, { at: Date.now(), reference: null }, Date.now())
    for (const path of [`/order-received/${number}`, '/my-orders', '/downloads/ebooks']) {
      await shopper.visit(prefix + path)
      expect(shopper.attr('main a[data-document]', 'href') ?? shopper.text('main')).toContain(
        number,
      )
      expect.soft(gluedWords(shopper.html), path).toEqual([])
    }
    const guest = await aGuest()
    await guest.post(`${prefix}/tracking`, {
      intent: 'order.track',
      order: number,
      email: 'asha@example.org',
    })
    expect(guest.text('.order-steps')).toContain('00340434')
    expect(gluedWords(guest.html)).toEqual([])
  },
)
