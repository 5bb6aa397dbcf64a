import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { runProduct } from '#app/command/catalogue/product.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { runLine } from '../../shop/command/run-command.ts'
import { newShopper } from '../../shopper.ts'

const subject = `hidden${randomUUID().slice(0, 6)}`
let listed: string
let hidden: string

const anEdition = (name: string) =>
  aBook({
    name: `${name} ${subject}`,
    authors: [{ name: `Ada ${subject}`, role: 'A01' }],
    categories: ['book'],
    datePublished: '2026-11-01',
    isNew: true,
    seriesName: `Row ${subject}`,
    images: [],
  })

const show = async (path: string) => {
  const shopper = await newShopper()
  await shopper.visit(path)
  return shopper
}

beforeAll(async () => {
  listed = await anEdition('Listed')
  hidden = await anEdition('Gone')
  await runLine(runProduct, `hide ${hidden}`)
})

describe('a product that the shopkeeper withdrew', () => {
  test.each([
    ['a list', () => `/books?q=${subject}`],
    ['a search', () => `/catalogue?q=${subject}`],
    ['the suggestions', () => `/suggestions?q=${subject}`],
    ['the sitemap', () => '/sitemap.xml?part=products-1'],
    ['the merchant feed', () => '/merchant/in.xml'],
    ['the feed of new books', () => '/books.atom'],
    ['the shelves beside another one', () => `/book/${listed}`],
  ])('is not in %s', async (_, path) => {
    const { status, html } = await show(path())
    expect(status).toBe(200)
    expect(html).toContain(listed)
    expect(html).not.toContain(hidden)
  })

  test('is not found by its name', async () => {
    expect((await show(`/catalogue?q=Gone+${subject}`)).html).not.toContain(`/book/${hidden}`)
  })

  test('is sold again after unhide, on the same page', async () => {
    const again = await anEdition('Again')
    await runLine(runProduct, `hide ${again}`)
    const page = await show(`/book/${again}`)
    expect(page.text('main .detail')).toContain('No longer available')
    await runLine(runProduct, `unhide ${again}`)
    await page.visit(`/book/${again}`)
    expect(page.text('main .detail')).not.toContain('No longer available')
    expect(page.text('main .detail')).toContain('499')
  })

  test('answers 404 once it is deleted, and is in no cart and on no list', async () => {
    const gone = await anEdition('Deleted')
    const shopper = await newShopper()
    await shopper.post(`/book/${gone}`, { intent: 'cart.add', product: gone })
    await shopper.post(`/book/${gone}`, { intent: 'wishlist.add', product: gone })
    await runLine(runProduct, `delete ${gone}`)
    await shopper.visit(`/book/${gone}`)
    expect(shopper.status).toBe(404)
    for (const path of ['/cart', '/wishlist', '/compare', '/']) {
      await shopper.visit(path)
      expect([path, shopper.status]).toEqual([path, 200])
      expect(shopper.html).not.toContain(gone)
    }
  })
})
