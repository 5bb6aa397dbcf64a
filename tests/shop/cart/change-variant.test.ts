import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { addToCart } from '#app/shop/ordering/cart/cart.server.ts'
import { findCartPage } from '#app/shop/ordering/cart/cart-page.server.ts'
import { changeVariant } from '#app/shop/ordering/cart/change-variant.server.ts'
import { aBook, aDress, aThing, manyBooks } from '../../fixtures/catalogue.ts'
import {
  contents,
  countRows,
  fillCart,
  listRows,
  newOwner,
  now,
  seen,
  setVariantStock,
  some,
} from './shoppers.ts'

const indigo = { color: 'indigo', size: 'm' }
const red = { color: 'red', size: 'm' }
const later = seen({ now: now + 60_000 })

/** A cart with so many of a dress in indigo, M, of which there are three (and seven in red, M). */
async function aCart(quantity: number) {
  const [owner, dress] = [newOwner(), await aDress()]
  const line = { productId: dress, ...indigo }
  await addToCart(owner, { ...line, quantity }, seen())
  return { owner, dress, line }
}

describe('changing the colour or size of a line', () => {
  test('keeps its quantity and its place', async () => {
    const { owner, dress, line } = await aCart(2)
    const book = await aBook()
    await addToCart(owner, some(book, 1), seen({ now: now + 1 }))
    expect(await changeVariant(owner, line, red, later)).toEqual({
      ok: true,
      quantity: 2,
      joined: false,
    })
    expect(await contents(owner)).toEqual([`${dress} red m × 2`, `${book} × 1`])
    const changed = (await listRows(owner)).find(({ productId }) => productId === dress)
    expect(changed).toMatchObject({ addedAt: now, changedAt: later.now })
  })

  test('joins a line of that pair, in the place of the changed one', async () => {
    const { owner, dress, line } = await aCart(2)
    const book = await aBook()
    await addToCart(owner, some(book, 1), seen({ now: now + 1 }))
    await addToCart(owner, { productId: dress, ...red, quantity: 5 }, seen({ now: now + 2 }))
    expect(await changeVariant(owner, line, red, later)).toEqual({
      ok: true,
      quantity: 7,
      joined: true,
    })
    expect(await contents(owner)).toEqual([`${dress} red m × 7`, `${book} × 1`])
  })

  test('to the pair it has already changes nothing', async () => {
    const { owner, line } = await aCart(2)
    const before = await listRows(owner)
    expect(await changeVariant(owner, line, indigo, later)).toMatchObject({ ok: true, quantity: 2 })
    expect(await listRows(owner)).toEqual(before)
  })

  test('a second time finds it done', async () => {
    const { owner, dress, line } = await aCart(2)
    for (let n = 0; n < 2; n++)
      expect(await changeVariant(owner, line, red, later)).toMatchObject({ ok: true, quantity: 2 })
    expect(await contents(owner)).toEqual([`${dress} red m × 2`])
  })

  test('works in a cart of 500 lines', async () => {
    const { owner, dress, line } = await aCart(2)
    const ids = await manyBooks(499)
    await fillCart(
      owner,
      ids.map((id) => [id, 1]),
    )
    expect(await changeVariant(owner, line, red, later)).toMatchObject({ ok: true })
    expect(await countRows('cartLine', owner)).toBe(500)
    expect(await contents(owner)).toContain(`${dress} red m × 2`)
  })

  test('brings back a line whose pair vanished, and one whose pair is sold out', async () => {
    const vanished = await aCart(2)
    await db.write((trx) =>
      trx
        .deleteFrom('variant')
        .where('productId', '=', vanished.dress)
        .where('color', '=', 'indigo')
        .execute(),
    )
    const out = await aCart(2)
    await setVariantStock(out.line, 0)
    for (const { owner, line, dress } of [vanished, out]) {
      expect(await contents(owner)).toEqual([`[${dress} indigo m × 2]`])
      expect(await changeVariant(owner, line, red, later)).toMatchObject({ ok: true, quantity: 2 })
      expect(await contents(owner)).toEqual([`${dress} red m × 2`])
    }
  })
})

describe('is refused, and the cart left alone,', () => {
  test.each([
    ['for a pair that does not exist', { color: 'red', size: 'xl' }, 'unknown-variant'],
    ['for a pair that is sold out', { color: 'indigo', size: 'xl' }, 'sold-out'],
    ['where nothing is chosen', { color: '', size: '' }, 'choose-variant'],
    ['where a colour alone is chosen', { color: 'red', size: '' }, 'choose-variant'],
    ['for a colour of another product', { color: 'sage', size: 'm' }, 'unknown-variant'],
  ] as const)('%s', async (_, chosen, reason) => {
    await aThing({ variants: [['sage', 'm', 2]] })
    const { owner, line } = await aCart(2)
    const before = await listRows(owner)
    expect(await changeVariant(owner, line, chosen, later)).toEqual({ ok: false, reason })
    expect(await listRows(owner)).toEqual(before)
  })

  test.each([
    [2, 2, 3],
    [4, 0, 3],
  ])('where %i and the %i that are there pass the stock of %i', async (moved, current, limit) => {
    const [owner, dress] = [newOwner(), await aDress()]
    await addToCart(owner, { productId: dress, ...red, quantity: moved }, seen())
    if (current > 0)
      await addToCart(owner, { productId: dress, ...indigo, quantity: current }, seen())
    const before = await listRows(owner)
    expect(await changeVariant(owner, { productId: dress, ...red }, indigo, later)).toEqual({
      ok: false,
      reason: 'past-limit',
      limit,
      inCart: current,
    })
    expect(await listRows(owner)).toEqual(before)
  })

  test.each([
    [49, true],
    [50, false],
  ])('past 99: 50 and %i join: %o', async (current, joined) => {
    const tee = await aThing({
      variants: [
        ['red', 'm', 500],
        ['indigo', 'm', 500],
      ],
    })
    const owner = newOwner()
    await addToCart(owner, { productId: tee, ...red, quantity: 50 }, seen())
    await addToCart(owner, { productId: tee, ...indigo, quantity: current }, seen())
    const outcome = await changeVariant(owner, { productId: tee, ...red }, indigo, later)
    expect(outcome.ok).toBe(joined)
    if (!joined) expect(outcome).toMatchObject({ reason: 'past-limit', limit: 99, inCart: 50 })
  })

  test('where there is no such line', async () => {
    const { line } = await aCart(2)
    const stranger = newOwner()
    expect(await changeVariant(stranger, line, red, later)).toEqual({
      ok: false,
      reason: 'no-line',
    })
    expect(await countRows('cartLine', stranger)).toBe(0)
  })

  test('for a product without colours and sizes', async () => {
    const [owner, book] = [newOwner(), await aBook()]
    await addToCart(owner, some(book, 1), seen())
    const outcome = await changeVariant(
      owner,
      { ...some(book, 1), color: '', size: '' },
      red,
      later,
    )
    expect(outcome).toEqual({ ok: false, reason: 'unknown-variant' })
    expect(await contents(owner)).toEqual([`${book} × 1`])
  })
})

test('changes at one moment lose nothing, and never pass the stock', async () => {
  const { owner, dress, line } = await aCart(3)
  const other = { productId: dress, ...red }
  await addToCart(owner, { ...other, quantity: 2 }, seen())
  await Promise.all([
    changeVariant(owner, line, red, later),
    changeVariant(owner, other, indigo, later),
    addToCart(owner, { ...other, quantity: 1 }, later),
    changeVariant(owner, line, red, later),
    changeVariant(owner, other, indigo, later),
  ])
  const current = (await listRows(owner)).map(({ color, quantity }) => ({ color, quantity }))
  expect(current.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(6)
  expect(current.find(({ color }) => color === 'indigo')?.quantity ?? 0).toBeLessThanOrEqual(3)
})

describe('what the page offers', () => {
  const optionsOf = async (owner: string, language: 'en' | 'fr' | 'de' = 'en') => {
    const { lines, unavailable } = await findCartPage({ owner, ...seen({ language }) })
    return [...lines, ...unavailable].map((line) =>
      line.variants?.map(({ name, isOut }) => (isOut ? `(${name})` : name)),
    )
  }

  test('is every pair in its own order and in the visitor’s words, those that are out marked', async () => {
    const { owner } = await aCart(1)
    expect(await optionsOf(owner)).toEqual([['Indigo, M', '(Indigo, XL)', 'Red, M']])
    expect(await optionsOf(owner, 'de')).toEqual([['Indigo, M', '(Indigo, XL)', 'Rot, M']])
  })

  test('stands at a lost line too', async () => {
    const { owner, line } = await aCart(1)
    await setVariantStock(line, 0)
    expect(await optionsOf(owner)).toEqual([['(Indigo, M)', '(Indigo, XL)', 'Red, M']])
  })

  test('is a sold-out pair that can be supplied, too', async () => {
    const [owner, dress] = [newOwner(), await aDress({ supplyDays: 10 })]
    await addToCart(owner, { productId: dress, ...indigo, quantity: 1 }, seen())
    expect(await optionsOf(owner)).toEqual([['Indigo, M', 'Indigo, XL', 'Red, M']])
  })

  test.each([
    ['a product without variants', () => aBook(), { color: '', size: '' }],
    ['a product made in one pair', () => aThing({ variants: [['red', 'm', 2]] }), red],
    [
      'a product of which all else is sold out',
      () =>
        aThing({
          variants: [
            ['red', 'm', 2],
            ['indigo', 'm', 0],
          ],
        }),
      red,
    ],
  ])('is nothing for %s', async (_, make, pair) => {
    const [owner, productId] = [newOwner(), await make()]
    await addToCart(owner, { productId, ...pair, quantity: 1 }, seen())
    expect(await optionsOf(owner)).toEqual([undefined])
  })
})
