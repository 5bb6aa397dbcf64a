import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import type { Element } from 'domhandler'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '#app/http/sha256.server.ts'
import { openDemo } from '../../demo.ts'
import { sendRequest } from '../../benchmarks/load.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'

let shop: ServedShop
beforeAll(async () => {
  await openDemo()
  shop = await serveShop()
})
afterAll(() => shop.stop())

const KB = 1024
const assets = 'build/client/assets'
const gzipped = (file: string) => gzipSync(readFileSync(`${assets}/${file}`), { level: 6 }).length
const filesOf = (ending: string) => readdirSync(assets).filter((name) => name.endsWith(ending))
const sum = (sizes: number[]) => sizes.reduce((all, one) => all + one, 0)

/** A page of who has no cookie, as it is sent to a browser that takes gzip. */
async function open(path: string, headers: Record<string, string> = {}) {
  const requested = { origin: shop.origin, path, headers, status: 200 }
  const { body, headers: text } = await sendRequest(requested)
  const sent = await sendRequest({
    ...requested,
    headers: { ...headers, 'Accept-Encoding': 'gzip' },
  })
  expect(sent.headers['content-encoding']).toBe('gzip')
  return {
    $: load(body.toString()),
    policy: String(text['content-security-policy']),
    sentBytes: sent.body.length,
  }
}

const prefixes = ['', '/fr', '/de']
const pages = prefixes.flatMap((prefix) => [prefix || '/', `${prefix}/books`, `${prefix}/book/b01`])
const lists = prefixes.map((prefix) => `${prefix}/books`)

// The sheets, the bar to buy from and the panel after adding took it past 12 KB.
test('all style of the shop is at most 13 KB', () => {
  // No shopper loads that of the back office (tests/routes/office).
  const style = filesOf('.css').filter((name) => !name.startsWith('office-'))
  expect(sum(style.map(gzipped))).toBeLessThanOrEqual(13 * KB)
})

test('the fonts are at most 90 KB', () => {
  const sizes = filesOf('.woff2').map((file) => readFileSync(`${assets}/${file}`).length)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sum(sizes)).toBeLessThanOrEqual(90 * KB)
})

test.each(lists)('%s with its style is at most 16 KB as sent', async (path) => {
  const { $, sentBytes } = await open(path)
  expect($('link[rel=stylesheet]').length).toBe(0)
  expect(sentBytes).toBeLessThanOrEqual(16 * KB)
})

test.each(pages)(
  '%s is whole before its scripts, which are at most 120 KB beside its words',
  async (path) => {
    const { $ } = await open(path)
    const modules = $('script[data-modules]').attr('data-modules')!.split(' ')
    const addresses = [$('script[src]').attr('src')!, ...modules]
    const sizes = addresses.map((href) => gzipped(href.replace('/assets/', '')))
    expect(sum(sizes)).toBeLessThanOrEqual(120 * KB)
    expect($('script[src]:not([async], [defer], [type=module])').length).toBe(0)
    expect($('[style]').length).toBe(0)
    expect($('img:not([width][height])').length).toBe(0)
  },
)

test.each([...pages, '/cart', '/checkout'])(
  '%s comes with all of its icons drawn',
  async (path) => {
    for (const headers of [{}, { Cookie: 'shop=gone' }]) {
      const { $ } = await open(path, headers)
      const icons = $('body svg.icon')
      expect(icons.length).toBeGreaterThan(5)
      // A drawing that stands in the same page is named.
      const isMissing = (icon: Element) => {
        const named = $('use', icon).attr('href')
        return $(icon).is(':empty') || (named !== undefined && $(named).parent('svg').length !== 1)
      }
      expect(icons.toArray().filter(isMissing)).toEqual([])
    }
  },
)

test.each(['/', ...lists])(
  '%s loads the pictures below the fold when they are near',
  async (path) => {
    const { $ } = await open(path)
    expect($('main img[loading=lazy]').length).toBeGreaterThan($('main .card img').length / 2)
  },
)

const styled = ['/', '/books', '/book/b01', '/de/product/1', '/about']

describe.each(styled)('the style of %s', (path) => {
  test('stands in the page of who has no cookie, named by its hash, and no file of it', async () => {
    const { $, policy } = await open(path)
    const within = $('head > style').text()
    expect(within).toContain('@layer')
    expect($('link[rel=stylesheet]').length).toBe(0)
    expect(policy).toContain(`style-src 'self' 'sha256-${sha256(within)}';`)
  })

  test('is a file for who has been here, and nothing within is allowed', async () => {
    const { $, policy } = await open(path, { Cookie: 'theme=1; shop=anything' })
    expect($('style').length).toBe(0)
    expect($('link[rel=stylesheet]').length).toBe(1)
    expect(policy).toContain("style-src 'self';")
  })
})
