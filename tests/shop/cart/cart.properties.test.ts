import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { mergeGuest } from '#app/shop/lifecycle/merge.server.ts'
import {
  addToCart,
  clearCart,
  oneLess,
  oneMore,
  removeLine,
  setQuantity,
} from '#app/shop/ordering/cart/cart.server.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import { undoLineRemoval } from '#app/shop/ordering/cart/undo.server.ts'
import { currencies, type Currency } from '#app/i18n/currency.ts'
import { aBook, aDress, aThing } from '../../fixtures/catalogue.ts'
import { fuzzTimeout, tries } from '../../fuzz.ts'
import { lineOf, newOwner, seen } from './shoppers.ts'

/** A thing that can be bought, and how many of it. */
type Item = { productId: string; color: string; size: string; limit: number }

let items: Item[]
beforeAll(async () => {
  const dress = await aDress()
  items = [
    { ...lineOf(await aThing({ stock: 9 })), limit: 9 },
    { ...lineOf(await aBook({ stock: 1 })), limit: 1 },
    { ...lineOf(await aThing({ stock: null })), limit: 99 },
    { productId: dress, color: 'indigo', size: 'm', limit: 3 },
    { productId: dress, color: 'red', size: 'm', limit: 7 },
  ]
})

/** `addedAt`: lines stand in its order, also after they were taken out and put back. */
type Line = { product: number; quantity: number; addedAt: number }
type Cart = { lines: Map<number, Line>; removed: Line[] }
/** What a cart must hold: a guest's and a customer's, and whose turn it is. */
type Model = { guest: Cart; customer: Cart; isIn: boolean; currency: Currency }
type Real = { guest: string; customer: string; clock: number }

const emptyCart = (): Cart => ({ lines: new Map(), removed: [] })
const cartOf = (model: Model) => (model.isIn ? model.customer : model.guest)
const ownerIn = (model: Model, real: Real) => (model.isIn ? real.customer : real.guest)

type Step = fc.AsyncCommand<Model, Real>
type Run = (model: Model, real: Real) => Promise<void>

const step = (name: string, run: Run): Step => ({
  check: () => true,
  async run(model, real) {
    // Each step a moment later: lines stand in the order of adding.
    real.clock++
    await run(model, real)
    await expectSame(model, real)
  },
  toString: () => name,
})

const at = (model: Model, real: Real) => seen({ currency: model.currency, now: real.clock })

/** The shop's cart beside the model's: the same lines in the same order, and sums that are theirs. */
async function expectSame(model: Model, real: Real) {
  for (const [owner, { lines }] of [
    [real.guest, model.guest],
    [real.customer, model.customer],
  ] as const) {
    const quote = await quoteCart(owner, at(model, real))
    const place = (line: { productId: string; color: string; size: string }) =>
      items.findIndex(
        (one) =>
          one.productId === line.productId && one.color === line.color && one.size === line.size,
      )
    expect(quote.lines.map((line) => [place(line), line.quantity])).toEqual(
      [...lines.values()]
        .sort((one, other) => one.addedAt - other.addedAt)
        .map(({ product, quantity }) => [product, quantity]),
    )
    expect(quote.unavailable).toEqual([])
    const goods = quote.lines.reduce((sum, one) => sum + one.unitMinor * one.quantity, 0)
    expect(quote.goodsMinor).toBe(goods)
    expect(quote.totalMinor).toBe(goods + quote.deliveryMinor)
    const taxed = quote.taxes.reduce((sum, one) => sum + one.grossMinor, 0)
    expect(taxed).toBe(quote.totalMinor)
  }
}

const contentsIn = ({ lines }: Cart, product: number) => lines.get(product)?.quantity

function put(cart: Cart, product: number, quantity: number, now: number) {
  const addedAt = cart.lines.get(product)?.addedAt ?? now
  cart.lines.set(product, { product, quantity, addedAt })
}

function take(cart: Cart, product: number) {
  const line = cart.lines.get(product)
  if (!line) return
  cart.lines.delete(product)
  cart.removed = [line]
}

/** Puts lines in as far as there are any; what a cart holds is never lowered. */
function giveBack(cart: Cart, lines: Iterable<Line>) {
  for (const { product, quantity, addedAt } of lines) {
    const contents = contentsIn(cart, product) ?? 0
    const most = Math.max(contents, Math.min(contents + quantity, items[product]!.limit))
    put(cart, product, most, addedAt)
  }
}

const anyItem = fc.nat({ max: 4 })

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(anyItem, fc.integer({ min: 1, max: 12 })).map(([product, quantity]) =>
    step(`add ${quantity} of ${product}`, async (model, real) => {
      const cart = cartOf(model)
      const outcome = await addToCart(
        ownerIn(model, real),
        { ...items[product]!, quantity },
        at(model, real),
      )
      const sum = (contentsIn(cart, product) ?? 0) + quantity
      expect(outcome.ok).toBe(sum <= items[product]!.limit)
      if (outcome.ok) put(cart, product, sum, real.clock)
    }),
  ),
  fc.tuple(anyItem, fc.integer({ min: 0, max: 12 })).map(([product, quantity]) =>
    step(`set ${product} to ${quantity}`, async (model, real) => {
      const cart = cartOf(model)
      const isThere = cart.lines.has(product)
      const outcome = await setQuantity(
        ownerIn(model, real),
        { ...items[product]!, quantity },
        at(model, real),
      )
      expect(outcome.ok).toBe(isThere && quantity <= items[product]!.limit)
      if (!outcome.ok) return
      if (quantity === 0) take(cart, product)
      else put(cart, product, quantity, real.clock)
    }),
  ),
  anyItem.map((product) =>
    step(`one more of ${product}`, async (model, real) => {
      const cart = cartOf(model)
      const contents = contentsIn(cart, product)
      const outcome = await oneMore(ownerIn(model, real), items[product]!, at(model, real))
      expect(outcome.ok).toBe(contents !== undefined && contents < items[product]!.limit)
      if (outcome.ok) put(cart, product, contents! + 1, real.clock)
    }),
  ),
  anyItem.map((product) =>
    step(`one less of ${product}`, async (model, real) => {
      const cart = cartOf(model)
      const contents = contentsIn(cart, product)
      const outcome = await oneLess(ownerIn(model, real), items[product]!, real.clock)
      expect(outcome.ok).toBe(contents !== undefined)
      if (contents === 1) take(cart, product)
      else if (contents !== undefined) put(cart, product, contents - 1, real.clock)
    }),
  ),
  anyItem.map((product) =>
    step(`remove ${product}`, async (model, real) => {
      const cart = cartOf(model)
      const was = await removeLine(ownerIn(model, real), items[product]!, real.clock)
      expect(was).toBe(cart.lines.has(product))
      take(cart, product)
    }),
  ),
  fc.constant(
    step('clear', async (model, real) => {
      const cart = cartOf(model)
      expect(await clearCart(ownerIn(model, real), real.clock)).toBe(cart.lines.size)
      if (cart.lines.size > 0) cart.removed = [...cart.lines.values()]
      cart.lines.clear()
    }),
  ),
  fc.constant(
    step('undo', async (model, real) => {
      const cart = cartOf(model)
      const outcome = await undoLineRemoval(ownerIn(model, real), at(model, real))
      expect(outcome.ok).toBe(cart.removed.length > 0)
      giveBack(cart, cart.removed)
      cart.removed = []
    }),
  ),
  fc.constantFrom(...currencies).map((currency) =>
    step(`see ${currency}`, async (model) => {
      model.currency = currency
      return Promise.resolve()
    }),
  ),
  fc.constant(
    step('sign in', async (model, real) => {
      if (model.isIn) return
      await db.write((trx) => mergeGuest(trx, real.guest, real.customer, at(model, real)))
      giveBack(model.customer, model.guest.lines.values())
      Object.assign(model, { isIn: true, guest: emptyCart() })
    }),
  ),
  fc.constant(
    step('sign out', async (model, real) => {
      // A new visitor: what the customer has stays theirs.
      Object.assign(model, { isIn: false, guest: emptyCart() })
      real.guest = newOwner()
      return Promise.resolve()
    }),
  ),
]

test(
  'whatever is done to a cart, it holds what a simple model says, and its sums are those of its lines',
  { timeout: fuzzTimeout },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 40 }), async (commands) => {
        const model: Model = {
          guest: emptyCart(),
          customer: emptyCart(),
          isIn: false,
          currency: 'INR',
        }
        const real = { guest: newOwner(), customer: ownerOf(newOwner()), clock: Date.now() }
        await fc.asyncModelRun(() => ({ model, real }), commands)
      }),
      tries(12),
    )
  },
)
