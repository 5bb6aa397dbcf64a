import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { variantValue } from '#app/shop/ordering/quote/cart.ts'
import { aBook, aDress, manyBooks } from '../../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../../shopper.ts'

const languages = [
  {
    language: 'en',
    prefix: '',
    change: 'Change',
    changed: 'Colour Or Size Changed',
    joined: 'Combined Into One Line: 3',
    label: 'Colour and size of Linen summer dress',
    isOut: 'Indigo, XL (sold out)',
    out: 'This is sold out.',
    unknown: 'It is not available in this colour and size. Please choose another.',
    priceChanged: 'The price has changed since you added this: it was ₹499.00 and is now ₹449.00.',
    tooMany: 'Only 2 left. Please reduce the quantity.',
    take: 'Change to 2: The Moonstone',
    quantity: 'Quantity Changed: 2',
    later: 'Move to wishlist',
    saved: 'Added To Wishlist',
    full: 'Your wishlist is full: it holds 200 items. Please remove something first.',
    remove: 'Remove',
    undo: 'Undo',
    putBack: 'Put it back',
    back: 'Back In Cart',
    reasons: ['No longer available in this version', 'Currently unavailable', 'Sold out'],
    stands: ['To be published on 1 May 2999', 'Dispatched in 10 days'],
  },
  {
    language: 'fr',
    prefix: '/fr',
    change: 'Changer',
    changed: 'Couleur ou taille modifiée',
    joined: 'Réunis en une seule ligne : 3',
    label: 'Couleur et taille de Linen summer dress',
    isOut: 'Indigo, XL (épuisé)',
    out: 'Cet article est épuisé.',
    unknown: 'Il n’existe pas dans cette couleur et cette taille. Choisissez-en une autre.',
    priceChanged:
      'Le prix a changé depuis que vous avez ajouté cet article : il était de 499,00 ₹, il est maintenant de 449,00 ₹.',
    tooMany: 'Il n’en reste que 2. Veuillez réduire la quantité.',
    take: 'Passer à 2 : The Moonstone',
    quantity: 'Quantité modifiée : 2',
    later: 'Ajouter à la liste d’envies',
    saved: 'Ajouté à la liste d’envies',
    full: 'Votre liste est pleine : elle compte 200 articles. Veuillez d’abord en retirer un.',
    remove: 'Retirer',
    undo: 'Annuler',
    putBack: 'Le remettre',
    back: 'Remis dans le panier',
    reasons: ['N’est plus disponible dans cette version', 'Actuellement indisponible', 'Épuisé'],
    stands: ['À paraître le 1er mai 2999', 'Expédié sous 10 jours'],
  },
  {
    language: 'de',
    prefix: '/de',
    change: 'Ändern',
    changed: 'Farbe oder Größe geändert',
    joined: 'Jetzt in einer Zeile: 3',
    label: 'Farbe und Größe von Linen summer dress',
    isOut: 'Indigo, XL (ausverkauft)',
    out: 'Dieser Artikel ist ausverkauft.',
    unknown: 'In dieser Farbe und Größe gibt es ihn nicht. Bitte wählen Sie eine andere.',
    priceChanged:
      'Der Preis hat sich geändert, seit der Artikel im Warenkorb liegt: bisher 499,00 ₹, jetzt 449,00 ₹.',
    tooMany: 'Nur noch 2 vorrätig. Bitte verringern Sie die Menge.',
    take: 'Auf 2 ändern: The Moonstone',
    quantity: 'Menge geändert: 2',
    later: 'Auf den Merkzettel',
    saved: 'Auf den Merkzettel gesetzt',
    full: 'Ihr Merkzettel fasst 200 Artikel und ist voll. Bitte entfernen Sie zuerst etwas.',
    remove: 'Entfernen',
    undo: 'Rückgängig',
    putBack: 'Wieder hinzufügen',
    back: 'Wieder im Warenkorb',
    reasons: [
      'In dieser Ausführung nicht mehr erhältlich',
      'Derzeit nicht erhältlich',
      'Ausverkauft',
    ],
    stands: ['Erscheint am 1. Mai 2999', 'Versandfertig in 10 Tagen'],
  },
]

type Words = (typeof languages)[number]

const spaced = (text: string | undefined) => text?.replace(/\s/g, ' ')
const toast = (shopper: Shopper) => spaced(shopper.text('[role=status] .toast p'))
const names = (shopper: Shopper) => shopper.texts('.lines .line h2')
const quantity = (shopper: Shopper) => shopper.attr('.qty input[name=quantity]', 'value')
const lost = '[aria-labelledby=lost]'
const indigo = { color: 'indigo', size: 'm' }
const red = { color: 'red', size: 'm' }

type Line = { product: string; color?: string; size?: string; quantity?: string }

/** A shopper with rupees who put these in, by plain posts to the cart of the language. */
async function shopperWith({ prefix }: { prefix: string }, ...lines: Line[]): Promise<Shopper> {
  const shopper = await newShopper()
  await shopper.post(`${prefix}/cart`, { intent: 'currency.choose', currency: 'INR' })
  for (const line of lines) await shopper.post(`${prefix}/cart`, { intent: 'cart.add', ...line })
  return shopper.visit(`${prefix}/cart`)
}

const setStock = (id: string, stock: number) =>
  db.write((trx) => trx.updateTable('product').set({ stock }).where('id', '=', id).execute())
const setColorStock = (id: string, color: string, stock: number) =>
  db.write((trx) =>
    trx
      .updateTable('variant')
      .set({ stock })
      .where('productId', '=', id)
      .where('color', '=', color)
      .execute(),
  )
const lines = () =>
  db.read
    .selectFrom('cartLine')
    .selectAll()
    .orderBy('owner')
    .orderBy('productId')
    .orderBy('color')
    .execute()

describe.each(languages)('the colour and size of a line in $language', (words) => {
  test('is changed in the line: quantity kept, one message', async () => {
    const dress = await aDress()
    const shopper = await shopperWith(words, { product: dress, ...indigo, quantity: '2' })
    expect(shopper.text('.line__change label')).toBe(words.label)
    expect(shopper.attr('.line__change', 'open')).toBeUndefined()
    expect(shopper.attr('.line__change option[selected]', 'value')).toBe(variantValue(indigo))
    expect(shopper.text('.line__change option[disabled]')).toBe(words.isOut)
    await press(shopper, words, variantValue(red))
    expect([shopper.status, shopper.url]).toEqual([200, `${words.prefix}/cart`])
    expect(toast(shopper)).toBe(words.changed)
    expect(shopper.attr('.line h2 a', 'href')).toBe(`${words.prefix}/product/${dress}?color=red`)
    expect(quantity(shopper)).toBe('2')
  })

  test('joins the line that is there already', async () => {
    const dress = await aDress()
    const shopper = await shopperWith(
      words,
      { product: dress, ...red, quantity: '2' },
      { product: dress, ...indigo },
    )
    await press(shopper, words, variantValue(indigo))
    expect(toast(shopper)).toBe(words.joined)
    expect(names(shopper)).toHaveLength(1)
    expect(quantity(shopper)).toBe('3')
  })

  test.each([
    ['sold out', { color: 'indigo', size: 'xl' }, 'out'],
    ['not made', { color: 'red', size: 'xl' }, 'unknown'],
  ] as const)(
    'that is %s is 422: words at the open fold, nothing changed',
    async (_, pair, key) => {
      const shopper = await shopperWith(words, { product: await aDress(), ...indigo })
      const before = await lines()
      await press(shopper, words, variantValue(pair))
      expect(shopper.status).toBe(422)
      expect(shopper.attr('.line__change', 'open')).toBeDefined()
      const field = '.line__change select'
      expect(shopper.attr(field, 'aria-invalid')).toBe('true')
      expect(shopper.text(`#${shopper.attr(field, 'aria-describedby')}`)).toBe(words[key])
      expect(shopper.attr('#errors a', 'href')).toBe(`#${shopper.attr(field, 'id')}`)
      expect(shopper.attr('.qty input[name=quantity]', 'aria-invalid')).toBeUndefined()
      expect(await lines()).toEqual(before)
    },
  )

  test('that is lost is changed to one that is there', async () => {
    const dress = await aDress()
    const shopper = await shopperWith(words, { product: dress, ...indigo, quantity: '2' })
    await setColorStock(dress, 'indigo', 0)
    await shopper.visit(shopper.url)
    expect(shopper.text(`${lost} .stock`)).toBe(words.reasons[2])
    await press(shopper, words, '')
    expect(shopper.status).toBe(422)
    expect(shopper.attr(`${lost} select`, 'aria-invalid')).toBe('true')
    await press(shopper, words, variantValue(red))
    expect(toast(shopper)).toBe(words.changed)
    expect(shopper.text(lost)).toBeUndefined()
    expect(quantity(shopper)).toBe('2')
  })

  const press = (shopper: Shopper, { change }: Words, variant: string) =>
    shopper.press(
      change,
      { [shopper.attr('.line__change select', 'id')!]: variant },
      { within: '.line__change' },
    )
})

describe('the colour and size of a line', () => {
  test('past the stock of the other is 422 with the number of it, the choice kept', async () => {
    const dress = await aDress()
    const shopper = await shopperWith({ prefix: '' }, { product: dress, ...red, quantity: '4' })
    await shopper.press(
      'Change',
      { 'variant-1': variantValue(indigo) },
      { within: '.line__change' },
    )
    expect(shopper.status).toBe(422)
    expect(shopper.text('#variant-1-error')).toContain('Only 3 are available')
    expect(shopper.attr('.line__change option[selected]', 'value')).toBe(variantValue(indigo))
    await shopper.visit('/cart')
    expect(shopper.text('.line__text')).toContain('Red, M')
  })

  test('of a line that another window took out is 409, and starts no cart', async () => {
    const dress = await aDress()
    const nobody = await newShopper()
    await nobody.post('/cart', {
      intent: 'cart.changeVariant',
      product: dress,
      ...indigo,
      variant: variantValue(red),
    })
    expect(nobody.status).toBe(409)
    expect(nobody.text('#errors')).toContain('no longer in your cart')
    expect(nobody.cookieNames()).toEqual([])
  })

  test('cannot be chosen where all else ran out meanwhile: 422 with words', async () => {
    const dress = await aDress()
    const shopper = await shopperWith({ prefix: '' }, { product: dress, ...indigo })
    await setColorStock(dress, 'red', 0)
    await shopper.press('Change', { 'variant-1': variantValue(red) }, { within: '.line__change' })
    expect(shopper.status).toBe(422)
    expect(shopper.text('.line .error')).toBe('This is sold out.')
    expect(shopper.attr('#errors a', 'href')).toBe('#lines')
  })

  test('is not asked of a book', async () => {
    const shopper = await shopperWith({ prefix: '' }, { product: await aBook() })
    expect(shopper.text('.line__change')).toBeUndefined()
  })
})

describe.each(languages)('what a line says in $language', (words) => {
  test('of a price that changed: the old one and the new', async () => {
    const book = await aBook()
    const shopper = await shopperWith(words, { product: book })
    expect(shopper.text('.line .note')).toBeUndefined()
    await lowerPrice(book, 44_900)
    await shopper.visit(shopper.url)
    expect(spaced(shopper.text('.line .note'))).toBe(words.priceChanged)
    await shopper.press(setOf(words), {}, { within: '.line' })
    expect(shopper.text('.line .note')).toBeUndefined()
  })

  test('of fewer that are left: how many, and one button that takes them', async () => {
    const book = await aBook()
    const shopper = await shopperWith(words, { product: book, quantity: '5' })
    await setStock(book, 2)
    await shopper.visit(shopper.url)
    expect(shopper.text('.line .error')).toBe(words.tooMany)
    await shopper.press(words.take, {}, { within: '.line' })
    expect(toast(shopper)).toBe(words.quantity)
    expect(shopper.text('.line .error')).toBeUndefined()
    expect(quantity(shopper)).toBe('2')
  })

  test('of what cannot be bought: why not; the sum leaves it out, the head counts it', async () => {
    const [dress, unpriced, out, stored] = [
      await aDress(),
      await aBook(),
      await aBook(),
      await aBook({ price: 10_000 }),
    ]
    const shopper = await shopperWith(
      words,
      { product: dress, ...red },
      { product: unpriced },
      { product: out, quantity: '3' },
      { product: stored },
    )
    await db.write(async (trx) => {
      await trx.deleteFrom('variant').where('productId', '=', dress).execute()
      await trx.deleteFrom('price').where('productId', '=', unpriced).execute()
    })
    await setStock(out, 0)
    await shopper.visit(shopper.url)
    expect(shopper.texts(`${lost} .stock`)).toEqual(words.reasons)
    expect(spaced(shopper.text('aside .sums dd'))).toMatch(/^₹100.00|100,00 ₹$/)
    expect(shopper.text('.tools > a[href$="/cart"] .count')).toBe('6')
  })

  test('of what is not sent at once: from when, or in how many days', async () => {
    const preOrdered = await aBook({ datePublished: '2999-05-01', stock: 0 })
    const ordered = await aBook({ stock: 0, supplyDays: 10 })
    const shopper = await shopperWith(words, { product: preOrdered }, { product: ordered })
    expect(shopper.texts('.line .stock').map(spaced)).toEqual(words.stands)
  })

  const setOf = ({ language }: Words) =>
    ({ en: 'Update', fr: 'Actualiser', de: 'Ändern' })[language]!

  const lowerPrice = (id: string, amountMinor: number) =>
    db.write(async (trx) => {
      const at = Date.now()
      const ended = trx.updateTable('price').set({ untilAt: at })
      await ended.where('productId', '=', id).execute()
      const row = { currency: 'INR', market: '', amountMinor, fromAt: at, untilAt: null } as const
      await trx
        .insertInto('price')
        .values({ id: `new-${id}`, productId: id, ...row })
        .execute()
    })
})

describe.each(languages)('moving a line to the wishlist in $language', (words) => {
  test('takes it out with one message, and undo brings it back', async () => {
    const dress = await aDress()
    const shopper = await shopperWith(words, { product: dress, ...red, quantity: '2' })
    await shopper.press(words.later, {}, { within: '.line' })
    expect(toast(shopper)).toBe(words.saved)
    expect(names(shopper)).toEqual([])
    expect(await wishes(dress)).toBe(1)
    await shopper.press(words.undo, {}, { within: '.toast' })
    expect(toast(shopper)).toBe(words.back)
    expect(shopper.attr('.line h2 a', 'href')).toBe(`${words.prefix}/product/${dress}?color=red`)
    expect(quantity(shopper)).toBe('2')
    expect(await wishes(dress)).toBe(1)
  })

  test.each(['later', 'remove'] as const)(
    'and removing work at a lost line: %s, undone in the toast or on the page',
    async (button) => {
      const book = await aBook({ name: 'Emma' })
      const shopper = await shopperWith(words, { product: book, quantity: '3' })
      await setStock(book, 0)
      await shopper.visit(shopper.url)
      await shopper.press(words[button], {}, { within: lost })
      expect(shopper.text(lost)).toBeUndefined()
      await shopper.press(words.undo, {}, { within: '.toast' })
      expect(toast(shopper)).toBe(words.back)
      expect(shopper.text(`${lost} h3`)).toBe('Emma')
      await shopper.press(words[button], {}, { within: lost })
      await shopper.visit(shopper.url)
      await shopper.press(words.putBack, {}, { within: '.note' })
      expect(shopper.text(`${lost} .line__text`)).toContain('× 3')
      await shopper.visit(shopper.url)
      expect(shopper.text('.note')).toBeUndefined()
    },
  )

  test('is 422 with words where the wishlist is full, and nothing changes', async () => {
    const book = await aBook()
    const shopper = await shopperWith(words, { product: book })
    const { owner } = await ownerOf(book)
    const ids = await manyBooks(200)
    await db.write((trx) =>
      trx
        .insertInto('wish')
        .values(ids.map((productId, n) => ({ owner, productId, addedAt: n })))
        .execute(),
    )
    await shopper.press(words.later, {}, { within: '.line' })
    expect(shopper.status).toBe(422)
    expect(spaced(shopper.text('#save-1-error'))).toBe(spaced(words.full))
    expect(shopper.attr('#errors a', 'href')).toBe('#save-1')
    expect(shopper.attr('#save-1', 'value')).toMatch(/^cart\.saveForLater&/)
    expect(await wishes(book)).toBe(0)
    await shopper.visit(shopper.url)
    expect(names(shopper)).toEqual(['The Moonstone'])
  })

  const wishes = async (productId: string) =>
    (await db.read.selectFrom('wish').where('productId', '=', productId).selectAll().execute())
      .length
  const ownerOf = (productId: string) =>
    db.read
      .selectFrom('cartLine')
      .where('productId', '=', productId)
      .select('owner')
      .executeTakeFirstOrThrow()
})

test('a line moved to the wishlist twice is moved; one that never was is 409 and starts no cart', async () => {
  const book = await aBook()
  const shopper = await shopperWith({ prefix: '' }, { product: book })
  for (let n = 0; n < 2; n++)
    await shopper.post('/cart', { intent: 'cart.saveForLater', product: book })
  expect([shopper.status, toast(shopper)]).toEqual([200, undefined])
  expect(shopper.text('h1')).toBe('Your cart is empty')
  const nobody = await newShopper()
  await nobody.post('/cart', { intent: 'cart.saveForLater', product: book })
  expect(nobody.status).toBe(409)
  expect(nobody.cookieNames()).toEqual([])
})
