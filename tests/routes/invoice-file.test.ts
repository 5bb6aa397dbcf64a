import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { ebooksKey, receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { aPlacedOrder, now } from '../shop/orders/placed.ts'
import { builtShop, origin } from '../shopper.ts'
import { aCustomerShopping, aGuest } from './customers/signed-in.ts'

let number: string
let key: string
let secret: string
let path: string
let words: string

async function anInvoicedOrder(): Promise<string> {
  const placed = await aPlacedOrder()
  await packOrder(placed, now)
  return placed
}
const pathOf = async (order: string) => {
  const [invoice] = await listInvoicesOf([order])
  return `/order-received/${order}/invoice/${invoice!.number}.pdf`
}

beforeAll(async () => {
  number = await anInvoicedOrder()
  secret = await ensureLinkSecret()
  key = receiptKey(secret, number, now)
  path = await pathOf(number)
  words = `Invoice ${path.split('/').at(-1)!.replace('.pdf', '')} (PDF)`
})

const get = async (to: string, init: RequestInit = {}) =>
  (await builtShop())(new Request(origin + to, { ...init, headers: { Host: 'shop.test' } }))

describe('the invoice of an order', () => {
  test('opens with the key of the receipt, which links to it in three languages', async () => {
    for (const [prefix, name] of [
      ['', words],
      ['/fr', words.replace('Invoice', 'Facture')],
      ['/de', words.replace('Invoice', 'Rechnung')],
    ]) {
      const receipt = await (await aGuest()).visit(`${prefix}/order-received/${number}?key=${key}`)
      expect(receipt.text('.receipt')).toContain(name)
      const href = receipt.attr('.receipt a[href*="/invoice/"]', 'href')!
      expect(href).toBe(`${prefix}${path}?key=${key}`)
      const response = await get(href)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('application/pdf')
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
    }
  })

  test('is closed to everybody else, with one answer', async () => {
    const other = await anInvoicedOrder()
    const foreign = receiptKey(secret, other, now)
    const unknown = path.replace(/\d+\.pdf$/, '99999.pdf')
    const answers = await Promise.all(
      [
        path,
        `${path}?key=`,
        `${path}?key=${foreign}`,
        `${path}?key=${ebooksKey(secret, number, now)}`,
        `${unknown}?key=${key}`,
        // The invoice of one order, with the key of another.
        `/order-received/${other}/invoice/${path.split('/').at(-1)}?key=${foreign}`,
        `/order-received/${number}/invoice/..%2F..%2Fetc?key=${key}`,
        `/order-received/22222222/invoice/1.pdf?key=${key}`,
      ].map((one) => get(one)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    for (const answer of answers)
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('answers HEAD with its length alone', async () => {
    const head = await get(`${path}?key=${key}`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(1000)
    expect(await head.text()).toBe('')
  })

  test('is among the orders of its customer, and opens for them without a key', async () => {
    const { shopper, customer } = await aCustomerShopping()
    const own = await anInvoicedOrder()
    await db.write((trx) =>
      trx.updateTable('customerOrder').set({ customer }).where('number', '=', own).execute(),
    )
    await shopper.visit('/my-orders')
    expect(shopper.attr('.order a[href*="/invoice/"]', 'href')).toBe(await pathOf(own))
    expect((await shopper.visit(await pathOf(own))).status).toBe(200)
    const stranger = await aCustomerShopping()
    expect((await stranger.shopper.visit(await pathOf(own))).status).toBe(404)
  })
})
