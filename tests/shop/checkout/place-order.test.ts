import { describe, expect, test } from 'vitest'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import { addToCart, setQuantity } from '#app/shop/ordering/cart/cart.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import type { OrderRequest } from '#app/shop/ordering/checkout/order-request.ts'
import {
  ConcurrentChange,
  removeFromCart,
  decrementStock,
} from '#app/shop/ordering/orders/decrement-stock.server.ts'
import { newCheckoutToken } from '#app/shop/ordering/checkout/checkout.server.ts'
import { listChanges } from '#app/shop/ordering/checkout/changes.ts'
import { currencies } from '#app/i18n/currency.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { db } from '#app/database/database.server.ts'
import {
  aBook,
  aDress,
  aThing,
  lastCopy,
  onOrder,
  preOrder,
  priceFixed,
  uncounted,
} from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor, cartOf, countOrderRows, countRows, stockOf } from './buyer.ts'

async function placed(placing: OrderRequest) {
  const outcome = await placeOrder(placing)
  if (!outcome.ok)
    throw new Error(`not placed: ${JSON.stringify(listChanges(placing.shown!, outcome.quote))}`)
  return (await findOrder(outcome.number))!
}

const saleCountOf = async (id: string) =>
  (await db.read.selectFrom('product').select('saleCount').where('id', '=', id).executeTakeFirst())
    ?.saleCount

describe('placing an order', () => {
  test('keeps what was shown: lines, prices, tax, delivery, currency, rate and address', async () => {
    const book = await aBook({ price: 54_900, authors: [{ name: 'Wilkie Collins', role: 'A01' }] })
    const mug = await aThing({ price: 89_900 })
    const visitor = await aVisitor([book, { productId: mug, quantity: 2 }])
    const placing = await aPlacing(visitor)
    const order = await placed(placing)
    expect(order).toMatchObject({
      visitor,
      checkoutToken: placing.token,
      state: 'received',
      paymentState: 'due',
      paymentMethod: 'invoice',
      currency: 'INR',
      rate: 1_000_000_000_000,
      email: 'Asha@Example.org',
      emailFolded: 'asha@example.org',
      name: 'Asha Raghavan',
      country: 'IN',
      goodsMinor: 54_900 + 2 * 89_900,
      totalMinor: placing.shown!.totalMinor,
      ebookConsent: 0,
      origin: 'http://shop.test',
    })
    expect(order.lines).toMatchObject([
      {
        productId: book,
        author: 'Wilkie Collins',
        unitMinor: 54_900,
        quantity: 1,
        taxKind: 'book',
      },
      { productId: mug, author: null, unitMinor: 89_900, quantity: 2, lineMinor: 179_800 },
    ])
    expect(order.taxes.map((tax) => tax.basisPoints)).toEqual([1800, 0])
  })

  test('counts down the stock, counts up the sales, and empties the cart', async () => {
    const book = await aBook({ stock: 9 })
    const visitor = await aVisitor([{ productId: book, quantity: 2 }])
    await placed(await aPlacing(visitor))
    expect(await stockOf(book)).toBe(7)
    expect(await saleCountOf(book)).toBe(2)
    expect(await cartOf(visitor)).toEqual([])
  })

  test('counts down the colour and size that was bought, and the product', async () => {
    const dress = await aDress()
    const visitor = await aVisitor([
      { productId: dress, color: 'indigo', size: 'm', quantity: 2 },
      { productId: dress, color: 'red', size: 'm' },
    ])
    const order = await placed(await aPlacing(visitor))
    expect(order.lines.map((line) => line.variantName)).toEqual([
      expect.stringContaining('Indigo'),
      expect.stringContaining('Red'),
    ])
    const variants = await db.read
      .selectFrom('variant')
      .select(['color', 'size', 'stock'])
      .where('productId', '=', dress)
      .orderBy('position')
      .execute()
    expect(variants.map((variant) => variant.stock)).toEqual([1, 0, 6])
    expect(await stockOf(dress)).toBe(7)
  })

  test.each([
    ['not counted', uncounted, null],
    ['supplied on order', onOrder, 0],
    ['not yet published', preOrder, 0],
  ])('leaves a stock alone that is %s, and counts the sale', async (_, make, stock) => {
    const id = await make()
    const visitor = await aVisitor([{ productId: id, quantity: 3 }])
    await placed(await aPlacing(visitor))
    expect(await stockOf(id)).toBe(stock)
    expect(await saleCountOf(id)).toBe(3)
  })

  test('lets another edition stand for a work whose edition ran out, and says that the catalogue changed', async () => {
    const cheap = await aBook({ stock: 1, price: 10_000, workKey: 'work-ran-out' })
    const dear = await aBook({ stock: 5, price: 20_000, workKey: 'work-ran-out' })
    const versionOf = () =>
      db.read.selectFrom('setting').where('name', '=', 'catalogue-version').selectAll().execute()
    const before = await versionOf()
    await placed(await aPlacing(await aVisitor([cheap])))
    const ranks = await db.read
      .selectFrom('product')
      .select(['id', 'editionRank'])
      .where('workId', '=', 'work-ran-out')
      .orderBy('editionRank')
      .execute()
    expect(ranks.map((row) => row.id)).toEqual([dear, cheap])
    expect(await versionOf()).not.toEqual(before)
  })

  test('writes one event and one mail', async () => {
    const order = await placed(await aPlacing(await aVisitor([await aBook()])))
    const events = await db.read
      .selectFrom('orderEvent')
      .selectAll()
      .where('orderNumber', '=', order.number)
      .execute()
    expect(events).toEqual([{ orderNumber: order.number, at: order.placedAt, state: 'received' }])
    const mails = await db.read
      .selectFrom('outbox')
      .selectAll()
      .where('about', '=', order.number)
      .orderBy('kind')
      .execute()
    expect(mails).toMatchObject([
      { kind: 'order', recipient: 'Asha@Example.org', attempts: 0 },
      { kind: 'order-shopkeeper', recipient: 'books@example.org', attempts: 0 },
    ])
  })

  test.each(currencies)(
    'in %s charges the sum of the shown lines and the delivery',
    async (currency) => {
      const ids = await Promise.all([33_333, 1, 77_777].map((price) => aBook({ price })))
      const visitor = await aVisitor(
        ids.map((productId, n) => ({ productId, quantity: n + 1 })),
        { currency, country: 'GB' },
      )
      const order = await placed(await aPlacing(visitor, { currency, country: 'GB' }))
      const lines = order.lines.map((line) => line.unitMinor * line.quantity)
      expect(order.currency).toBe(currency)
      expect(order.lines.map((line) => line.lineMinor)).toEqual(lines)
      expect(order.goodsMinor).toBe(lines.reduce((sum, one) => sum + one))
      expect(order.totalMinor).toBe(order.goodsMinor + order.deliveryMinor)
      expect(order.taxes.reduce((sum, tax) => sum + tax.grossMinor, 0)).toBe(order.totalMinor)
    },
  )

  test.each([
    [3499, 300],
    [3500, 1],
  ])(
    'to France charges for books of %i cents at least %i for delivery',
    async (amountMinor, least) => {
      const book = await aBook({
        price: null,
        prices: [{ currency: 'EUR', market: '', amountMinor }],
      })
      const where = { currency: 'EUR', country: 'FR' } as const
      const order = await placed(await aPlacing(await aVisitor([book], where), where))
      expect(order.goodsMinor).toBe(amountMinor)
      expect(order.deliveryMinor).toBeGreaterThanOrEqual(least)
    },
  )

  test('charges the publisher’s price where it is fixed', async () => {
    const where = { currency: 'EUR', country: 'DE' } as const
    const order = await placed(await aPlacing(await aVisitor([await priceFixed()], where), where))
    expect(order.goodsMinor).toBe(1200)
  })

  test('keeps hostile texts as they are', async () => {
    const hostile = `O'Neil "<b>" 😀 {{number}} $t(order.free) \\ ; drop table product`
    const placing = await aPlacing(await aVisitor([await aBook({ name: hostile })]))
    placing.details.address.name = hostile
    const order = await placed(placing)
    expect(order.name).toBe(hostile)
    expect(order.lines[0]!.name).toBe(hostile)
  })
})

describe('a form that is sent twice', () => {
  test('makes one order in 20 posts at once, and 20 answers to it', async () => {
    const book = await aBook({ stock: 9 })
    const placing = await aPlacing(await aVisitor([book]))
    const before = await countOrderRows()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => placeOrder(placing)))
    const numbers = outcomes.map((outcome) => outcome.ok && outcome.number)
    expect(new Set(numbers).size).toBe(1)
    expect(numbers[0]).toBeTruthy()
    expect((await countOrderRows()).customerOrder).toBe(before.customerOrder! + 1)
    expect((await countOrderRows()).outbox).toBe(before.outbox! + 2)
    expect(await stockOf(book)).toBe(8)
  })

  test('answers with its order later too, whatever the cart holds by then', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]))
    const first = await placeOrder(placing)
    await aVisitor([await aBook()], { visitor: placing.owner })
    expect(first).toMatchObject({ ok: true, isNew: true })
    expect(await placeOrder(placing)).toEqual({ ...first, isNew: false })
    expect(await cartOf(placing.owner)).toHaveLength(1)
  })

  test('by somebody else makes no order and shows none', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]))
    await placeOrder(placing)
    const other = await aPlacing(await aVisitor([await aBook()]))
    const before = await countOrderRows()
    const outcome = await placeOrder({ ...other, token: placing.token })
    expect(outcome.ok).toBe(false)
    expect(await countOrderRows()).toEqual(before)
    expect(await cartOf(other.owner)).toHaveLength(1)
  })

  test('with another token from another tab makes one order, as the cart is empty then', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]))
    const tabs = [placing, { ...placing, token: newCheckoutToken() }]
    const outcomes = await Promise.all(tabs.map(placeOrder))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  })
})

describe('many buyers at once', () => {
  test('of the last copy: one order, and 49 keep the cart and read which line ran out', async () => {
    const book = await lastCopy()
    const placings = await Promise.all(
      Array.from({ length: 50 }, async () => aPlacing(await aVisitor([book]))),
    )
    const before = await countRows('customerOrder')
    const outcomes = await Promise.all(placings.map(placeOrder))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(await countRows('customerOrder')).toBe(before + 1)
    expect(await stockOf(book)).toBe(0)
    for (const [n, outcome] of outcomes.entries()) {
      if (outcome.ok) continue
      const [change] = listChanges(placings[n]!.shown!, outcome.quote)
      expect(change).toMatchObject({ key: { productId: book }, trouble: 'sold-out' })
      expect(await cartOf(placings[n]!.owner)).toHaveLength(1)
    }
  })

  test('of the same things in opposite order all get them', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => aBook({ stock: 40 })))
    const placings: OrderRequest[] = []
    for (let n = 0; n < 24; n++)
      placings.push(await aPlacing(await aVisitor(n % 2 ? ids : [...ids].reverse())))
    const outcomes = await Promise.all(placings.map(placeOrder))
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([])
    expect(await Promise.all(ids.map(stockOf))).toEqual(ids.map(() => 16))
  })

  test('never sell more than there is, whatever each asks for', async () => {
    const dress = await aDress({ variants: [['red', 'm', 10]] })
    const placings = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        aPlacing(
          await aVisitor([{ productId: dress, color: 'red', size: 'm', quantity: (n % 3) + 1 }]),
        ),
      ),
    )
    const outcomes = await Promise.all(placings.map(placeOrder))
    const sold = outcomes.reduce(
      (sum, outcome, n) => sum + (outcome.ok ? placings[n]!.shown!.lines[0]!.quantity : 0),
      0,
    )
    expect(await stockOf(dress)).toBe(10 - sold)
    expect(sold).toBeGreaterThanOrEqual(8)
  })
})

describe('what changed between the page and the order', () => {
  const minute = 60_000

  async function refused(placing: OrderRequest) {
    const before = await countOrderRows()
    const cart = await cartOf(placing.owner)
    const outcome = await placeOrder(placing)
    if (outcome.ok) throw new Error('placed')
    expect(await countOrderRows()).toEqual(before)
    expect(await cartOf(placing.owner)).toEqual(cart)
    return listChanges(placing.shown!, outcome.quote)
  }

  test('a price is refused, with the old and the new one', async () => {
    const book = await aBook({ price: 50_000 })
    const placing = await aPlacing(await aVisitor([book]))
    await db.write((trx) =>
      trx.updateTable('price').set({ amountMinor: 60_000 }).where('productId', '=', book).execute(),
    )
    expect(await refused(placing)).toMatchObject([
      { kind: 'line', before: { unitMinor: 50_000 }, after: { unitMinor: 60_000 } },
      { kind: 'total' },
    ])
  })

  test('a price that fell is refused too', async () => {
    const book = await aBook({ price: 50_000 })
    const placing = await aPlacing(await aVisitor([book]))
    await db.write((trx) =>
      trx.updateTable('price').set({ amountMinor: 40_000 }).where('productId', '=', book).execute(),
    )
    expect(await refused(placing)).toHaveLength(2)
  })

  test('a stock below the number in the cart is refused', async () => {
    const book = await aBook({ stock: 3 })
    const placing = await aPlacing(await aVisitor([{ productId: book, quantity: 3 }]))
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 2 }).where('id', '=', book).execute(),
    )
    expect(await refused(placing)).toMatchObject([
      { kind: 'line', trouble: 'too-many', after: { limit: 2 } },
    ])
  })

  test('a colour and size that is gone is refused', async () => {
    const dress = await aDress()
    const placing = await aPlacing(
      await aVisitor([{ productId: dress, color: 'red', size: 'm' }, await aBook()]),
    )
    await db.write((trx) => trx.deleteFrom('variant').where('color', '=', 'red').execute())
    const [line] = await refused(placing)
    expect(line).toMatchObject({ kind: 'line', key: { color: 'red' }, trouble: 'gone' })
  })

  test('a rate is refused, by the prices that it makes', async () => {
    const where = { currency: 'USD', country: 'US', now: Date.now() } as const
    const visitor = await aVisitor([await aBook()], where)
    const placing = await aPlacing(visitor, where)
    placing.details.address = { ...placing.details.address, postcode: '10001', city: 'New York' }
    const today = new Date(where.now).toISOString().slice(0, 10)
    await db.write((trx) =>
      trx
        .insertInto('exchangeRate')
        .values({ currency: 'USD', day: today, rate: 13_000_000_000, fetchedAt: where.now })
        .onConflict((on) => on.columns(['currency', 'day']).doUpdateSet({ rate: 13_000_000_000 }))
        .execute(),
    )
    const changes = await refused({ ...placing, now: where.now + 20_000 })
    expect(changes[0]).toMatchObject({ kind: 'line', before: {}, after: {} })
    await db.write((trx) => trx.deleteFrom('exchangeRate').where('day', '=', today).execute())
  })

  test('a delivery price is refused', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]))
    const set = (plus: number) =>
      db.write((trx) =>
        trx
          .updateTable('deliveryRate')
          .set((row) => ({ amountMinor: row('amountMinor', '+', plus) }))
          .execute(),
      )
    await set(700)
    expect(await refused(placing)).toEqual([{ kind: 'delivery' }, { kind: 'total' }])
    await set(-700)
  })

  test('another country than the page was reckoned for is refused', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]))
    placing.details.address.country = 'DE'
    expect((await refused(placing))[0]).toEqual({ kind: 'country', before: 'IN', after: 'DE' })
  })

  test('another way of delivery than the page was reckoned for is refused', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]), { deliveryMethod: 'post' })
    expect(await refused({ ...placing, deliveryMethod: 'courier' })).toContainEqual({
      kind: 'delivery',
    })
  })

  test('another currency is refused', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]))
    const changes = await refused({ ...placing, currency: 'EUR' })
    expect(changes.map((change) => change.kind)).toEqual(['line', 'delivery', 'total'])
  })

  test('a line added, changed or removed in another tab is refused', async () => {
    const [first, second] = [await aBook(), await aBook()]
    const visitor = await aVisitor([first])
    const placing = await aPlacing(visitor)
    const where = { currency: 'INR', country: 'IN', language: 'en', now: Date.now() } as const
    const line = { color: '', size: '', quantity: 2 }
    await addToCart(visitor, { ...line, productId: second }, where)
    // Lines of one millisecond stand in the order of their ids.
    const changeOf = async (productId: string) =>
      (await refused(placing)).find((one) => one.kind === 'line' && one.key.productId === productId)
    const added = await changeOf(second)
    expect(added).toBeDefined()
    expect(added).not.toHaveProperty('before')

    await setQuantity(visitor, { ...line, productId: first, quantity: 4 }, where)
    expect(await changeOf(first)).toMatchObject({ before: { quantity: 1 }, after: { quantity: 4 } })

    await db.write((trx) => trx.deleteFrom('cartLine').where('productId', '=', first).execute())
    expect(await changeOf(first)).toMatchObject({ trouble: 'removed' })
  })

  test('a reduction that ended is refused', async () => {
    const now = Date.now()
    const book = await aBook({ discount: { percent: 30, untilAt: now + minute } })
    const placing = await aPlacing(await aVisitor([book]), { now })
    // The days of arrival are honoured for half an hour, so they are the same on any day and at any hour.
    const changes = await refused({ ...placing, now: now + 2 * minute })
    expect(changes).toMatchObject([{ kind: 'line' }, { kind: 'total' }])
  })

  test('nothing is ordered where nothing is known of the page', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]))
    const before = await countOrderRows()
    expect((await placeOrder({ ...placing, shown: undefined })).ok).toBe(false)
    expect(await countOrderRows()).toEqual(before)
  })

  test('a stock that its colours do not sum up to is refused with the line, not a fault', async () => {
    const dress = await aDress()
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 0 }).where('id', '=', dress).execute(),
    )
    const placing = await aPlacing(
      await aVisitor([{ productId: dress, color: 'indigo', size: 'm' }]),
    )
    const before = await countOrderRows()
    const outcome = await placeOrder(placing)
    expect(outcome).toMatchObject({ ok: false, ranOut: { productId: dress, color: 'indigo' } })
    expect(await countOrderRows()).toEqual(before)
  })
})

describe('between the quote and the taking', () => {
  const quoteOf = (visitor: string) =>
    quoteCart(visitor, { currency: 'INR', country: 'IN', language: 'en', now: Date.now() })

  test('a stock that fell undoes the order', async () => {
    const [book, short] = [await aBook(), await aBook({ stock: 2 })]
    const visitor = await aVisitor([book, { productId: short, quantity: 2 }])
    const { lines } = await quoteOf(visitor)
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 1 }).where('id', '=', short).execute(),
    )
    await expect(db.write((trx) => decrementStock(trx, lines, Date.now()))).rejects.toThrow(
      ConcurrentChange,
    )
    expect([await stockOf(book), await stockOf(short)]).toEqual([9, 1])
  })

  test('a colour and size that ran out undoes the order, whatever is left of the others', async () => {
    const dress = await aDress()
    const visitor = await aVisitor([{ productId: dress, color: 'indigo', size: 'm' }])
    const { lines } = await quoteOf(visitor)
    await db.write((trx) =>
      trx.updateTable('variant').set({ stock: 0 }).where('color', '=', 'indigo').execute(),
    )
    await expect(db.write((trx) => decrementStock(trx, lines, Date.now()))).rejects.toThrow(
      ConcurrentChange,
    )
    expect(await stockOf(dress)).toBe(10)
  })

  test.each([2, 0])('a number in the cart that became %i undoes the order', async (quantity) => {
    const book = await aBook()
    const visitor = await aVisitor([book])
    const { lines } = await quoteOf(visitor)
    const where = { currency: 'INR', country: 'IN', language: 'en', now: Date.now() } as const
    await setQuantity(visitor, { productId: book, color: '', size: '', quantity }, where)
    const cart = await cartOf(visitor)
    await expect(db.write((trx) => removeFromCart(trx, visitor, lines))).rejects.toThrow(
      ConcurrentChange,
    )
    expect(await cartOf(visitor)).toEqual(cart)
  })
})

describe('an order, once placed', () => {
  test('is not moved by later prices and rates', async () => {
    const book = await aBook()
    const where = { currency: 'EUR', country: 'DE' } as const
    const order = await placed(await aPlacing(await aVisitor([book], where), where))
    await db.write((trx) => trx.updateTable('price').set({ amountMinor: 1 }).execute())
    await db.write((trx) => trx.deleteFrom('product').where('id', '=', book).execute())
    expect(await findOrder(order.number)).toEqual(order)
  })

  test('is not shown by a cart that was quoted again', async () => {
    const visitor = await aVisitor([await aBook()])
    await placed(await aPlacing(visitor))
    const now = Date.now()
    const quote = await quoteCart(visitor, {
      currency: 'INR',
      country: 'IN',
      language: 'en',
      now,
    })
    expect(quote.totalMinor).toBe(0)
  })
})
