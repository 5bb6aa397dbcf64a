import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { openDemo } from '../../demo.ts'
import { builtShop, newShopper, origin } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const request = async (path: string, headers: Record<string, string> = {}) =>
  (await builtShop())(new Request(origin + path, { headers, redirect: 'manual' }))
const storedFolder = () => join(process.env.DATA_DIR!, 'previews')

async function tagsOf(path: string) {
  const { html, url } = await (await newShopper({ 'Accept-Language': 'en' })).visit(path)
  const $ = load(html)
  const all = $('meta[property^="og:"]').toArray()
  const tags = all.map((one): [string, string] => [
    $(one).attr('property')!.replace('og:', ''),
    $(one).attr('content')!,
  ])
  return { tags, og: Object.fromEntries(tags), $, url }
}

const pathOf = (image: string) => new URL(image).pathname
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'
/** The size stands in the first piece, IHDR (RFC 2083). */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

const pages = [
  ['/', 'website'],
  ['/books', 'website'],
  ['/catalogue', 'website'],
  ['/offers/books/long-books-for-long-evenings', 'website'],
  ['/authors', 'website'],
  ['/publishers', 'website'],
  ['/books?author=herman-melville', 'website'],
  ['/book/b05', 'book'],
  ['/product/1', 'product'],
] as const
const locales = [
  ['en', '', 'en_IN'],
  ['fr', '/fr', 'fr_FR'],
  ['de', '/de', 'de_DE'],
] as const

describe.each(pages)('who is shown a preview of %s', (path, type) => {
  test.each(locales)('reads in %s what the page says itself', async (_, prefix, locale) => {
    const { tags, og, $, url } = await tagsOf(path === '/' ? prefix || '/' : prefix + path)
    const shown = {
      title: $('title').text().replace(' · Octavo', ''),
      description: $('meta[name=description]').attr('content'),
      url: $('link[rel=canonical]').attr('href'),
    }
    expect(og).toMatchObject({ ...shown, type, locale, site_name: 'Octavo' })
    expect(new URL(og.url!).pathname + new URL(og.url!).search).toBe(url)
    const others = tags.filter(([name]) => name === 'locale:alternate').map(([, one]) => one)
    expect([locale, ...others].sort()).toEqual(['de_DE', 'en_IN', 'fr_FR'])
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image')
    expect(og['image:alt']).toBeTruthy()
    expect([og['image:width'], og['image:height']]).toEqual(['1200', '630'])
    const picture = await request(pathOf(og.image!))
    expect(picture.status).toBe(200)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect(picture.headers.get('Cache-Control')).toMatch(/public.*s-maxage=31536000.*immutable/)
    const png = Buffer.from(await picture.arrayBuffer())
    expect(isPng(png)).toBe(true)
    expect(sizeOf(png)).toEqual([1200, 630])
  })
})

test('a page that is for one visitor alone tells no one how to show it', async () => {
  expect((await tagsOf('/cart')).tags).toEqual([])
})

describe('the picture of a preview', () => {
  const imageOf = async (path: string) => pathOf((await tagsOf(path)).og.image!)

  test('is another for each language and each product', async () => {
    const paths = ['/book/b05', '/fr/book/b05', '/book/b06', '/', '/de']
    expect(new Set(await Promise.all(paths.map(imageOf))).size).toBe(paths.length)
  })

  test('is drawn once, though many ask at once, and kept', async () => {
    const path = await imageOf('/book/b07')
    rmSync(storedFolder(), { recursive: true, force: true })
    const answers = await Promise.all(Array.from({ length: 12 }, () => request(path)))
    const pictures = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')),
    )
    expect(new Set(pictures).size).toBe(1)
    expect(readdirSync(storedFolder())).toHaveLength(1)
    expect((await request(path)).status).toBe(200)
    expect(readdirSync(storedFolder())).toHaveLength(1)
  })

  test('waits its turn, and is asked for again later where too many wait', async () => {
    rmSync(storedFolder(), { recursive: true, force: true })
    const ids = (await db.read.selectFrom('product').select('id').limit(40).execute()).map(
      ({ id }) => id,
    )
    const paths = await Promise.all(
      ids.map(async (id) =>
        (await request(`/preview/product-${id}.en-0.png`)).headers.get('Location')!,
      ),
    )
    const answers = await Promise.all(paths.map((path) => request(path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const late = answers.findIndex(({ status }) => status === 503)
    expect(answers[late]!.headers.get('Retry-After')).toBe('10')
    expect((await request(paths[late]!)).status).toBe(200)
  })

  const rename = (id: string, name: string) =>
    db.write(async (trx) => {
      await trx.updateTable('productText').set({ name }).where('productId', '=', id).execute()
      await bumpCatalogueVersion(trx)
    })

  test('gets a new address when its words change; the old one leads there', async () => {
    const before = await imageOf('/book/b08')
    await rename('b08', 'Another')
    // Texts are kept until the shop asks again whether the catalogue changed.
    await expect.poll(() => imageOf('/book/b08')).not.toBe(before)
    const now = await imageOf('/book/b08')
    const moved = await request(before)
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, now])
  })

  test('is not sent again to who has it', async () => {
    const path = await imageOf('/')
    const etag = (await request(path)).headers.get('ETag')!
    expect((await request(path, { 'If-None-Match': etag })).status).toBe(304)
    expect((await request(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test.each([
    '/preview/product-nobody.en-0.png',
    '/preview/product-b05.xx-0.png',
    '/preview/product-b05.png',
    '/preview/product-b05.en-0.svg',
    '/preview/shop-other.en-0.png',
    '/preview/secret-octavo.en-0.png',
    '/preview/product-..%2F..%2Foctavo.sqlite.en-0.png',
    `/preview/product-${'x'.repeat(3000)}.en-0.png`,
    '/preview/product-%3Csvg%20onload=x%3E.en-0.png',
  ])('is 404 at %s, and nothing is drawn', async (path) => {
    rmSync(storedFolder(), { recursive: true, force: true })
    expect((await request(path)).status).toBe(404)
    expect(() => readdirSync(storedFolder())).toThrow()
  })

  test('takes any words of a catalogue for words', async () => {
    const name = `<svg onload="x">&amp; ${'Donaudampfschifffahrt '.repeat(40)} 罪と罰 🙂 \u202e"]]>`
    await rename('b09', name)
    const { og } = await tagsOf('/book/b09')
    expect(og.title).toContain('<svg onload="x">')
    const answer = await request(pathOf(og.image!))
    expect(answer.status).toBe(200)
    expect(sizeOf(Buffer.from(await answer.arrayBuffer()))).toEqual([1200, 630])
  })
})
