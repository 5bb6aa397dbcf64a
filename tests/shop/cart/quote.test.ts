import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { addToCart } from '#app/shop/ordering/cart/cart.server.ts'
import { findCartPage } from '#app/shop/ordering/cart/cart-page.server.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import { currencies } from '#app/i18n/currency.ts'
import { languages } from '#app/i18n/languages.ts'
import {
  aBook,
  aDress,
  aThing,
  eBook,
  manyBooks,
  partnersThing,
  preOrder,
  priceFixed,
} from '../../fixtures/catalogue.ts'
import { fillCart, lineOf, newOwner, now, seen, setStock, some } from './shoppers.ts'

const text = { shortDescription: '', fullDescription: '' }

describe('the quote of a cart', () => {
  test('of nobody is empty, and costs nothing', async () => {
    expect(await quoteCart(undefined, seen())).toMatchObject({
      lines: [],
      unavailable: [],
      goodsMinor: 0,
      delivery: { kind: 'none' },
      taxes: [],
      totalMinor: 0,
    })
  })

  test('says all of a line', async () => {
    const [owner, book] = [
      newOwner(),
      await aBook({
        price: 29_900,
        stock: 4,
        weightGrams: 410,
        authors: [
          { name: 'Wilkie Collins', role: 'A01' },
          { name: 'Charles Dickens', role: 'A01' },
          { name: 'Some Body', role: 'B06' },
        ],
      }),
    ]
    await addToCart(owner, some(book, 2), seen())
    expect((await quoteCart(owner, seen())).lines).toEqual([
      {
        ...lineOf(book),
        quantity: 2,
        name: 'The Moonstone',
        authors: 'Wilkie Collins, Charles Dickens',
        variantName: '',
        kind: 'book',
        format: 'paperback',
        taxKind: 'book',
        weightGrams: 410,
        unitMinor: 29_900,
        lineMinor: 59_800,
        limit: 4,
        dispatchWords: '',
        availability: { kind: 'few-left', left: 4 },
        counted: true,
        imagePath: expect.stringMatching(
          new RegExp(`^/art/cover/${book}-[a-z0-9]+\\.svg$`),
        ) as string,
      },
    ])
  })

  test('names things, colours and sizes in the visitor’s language', async () => {
    const owner = newOwner()
    const dress = await aDress({ texts: { de: { name: 'Sommerkleid', ...text } } })
    await addToCart(owner, { productId: dress, color: 'red', size: 'm', quantity: 1 }, seen())
    const named = async (language: 'en' | 'fr' | 'de') => {
      const [line] = (await quoteCart(owner, seen({ language }))).lines
      return `${line?.name}: ${line?.variantName}`
    }
    expect(await named('de')).toBe('Sommerkleid: Rot, M')
    expect(await named('fr')).toBe('Linen summer dress: Rouge, M')
    expect(await named('en')).toBe('Linen summer dress: Red, M')
  })

  test('takes a discount off, and leaves a fixed price alone in its market', async () => {
    const owner = newOwner()
    const cut = { percent: 10, untilAt: null }
    const [fixed, free] = [await priceFixed(), await aBook({ price: 10_000, discount: cut })]
    await fillCart(owner, [
      [fixed, 1],
      [free, 3],
    ])
    const inGermany = await quoteCart(owner, seen({ currency: 'EUR', country: 'DE' }))
    expect(inGermany.lines[0]).toMatchObject({ productId: fixed, unitMinor: 1200 })
    const inIndia = await quoteCart(owner, seen())
    expect(inIndia.lines[1]).toMatchObject({ unitMinor: 9000, lineMinor: 27_000 })
  })

  test('counts no stock of what is ordered ahead or never runs out', async () => {
    const owner = newOwner()
    const ids = [await preOrder(), await aThing({ stock: null }), await aBook()]
    await fillCart(
      owner,
      ids.map((id) => [id, 1]),
    )
    const { lines } = await quoteCart(owner, seen())
    expect(lines.map((line) => line.counted)).toEqual([false, false, true])
  })

  test('a line above what is left keeps its number and says the limit', async () => {
    const [owner, book] = [newOwner(), await aBook({ price: 10_000 })]
    await addToCart(owner, some(book, 5), seen())
    await setStock(book, 3)
    const { lines, goodsMinor } = await quoteCart(owner, seen())
    expect(lines).toMatchObject([{ quantity: 5, limit: 3, lineMinor: 50_000 }])
    expect(goodsMinor).toBe(50_000)
  })
})

describe('a line that cannot be sold', () => {
  test.each([
    ['sold out', 'sold-out', (id: string) => setStock(id, 0)],
    ['without a price', 'not-for-sale', endPrices],
    [
      'a partner’s',
      'not-for-sale',
      (id: string) => change(id, { affiliateLink: 'https://p.example' }),
    ],
    ['out of print', 'sold-out', (id: string) => change(id, { outOfPrint: 1 })],
    ['made in colours now', 'gone', (id: string) => change(id, { hasVariants: 1 })],
  ] as const)('%s is apart, with the reason, and not in the sum', async (_, reason, lose) => {
    const owner = newOwner()
    const [stored, lost] = [await aBook({ price: 1000 }), await aBook({ price: 2000 })]
    await fillCart(owner, [
      [stored, 1],
      [lost, 2],
    ])
    await lose(lost)
    const quote = await quoteCart(owner, seen())
    expect(quote.lines.map((line) => line.productId)).toEqual([stored])
    expect(quote.unavailable).toEqual([
      { ...some(lost, 2), name: 'The Moonstone', format: 'paperback', variantName: '', reason },
    ])
    expect(quote.goodsMinor).toBe(1000)
  })

  test('whose colour and size went is gone', async () => {
    const [owner, dress] = [newOwner(), await aDress()]
    await addToCart(owner, { productId: dress, color: 'red', size: 'm', quantity: 1 }, seen())
    await db.write((trx) => trx.deleteFrom('variant').where('color', '=', 'red').execute())
    expect((await quoteCart(owner, seen())).unavailable).toMatchObject([
      { variantName: 'Red, M', reason: 'gone' },
    ])
  })

  test('an e-book without a file or a partner’s thing, whatever brought it there, is not sold', async () => {
    const owner = newOwner()
    await fillCart(owner, [
      [await eBook(), 1],
      [await partnersThing(), 1],
    ])
    const quote = await quoteCart(owner, seen())
    expect(quote.lines).toEqual([])
    expect(quote.unavailable.map((line) => line.reason)).toEqual(['no-file', 'not-for-sale'])
    expect(quote.delivery).toEqual({ kind: 'none' })
    expect((await findCartPage({ owner, ...seen() })).sums).toBeUndefined()
  })

  async function endPrices(id: string) {
    await db.write((trx) =>
      trx.updateTable('price').set({ untilAt: now }).where('productId', '=', id).execute(),
    )
  }
  async function change(id: string, columns: Record<string, string | number>) {
    await db.write((trx) => trx.updateTable('product').set(columns).where('id', '=', id).execute())
  }
})

describe('delivery and tax', () => {
  async function withBooks(weightGrams: number, price = 10_000) {
    const owner = newOwner()
    await addToCart(owner, some(await aBook({ weightGrams, price }), 2), seen())
    return owner
  }

  test('the cheapest way is counted, unless another is asked for', async () => {
    const owner = await withBooks(300)
    const cheapest = await quoteCart(owner, seen())
    expect(cheapest.delivery).toMatchObject({ kind: 'offered', chosen: { method: 'post' } })
    const courier = await quoteCart(owner, { ...seen(), deliveryMethod: 'courier' })
    expect(courier.delivery).toMatchObject({ kind: 'offered', chosen: { method: 'courier' } })
    expect(courier.totalMinor).toBeGreaterThan(cheapest.totalMinor)
    const unknown = await quoteCart(owner, { ...seen(), deliveryMethod: 'pigeon' })
    expect(unknown).toEqual(cheapest)
  })

  test('what is too heavy to be sent is said, and costs no delivery', async () => {
    const quote = await quoteCart(await withBooks(900_000), seen())
    expect(quote.delivery).toEqual({ kind: 'refused', reason: 'weight' })
    expect(quote.totalMinor).toBe(quote.goodsMinor)
  })

  test('a country that nothing is sent to is said', async () => {
    const rows = await db.read.selectFrom('deliveryCountry').selectAll().execute()
    await db.write((trx) => trx.deleteFrom('deliveryCountry').execute())
    const quote = await quoteCart(await withBooks(300), seen())
    await db.write((trx) => trx.insertInto('deliveryCountry').values(rows).execute())
    expect(quote.delivery).toEqual({ kind: 'refused', reason: 'country' })
  })

  test('tax is that of the country, delivery bearing its share, and sums to the total', async () => {
    const owner = await withBooks(300)
    await addToCart(owner, some(await aThing({ price: 20_000 }), 1), seen())
    const quote = await quoteCart(owner, seen({ currency: 'EUR', country: 'DE', language: 'de' }))
    expect(quote.taxes.map((share) => share.basisPoints)).toEqual([1900, 700])
    const gross = quote.taxes.reduce((sum, share) => sum + share.grossMinor, 0)
    expect(gross).toBe(quote.totalMinor)
    expect((await quoteCart(owner, seen({ country: 'US' }))).taxes).toEqual([])
  })
})

describe('sums', () => {
  const carts = process.env.LONG ? 10_000 : 40
  let ids: string[]
  beforeAll(async () => {
    const prices = fc.sample(fc.integer({ min: 1, max: 5_000_000 }), { numRuns: 60, seed: 44 })
    const cuts = [null, 10, 30, 33, 99]
    ids = await manyBooks(60, (n) => ({
      price: prices[n]!,
      stock: null,
      weightGrams: n * 10,
      ...(cuts[n % 5] ? { discount: { percent: cuts[n % 5]!, untilAt: null } } : {}),
    }))
  })

  test(
    'of the shown lines and the shown delivery are the shown total, in every currency',
    { timeout: 600_000 },
    async () => {
      const line = fc.tuple(fc.nat(59), fc.integer({ min: 1, max: 99 }))
      const lines = fc.uniqueArray(line, { selector: ([n]) => n, minLength: 1, maxLength: 12 })
      for (const [n, cart] of fc.sample(lines, { numRuns: carts, seed: 44 }).entries()) {
        const language = languages[n % 3]!
        const owner = newOwner()
        await fillCart(
          owner,
          cart.map(([n, quantity]) => [ids[n]!, quantity]),
        )
        for (const currency of currencies) {
          const { lines, sums } = await findCartPage({ owner, ...seen({ currency, language }) })
          const goods = lines.reduce((sum, one) => sum + minorOf(one.sum), 0)
          const each = lines.reduce((sum, one) => sum + minorOf(one.unit) * one.quantity, 0)
          const { delivery } = sums!
          const sent = delivery.kind === 'offered' ? minorOf(delivery.chosen.price) : 0
          expect([minorOf(sums!.goods), goods, each]).toEqual([goods, each, goods])
          expect(minorOf(sums!.total)).toBe(goods + sent)
        }
      }
    },
  )

  /** What a shopper reads: `₹1,499.00`, `1 499,00 ₹`; every currency has two decimals. */
  const minorOf = (shown: string) => Number(shown.replace(/\D/g, ''))
})

describe('a cart of 500 lines', () => {
  test('is quoted in as many statements as one of two', async () => {
    const ids = await manyBooks(500, (n) => ({ stock: null, price: 100 + n }))
    const [small, large] = [newOwner(), newOwner()]
    await fillCart(
      small,
      ids.slice(0, 2).map((id) => [id, 1]),
    )
    await fillCart(
      large,
      ids.map((id) => [id, 1]),
    )
    expect((await quoteCart(large, seen())).lines).toHaveLength(500)
    expect(await countStatements(large)).toBe(await countStatements(small))
  })

  async function countStatements(owner: string): Promise<number> {
    let count = 0
    const counting = db.read.withPlugin({
      transformQuery: ({ node }) => {
        count++
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    await quoteCart(owner, seen(), counting)
    return count
  }
})

test.each([
  ['quotes', `"Emma" & 'Emma'`],
  ['markup', '<b>Emma</b><script>alert(1)</script>'],
  ['emoji', '📚👩‍👩‍👧‍👦 Emma'],
  ['10,000 characters', 'Emma '.repeat(2000)],
  ['an interpolation', '{{count}} $t(cart.empty)'],
])('a name with %s is the name', async (_, name) => {
  const [owner, book] = [newOwner(), await aBook()]
  await db.write((trx) => trx.updateTable('product').set({ name }).where('id', '=', book).execute())
  await addToCart(owner, some(book, 1), seen())
  const { lines } = await findCartPage({ owner, ...seen() })
  expect(lines.map((line) => line.name)).toEqual([name])
})
