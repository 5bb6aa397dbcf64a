import { beforeAll, describe, expect, test } from 'vitest'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { findGoodsPage } from '#app/shop/catalogue/product-page/goods-page.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { aDress, aThing, partnersThing } from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

beforeAll(async () => {
  await ensureShippedRates(Date.now())
})

async function foundOf(id: string, color: string | null = null, who: Partial<Viewer> = {}) {
  const row = await findProductRow(id)
  return findGoodsPage(row!, color, aViewer(who), 'https://shop.test')
}

const pageOf = async (...requested: Parameters<typeof foundOf>) =>
  (await foundOf(...requested)).page

describe('a thing in colours and sizes', () => {
  test('shows the first colour that is in stock, its sizes, and where each stands', async () => {
    const page = await pageOf(await aDress({ id: 'dress' }))
    expect(page.color).toBe('indigo')
    expect(page.colors).toMatchObject([
      {
        slug: 'indigo',
        name: 'Indigo',
        value: '#34307a',
        search: '?color=indigo',
        isCurrent: true,
      },
      { slug: 'red', name: 'Red', search: '?color=red', isCurrent: false, isOut: false },
    ])
    expect(page.sizes).toEqual([
      { value: 'm', name: 'M', isOut: false, left: 'Only 3 left' },
      { value: 'xl', name: 'XL', isOut: true, left: '' },
    ])
    expect(page.stock).toEqual({ text: 'Only 3 left', tone: 'low' })
    expect(page.buying).toMatchObject({ kind: 'form', most: 3, arrival: {} })
    expect(page.image).toMatch(/^\/art\/goods\/dress\.indigo-/)
    expect(page.notices).toEqual([])
  })

  test('follows the colour of the address', async () => {
    const page = await pageOf(await aDress(), 'red')
    expect(page.color).toBe('red')
    expect(page.sizes.map(({ value }) => value)).toEqual(['m'])
    expect(page.stock?.text).toBe('In stock')
    expect(page.buying).toMatchObject({ kind: 'form', most: 7, arrival: {} })
  })

  test.each(['green', 'INDIGO', ' ', '<b>'])(
    'falls back to the first colour for "%s", and says so',
    async (color) => {
      const page = await pageOf(await aDress(), color)
      expect(page.color).toBe('indigo')
      expect(page.notices).toEqual([
        `This does not come in “${color}”, so another colour is shown.`,
      ])
    },
  )

  test('passes over a colour that is sold out, yet shows it when asked', async () => {
    const id = await aDress({
      variants: [
        ['green', 'm', 0],
        ['red', 'm', 4],
      ],
    })
    expect((await pageOf(id)).color).toBe('red')
    const green = await pageOf(id, 'green')
    expect(green.color).toBe('green')
    expect(green.colors[0]?.isOut).toBe(true)
    expect(green.buying).toEqual({ kind: 'none', words: 'Currently sold out.' })
  })

  test('with sizes alone has no colours, with colours alone no sizes', async () => {
    const sized = await pageOf(await aDress({ variants: [['', 'm', 2]] }))
    expect(sized).toMatchObject({ color: '', colors: [], sizes: [{ value: 'm' }] })
    const colored = await pageOf(await aDress({ variants: [['red', '', 2]] }))
    expect(colored).toMatchObject({ color: 'red', colors: [{ slug: 'red' }], sizes: [] })
  })
})

describe('any thing', () => {
  test('leads to its categories and tags', async () => {
    const id = await aThing({ categories: ['handmade', 'book'], tags: ['warm drinks'] })
    const page = await pageOf(id, null, { language: 'de' })
    expect(page.categories).toEqual([
      { name: 'Handgemachtes', path: '/catalogue?category=handmade' },
      { name: 'Bücher', path: '/catalogue?category=book' },
    ])
    expect(page.tags).toEqual([{ name: 'warm drinks', path: '/catalogue?tag=warm+drinks' }])
  })

  test('has its tags in the order of the words that are shown', async () => {
    const id = await aThing({ tags: ['tea', 'glass', 'evening'] })
    const page = await pageOf(id, null, { language: 'fr' })
    expect(page.tags.map(({ name }) => name)).toEqual(['soirée', 'thé', 'verre'])
  })

  test('that a partner sells has the partner’s link and no stock', async () => {
    const page = await pageOf(await partnersThing())
    expect(page.buying).toEqual({
      kind: 'partner',
      href: 'https://partner.example/headphones',
    })
    expect(page.stock).toBeUndefined()
  })

  test('sold by weight shows its price per kilogram', async () => {
    const page = await pageOf(await aThing({ price: 12_400, unitAmount: 250, unitPer: 'kg' }))
    expect(page.priceBlock.price?.perUnit).toBe('₹496.00 / kg')
  })

  test('goes well with other things of its category, never with itself', async () => {
    const cakes = { categories: ['cakes'] }
    const id = await aThing({ ...cakes, id: 'cake-1' })
    await aThing({ ...cakes, id: 'cake-2' })
    expect((await pageOf(id)).related.map((card) => card.id)).toEqual(['cake-2'])
  })
})

describe('what machines are told of a thing', () => {
  const announcedOf = async (...requested: Parameters<typeof foundOf>) =>
    JSON.parse((await foundOf(...requested)).json) as Record<string, unknown>

  test('is its name, number, price and stock, as the page says them', async () => {
    const id = await aThing({ sku: 'MUG-1', price: 49_900, stock: 0, supplyDays: 4 })
    expect(await announcedOf(id, null, { language: 'de' })).toMatchObject({
      '@type': 'Product',
      name: 'Stoneware mug',
      sku: 'MUG-1',
      url: `https://shop.test/de/product/${id}`,
      offers: {
        '@type': 'Offer',
        price: '499.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/BackOrder',
      },
    })
  })

  test('names no item number where there is none', async () => {
    expect(await announcedOf(await aThing())).not.toHaveProperty('sku')
  })

  test('is the stock of the colour that is shown', async () => {
    const id = await aDress({
      variants: [
        ['green', 'm', 0],
        ['red', 'm', 4],
      ],
    })
    expect(await announcedOf(id, 'green')).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(await announcedOf(id, 'red')).toMatchObject({
      offers: { availability: 'https://schema.org/InStock' },
    })
  })

  test.each([
    ['is not for sale', () => aThing({ price: null })],
    ['a partner sells', partnersThing],
  ])('has no offer where it %s', async (_, make) => {
    const announced = await announcedOf(await make())
    expect(announced.name).toBeDefined()
    expect(announced).not.toHaveProperty('offers')
  })
})
