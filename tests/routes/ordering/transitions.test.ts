import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { aBook, aDress } from '../../fixtures/catalogue.ts'
import { newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import type { Shopper } from '../../shopper.ts'
import { aGuest } from '../customers/signed-in.ts'

/*
 * The transitions of the specification's section 4, each as one row: the sentence, what holds before, the form
 * that is sent, what holds after. What a row does not name of the state after is as before. To add another
 * kind of state, give it a reader in `readers` and a maker in `makers`.
 */

/** What a shopper sees of the own state; lists in the order of the page. */
type State = {
  /** `2 × Emma`, and behind it colour and size where there are some. */
  cart: string[]
  wishlist: string[]
  compare: string[]
  /** The chosen currency, and what Emma costs in it. */
  currency: string
  /** The name of who is signed in. */
  profile: string
  /** The towns of the delivery addresses, the selected one first; only with a sign-in are there any. */
  addresses: string[]
  /** `Received: 1 × Emma`: the own orders, the newest first; only with a sign-in are there any. */
  orders: string[]
  /** `4 stars: Skip nothing`: what is shown of the own review of Emma. */
  review: string
}

const nothing: State = {
  ...{ cart: [], wishlist: [], compare: [], addresses: [], orders: [] },
  currency: 'INR ₹500.00',
  profile: '',
  review: '',
}

/** Where the form stands, its button, what is typed, and the part of the page it is looked for in. */
type Press = {
  on: string
  button: string | RegExp
  typed?: Record<string, string>
  within?: string
}
/** What a page sends that was opened before: the form may no longer stand there. */
type Sent = { on: string; sent: Record<string, string> }

type Row = [
  spec: string,
  what: string,
  before: Partial<State>,
  press: Press | Sent,
  after: Partial<State>,
  status?: number,
]

const paths: Record<string, string> = {
  Emma: '/book/emma',
  Persuasion: '/book/persuasion',
  Ulysses: '/book/ulysses',
  Dress: '/product/dress',
}
const idOf = (name: string) => paths[name]!.split('/').at(-1)!

beforeAll(async () => {
  for (const name of ['Emma', 'Persuasion', 'Ulysses'])
    await aBook({ id: idOf(name), name, price: 50_000, stock: 50 })
  const sizes = ['red m', 'red l', 'indigo m'].map((pair) => pair.split(' '))
  await aDress({
    id: 'dress',
    name: 'Dress',
    variants: sizes.map(([color, size]) => [color!, size!, 50]),
  })
  // 100 rupees are a dollar, 200 a euro, 400 a pound.
  const values = [100n, 200n, 400n].map((rupees, n) => ({
    currency: ['USD', 'EUR', 'GBP'][n]!,
    day: dayOf(Date.now()),
    rate: Number(10n ** 12n / rupees),
    fetchedAt: 1,
  }))
  await db.write((trx) => trx.insertInto('exchangeRate').values(values).execute())
})

/** The line, wish or column that bears a name. */
const lineOf = (words: string) => `.lines .line:contains("${words}")`
const keep = 'main .keep'
const buy = 'main .buy'
const address = { name: 'Asha', addressLine1: '7 Heron Row', postcode: '560001', country: 'IN' }

const added = 'Cart: adding an existing item increases its quantityCount, otherwise appends it.'
const decreased = 'Decreasing reduces quantity and removes the item at zero or less.'
const deleted = 'Delete removes the item.'
const cleared = 'Clear empties the cart.'
const updated = 'Update merges fields into the matching item.'
const wished = 'Wishlist: add only if the id is absent; delete by id; delete all.'
const compared = 'Compare: add only if the id is absent; remove by id.'
const selected =
  'Other actions: … selecting an address, … or delivery address (also saving a delivery address).'
const chosen = 'Currency: choosing INR, USD, EUR or GBP sets the symbol and rate.'

const entered = 'Login or register request: success stores the token; failure stores the error.'
const profiled = 'Profile update: success stores it; failure stores the error.'
const left = 'Logout resets the entire client state.'

const ordered = 'Orders: an order is called off before it is sent, and bought again.'

const reviewed = 'Reviews: one per customer and product, editable, removable.'
const opinion = { rating: '4', title: 'Skip nothing', body: 'Read it.', writer: 'Asha' }

const rows: Row[] = [
  [
    ordered,
    'calls off the one, and leaves cart and the other order',
    { orders: ['Received: 2 × Emma', 'Received: 1 × Ulysses'], cart: ['1 × Persuasion'] },
    { on: '/my-orders', button: /^Cancel the order/, within: 'article.order:first' },
    { orders: ['Cancelled: 2 × Emma', 'Received: 1 × Ulysses'] },
  ],
  [
    ordered,
    'buys again into the cart, beside what is there',
    { orders: ['Received: 2 × Emma'], cart: ['1 × Persuasion', '1 × Emma'] },
    { on: '/my-orders', button: /^Buy again/, within: 'article.order:first' },
    { cart: ['1 × Persuasion', '3 × Emma'] },
  ],
  [
    ordered,
    'buys again what was called off',
    { orders: ['Cancelled: 2 × Emma'] },
    { on: '/my-orders', button: /^Buy again/, within: 'article.order:first' },
    { cart: ['2 × Emma'] },
  ],
  [
    added,
    'appends what is not there',
    {},
    { on: '/book/emma', button: 'Add to cart', within: buy },
    { cart: ['1 × Emma'] },
  ],
  [
    added,
    'appends after what is there',
    { cart: ['2 × Emma'] },
    { on: '/book/persuasion', button: 'Add to cart', typed: { quantity: '3' }, within: buy },
    { cart: ['2 × Emma', '3 × Persuasion'] },
  ],
  [
    added,
    'increases what is there, at its place',
    { cart: ['2 × Emma', '1 × Persuasion'] },
    { on: '/book/emma', button: 'Add to cart', typed: { quantity: '3' }, within: buy },
    { cart: ['5 × Emma', '1 × Persuasion'] },
  ],
  [
    added,
    'appends another size of the same',
    { cart: ['1 × Dress red m'] },
    { on: '/product/dress?color=red', button: 'Add to cart', typed: { size: 'l' }, within: buy },
    { cart: ['1 × Dress red m', '1 × Dress red l'] },
  ],
  [
    added,
    'increases the same size of the same',
    { cart: ['1 × Dress red m', '1 × Dress red l'] },
    { on: '/product/dress?color=red', button: 'Add to cart', typed: { size: 'l' }, within: buy },
    { cart: ['1 × Dress red m', '2 × Dress red l'] },
  ],
  [
    added,
    'increases by the button of a card',
    { cart: ['1 × Ulysses'] },
    { on: '/books?q=ulysses', button: 'Add to cart', within: 'main .card' },
    { cart: ['2 × Ulysses'] },
  ],
  [
    added,
    'appends nothing for a number that cannot be',
    { cart: ['2 × Emma'] },
    { on: '/book/persuasion', button: 'Add to cart', typed: { quantity: '0' }, within: buy },
    {},
    422,
  ],
  [
    decreased,
    'reduces by one',
    { cart: ['3 × Emma', '1 × Persuasion'] },
    { on: '/cart', button: 'Decrease quantity', within: lineOf('Emma') },
    { cart: ['2 × Emma', '1 × Persuasion'] },
  ],
  [
    decreased,
    'removes at zero',
    { cart: ['1 × Emma', '1 × Persuasion'] },
    { on: '/cart', button: 'Decrease quantity', within: lineOf('Emma') },
    { cart: ['1 × Persuasion'] },
  ],
  [
    decreased,
    'removes when set to zero',
    { cart: ['7 × Emma', '1 × Persuasion'] },
    { on: '/cart', button: 'Update', typed: { quantity: '0' }, within: lineOf('Emma') },
    { cart: ['1 × Persuasion'] },
  ],
  [
    decreased,
    'refuses less than zero',
    { cart: ['7 × Emma'] },
    { on: '/cart', button: 'Update', typed: { quantity: '-1' }, within: lineOf('Emma') },
    {},
    422,
  ],
  [
    deleted,
    'whatever its quantity, and no other',
    { cart: ['7 × Emma', '1 × Persuasion', '2 × Ulysses'] },
    { on: '/cart', button: 'Remove', within: lineOf('Persuasion') },
    { cart: ['7 × Emma', '2 × Ulysses'] },
  ],
  [
    deleted,
    'of one size leaves the other',
    { cart: ['1 × Dress red m', '1 × Dress red l'] },
    { on: '/cart', button: 'Remove', within: `${lineOf('Dress')}:first` },
    { cart: ['1 × Dress red l'] },
  ],
  [
    deleted,
    'what is gone already is no fault',
    { cart: ['1 × Emma'] },
    { on: '/cart', sent: { intent: 'cart.remove', product: 'persuasion' } },
    {},
  ],
  [
    cleared,
    'of all lines, and no other list',
    { cart: ['7 × Emma', '1 × Dress red l'], wishlist: ['Emma'], compare: ['Emma'] },
    { on: '/cart', button: 'Empty the cart' },
    { cart: [] },
  ],
  [
    cleared,
    'that is empty already is no fault',
    { wishlist: ['Emma'] },
    { on: '/cart', sent: { intent: 'cart.clear' } },
    {},
  ],
  [
    updated,
    'its quantity',
    { cart: ['2 × Emma', '1 × Persuasion'] },
    { on: '/cart', button: 'Update', typed: { quantity: '40' }, within: lineOf('Emma') },
    { cart: ['40 × Emma', '1 × Persuasion'] },
  ],
  [
    updated,
    'its quantity by one more',
    { cart: ['2 × Emma', '1 × Persuasion'] },
    { on: '/cart', button: 'Increase quantity', within: lineOf('Persuasion') },
    { cart: ['2 × Emma', '2 × Persuasion'] },
  ],
  [
    updated,
    'its colour and size, and the quantity and place stay',
    { cart: ['3 × Dress red m', '1 × Emma'] },
    {
      on: '/cart',
      button: 'Change',
      typed: { 'variant-1': 'color=indigo&size=m' },
      within: `${lineOf('Dress')} .line__change`,
    },
    { cart: ['3 × Dress indigo m', '1 × Emma'] },
  ],
  [
    updated,
    'into one that is there makes them one item',
    { cart: ['3 × Dress red m', '1 × Dress red l'] },
    {
      on: '/cart',
      button: 'Change',
      typed: { 'variant-1': 'color=red&size=l' },
      within: `${lineOf('Dress')}:first .line__change`,
    },
    { cart: ['4 × Dress red l'] },
  ],
  [
    updated,
    'nothing where no item matches',
    { cart: ['2 × Emma'] },
    { on: '/cart', sent: { intent: 'cart.set', product: 'persuasion', quantity: '3' } },
    {},
    409,
  ],
  [
    wished,
    'add what is absent, the newest first',
    { wishlist: ['Emma'], cart: ['1 × Emma'] },
    { on: '/book/persuasion', button: 'Add to wishlist', within: keep },
    { wishlist: ['Persuasion', 'Emma'] },
  ],
  [
    wished,
    'add by the button of a card',
    {},
    { on: '/books?q=ulysses', button: 'Add to wishlist: Ulysses', within: 'main .card' },
    { wishlist: ['Ulysses'] },
  ],
  [
    wished,
    'add what is there changes nothing',
    { wishlist: ['Persuasion', 'Emma'] },
    { on: '/book/emma', sent: { intent: 'wishlist.add', product: 'emma' } },
    {},
  ],
  [
    wished,
    'delete by id',
    { wishlist: ['Ulysses', 'Persuasion', 'Emma'], compare: ['Persuasion'] },
    { on: '/wishlist', button: 'Remove: Persuasion' },
    { wishlist: ['Ulysses', 'Emma'] },
  ],
  [
    wished,
    'delete by id on its own page',
    { wishlist: ['Persuasion', 'Emma'] },
    { on: '/book/emma', button: 'Remove from wishlist', within: keep },
    { wishlist: ['Persuasion'] },
  ],
  [
    wished,
    'delete what is gone already is no fault',
    { wishlist: ['Emma'] },
    { on: '/wishlist', sent: { intent: 'wishlist.remove', product: 'persuasion' } },
    {},
  ],
  [
    wished,
    'delete all, and nothing of the other lists',
    { wishlist: ['Persuasion', 'Emma'], cart: ['1 × Emma'], compare: ['Emma'] },
    { on: '/wishlist', button: 'Remove all' },
    { wishlist: [] },
  ],
  [
    compared,
    'add what is absent',
    { compare: ['Emma'] },
    { on: '/book/persuasion', button: 'Add to compare', within: keep },
    { compare: ['Emma', 'Persuasion'] },
  ],
  [
    compared,
    'add by the button of a card',
    {},
    { on: '/books?q=ulysses', button: 'Add to compare: Ulysses', within: 'main .card' },
    { compare: ['Ulysses'] },
  ],
  [
    compared,
    'add what is there changes nothing',
    { compare: ['Emma', 'Persuasion'] },
    { on: '/book/emma', sent: { intent: 'compare.add', product: 'emma' } },
    {},
  ],
  [
    compared,
    'remove by id',
    { compare: ['Emma', 'Persuasion', 'Dress'], wishlist: ['Persuasion'] },
    { on: '/compare', button: 'Remove: Persuasion' },
    { compare: ['Emma', 'Dress'] },
  ],
  [
    compared,
    'remove by id on its own page',
    { compare: ['Emma', 'Persuasion'] },
    { on: '/book/emma', button: 'Remove from compare', within: keep },
    { compare: ['Persuasion'] },
  ],
  [
    compared,
    'remove what is gone already is no fault',
    { compare: ['Emma'] },
    { on: '/compare', sent: { intent: 'compare.remove', product: 'persuasion' } },
    {},
  ],
  [
    chosen,
    'USD, and the lists stay',
    { cart: ['2 × Emma'], wishlist: ['Emma'], compare: ['Emma'] },
    { on: '/cart', button: '$ USD' },
    { currency: 'USD $5.00' },
  ],
  [chosen, 'EUR', {}, { on: '/books', button: '€ EUR' }, { currency: 'EUR €2.50' }],
  [
    chosen,
    'GBP after another',
    { currency: 'EUR €2.50' },
    { on: '/book/emma', button: '£ GBP' },
    { currency: 'GBP £1.25' },
  ],
  [
    chosen,
    'INR again, with rate 1',
    { currency: 'GBP £1.25' },
    { on: '/', button: '₹ INR' },
    { currency: 'INR ₹500.00' },
  ],
  [
    chosen,
    'one that there is not changes nothing',
    { currency: 'GBP £1.25' },
    { on: '/', sent: { intent: 'currency.choose', currency: 'AUD' } },
    {},
    400,
  ],
  [
    entered,
    'a new customer is signed in, and what the guest had is theirs',
    { cart: ['2 × Emma'], wishlist: ['Emma'], compare: ['Emma'] },
    {
      on: '/login-register',
      button: 'Create an account',
      typed: { name: 'Asha', email: newEmail(), password: rightPassword },
    },
    { profile: 'Asha' },
  ],
  [
    entered,
    'a wrong password signs nobody in',
    { cart: ['2 × Emma'] },
    {
      on: '/login-register',
      button: 'Sign in',
      typed: { email: newEmail(), password: rightPassword },
      within: 'section[aria-labelledby=sign-in]',
    },
    {},
    422,
  ],
  [
    profiled,
    'the name',
    { profile: 'Asha', cart: ['1 × Emma'] },
    { on: '/my-account', button: 'Save profile', typed: { name: 'Asha Raghavan' } },
    { profile: 'Asha Raghavan' },
  ],
  [
    profiled,
    'no name changes nothing',
    { profile: 'Asha' },
    { on: '/my-account', button: 'Save profile', typed: { name: '' } },
    {},
    422,
  ],
  [
    left,
    'everything, the choice of a currency too',
    {
      profile: 'Asha',
      addresses: ['Pune'],
      cart: ['2 × Emma'],
      wishlist: ['Emma'],
      compare: ['Emma'],
      currency: 'USD $5.00',
    },
    { on: '/cart', sent: { intent: 'customer.signOut' } },
    nothing,
  ],
  [
    selected,
    'makes it the first, and no other',
    { addresses: ['Pune', 'Hampi'] },
    { on: '/my-account', button: 'Make default', within: '.addresses' },
    { addresses: ['Hampi', 'Pune'] },
  ],
  [
    selected,
    'saves a new one behind the selected one',
    { addresses: ['Pune'] },
    {
      on: '/my-account',
      button: 'Add address',
      typed: { name: 'Asha', addressLine1: '1', postcode: '282001', city: 'Agra' },
    },
    { addresses: ['Pune', 'Agra'] },
  ],
  [
    selected,
    'saves a changed one at its place',
    { addresses: ['Pune', 'Hampi'] },
    {
      on: '/my-account',
      button: 'Save address',
      typed: { city: 'Agra' },
      within: '.addresses',
    },
    { addresses: ['Agra', 'Hampi'] },
  ],
  [
    selected,
    'that is wrong saves nothing',
    { addresses: ['Pune'] },
    { on: '/my-account', button: 'Save address', typed: { city: '' }, within: '.addresses' },
    {},
    422,
  ],
  [
    selected,
    'for one order alone keeps the others as they are',
    { cart: ['1 × Emma'], addresses: ['Pune', 'Hampi'] },
    { on: '/checkout', button: 'Update the total', typed: { address: 'another', city: 'Agra' } },
    {},
  ],
  [
    reviewed,
    'is published',
    { profile: 'Asha' },
    { on: '/book/emma', button: 'Publish review', typed: opinion },
    { review: '4 stars: Skip nothing' },
  ],
  [
    reviewed,
    'is not published where something is missing',
    { profile: 'Asha' },
    { on: '/book/emma', button: 'Publish review', typed: { ...opinion, title: ' ' } },
    {},
    422,
  ],
  [
    reviewed,
    'is one, which another text takes the place of',
    { profile: 'Asha', review: '4 stars: Skip nothing' },
    { on: '/book/emma', button: 'Save changes', typed: { rating: '1', title: 'Too long' } },
    { review: '1 star: Too long' },
  ],
  [
    reviewed,
    'is removed',
    { profile: 'Asha', review: '4 stars: Skip nothing' },
    { on: '/book/emma', button: 'Remove your review' },
    { review: '' },
  ],
  [
    reviewed,
    'of a guest waits for the sign-in',
    {},
    { on: '/book/emma', sent: { intent: 'review.write', product: 'emma', ...opinion } },
    {},
  ],
]

/** How each kind of state is read from the pages. */
const readers: { [kind in keyof State]: (shopper: Shopper) => Promise<State[kind]> } = {
  async cart(shopper) {
    await shopper.visit('/cart')
    const fields = (name: string) => shopper.attrs(`.lines .line .qty input[name=${name}]`, 'value')
    const quantities = fields('quantity')
    const lines = fields('line').map((line) => new URLSearchParams(line))
    return shopper
      .texts('.lines .line h2')
      .map((name, n) =>
        [`${quantities[n]} × ${name}`, lines[n]?.get('color'), lines[n]?.get('size')]
          .filter(Boolean)
          .join(' '),
      )
  },
  wishlist: async (shopper) => (await shopper.visit('/wishlist')).texts('.lines .line h2'),
  compare: async (shopper) => (await shopper.visit('/compare')).texts('table th[scope=col]'),
  async currency(shopper) {
    await shopper.visit('/book/emma')
    const chosenOnes = shopper.attrs('button[name=currency][aria-pressed=true]', 'value')
    return [...chosenOnes, shopper.text('main .price--big')].join(' ')
  },
  async profile(shopper) {
    await shopper.visit('/my-account')
    return shopper.attr('#profile-name', 'value') ?? ''
  },
  async addresses(shopper) {
    await shopper.visit('/my-account')
    return shopper.texts('.addresses address').map((text) => /Pune|Hampi|Agra/.exec(text)![0])
  },
  async orders(shopper) {
    await shopper.visit('/my-orders')
    const states = shopper.texts('article.order .badge')
    return shopper
      .texts('article.order')
      .map((text, n) => `${states[n]}: ${/\d+ × (Emma|Persuasion|Ulysses)/.exec(text)![0]}`)
  },
  async review(shopper) {
    await shopper.visit('/book/emma')
    const own = '.review:contains("Your review")'
    const [title, rated = ''] = [shopper.text(`${own} h3`), shopper.text(`${own} .hide`)]
    const stars = /\d/.exec(rated)?.[0]
    return title === undefined ? '' : `${stars} star${stars === '1' ? '' : 's'}: ${title}`
  },
}

/** How each kind of state is brought about, by forms too. */
const makers: { [kind in keyof State]: (shopper: Shopper, value: State[kind]) => Promise<void> } = {
  async cart(shopper, lines) {
    for (const line of lines) {
      const [, quantity = '', name = '', color, size] = /^(\d+) × (\w+)(?: (\w+) (\w+))?$/.exec(
        line,
      )!
      await shopper.visit(`${paths[name]}${color ? `?color=${color}` : ''}`)
      await shopper.press('Add to cart', { quantity, ...(size && { size }) }, { within: buy })
    }
  },
  async wishlist(shopper, names) {
    for (const name of names.toReversed()) {
      await shopper.visit(paths[name]!)
      await shopper.press('Add to wishlist', {}, { within: keep })
    }
  },
  async compare(shopper, names) {
    for (const name of names) {
      await shopper.visit(paths[name]!)
      await shopper.press('Add to compare', {}, { within: keep })
    }
  },
  async currency(shopper, value) {
    if (value === nothing.currency) return
    await shopper.visit('/books')
    const button = shopper
      .texts('button[name=currency]')
      .find((one) => one.endsWith(value.slice(0, 3)))
    await shopper.press(button!)
  },
  async profile(shopper, name) {
    if (name === nothing.profile) return
    const fields = { name, email: newEmail(), password: rightPassword }
    await shopper.post('/login-register', { intent: 'customer.register', ...fields })
  },
  // The newest stands first, but for the very first, which is the one that is used first.
  async addresses(shopper, [first, ...others]) {
    for (const city of first === undefined ? [] : [first, ...others.toReversed()])
      await shopper.post('/my-account', { intent: 'address.add', ...address, city })
  },
  // The oldest first. Before the cart, which an order empties.
  async orders(shopper, orders) {
    for (const order of orders.toReversed()) {
      const [, state = '', line = ''] = /^(\w+): (.+)$/.exec(order)!
      await makers.cart(shopper, [line])
      await shopper.visit('/checkout')
      await shopper.press('Order with obligation to pay', { ...address, city: 'Pune' })
      if (state === 'Cancelled') await shopper.press(buttonLike(shopper, /^Cancel the order/))
    }
  },
  async review(shopper, value) {
    if (value === nothing.review) return
    const [, rating = '', title = ''] = /^(\d) stars?: (.+)$/.exec(value)!
    const fields = { ...opinion, rating, title, product: 'emma' }
    await shopper.post('/book/emma', { intent: 'review.write', ...fields })
  },
}

async function stateOf(shopper: Shopper): Promise<State> {
  return {
    cart: await readers.cart(shopper),
    wishlist: await readers.wishlist(shopper),
    compare: await readers.compare(shopper),
    currency: await readers.currency(shopper),
    profile: await readers.profile(shopper),
    addresses: await readers.addresses(shopper),
    orders: await readers.orders(shopper),
    review: await readers.review(shopper),
  }
}

async function shopperIn(state: State): Promise<Shopper> {
  const shopper = await aGuest()
  if (state.orders.length > 0) {
    await makers.profile(shopper, state.profile)
    await makers.orders(shopper, state.orders)
  }
  await makers.cart(shopper, state.cart)
  await makers.wishlist(shopper, state.wishlist)
  await makers.compare(shopper, state.compare)
  await makers.currency(shopper, state.currency)
  if (state.orders.length === 0) await makers.profile(shopper, state.profile)
  await makers.addresses(shopper, state.addresses)
  await makers.review(shopper, state.review)
  return shopper
}

/** The whole name of a button that ends with a number nobody knows before. */
const buttonLike = (shopper: Shopper, name: string | RegExp): string =>
  typeof name === 'string' ? name : shopper.texts('button').find((one) => name.test(one))!

async function send(shopper: Shopper, press: Press | Sent) {
  await shopper.visit(press.on)
  expect(shopper.status).toBe(200)
  if ('sent' in press) await shopper.post(press.on, press.sent)
  else
    await shopper.press(buttonLike(shopper, press.button), press.typed, {
      within: press.within ?? 'body',
    })
}

const specs = [...new Set(rows.map(([spec]) => spec))]

describe.each(specs)('%s', (spec) => {
  test.each(rows.filter((row) => row[0] === spec).map(([, ...row]) => row))(
    '%s',
    async (_, before, press, after, status = 200) => {
      // Only who is signed in keeps addresses.
      const start = {
        ...nothing,
        ...((before.addresses ?? before.orders) && { profile: 'Asha' }),
        ...before,
      }
      const shopper = await shopperIn(start)
      expect(await stateOf(shopper)).toEqual(start)
      await send(shopper, press)
      expect(shopper.status).toBe(status)
      expect(await stateOf(shopper)).toEqual({ ...start, ...after })
    },
  )
})
