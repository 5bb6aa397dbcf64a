import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aBook, aDress, aThing, eBookWithFile, giveFile } from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const panel = '[role=status] .toast__more'
const message = (shopper: Shopper) => shopper.text('[role=status] .toast p')
const delivery = (shopper: Shopper) => shopper.text(`${panel} p`)

async function shopperWho(id: string, prefix = '', more: Record<string, string> = {}) {
  const sent = { intent: 'cart.add', product: id, ...more }
  return (await newShopper()).post(`${prefix}/about`, sent)
}

/** Imports a paperback and an e-book of one work. */
async function twoEditions(ebookPrice = 19_900) {
  const workKey = `work-${randomUUID()}`
  const ebook = await eBookWithFile({ workKey, price: ebookPrice })
  return { paperback: await aBook({ workKey }), ebook }
}

describe('after adding to the cart', () => {
  test.each([
    ['', 'Items: ₹998.00Spend ₹1.00 more for free delivery', '/cart', '/checkout'],
    ['/fr', 'Articles : 9,14 €', '/fr/cart', '/fr/checkout'],
    ['/de', 'Artikel: 9,14 €Noch 25,86 € bis zum Gratisversand', '/de/cart', '/de/checkout'],
  ])(
    'a page of "%s" tells the sum, free delivery and the ways on',
    async (prefix, text, ...ways) => {
      const shopper = await shopperWho(await aBook(), prefix, { quantity: '2' })
      expect(message(shopper)).toContain('2 × The Moonstone')
      expect(delivery(shopper)).toBe(text)
      expect(shopper.attrs(`${panel} a`, 'href')).toEqual(ways)
    },
  )

  test('the colour and size are named', async () => {
    const shopper = await shopperWho(await aDress(), '', { color: 'indigo', size: 'm' })
    expect(message(shopper)).toBe('Added To Cart: 1 × Linen summer dress (Indigo, M)')
  })

  test('in France only goods other than books lead to free delivery', async () => {
    const shopper = await shopperWho(await aThing(), '/fr')
    expect(delivery(shopper)).toContain('Plus que 30,43 € d’articles, hors livres, pour profiter')
    await shopper.post('/fr/about', { intent: 'cart.add', product: await aBook() })
    expect(delivery(shopper)).toContain('il ne manque que 30,43 € d’articles')
  })

  test.each([
    ['/fr', 'La loi française impose des frais de livraison pour les livres neufs'],
    ['/de', 'Das französische Recht schreibt für neue Bücher Versandkosten vor'],
    ['', 'French law requires a delivery charge for new books'],
  ])('on pages of "%s" a book that ends free delivery to France says so', async (prefix, text) => {
    const shopper = await newShopper()
    await shopper.post(`${prefix}/about`, { intent: 'country.choose', country: 'FR' })
    const add = (product: string) =>
      shopper.post(`${prefix}/about`, { intent: 'cart.add', product })
    await add(await aThing({ price: 999_900 }))
    expect(shopper.text('body')).not.toContain(text)
    await add(await aBook())
    expect(delivery(shopper)).toContain(text)
    for (const page of ['/cart', '/checkout']) {
      await shopper.visit(prefix + page)
      expect(shopper.text('main .sums')).toContain(text)
    }
  })

  test.each([
    ['', 'Spend ₹1.00 more for free delivery'],
    ['/fr', undefined],
    ['/de', 'Noch 25,86 € bis zum Gratisversand'],
  ])('cart and checkout of "%s" repeat what is missing', async (prefix, text) => {
    const shopper = await shopperWho(await aBook(), prefix, { quantity: '2' })
    for (const page of ['/cart', '/checkout']) {
      await shopper.visit(prefix + page)
      expect(shopper.text('main .sums dt p')).toBe(text)
    }
  })

  test('cart and checkout say nothing where delivery is free or nothing is sent', async () => {
    for (const id of [await aThing({ price: 99_900 }), await eBookWithFile()]) {
      const shopper = await shopperWho(id)
      for (const page of ['/cart', '/checkout']) {
        await shopper.visit(page)
        expect(shopper.text('main .sums dt p')).toBeUndefined()
      }
    }
  })

  test('free delivery is told of', async () => {
    const shopper = await shopperWho(await aThing({ price: 99_900 }))
    expect(delivery(shopper)).toBe('Items: ₹999.00Delivery is free')
  })

  test('the other edition is one press away, both ways, until it is in the cart', async () => {
    const { paperback, ebook } = await twoEditions()
    const shopper = await shopperWho(paperback)
    await shopper.press('Add the e-book too, ₹199.00', {}, { within: panel })
    expect(message(shopper)).toBe('Added To Cart: 1 × The Moonstone (e-book)')
    expect(shopper.text(panel)).not.toContain('too')
    const other = await shopperWho(ebook)
    expect(other.text(`${panel} button`)).toBe('Add the paperback too, ₹499.00')
  })

  test('an e-book that is an opening only is offered as such', async () => {
    const { paperback, ebook } = await twoEditions()
    await giveFile(ebook, { content: 'opening' })
    const shopper = await shopperWho(paperback)
    expect(shopper.text(`${panel} button`)).toBe('Add its opening as an e-book, ₹199.00')
  })

  test('an edition that cannot be bought is not offered', async () => {
    const workKey = `work-${randomUUID()}`
    const paperback = await aBook({ workKey })
    await aBook({ workKey, format: 'e-book', hasPrintEdition: true })
    expect((await shopperWho(paperback)).text(panel)).not.toContain('e-book')
  })

  test('the panel is on one page, which no shared cache stores', async () => {
    const shopper = await shopperWho(await aBook())
    expect(shopper.headers.get('Cache-Control')).toContain('private')
    await shopper.visit(shopper.url)
    expect(shopper.text(panel)).toBeUndefined()
  })

  test('another visitor with the cookie of the message reads nothing of the cart', async () => {
    const shopper = await newShopper()
    const sent = { intent: 'cart.add', product: await aBook() }
    // The script follows the redirect by a request of its own, which would consume the cookie.
    await shopper.post('/books?_data=routes%2Fbooks', sent, { Accept: '*/*' })
    const toastCookie = [...shopper.cookies].find(([name]) => name.includes('toast'))!
    const other = await shopperWho(await aThing())
    other.cookies.set(...toastCookie)
    await other.visit('/about')
    expect(message(other)).toBe('Added To Cart')
    expect(other.text(panel)).toBeUndefined()
  })
})
