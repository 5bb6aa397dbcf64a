import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { variantValue } from '#app/shop/ordering/quote/cart.ts'
import {
  aBook,
  aDress,
  aThing,
  eBook,
  eBookWithFile,
  manyBooks,
  notForSale,
  partnersThing,
  soldOut,
} from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

type Fields = [name: string, value: string][]

const long = 'x'.repeat(10_000)
const tables = [
  'cartLine',
  'cartUndo',
  'wish',
  'listUndo',
  'compared',
  'variant',
  'product',
] as const

/** All that a form of the cart could change, whoever owns it. */
async function rows(): Promise<string[]> {
  const all = await Promise.all(
    tables.map(async (table) => {
      const found = await db.read.selectFrom(table).selectAll().execute()
      return found.map((row) => `${table} ${JSON.stringify(row)}`)
    }),
  )
  return all.flat().sort()
}

/** Somebody who has a cookie and two of this in the cart. */
async function returning(product: string): Promise<Shopper> {
  const shopper = await newShopper()
  await shopper.post('/cart', { intent: 'cart.add', product, quantity: '2' })
  return shopper.visit('/cart')
}

const post = (shopper: Shopper, intent: string, fields: Fields, path = '/cart') =>
  shopper.post(path, new URLSearchParams([['intent', intent], ...fields]))

const times = (count: number, name: string, value: string): Fields =>
  Array.from({ length: count }, () => [name, value])

let book: string
let regular: Shopper

// One for all: what is refused changes neither cart nor cookie, which is what is tested.
beforeAll(async () => {
  book = await aBook()
  regular = await returning(book)
})

type Answer = { status?: number | [stranger: number, regular: number]; words?: string | RegExp }

/**
 * Sends the same to who comes for the first time, and to who has a cart already: nothing is written, and the
 * first goes away without a cookie.
 */
async function expectRefused(intent: string, fields: Fields, { status = 422, words }: Answer = {}) {
  const stranger = await newShopper()
  const session = regular.cookies.get('shop')
  const before = await rows()
  for (const visitor of [stranger, regular]) {
    await post(visitor, intent, fields)
    if (words !== undefined) expect(visitor.text('#errors')).toMatch(words)
  }
  const statuses = typeof status === 'number' ? [status, status] : status
  expect([stranger.status, regular.status]).toEqual(statuses)
  expect(await rows()).toEqual(before)
  expect(stranger.cookieNames()).toEqual([])
  expect(regular.cookies.get('shop')).toBe(session)
}

const neverANumber = [
  '-1',
  '1.5',
  '0.5',
  '1e9',
  '1e1',
  'NaN',
  'Infinity',
  '',
  ' ',
  'abc',
  '100',
  '99999999999999999999',
  '+1',
  '0x2',
  '1 2',
  '٣',
  '²',
  '½',
  '<b>1</b>',
  `1' or '1'='1`,
  '📚',
  '9'.repeat(10_000),
]

/** Some of them, as a browser sends them from the page. */
const typed = ['-1', '1.5', '1e9', '', ' ', 'abc', '<b>1</b>', '9'.repeat(10_000)]

describe('a quantity that is none', () => {
  test.each([...neverANumber, '0'])('adds nothing: %j', (quantity) =>
    expectRefused(
      'cart.add',
      [
        ['product', book],
        ['quantity', quantity],
      ],
      {
        words: 'Enter a whole number from 1 to 9',
      },
    ),
  )

  test.each(neverANumber)('sets nothing: %j', (quantity) =>
    expectRefused(
      'cart.set',
      [
        ['product', book],
        ['quantity', quantity],
      ],
      {
        words: 'Enter a whole number from 1 to 9, or 0 to remove it',
      },
    ),
  )

  test('sets nothing where the field is missing', () =>
    expectRefused('cart.set', [['product', book]], { words: 'Enter a whole number' }))

  test.each([...typed, '0'])(
    'typed into the form of a book comes back in it: %j',
    async (quantity) => {
      const book = await aBook()
      const shopper = await newShopper()
      await shopper.visit(`/book/${book}`)
      const before = await rows()
      await shopper.press('Add to cart', { quantity }, { within: 'main' })
      expect(shopper.status).toBe(422)
      expect(shopper.attr('main input[name=quantity]', 'value')).toBe(quantity)
      expect(shopper.text('#quantity-error')).toBe('Enter a whole number from 1 to 9')
      expect(await rows()).toEqual(before)
      expect(shopper.cookieNames()).toEqual([])
    },
  )

  test.each(typed)('typed into the cart comes back in it: %j', async (quantity) => {
    await regular.visit('/cart')
    const before = await rows()
    await regular.press('Update', { quantity }, { within: '.line' })
    expect(regular.status).toBe(422)
    expect(regular.attr('.qty input[name=quantity]', 'value')).toBe(quantity)
    expect(await rows()).toEqual(before)
  })
})

describe('a quantity as people type it', () => {
  test.each([
    [' 2 ', 2],
    ['\t2\r\n', 2],
    ['2.0', 2],
    ['2,00', 2],
    ['007', 7],
    ['9', 9],
  ])('%j is taken as %i', async (typed, quantity) => {
    const book = await aBook()
    const shopper = await newShopper()
    await post(shopper, 'cart.add', [
      ['product', book],
      ['quantity', typed],
    ])
    expect(await quantityOf(book)).toBe(quantity)
    await post(shopper, 'cart.set', [
      ['product', book],
      ['quantity', '1'],
    ])
    await post(shopper, 'cart.set', [
      ['product', book],
      ['quantity', typed],
    ])
    expect([shopper.status, await quantityOf(book)]).toEqual([200, quantity])
  })

  test('left out of an add is one', async () => {
    const book = await aBook()
    await post(await newShopper(), 'cart.add', [['product', book]])
    expect(await quantityOf(book)).toBe(1)
  })

  test('set to 0 takes the line out, and can be undone', async () => {
    const book = await aBook()
    const shopper = await returning(book)
    await shopper.press('Update', { quantity: '0' }, { within: '.line' })
    expect(shopper.text('.toast p')).toBe('Removed From Cart: The Moonstone (Paperback)')
    expect(await quantityOf(book)).toBeUndefined()
    await shopper.press('Undo', {}, { within: '.toast' })
    expect(await quantityOf(book)).toBe(2)
  })

  test('and the buttons beside it are no quantity: one more is one more, whatever is typed', async () => {
    const book = await aBook()
    const shopper = await returning(book)
    await shopper.press('Increase quantity', { quantity: '-7' }, { within: '.line' })
    expect(await quantityOf(book)).toBe(3)
    await shopper.press('Decrease quantity', { quantity: 'abc' }, { within: '.line' })
    expect(await quantityOf(book)).toBe(2)
  })
})

describe('a field that is there more than once', () => {
  test.each([2, 100])('as quantity, %i times, is refused with words', async (count) => {
    const often: Fields = [['product', book], ...times(count, 'quantity', '1')]
    await expectRefused('cart.add', often, { words: 'Enter a whole number' })
    await expectRefused('cart.set', often, { words: 'Enter a whole number' })
  })

  test.each(['cart.add', 'cart.set', 'cart.more', 'cart.less', 'cart.remove', 'cart.saveForLater'])(
    'as product, 100 times, is refused by %s with words',
    (intent) =>
      expectRefused(intent, [...times(100, 'product', book), ['quantity', '1']], {
        words: 'no longer in the shop',
      }),
  )

  test.each(['color', 'size'])('as %s, twice, is refused with words', (name) =>
    expectRefused('cart.add', [['product', book], ...times(2, name, '')], {
      words: 'no longer in the shop',
    }),
  )

  test('as variant, 100 times, is refused with words', () =>
    expectRefused(
      'cart.changeVariant',
      [['product', book], ...times(100, 'variant', variantValue({ color: '', size: '' }))],
      { words: 'not available in this colour and size' },
    ))

  test('and 1,201 fields are no form of the shop', () =>
    expectRefused('cart.add', [['product', book], ...times(1200, 'x', '1')], {
      status: 413,
    }))
})

const unusableIds: [what: string, id: string][] = [
  ['empty', ''],
  ['10,000 characters', long],
  ['201 characters', 'b'.repeat(201)],
]
const unknownIds: [what: string, id: string][] = [
  ['unknown', 'no-such-id'],
  ['quotes', `"b01" or '1'='1' --`],
  ['markup', '<b>b01</b>'],
  ['emoji', '📚👩‍👩‍👧‍👦'],
  ['a path', '../../etc/passwd'],
  ['NUL, which is dropped', 'no\0such'],
  ['a line end', 'b01\nb02'],
  ['a wildcard', '%'],
  ['the name of something every object has', '__proto__'],
]
const ofLines = ['cart.set', 'cart.more', 'cart.less', 'cart.changeVariant', 'cart.saveForLater']
const withId = (id: string): Fields => [
  ['product', id],
  ['quantity', '1'],
  ['variant', variantValue({ color: 'red', size: 'm' })],
]

describe('the id of no product', () => {
  test.each([...unusableIds, ...unknownIds])('adds nothing: %s', (_, id) =>
    expectRefused('cart.add', withId(id), { words: 'no longer in the shop' }),
  )

  test('adds nothing where there is none at all', () =>
    expectRefused('cart.add', [], { words: 'no longer in the shop' }))

  test.each(ofLines.flatMap((intent) => unusableIds.map(([what, id]) => [intent, what, id])))(
    'is refused by %s: %s',
    (intent, _, id) => expectRefused(intent, withId(id), { words: 'no longer in the shop' }),
  )

  // Who has a cart is told of the product; who has none, that there is no such line.
  const ofUnknown: [intent: string, status: number][] = [
    ['cart.set', 422],
    ['cart.more', 422],
    ['cart.changeVariant', 422],
    ['cart.less', 409],
    ['cart.saveForLater', 409],
  ]
  test.each(
    ofUnknown.flatMap(([intent, status]) =>
      unknownIds.slice(0, 4).map(([what, id]) => [intent, what, id, status] as const),
    ),
  )('changes no line by %s: %s', (intent, _, id, status) =>
    expectRefused(intent, withId(id), { status: [409, status], words: 'no longer in' }),
  )

  test.each(unknownIds)('removes nothing, and that is no fault: %s', async (_, id) => {
    const book = await aBook()
    const [stranger, shopper] = [await newShopper(), await returning(book)]
    const before = await rows()
    for (const visitor of [stranger, shopper]) {
      await post(visitor, 'cart.remove', withId(id))
      expect(visitor.status).toBe(200)
    }
    expect(await rows()).toEqual(before)
    expect(stranger.cookieNames()).toEqual([])
  })

  test.each(['color', 'size'])('nor a %s of 10,000 characters', (name) =>
    expectRefused(
      'cart.add',
      [
        ['product', book],
        [name, long],
      ],
      {
        words: 'no longer in the shop',
      },
    ),
  )

  test.each([
    ['10,000 characters', long],
    ['markup', '<b>red</b>'],
    ['emoji', '📚'],
    ['quotes', `red' or '1'='1`],
  ])('nor a chosen colour and size of %s', async (_, color) => {
    const dress = await aDress()
    const shopper = await newShopper()
    const line: Fields = [
      ['product', dress],
      ['color', 'indigo'],
      ['size', 'm'],
    ]
    await post(shopper, 'cart.add', line)
    const before = await rows()
    const variant = variantValue({ color, size: 'm' })
    await post(shopper, 'cart.changeVariant', [...line, ['variant', variant]])
    expect(shopper.status).toBe(422)
    expect(shopper.text('#variant-1-error')).toContain('not available in this colour and size')
    expect(await rows()).toEqual(before)
  })
})

describe('an e-book', () => {
  test.each([
    [
      '',
      'This e-book is already in your cart.',
      'An e-book is one file: you can buy only one copy of it.',
    ],
    [
      '/fr',
      'Ce livre numérique est déjà dans votre panier.',
      'Un livre numérique est un seul fichier : on ne peut en acheter qu’un exemplaire.',
    ],
    [
      '/de',
      'Dieses E-Book liegt schon in Ihrem Warenkorb.',
      'Ein E-Book ist eine einzige Datei: Sie können nur ein Exemplar davon kaufen.',
    ],
  ])(
    'under "%s" is refused twice with the one reason that holds',
    async (prefix, contents, once) => {
      const [shopper, product] = [await newShopper(), await eBookWithFile()]
      const path = `${prefix}/cart`
      const add = async (quantity: string) => {
        await shopper.post(path, { intent: 'cart.add', product, quantity })
        return shopper.status === 422 ? shopper.text('#errors') : shopper.status
      }
      expect(await add('2')).toContain(once)
      expect(await add('1')).toBe(200)
      for (const quantity of ['1', '2']) {
        const words = await add(quantity)
        expect(words).toContain(contents)
        expect(words).not.toContain(once)
      }
      await shopper.post(path, { intent: 'cart.more', product })
      expect(shopper.text('#errors')).toContain(once)
    },
  )
})

test('French words name a single piece with an article', async () => {
  const [shopper, product] = [await newShopper(), await aBook({ stock: 1 })]
  const add = (quantity: string) =>
    shopper.post('/fr/cart', { intent: 'cart.add', product, quantity })
  await add('2')
  expect(shopper.text('#errors')).toContain('Un seul exemplaire est disponible.')
  await add('1')
  await add('1')
  expect(shopper.text('#errors')).toContain(
    'Un seul exemplaire est disponible, et il est déjà dans votre panier.',
  )
})

describe('what is not sold', () => {
  test.each([
    ['by us, but by a partner', partnersThing, 'Currently unavailable'],
    ['without a price', notForSale, 'Currently unavailable'],
    ['as an e-book without a file', eBook, 'file is not available yet'],
    ['any more, since it ran out', soldOut, 'sold out'],
  ])('%s adds nothing', async (_, make, words) => {
    const id = await make()
    await expectRefused('cart.add', [['product', id]], { words })
  })

  test.each([
    [
      'a colour that it is not made in',
      [
        ['color', 'mauve'],
        ['size', 'm'],
      ],
      'not available in this',
    ],
    [
      'a pair that is sold out',
      [
        ['color', 'indigo'],
        ['size', 'xl'],
      ],
      'sold out',
    ],
    ['a colour without a size', [['color', 'indigo']], 'choose a size'],
    ['neither', [], 'choose a colour and a size'],
  ] as [string, Fields, string][])('in %s adds nothing', async (_, chosen, words) => {
    const dress = await aDress()
    await expectRefused('cart.add', [['product', dress], ...chosen], { words })
  })

  test('of one kind is sold on the page of another: a mug from the page of a book', async () => {
    const [book, mug] = [await aBook(), await aThing()]
    const shopper = await newShopper()
    await post(shopper, 'cart.add', [['product', mug]], `/book/${book}`)
    expect([shopper.status, await quantityOf(mug)]).toEqual([200, 1])
  })
})

describe('between the page and the post', () => {
  test.each([
    [
      'vanished',
      (id: string) =>
        db.write((trx) =>
          trx
            .deleteFrom('variant')
            .where('productId', '=', id)
            .where('color', '=', 'red')
            .execute(),
        ),
      'not available in this colour and size',
    ],
    [
      'was sold out',
      (id: string) =>
        db.write((trx) =>
          trx
            .updateTable('variant')
            .set({ stock: 0 })
            .where('productId', '=', id)
            .where('color', '=', 'red')
            .execute(),
        ),
      'sold out',
    ],
  ] as const)('a colour and size %s: 422 with words, nothing added', async (_, spoil, words) => {
    const dress = await aDress()
    const [stranger, shopper] = [await newShopper(), await returning(await aBook())]
    for (const visitor of [stranger, shopper]) await visitor.visit(`/product/${dress}?color=red`)
    await spoil(dress)
    const before = await rows()
    for (const visitor of [stranger, shopper]) {
      await visitor.press('Add to cart', { size: 'm' }, { within: 'main' })
      expect(visitor.status).toBe(422)
      expect(visitor.text('#errors')).toContain(words)
    }
    expect(await rows()).toEqual(before)
    expect(stranger.cookieNames()).toEqual([])
  })

  test('a book was sold out: 422 with words, nothing added', async () => {
    const book = await aBook()
    const shopper = await newShopper()
    await shopper.visit(`/book/${book}`)
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 0 }).where('id', '=', book).execute(),
    )
    await shopper.press('Add to cart', {}, { within: 'main' })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#errors')).toContain('sold out')
    expect(shopper.cookieNames()).toEqual([])
  })
})

test('the 501st line is 422 with words, and nothing changes', async () => {
  const [first, another, ...ids] = await manyBooks(501)
  const shopper = await returning(first!)
  const { owner } = await db.read
    .selectFrom('cartLine')
    .where('productId', '=', first!)
    .select('owner')
    .executeTakeFirstOrThrow()
  const line = { owner, color: '', size: '', quantity: 1, addedAt: 1, changedAt: 1 }
  await db.write((trx) =>
    trx
      .insertInto('cartLine')
      .values(ids.map((productId) => ({ ...line, productId })))
      .execute(),
  )
  await shopper.visit(`/book/${another}`)
  const before = await rows()
  await shopper.press('Add to cart', {}, { within: 'main' })
  expect(shopper.status).toBe(422)
  expect(shopper.text('#errors')).toContain('Your cart is full: it holds 500 different items')
  expect(await rows()).toEqual(before)
})

async function quantityOf(productId: string): Promise<number | undefined> {
  const line = await db.read
    .selectFrom('cartLine')
    .where('productId', '=', productId)
    .select('quantity')
    .executeTakeFirst()
  return line?.quantity
}
