import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, aDress, lastCopy, manyBooks, partnersThing } from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const languages = [
  {
    language: 'en',
    prefix: '',
    add: 'Add to cart',
    added: 'Added To Cart: 2 × The Moonstone (paperback)',
    items: 'Cart: 2 items',
    heading: 'Your cart',
    empty: 'Your cart is empty',
    set: 'Update',
    remove: 'Remove',
    removed: 'Removed From Cart: The Moonstone (Paperback)',
    undo: 'Undo',
    putBack: 'Put it back',
    back: 'Back In Cart',
    number: 'Enter a whole number from 1 to 9, or 0 to remove it',
  },
  {
    language: 'fr',
    prefix: '/fr',
    add: 'Ajouter au panier',
    added: 'Ajouté au panier : 2 × The Moonstone (broché)',
    items: 'Panier : 2 articles',
    heading: 'Votre panier',
    empty: 'Votre panier est vide',
    set: 'Actualiser',
    remove: 'Retirer',
    removed: 'Retiré du panier : The Moonstone (Broché)',
    undo: 'Annuler',
    putBack: 'Le remettre',
    back: 'Remis dans le panier',
    number: 'Indiquez un nombre entier de 1 à 9, ou 0 pour le retirer',
  },
  {
    language: 'de',
    prefix: '/de',
    add: 'In den Warenkorb',
    added: 'In den Warenkorb gelegt: 2 × The Moonstone (Taschenbuch)',
    items: 'Warenkorb: 2 Artikel',
    heading: 'Ihr Warenkorb',
    empty: 'Ihr Warenkorb ist leer',
    set: 'Ändern',
    remove: 'Entfernen',
    removed: 'Aus dem Warenkorb entfernt: The Moonstone (Taschenbuch)',
    undo: 'Rückgängig',
    putBack: 'Wieder hinzufügen',
    back: 'Wieder im Warenkorb',
    number: 'Geben Sie eine ganze Zahl von 1 bis 9 ein, oder 0 zum Entfernen',
  },
]

const toast = (shopper: Shopper) => shopper.text('[role=status] .toast p')
const names = (shopper: Shopper) => shopper.texts('.lines .line h2')
const tool = (shopper: Shopper) =>
  shopper.attr('.tools > a[href$="/cart"]', 'aria-label')?.replace(/\s/g, ' ')
/** A shopper who put so many of something in, by a plain post. */
async function shopperWith(id: string, quantity: number, page = '/cart'): Promise<Shopper> {
  const shopper = await newShopper()
  return shopper.post(page, { intent: 'cart.add', product: id, quantity: String(quantity) })
}

describe.each(languages)('a cart without JavaScript in $language', (words) => {
  test('is filled, changed, undone and emptied, each with one message', async () => {
    const book = await aBook()
    const shopper = await newShopper()
    await shopper.visit(`${words.prefix}/book/${book}`)
    expect(tool(shopper)).not.toMatch(/\d/)
    await shopper.press(words.add, { quantity: '2' }, { within: 'main' })
    expect(shopper.url).toBe(`${words.prefix}/book/${book}`)
    expect(toast(shopper)).toBe(words.added)
    expect(tool(shopper)).toBe(words.items)
    expect(shopper.text('#mini-cart .mini b')).toBe('The Moonstone')

    await shopper.visit(`${words.prefix}/cart`)
    expect(toast(shopper)).toBeUndefined()
    expect(shopper.text('h1')).toBe(words.heading)
    expect(names(shopper)).toEqual(['The Moonstone'])
    expect(shopper.attr('.line input[name=quantity]', 'value')).toBe('2')
    expect(shopper.attr('main .btn--big', 'value')).toBe('cart.checkout')

    await shopper.press(words.remove, {}, { within: '.line' })
    expect(toast(shopper)).toBe(words.removed)
    expect(shopper.text('h1')).toBe(words.empty)
    await shopper.press(words.undo, {}, { within: '.toast' })
    expect(toast(shopper)).toBe(words.back)
    expect(shopper.attr('.line input[name=quantity]', 'value')).toBe('2')
  })

  test('a number that cannot be is 422: words beside the field, the number kept, nothing changed', async () => {
    const shopper = await shopperWith(await aBook(), 2, `${words.prefix}/cart`)
    await shopper.press(words.set, { quantity: '1.5' }, { within: '.line' })
    expect(shopper.status).toBe(422)
    const field = '.line input[name=quantity]'
    expect(shopper.attr(field, 'value')).toBe('1.5')
    expect(shopper.attr(field, 'aria-invalid')).toBe('true')
    expect(shopper.text(`#${shopper.attr(field, 'aria-describedby')}`)).toBe(words.number)
    expect(shopper.attr('#errors a', 'href')).toBe(`#${shopper.attr(field, 'id')}`)
    await shopper.visit(shopper.url)
    expect(shopper.attr(field, 'value')).toBe('2')
  })

  test('what was taken out can be put back on the page itself, once', async () => {
    const shopper = await shopperWith(await aBook(), 2, `${words.prefix}/cart`)
    await shopper.press(words.set, { quantity: '0' }, { within: '.line' })
    await shopper.visit(shopper.url)
    await shopper.press(words.putBack, {}, { within: '.note' })
    expect(names(shopper)).toEqual(['The Moonstone'])
    expect(shopper.text('.note--warm')).toBeUndefined()
  })
})

describe('reading', () => {
  test('sets no cookie and starts no cart', async () => {
    const shopper = await newShopper()
    await shopper.visit('/cart')
    expect(shopper.status).toBe(200)
    expect(shopper.text('h1')).toBe('Your cart is empty')
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
    expect(shopper.cookieNames()).toEqual([])
  })

  test('again after a post repeats nothing and says nothing twice', async () => {
    const shopper = await shopperWith(await aBook(), 2)
    expect(toast(shopper)).toBe('Added To Cart: 2 × The Moonstone (paperback)')
    for (let n = 0; n < 3; n++) await shopper.visit(shopper.url)
    expect(toast(shopper)).toBeUndefined()
    expect(tool(shopper)).toBe('Cart: 2 items')
  })
})

describe('a line', () => {
  test('is made more and less, and gone below one', async () => {
    const shopper = await shopperWith(await aBook(), 2)
    const quantity = () => shopper.attr('.line input[name=quantity]', 'value')
    await shopper.press('Increase quantity', {}, { within: '.line' })
    expect([quantity(), toast(shopper)]).toEqual(['3', 'Quantity Changed: 3'])
    for (let n = 0; n < 2; n++) await shopper.press('Decrease quantity', {}, { within: '.line' })
    expect(quantity()).toBe('1')
    await shopper.press('Decrease quantity', {}, { within: '.line' })
    expect(shopper.text('h1')).toBe('Your cart is empty')
    expect(toast(shopper)).toBe('Removed From Cart: The Moonstone (Paperback)')
  })

  test('costs its number times the shown price, and the sum is that of the lines', async () => {
    const shopper = await shopperWith(await aBook({ price: 33_333 }), 3)
    await shopper.post('/cart', {
      intent: 'cart.add',
      product: await aBook({ price: 1_01 }),
      quantity: '2',
    })
    expect(shopper.texts('.line__sum')).toEqual(['₹999.99', '₹2.02'])
    expect(shopper.text('aside .sums dd')).toBe('₹1,002.01')
  })

  test('past what there is is refused with the number of it', async () => {
    const shopper = await shopperWith(await lastCopy(), 1)
    await shopper.press('Increase quantity', {}, { within: '.line' })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#quantity-1-error')).toContain('Only 1 is available')
    expect(tool(shopper)).toBe('Cart: 1 item')
  })

  test('by one more or less shows what the line holds, whatever the page had from before', async () => {
    const shopper = await shopperWith(await lastCopy(), 1)
    await shopper.press('Increase quantity', { quantity: '7' }, { within: '.line' })
    expect(shopper.status).toBe(422)
    expect(shopper.attr('.line input[name=quantity]', 'value')).toBe('1')
  })

  test('that another window took out is 409 with words', async () => {
    const [stored, gone] = [await aBook(), await aBook()]
    const shopper = await shopperWith(stored, 1)
    await shopper.post('/cart', { intent: 'cart.more', product: gone })
    expect(shopper.status).toBe(409)
    expect(shopper.text('#errors')).toContain('no longer in your cart')
    const nobody = await newShopper()
    await nobody.post('/cart', { intent: 'cart.set', product: stored, quantity: '3' })
    expect(nobody.status).toBe(409)
    expect(nobody.text('#errors')).toContain('no longer in your cart')
    expect(nobody.cookieNames()).toEqual([])
  })

  test('removed twice is removed: the second press is no fault', async () => {
    const book = await aBook()
    const shopper = await shopperWith(book, 1)
    for (let n = 0; n < 2; n++)
      await shopper.post('/cart', { intent: 'cart.remove', product: book })
    expect(shopper.status).toBe(200)
    expect(shopper.text('h1')).toBe('Your cart is empty')
  })

  test('above what is left says how many there are, and keeps from the checkout', async () => {
    const book = await aBook()
    const shopper = await shopperWith(book, 9)
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 3 }).where('id', '=', book).execute(),
    )
    await shopper.visit('/cart')
    expect(shopper.text('.line .error')).toBe('Only 3 left. Please reduce the quantity.')
    expect(shopper.text('main [value="cart.checkout"]')).toBeUndefined()
    await shopper.press('Update', { quantity: '3' }, { within: '.line' })
    expect(shopper.text('main [value="cart.checkout"]')).toBe('Go to checkout')
  })

  test('that cannot be sold any more stands apart and can be removed', async () => {
    const book = await aBook({ name: 'Emma' })
    const shopper = await shopperWith(book, 2)
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 0 }).where('id', '=', book).execute(),
    )
    await shopper.visit('/cart')
    expect(names(shopper)).toEqual([])
    expect(shopper.text('[aria-labelledby=lost] .line')).toMatch(/Emma.*Sold out/)
    expect(shopper.text('aside')).toContain('Nothing in your cart is available')
    expect(shopper.text('main [value="cart.checkout"]')).toBeUndefined()
    await shopper.press('Remove', {}, { within: '[aria-labelledby=lost]' })
    expect(shopper.text('h1')).toBe('Your cart is empty')
  })
})

describe('adding', () => {
  test.each(['0', '100', '1.5', 'two', '', '-1'])(
    '%j is 422 with words, nothing added',
    async (quantity) => {
      const shopper = await newShopper()
      const path = `/book/${await aBook()}`
      await shopper.visit(path)
      await shopper.press('Add to cart', { quantity }, { within: 'main' })
      expect(shopper.status).toBe(422)
      expect(shopper.attr('main input[name=quantity]', 'value')).toBe(quantity)
      expect(shopper.text('#quantity-error')).toBe('Enter a whole number from 1 to 9')
      expect(shopper.cookieNames()).toEqual([])
    },
  )

  test.each([
    ['a pair that does not exist', 'red', 'xl', 'not available in this colour and size'],
    ['a pair that is sold out', 'indigo', 'xl', 'sold out'],
    ['no size', 'indigo', '', 'choose a size'],
  ])('%s is 422 with words, cart unchanged', async (_, color, size, words) => {
    const dress = await aDress()
    const shopper = await newShopper()
    await shopper.post(`/product/${dress}`, { intent: 'cart.add', product: dress, color, size })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#errors')).toContain(words)
    expect(shopper.cookieNames()).toEqual([])
  })

  test('a colour and a size puts that pair in', async () => {
    const dress = await aDress()
    const shopper = await newShopper()
    await shopper.visit(`/product/${dress}?color=red`)
    await shopper.press('Add to cart', { size: 'm' }, { within: 'main' })
    await shopper.visit('/cart')
    expect(shopper.text('.line__text')).toContain('Red, M')
    expect(shopper.attr('.line h2 a', 'href')).toBe(`/product/${dress}?color=red`)
  })

  test.each([
    ['what a partner sells', partnersThing],
    ['what there never was', () => Promise.resolve('no-such-id')],
  ])('%s is 422', async (_, make) => {
    const shopper = await newShopper()
    await shopper.post('/cart', { intent: 'cart.add', product: await make() })
    expect(shopper.status).toBe(422)
    expect(shopper.cookieNames()).toEqual([])
  })

  test('at the same moment twice counts twice', async () => {
    const book = await aBook()
    const shopper = await shopperWith(book, 1)
    await Promise.all(
      Array.from({ length: 5 }, () => shopper.post('/cart', { intent: 'cart.add', product: book })),
    )
    await shopper.visit('/cart')
    expect(tool(shopper)).toBe('Cart: 6 items')
  })
})

describe('emptying', () => {
  test('takes all out at once and can be undone', async () => {
    const shopper = await shopperWith(await aBook(), 2)
    await shopper.post('/cart', { intent: 'cart.add', product: await aBook({ name: 'Emma' }) })
    await shopper.press('Empty the cart')
    expect(toast(shopper)).toBe('Removed From Cart: 2 items')
    await shopper.visit('/cart')
    expect(shopper.text('.note--warm')).toContain('2 items were removed.')
    await shopper.press('Put them back')
    expect(names(shopper)).toEqual(['The Moonstone', 'Emma'])
  })

  test('undone too late says so', async () => {
    const shopper = await shopperWith(await aBook(), 2)
    await shopper.press('Empty the cart')
    await db.write((trx) => trx.updateTable('cartUndo').set({ removedAt: 1 }).execute())
    await shopper.press('Undo', {}, { within: '.toast' })
    expect(toast(shopper)).toBe('There is nothing left to undo')
    expect(shopper.text('h1')).toBe('Your cart is empty')
  })

  test('an undo that finds fewer says so', async () => {
    const book = await aBook()
    const shopper = await shopperWith(book, 5)
    await shopper.press('Empty the cart')
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 2 }).where('id', '=', book).execute(),
    )
    await shopper.press('Undo', {}, { within: '.toast' })
    expect(toast(shopper)).toBe('Back in the cart, but with fewer of one item')
    expect(shopper.attr('.line input[name=quantity]', 'value')).toBe('2')
  })
})

describe('delivery, tax and payment', () => {
  test('are shown before the checkout, and follow the country', async () => {
    const shopper = await shopperWith(await aBook({ price: 10_000 }), 1)
    const aside = () => shopper.text('aside')
    expect(aside()).toContain('Delivery to India')
    expect(aside()).toMatch(
      /Delivery by post: ₹49\.00\s*Arrives \w{3}\s\d+\s\w+ to \w{3}\s\d+\s\w+/,
    )
    expect(aside()).toContain('By invoice')
    expect(aside()).toContain('On delivery')
    expect(aside()).toMatch(/We deliver to \d+ countries/)
    expect(shopper.text('aside .total dd')).toBe('₹149.00')
    await shopper.press('Change country', { country: 'DE' }, { within: 'aside' })
    expect(aside()).toContain('Delivery to Germany')
    expect(aside()).toMatch(/incl\. 7% VAT/)
  })

  test('the currency can be changed, and the cart stays', async () => {
    const shopper = await shopperWith(await aBook(), 2)
    await shopper.press('€ EUR')
    expect(names(shopper)).toEqual(['The Moonstone'])
    expect(shopper.text('.line__sum')).toMatch(/^€/)
  })
})

describe('the cart of 500 lines', () => {
  test('is shown whole, and its cookie stays under 1 KB', async () => {
    const ids = await manyBooks(500)
    const shopper = await shopperWith(ids[0]!, 1)
    const { owner } = await db.read
      .selectFrom('cartLine')
      .where('productId', '=', ids[0]!)
      .select('owner')
      .executeTakeFirstOrThrow()
    const rows = ids.slice(1).map((productId, n) => ({
      owner,
      productId,
      color: '',
      size: '',
      quantity: 9,
      addedAt: n,
      changedAt: n,
    }))
    await db.write((trx) => trx.insertInto('cartLine').values(rows).execute())
    await shopper.visit('/cart')
    expect(names(shopper)).toHaveLength(500)
    await shopper.post('/cart', { intent: 'cart.add', product: await aBook() })
    expect(shopper.status).toBe(422)
    await shopper.press('Increase quantity', {}, { within: '.line' })
    expect(shopper.status).toBe(422)
    await shopper.press('Decrease quantity', {}, { within: '.line' })
    expect(toast(shopper)).toBe('Quantity Changed: 8')
    const session = shopper.cookies.get('shop')!
    expect(session.length).toBeLessThan(1024)
    await shopper.press('Empty the cart')
    expect(shopper.text('h1')).toBe('Your cart is empty')
    expect(shopper.cookies.get('shop')!.length).toBeLessThan(1024)
  })
})

test.each([
  ['quotes', `"Emma" & 'Emma'`],
  ['markup', '<b>Emma</b><script>alert(1)</script>'],
  ['emoji', '📚👩‍👩‍👧‍👦 Emma'],
  ['10,000 characters', '📚Emma'.repeat(2000)],
  ['an interpolation', '{{count}} $t(cart.empty) Emma'],
])('a name with %s breaks neither page, note nor toast', async (_, name) => {
  const book = await aBook()
  await db.write((trx) => trx.updateTable('product').set({ name }).where('id', '=', book).execute())
  const shopper = await shopperWith(book, 1)
  expect(names(shopper)).toEqual([name])
  await shopper.press('Remove', {}, { within: '.line' })
  const full = `${name} (Paperback)`
  const shown = Array.from(full)
  const short = shown.length > 60 ? `${shown.slice(0, 60).join('')}…` : full
  expect(toast(shopper)).toBe(`Removed From Cart: ${short}`)
  expect(shopper.text('.note--warm span')).toBe(`${full} was removed.`)
  await shopper.press('Undo', {}, { within: '.toast' })
  expect(names(shopper)).toEqual([name])
})
