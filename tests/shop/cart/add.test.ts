import { describe, expect, test } from 'vitest'
import { addToCart, oneMore, setQuantity } from '#app/shop/ordering/cart/cart.server.ts'
import {
  aBook,
  aDress,
  aThing,
  eBook,
  eBookWithFile,
  lastCopy,
  manyBooks,
  notForSale,
  onOrder,
  partnersThing,
  preOrder,
  soldOut,
  uncounted,
} from '../../fixtures/catalogue.ts'
import { contents, countRows, fillCart, lineOf, newOwner, seen, some } from './shoppers.ts'

describe('adding to the cart', () => {
  test('appends a thing that is not in it yet, in the order of adding', async () => {
    const [owner, later, first] = [newOwner(), await aBook(), await aBook()]
    const { now } = seen()
    await addToCart(owner, some(first, 2), seen())
    await addToCart(owner, some(later, 1), seen({ now: now + 1 }))
    await addToCart(owner, some(first, 1), seen({ now: now + 2 }))
    expect(await contents(owner)).toEqual([`${first} × 3`, `${later} × 1`])
  })

  test('an item that is there already adds up', async () => {
    const [owner, book] = [newOwner(), await aBook()]
    expect(await addToCart(owner, some(book, 2), seen())).toEqual({ ok: true, quantity: 2 })
    expect(await addToCart(owner, some(book, 3), seen())).toEqual({ ok: true, quantity: 5 })
    expect(await contents(owner)).toEqual([`${book} × 5`])
  })

  test('is each visitor’s own', async () => {
    const [one, other, book] = [newOwner(), newOwner(), await aBook()]
    await addToCart(one, some(book, 2), seen())
    expect(await contents(other)).toEqual([])
  })
})

describe('the limit of a line', () => {
  test.each([
    ['the last copy', lastCopy, 1],
    ['nine in stock', aBook, 9],
    ['more in stock than a line holds', () => aBook({ stock: 1000 }), 99],
    ['what is not counted', uncounted, 99],
    ['none in stock, but supplied on order', onOrder, 99],
    ['not out yet', preOrder, 99],
    ['not out yet, and counted', () => aBook({ datePublished: '2999-05-01', stock: 4 }), 4],
  ])('of %s: the limit is taken, one past it is refused', async (_, make, limit) => {
    const [owner, id] = [newOwner(), await make()]
    const past = { ok: false, reason: 'past-limit', limit }
    expect(await addToCart(owner, some(id, limit + 1), seen())).toEqual({ ...past, inCart: 0 })
    expect(await countRows('cartLine', owner)).toBe(0)
    expect(await addToCart(owner, some(id, limit), seen())).toEqual({ ok: true, quantity: limit })
    expect(await addToCart(owner, some(id, 1), seen())).toEqual({ ...past, inCart: limit })
    expect(await contents(owner)).toEqual([`${id} × ${limit}`])
  })

  test('what passes it is refused whole, not cut down', async () => {
    const [owner, book] = [newOwner(), await aBook({ stock: 5 })]
    await addToCart(owner, some(book, 3), seen())
    expect(await addToCart(owner, some(book, 3), seen())).toEqual({
      ok: false,
      reason: 'past-limit',
      limit: 5,
      inCart: 3,
    })
    expect(await contents(owner)).toEqual([`${book} × 3`])
  })

  test('counts the stock of the very colour and size', async () => {
    const [owner, dress] = [newOwner(), await aDress()]
    const indigo = { productId: dress, color: 'indigo', size: 'm' }
    expect(await addToCart(owner, { ...indigo, quantity: 4 }, seen())).toMatchObject({ limit: 3 })
    expect(await addToCart(owner, { ...indigo, quantity: 3 }, seen())).toMatchObject({ ok: true })
    const red = { productId: dress, color: 'red', size: 'm', quantity: 7 }
    expect(await addToCart(owner, red, seen())).toMatchObject({ ok: true, quantity: 7 })
    expect(await contents(owner)).toEqual([`${dress} indigo m × 3`, `${dress} red m × 7`])
  })
})

describe('what never enters the cart', () => {
  test.each([
    ['a product that is not there', () => Promise.resolve('no-such-id'), 'unknown-product'],
    ['what a partner sells', partnersThing, 'not-for-sale'],
    [
      'what a partner sells, with a stock',
      () => aThing({ affiliateLink: 'https://p.example/' }),
      'not-for-sale',
    ],
    ['a product without a price', notForSale, 'not-for-sale'],
    ['a product with a price in another market alone', pricedElsewhere, 'not-for-sale'],
    ['an e-book without a file', eBook, 'no-file'],
    ['a sold-out book', soldOut, 'sold-out'],
    ['a book out of print', () => aBook({ outOfPrint: true }), 'sold-out'],
  ] as const)('%s', async (_, make, reason) => {
    const [owner, id] = [newOwner(), await make()]
    expect(await addToCart(owner, some(id, 1), seen())).toEqual({ ok: false, reason })
    expect((await countRows('cartLine', owner)) + (await countRows('cartUndo', owner))).toBe(0)
  })

  function pricedElsewhere() {
    return aBook({ prices: [{ currency: 'EUR', market: 'DE', amountMinor: 1200 }] })
  }
})

describe('an e-book', () => {
  test('is bought once: of a second one the reason says whether it is in the cart already', async () => {
    const [owner, id] = [newOwner(), await eBookWithFile()]
    const inCart = { ok: false, reason: 'file-in-cart' }
    expect(await addToCart(owner, some(id, 2), seen())).toEqual({ ok: false, reason: 'one-file' })
    expect(await addToCart(owner, some(id, 1), seen())).toEqual({ ok: true, quantity: 1 })
    expect(await addToCart(owner, some(id, 1), seen())).toEqual(inCart)
    expect(await addToCart(owner, some(id, 2), seen())).toEqual(inCart)
    expect(await setQuantity(owner, some(id, 2), seen())).toEqual({ ok: false, reason: 'one-file' })
    expect(await oneMore(owner, some(id, 1), seen())).toEqual({ ok: false, reason: 'one-file' })
    expect(await countRows('cartLine', owner)).toBe(1)
  })
})

describe('a product with colours and sizes', () => {
  test.each([
    ['neither chosen', '', '', 'choose-variant'],
    ['only the colour chosen', 'indigo', '', 'choose-variant'],
    ['only the size chosen', '', 'm', 'choose-variant'],
    ['a pair that does not exist', 'red', 'xl', 'unknown-variant'],
    ['a colour that does not exist', 'mauve', '', 'unknown-variant'],
    ['a size that does not exist', 'indigo', 'xxxl', 'unknown-variant'],
    ['a pair that is sold out', 'indigo', 'xl', 'sold-out'],
  ] as const)('with %s is refused and the cart left alone', async (_, color, size, reason) => {
    const [owner, dress] = [newOwner(), await aDress()]
    const wanted = { productId: dress, color, size, quantity: 1 }
    expect(await addToCart(owner, wanted, seen())).toEqual({ ok: false, reason })
    expect(await countRows('cartLine', owner)).toBe(0)
  })

  test('is not half chosen by what another product is made in', async () => {
    await aThing({ variants: [['sage', 'm', 2]] })
    const wanted = { productId: await aDress(), color: 'sage', size: '', quantity: 1 }
    expect(await addToCart(newOwner(), wanted, seen())).toMatchObject({ reason: 'unknown-variant' })
  })

  test('made in sizes alone is bought by size', async () => {
    const shirt = await aThing({ variants: [['', 'm', 2]] })
    const wanted = { productId: shirt, color: '', size: 'm', quantity: 2 }
    expect(await addToCart(newOwner(), wanted, seen())).toMatchObject({ ok: true })
  })

  test('a sold-out pair that can be supplied is bought all the same', async () => {
    const dress = await aDress({ supplyDays: 10 })
    const wanted = { productId: dress, color: 'indigo', size: 'xl', quantity: 2 }
    expect(await addToCart(newOwner(), wanted, seen())).toMatchObject({ ok: true })
  })
})

test('a product without variants is not bought in a colour', async () => {
  const wanted = { ...lineOf(await aBook()), color: 'indigo', quantity: 1 }
  expect(await addToCart(newOwner(), wanted, seen())).toEqual({
    ok: false,
    reason: 'unknown-variant',
  })
})

describe('parallel adds', () => {
  test('of one item all count', async () => {
    const [owner, book] = [newOwner(), await aBook({ stock: 90 })]
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => addToCart(owner, some(book, 2), seen())),
    )
    expect(outcomes.every((one) => one.ok)).toBe(true)
    expect(await contents(owner)).toEqual([`${book} × 40`])
  })

  test('never pass the limit', async () => {
    const [owner, book] = [newOwner(), await aBook({ stock: 7 })]
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => addToCart(owner, some(book, 1), seen())),
    )
    expect(outcomes.filter((one) => one.ok)).toHaveLength(7)
    expect(await contents(owner)).toEqual([`${book} × 7`])
  })
})

describe('a cart', () => {
  test('holds 500 different things, and not one more, however many ask at once', async () => {
    const owner = newOwner()
    const ids = await manyBooks(510)
    await fillCart(
      owner,
      ids.slice(0, 495).map((id) => [id, 1]),
    )
    const outcomes = await Promise.all(
      ids.slice(495).map((id) => addToCart(owner, some(id, 1), seen())),
    )
    expect(outcomes.filter((one) => one.ok)).toHaveLength(5)
    expect(outcomes.filter((one) => !one.ok)).toEqual(
      Array.from({ length: 10 }, () => ({ ok: false, reason: 'cart-full' })),
    )
    expect(await countRows('cartLine', owner)).toBe(500)
    expect(await addToCart(owner, some(ids[0]!, 1), seen())).toEqual({ ok: true, quantity: 2 })
  })
})
