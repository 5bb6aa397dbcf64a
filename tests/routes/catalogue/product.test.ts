import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { aDress, aThing, partnersThing } from '../../fixtures/catalogue.ts'
import { newShopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const context = async (path: string) => (await newShopper()).visit(path)

describe('a thing in colours and sizes', () => {
  test('has its colours as links, and the sizes of the shown one as one choice', async () => {
    const id = await aDress()
    const shopper = await context(`/product/${id}`)
    expect(shopper.attrs('a.choice--dot', 'href')).toEqual([
      `/product/${id}?color=indigo`,
      `/product/${id}?color=red`,
    ])
    expect(shopper.attr('a.choice--dot[aria-current]', 'href')).toBe(`/product/${id}?color=indigo`)
    expect(shopper.attrs('.buy input[name=size]', 'value')).toEqual(['m', 'xl'])
    expect(shopper.attrs('.buy input[name=size][disabled]', 'value')).toEqual(['xl'])
    expect(shopper.texts('.buy .choice')[1]).toBe('XL (Sold out)')
    expect(shopper.attr('.buy input[name=color]', 'value')).toBe('indigo')
  })

  test('follows the colour by a link: picture, stock and sizes', async () => {
    const id = await aDress()
    const shopper = await context(`/product/${id}`)
    const picture = shopper.attr('.stage img', 'src')
    await shopper.follow('Red')
    expect(shopper.url).toBe(`/product/${id}?color=red`)
    expect(shopper.attr('.stage img', 'src')).not.toBe(picture)
    expect(shopper.attr('.stage img', 'alt')).toBe('Linen summer dress in Red')
    expect(shopper.attrs('.buy input[name=size]', 'value')).toEqual(['m'])
    expect(shopper.attr('link[rel=canonical]', 'href')).toBe(`http://shop.test/product/${id}`)
  })

  test('falls back to the first for a colour that it has not, and says so', async () => {
    const shopper = await context(`/product/${await aDress()}?color=<b>`)
    expect(shopper.status).toBe(200)
    expect(shopper.text('main .note')).toBe(
      'This does not come in “<b>”, so another colour is shown.',
    )
  })

  test('is bought by colour and size', async () => {
    const shopper = await context(`/product/${await aDress()}?color=red`)
    await shopper.press('Add to cart', { size: 'm', quantity: '2' }, { within: '.buy' })
    expect(shopper.text('.toast')).toContain('Added To Cart')
    await shopper.visit('/cart')
    expect(shopper.text('main')).toContain('Red, M')
  })

  test('without a size is refused with 422 and words at the sizes', async () => {
    const id = await aDress({
      variants: [
        ['red', 'm', 3],
        ['red', 'xl', 3],
      ],
    })
    const shopper = await context(`/product/${id}`)
    await shopper.press('Add to cart', { quantity: '2' }, { within: '.buy' })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#size-error')).toBe('Please choose a size first.')
    expect(shopper.attr('main .errors a', 'href')).toBe('#size')
    expect(shopper.attr('#quantity', 'value')).toBe('2')
  })

  test('keeps the chosen size where the number was refused', async () => {
    const shopper = await context(`/product/${await aDress()}`)
    await shopper.press('Add to cart', { size: 'm', quantity: '9' }, { within: '.buy' })
    expect(shopper.status).toBe(422)
    expect(shopper.attr('.buy input[name=size][checked]', 'value')).toBe('m')
    expect(shopper.text('#quantity-error')).toContain('Only 3')
  })

  test.each([
    { color: 'indigo', size: 'xl' },
    { color: 'green', size: 'm' },
    { color: 'red', size: 'xl' },
  ])('never sells %o, which is sold out or not made', async (variant) => {
    const id = await aDress()
    const shopper = await newShopper()
    await shopper.post(`/product/${id}`, { intent: 'cart.add', product: id, ...variant })
    expect(shopper.status).toBe(422)
    await shopper.visit('/cart')
    expect(shopper.text('main')).not.toContain('Linen summer dress')
  })
})

describe('any thing', () => {
  test('leads to its categories and tags', async () => {
    const shopper = await context('/product/1')
    const ways = shopper.attrs('main .chips a', 'href')
    expect(ways).toContain('/catalogue?category=women')
    for (const way of ways) expect((await context(way)).status).toBe(200)
  })

  test('tells machines the price, number and stock that it shows', async () => {
    const soldOut = `/product/${await aThing({ sku: 'MUG-OUT', stock: 0 })}`
    for (const path of ['/product/1', '/de/product/2', soldOut]) {
      const shopper = await context(path)
      const announced = JSON.parse(shopper.text('main > script[type="application/ld+json"]')!) as {
        name: string
        sku: string
        offers: { price: string; priceCurrency: string; availability: string }
      }
      expect(announced.name).toBe(shopper.text('h1'))
      expect(shopper.texts('.facts dd')).toContain(announced.sku)
      const shown = shopper.text('.detail .price__now')!.replace(/[^\d]/g, '')
      expect(announced.offers.price.replace('.', '')).toBe(shown)
      expect(announced.offers.priceCurrency).toBe(path.startsWith('/product') ? 'INR' : 'EUR')
      const isOut = shopper.text('.detail')!.includes('Currently sold out.')
      expect(announced.offers.availability.endsWith('/SoldOut')).toBe(isOut)
    }
  })

  test('that a partner sells links out, marked as paid for, and has no form', async () => {
    const shopper = await context(`/product/${await partnersThing()}`)
    expect(shopper.attr('.detail a[rel="sponsored nofollow"]', 'href')).toBe(
      'https://partner.example/headphones',
    )
    expect(shopper.attr('main .buy', 'action')).toBeUndefined()
  })

  test('of a book’s id moves on to the book for good', async () => {
    expect((await context('/de/product/b01?x=1')).url).toBe('/de/book/b01?x=1')
  })

  test('that there is none of is not found', async () => {
    expect((await context('/product/no-such')).status).toBe(404)
  })
})
