import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  addCategory,
  hideCategory,
} from '#app/shop/maintenance/categories/change-categories.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { builtShop, newShopper, origin } from '../../shopper.ts'

const visit = async (path: string) => (await newShopper({ 'Accept-Language': 'en' })).visit(path)
/** A process reads the version of the catalogue again after two seconds. */
const wait = () => vi.setSystemTime(Date.now() + 2_001)

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const comics = { slug: 'comics', names: { en: 'Comics' }, picture: Buffer.from(svg) }
  await addCategory({ ...comics, parent: null }, Date.now())
  await addCategory({ slug: 'empty', names: { en: 'Empty' }, parent: null }, Date.now())
  await aThing({ id: 'fig', name: 'Figurine', categories: ['comics'] })
  wait()
})
afterAll(() => void vi.useRealTimers())

describe('categories of the shopkeeper', () => {
  test('stand on home page and catalogue with their picture, if they have products', async () => {
    for (const path of ['/', '/catalogue']) {
      const shopper = await visit(path)
      expect(shopper.texts('.tile')).toEqual(['Comics 1 item'])
      const [src = ''] = shopper.attrs('.tile img', 'src')
      const picture = await visit(src)
      expect(picture.status).toBe(200)
    }
  })

  test('show a drawing of the shopkeeper that may run nothing', async () => {
    const [src = ''] = (await visit('/')).attrs('.tile img', 'src')
    const { headers } = await (await builtShop())(new Request(origin + src))
    expect(headers.get('Content-Type')).toBe('image/svg+xml')
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'.*; sandbox; style-src/,
    )
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('stand in another language by the name that they have', async () => {
    const list = await visit('/de/catalogue?category=comics')
    expect(list.text('h1')).toBe('Comics')
    expect(list.attrs('h1', 'lang')).toEqual(['en'])
    expect((await visit('/de')).attrs('.tile span', 'lang')).toEqual(['en'])
    expect((await visit('/de/product/fig')).attrs('main .chips li', 'lang')).toContain('en')
    expect((await visit('/catalogue?category=comics')).attrs('h1', 'lang')).toEqual([])
  })

  test('one without products is not in the sitemap', async () => {
    const shopper = await visit('/sitemap.xml?part=pages')
    expect(shopper.html).toContain('category=comics')
    expect(shopper.html).not.toContain('category=empty')
  })

  test('a hidden one is not there, and its products are', async () => {
    await hideCategory({ slug: 'comics' }, true, Date.now())
    wait()
    expect((await visit('/catalogue?category=comics')).status).toBe(404)
    expect((await visit('/books.atom?category=comics')).status).toBe(404)
    expect((await visit('/')).texts('.tile')).toEqual([])
    expect((await visit('/sitemap.xml?part=pages')).html).not.toContain('category=comics')
    const product = await visit('/product/fig')
    expect(product.status).toBe(200)
    expect(product.texts('main a')).not.toContain('Comics')
    await hideCategory({ slug: 'comics' }, false, Date.now())
    wait()
    expect((await visit('/product/fig')).texts('main a')).toContain('Comics')
  })
})
