import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const context = async (path: string) => (await newShopper()).visit(path)

function factsOf(shopper: Shopper): Record<string, string> {
  const values = shopper.texts('.facts dd')
  return Object.fromEntries(shopper.texts('.facts dt').map((name, n) => [name, values[n] ?? '']))
}

describe('the page of a book', () => {
  test('says what it is, who made it, what it costs, and what it is about', async () => {
    const shopper = await context('/book/b05')
    expect(shopper.text('h1')).toBe('Moby-Dick; or, The Whale')
    expect(shopper.text('.by')).toBe('by Herman Melville · 1851')
    expect(shopper.text('.rating')).toMatch(/^Catalogue rating: /)
    expect(shopper.text('.detail .price__now')).toMatch(/^₹/)
    expect(shopper.text('#about .prose')).toMatch(/\w/)
    expect(factsOf(shopper)).toMatchObject({ Author: 'Herman Melville', Language: 'English' })
    expect(factsOf(shopper).Manufacturer).toContain('@')
  })

  test('has the first pages to read, without a link out', async () => {
    const shopper = await context('/book/b05')
    expect(shopper.attr('main a[href="#sample"]', 'href')).toBe('#sample')
    expect(shopper.text('#sample h3')).toBe('Chapter 1. Loomings')
    expect(shopper.text('#sample .prose')).toMatch(/^Call me Ishmael/)
    expect(shopper.attr('#sample .prose', 'lang')).toBe('en')
    expect(shopper.text('#sample details:not([open]) > summary')).toBe('Read on')
  })

  test.each(['/book/b05h', '/product/1'])(
    '%s has its description below the form, then the facts',
    async (path) => {
      const shopper = await context(path)
      const places = ['value="cart.add"', 'id="about"', 'class="facts'].map((part) =>
        shopper.html.indexOf(part),
      )
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places[0]).toBeGreaterThan(0)
    },
  )

  test('has its first pages on a page of their own, which leads back and is not indexed', async () => {
    const shopper = await context('/de/book/b05')
    await shopper.visit(shopper.attr('#sample .head a', 'href')!)
    expect(shopper.url).toBe('/de/book/b05/sample')
    expect(shopper.text('h1')).toBe('Moby-Dick; or, The Whale')
    expect(shopper.text('article .prose')).toMatch(/^Call me Ishmael/)
    expect(shopper.attr('main p a.btn', 'href')).toBe('/de/book/b05')
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
    expect((await context('/book/none/sample')).status).toBe(404)
    expect((await context(`/book/${await aBook()}/sample`)).status).toBe(404)
  })

  test('links its editions to one another', async () => {
    const shopper = await context('/book/b05')
    expect(shopper.attrs('nav a.choice--format', 'href')).toEqual([
      '/book/b05',
      '/book/b05h',
      '/book/b05e',
    ])
    expect(shopper.attr('nav a.choice--format[aria-current=page]', 'href')).toBe('/book/b05')
    await shopper.visit('/de/book/b05h')
    expect(shopper.attr('nav a.choice--format[aria-current=page]', 'href')).toBe('/de/book/b05h')
  })

  test('of an e-book has a button and no number, and says what its file is like', async () => {
    const shopper = await context('/book/b05e')
    expect(shopper.texts('main .buy button')).toContain('Add to cart')
    expect(shopper.attr('main .buy #quantity', 'type')).toBeUndefined()
    expect(shopper.text('.detail .price__now')).toMatch(/^₹/)
    expect(factsOf(shopper)).toMatchObject({ File: 'EPUB', 'Copy protection': 'none' })
    expect(factsOf(shopper).Accessibility).toContain('linked table of contents')
  })

  test('that is sold out has words and no button', async () => {
    const shopper = await context(`/book/${await aBook({ stock: 0 })}`)
    expect(shopper.text('main .note')).toBe('Currently sold out.')
    expect(shopper.text('.detail')!.match(/sold out/gi)).toHaveLength(1)
    expect(shopper.attrs('.detail button', 'value')).not.toContain('cart.add')
  })

  test('that is sold out is a card with a link to the stock alert', async () => {
    const shopper = await context('/books?q=moby+whale&format=paperback')
    expect(shopper.attrs('.card__do a.btn', 'href')).toContain('/book/b05#watch')
    expect(shopper.text('.card__do a.btn')).toMatch(/^Notify me/)
    expect(shopper.attr('.card .rating', 'data-source')).toBe('catalogue')
  })

  test('shows six others, never another edition of itself', async () => {
    const shopper = await context('/book/b05')
    const others = shopper.attrs('main .card__title a', 'href')
    expect(others).toHaveLength(6)
    expect(others).not.toContain('/book/b05h')
  })

  test('tells machines the price that it shows', async () => {
    for (const path of ['/book/b05', '/de/book/b07', '/fr/book/b24']) {
      const shopper = await context(path)
      const announced = JSON.parse(shopper.text('main > script[type="application/ld+json"]')!) as {
        name: string
        offers: { price: string; priceCurrency: string }
      }
      expect(announced.name).toBe(shopper.text('h1'))
      const shown = shopper.text('.detail .price__now')!.replace(/[^\d]/g, '')
      expect(announced.offers.price.replace('.', '')).toBe(shown)
      expect(announced.offers.priceCurrency).toBe(path.startsWith('/book') ? 'INR' : 'EUR')
    }
  })
})

describe('buying', () => {
  test('puts as many as asked into the cart', async () => {
    const id = await aBook({ stock: 9 })
    const shopper = await context(`/book/${id}?x=1`)
    await shopper.press('Add to cart', { quantity: '3' }, { within: '.buy' })
    expect(shopper.url).toBe(`/book/${id}?x=1`)
    expect(shopper.text('.toast')).toContain('Added To Cart')
    await shopper.visit('/cart')
    expect(shopper.attr('main input[name=quantity]', 'value')).toBe('3')
  })

  test.each(['10', '0', '1.5', 'many', ''])(
    'of "%s" from 9 is refused with 422, words at the field, and the number kept',
    async (quantity) => {
      const id = await aBook({ stock: 9 })
      const shopper = await context(`/book/${id}`)
      await shopper.press('Add to cart', { quantity }, { within: '.buy' })
      if (quantity === '') return expect(shopper.status).toBeLessThan(500)
      expect(shopper.status).toBe(422)
      expect(shopper.attr('#quantity', 'value')).toBe(quantity)
      expect(shopper.attr('#quantity', 'aria-invalid')).toBe('true')
      expect(shopper.attr('#quantity', 'aria-describedby')).toBe('quantity-error')
      expect(shopper.text('#quantity-error')).toMatch(/\w/)
      expect(shopper.attr('main .errors a', 'href')).toBe('#quantity')
      expect(shopper.texts('main .errors')).toHaveLength(1)
    },
  )
})

describe('an address', () => {
  test('of a thing moves on to its own page for good, query and language kept', async () => {
    const shopper = await context('/fr/book/1?color=red')
    expect(shopper.url).toBe('/fr/product/1?color=red')
  })

  test.each(['/book/no-such', '/book/B05', '/book/%F0%9F%98%80', `/book/${'a'.repeat(3000)}`])(
    '%s is not found',
    async (path) => {
      expect((await context(path)).status).toBe(404)
    },
  )

  test('holds any id, and any words are only words', async () => {
    const id = await aBook({
      name: '<b>"Bold" & 😀</b>',
      authors: [{ name: '<i>A</i>', role: 'A01' }],
    })
    const shopper = await context(`/book/${id}`)
    expect(shopper.text('h1')).toBe('<b>"Bold" & 😀</b>')
    expect(shopper.text('title')).toBe('<b>"Bold" & 😀</b> – <i>A</i> · Octavo')
    expect(shopper.html).not.toContain('<b>"Bold"')
  })
})
