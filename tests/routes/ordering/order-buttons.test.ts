import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import {
  deliverOrder,
  packOrder,
  shipOrder,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { buy } from '../../shop/downloads/bought.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { aPaidOrder, aPlacedOrder, now, orderOf, productOf } from '../../shop/orders/placed.ts'
import type { Shopper } from '../../shopper.ts'
import { aCustomerShopping, aGuest } from '../customers/signed-in.ts'

const pathOf = async (number: string, prefix = '') =>
  `${prefix}/order-received/${number}?key=${receiptKey(await ensureLinkSecret(), number, now)}`

/** Somebody who has the link of an order. */
async function reading(number: string, prefix = ''): Promise<Shopper> {
  return (await aGuest()).visit(await pathOf(number, prefix))
}

/** A customer, and an order of theirs. */
async function aCustomersOrder(book?: string) {
  const who = await aCustomerShopping()
  const number = await aPlacedOrder({ ...(book && { wanted: [book] }) })
  await db.write((trx) =>
    trx
      .updateTable('customerOrder')
      .set({ customer: who.customer })
      .where('number', '=', number)
      .execute(),
  )
  return { ...who, number }
}

const send = {
  packed: (number: string) => packOrder(number, now),
  dispatched: async (number: string) => {
    await packOrder(number, now)
    await shipOrder(number, [{ carrier: 'dhl', code: '00340434' }], now)
  },
  delivered: async (number: string) => {
    await send.dispatched(number)
    await deliverOrder(number, now)
  },
  cancelled: (number: string) => cancelOrder(number, 'shopkeeper', now),
}

describe('the page of an order', () => {
  test.each([
    ['', 'Ready to download', 'Your e-books are ready to download'],
    ['/fr', 'Téléchargeable', 'Vos livres numériques sont prêts à télécharger'],
    ['/de', 'Abrufbereit', 'Ihre E-Books stehen zum Herunterladen bereit'],
  ])('of e-books alone under "%s" says once it is paid: %s', async (prefix, stamp, lede) => {
    const shopper = await reading(await buy([await eBookWithFile()]), prefix)
    expect(shopper.text('.stamp')).toBe(stamp)
    expect(shopper.text('[aria-current=step] b')).toBe(stamp)
    expect(shopper.text('.lede')).toContain(lede)
    expect(shopper.texts('button[value="order.cancel"]')).toHaveLength(1)
  })

  test.each([
    ['', 'packed', 'Packed', 'Cancel the order', undefined],
    ['', 'dispatched', 'On its way', undefined, 'until'],
    ['', 'delivered', 'Delivered', undefined, 'You can withdraw until'],
    ['/fr', 'dispatched', 'En route', undefined, 'jusqu’au'],
    ['/de', 'delivered', 'Zugestellt', undefined, 'bis zum'],
  ] as const)('under "%s", %s: %s', async (prefix, state, stamp, cancel, deadline) => {
    const number = await aPaidOrder()
    await send[state](number)
    const shopper = await reading(number, prefix)
    expect(shopper.text('.stamp')).toBe(stamp)
    expect(shopper.text('[aria-current=step] b')).toBe(stamp)
    const page = shopper.text('.receipt')!
    if (cancel) expect(page).toContain(cancel)
    else expect(shopper.texts('button[value="order.cancel"]')).toEqual([])
    if (deadline) expect(page).toContain(deadline)
    expect(shopper.attr('.receipt a[href*="/withdrawal?"]', 'href')).toContain(
      `${prefix}/withdrawal?order=${number}&key=`,
    )
  })

  test('says what goes back, of one that was cancelled, and offers no withdrawal', async () => {
    const number = await aPaidOrder()
    await send.cancelled(number)
    const shopper = await reading(number)
    expect(shopper.text('.stamp--off')).toBe('Cancelled')
    expect(shopper.text('h1')).toBe(`Order ${number}`)
    expect(shopper.text('.receipt')).toMatch(/We refund ₹[\d,.]+, by \d+ \w+ \d{4} at the latest/)
    expect(shopper.texts('.receipt a[href*="/withdrawal?"]')).toEqual([])
    expect(shopper.texts('button[value="order.cancel"]')).toEqual([])
    expect(shopper.texts('button[value="order.again"]')).toHaveLength(1)
  })
})

describe('cancelling', () => {
  test('is one form for who has the link, and gives the stock back', async () => {
    const book = await aBook({ stock: 9 })
    const number = await aPlacedOrder({ wanted: [book] })
    const shopper = await reading(number)
    const path = shopper.url
    await shopper.press(`Cancel the order: order ${number}`)
    expect([shopper.status, shopper.url]).toEqual([200, path])
    expect(shopper.text('.toast')).toContain('Order Cancelled')
    expect(shopper.text('.stamp')).toBe('Cancelled')
    expect((await productOf(book)).stock).toBe(9)
    await shopper.post(path, { intent: 'order.cancel', order: number })
    expect(shopper.text('.toast')).toContain('Order Cancelled')
    expect((await productOf(book)).stock).toBe(9)
  })

  test('is for its customer, in the list too', async () => {
    const { shopper, number } = await aCustomersOrder()
    await shopper.visit('/my-orders')
    await shopper.press(`Cancel the order: order ${number}`)
    expect(shopper.url).toBe('/my-orders')
    expect(shopper.text('article.order .badge')).toBe('Cancelled')
    expect((await orderOf(number)).state).toBe('cancelled')
  })

  test.each(['', '/fr', '/de'])('too late says why, under "%s"', async (prefix) => {
    const number = await aPlacedOrder()
    const shopper = await reading(number, prefix)
    await send.dispatched(number)
    await shopper.post(shopper.url, { intent: 'order.cancel', order: number })
    expect(shopper.status).toBe(409)
    expect(shopper.text('#errors li')).toMatch(/withdraw|rétracter|widerrufen/)
    expect(shopper.text('title')).toMatch(/^(Error|Erreur|Fehler)/)
    expect((await orderOf(number)).state).toBe('dispatched')
  })
})

describe('buying again', () => {
  test('leads to the cart with what can be bought, and names what cannot', async () => {
    const [gone, fine] = [await aBook({ name: 'Emma' }), await aBook({ name: 'Ulysses' })]
    const number = await aPlacedOrder({ wanted: [gone, fine] })
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 0 }).where('id', '=', gone).execute(),
    )
    const shopper = await reading(number)
    await shopper.press(`Buy again: order ${number}`)
    expect([shopper.status, shopper.url]).toEqual([200, '/cart'])
    expect(shopper.text('.toast')).toContain('Not in the cart, as currently unavailable: “Emma”')
    expect(shopper.text('.lines')).toContain('Ulysses')
    expect(shopper.text('.lines')).not.toContain('Emma')
  })

  test('stands in the list of a customer too', async () => {
    const { shopper, number } = await aCustomersOrder(await aBook({ name: 'Silas Marner' }))
    await shopper.visit('/my-orders')
    await shopper.press(`Buy again: order ${number}`)
    expect(shopper.url).toBe('/cart')
    expect(shopper.text('.lines')).toContain('Silas Marner')
  })
})

describe('a stranger', () => {
  let theirs: string
  beforeAll(async () => {
    theirs = (await aCustomersOrder(await aBook({ name: 'Silas Marner' }))).number
  })
  const strangers = {
    'without anything': aGuest,
    'who is signed in': async () => (await aCustomerShopping()).shopper,
    'with an order of their own': async () => (await aCustomersOrder()).shopper,
  }

  test.each(
    Object.entries(strangers).flatMap(([who, come]) =>
      ['order.cancel', 'order.again'].flatMap((intent) =>
        ['/my-orders', '/order-received/X'].map((page) => [who, intent, page, come] as const),
      ),
    ),
  )('%s learns nothing by %s at %s, and changes nothing', async (_, intent, page, come) => {
    const [shopper, other] = [await come(), await come()]
    const at = (number: string) => page.replace('X', number)
    const unknown = newOrderNumber()
    await shopper.post(at(theirs), { intent, order: theirs })
    await other.post(at(unknown), { intent, order: unknown })
    expect([shopper.status, other.status]).toEqual([404, 404])
    expect(shopper.text('main')).toBe(other.text('main'))
    expect(shopper.text('main')).not.toContain('Silas Marner')
    expect((await orderOf(theirs)).state).toBe('received')
    const cart = await db.read.selectFrom('cartLine').selectAll().execute()
    const lines = await orderOf(theirs)
    expect(cart.filter((line) => line.productId === lines.lines[0]!.productId)).toEqual([])
  })

  test('with the key of one order does nothing to another', async () => {
    const own = await aPlacedOrder()
    const shopper = await reading(own)
    for (const intent of ['order.cancel', 'order.again']) {
      await shopper.post(await pathOf(own), { intent, order: theirs })
      expect(shopper.status).toBe(404)
    }
    expect((await orderOf(theirs)).state).toBe('received')
  })

  test('from another site sends no such form', async () => {
    const number = await aPlacedOrder()
    const shopper = await reading(number)
    await shopper.post(
      shopper.url,
      { intent: 'order.cancel', order: number },
      { 'Sec-Fetch-Site': 'cross-site' },
    )
    expect(shopper.status).toBe(403)
    expect((await orderOf(number)).state).toBe('received')
  })
})
