import { load, type CheerioAPI } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newShopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

async function open(path: string, visitor: 'first' | 'with a cart' = 'first') {
  const shopper = await newShopper()
  if (visitor === 'with a cart') {
    await shopper.visit('/book/b03')
    await shopper.press('Add to cart', {}, { within: '.buy' })
  }
  await shopper.visit(path)
  expect(shopper.status).toBe(200)
  return { shopper, $: load(shopper.html), link: shopper.headers.get('Link') }
}

/** Of the first picture that is shown at once, without its fragment. */
const fileOf = ($: CheerioAPI) =>
  $('main img[fetchpriority=high]').first().attr('src')!.replace(/#.*/, '')
const namedFirst = (file: string) => `<${file}>; rel=preload; as=image; fetchpriority=high`

describe('what a first page asks for besides itself', () => {
  test.each(['/books', '/fr/offers/books/long-books-for-long-evenings'])(
    'its first picture is named in the head of the answer: %s',
    async (path) => {
      const { $, link } = await open(path)
      expect(link).toBe(namedFirst(fileOf($)))
    },
  )

  test.each(['/book/b01', '/de/book/b02', '/fr/product/1'])(
    'its drawing comes within the page of one product, letter for letter: %s',
    async (path) => {
      const { $, link, shopper } = await open(path)
      expect(link).toBeNull()
      const [address, drawing] = fileOf($).split(/,(.*)/s)
      expect(address).toBe('data:image/svg+xml')
      expect(shopper.headers.get('Content-Security-Policy')).toContain("img-src 'self' data:;")
      const known = await open(path, 'with a cart')
      await shopper.visit(fileOf(known.$))
      expect(decodeURIComponent(drawing!)).toBe(shopper.html)
    },
  )

  test.each(['/book/b01', '/fr/product/1'])(
    'who has been here, whose browser keeps files, is sent the drawing as one: %s',
    async (path) => {
      const { $, link, shopper } = await open(path, 'with a cart')
      expect(fileOf($)).toMatch(/^\/art\/(cover|goods)\/[\w.-]+\.svg$/)
      expect(link).toBe(namedFirst(fileOf($)))
      expect(shopper.headers.get('Content-Security-Policy')).toContain("img-src 'self';")
    },
  )

  test('a picture that was brought is named, whatever its page', async () => {
    const id = await aBook()
    await db.write((trx) =>
      trx
        .updateTable('product')
        .set({ photos: '{"":"moonstone-1.jpg"}' })
        .where('id', '=', id)
        .execute(),
    )
    const { $, link } = await open(`/book/${id}`)
    expect(fileOf($)).toBe('/picture/moonstone-1.jpg')
    expect(link).toBe(namedFirst('/picture/moonstone-1.jpg'))
  })

  test('a page without pictures names none', async () => {
    expect((await open('/contact')).link).toBeNull()
  })

  // Home also asks for the few italic letters of its heading.
  test.each([
    ['/', 2],
    ['/de/books', 1],
    ['/book/b01', 1],
    ['/contact', 1],
  ])(
    'its fonts are asked for where no browser waits for them before the first paint: %s',
    async (path, fonts) => {
      const { $ } = await open(path)
      expect($('body link[rel=preload][as=font]').length).toBe(fonts)
      expect($('head link[rel=preload]').length).toBe(0)
    },
  )
})
