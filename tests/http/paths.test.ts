import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  localPath,
  ownPath,
  parseOwnPath,
  pathInLanguage,
  withoutLanguage,
} from '#app/i18n/paths.ts'
import { addresses } from '../routes/security/addresses.ts'

describe('a path in a language', () => {
  test.each([
    ['en', '/books', '/books'],
    ['fr', '/books?q=a', '/fr/books?q=a'],
    ['de', '/', '/de'],
    ['de', '/?page=2', '/de?page=2'],
  ] as const)('%s %s is %s', (language, path, local) => {
    expect(localPath(language, path)).toBe(local)
  })

  test.each([
    ['/fr/books', '/books'],
    ['/fr', '/'],
    ['/books', '/books'],
    ['/france', '/france'],
    ['/fr//evil.test/books', '/evil.test/books'],
  ])('%s without its language is %s', (path, bare) => {
    expect(withoutLanguage(path)).toBe(bare)
  })
})

describe('a path in another language', () => {
  const inGerman = (path: string) => pathInLanguage('de', new URL(path, 'http://a'))

  test.each(addresses)('$address has a prefix where its route has one', ({ path, address }) => {
    const hasPrefix = path.startsWith(':language?')
    expect(inGerman(`${address}?x=1`)).toBe(
      hasPrefix ? localPath('de', `${address}?x=1`) : `${address}?x=1`,
    )
  })

  test.each(readdirSync('public'))('the file /%s has none', (name) => {
    expect(inGerman(`/${name}`)).toBe(`/${name}`)
  })
})

describe('the page’s own path', () => {
  test('keeps the query, without what Remix adds', () => {
    expect(ownPath(new URL('http://a/fr/cart?x=1&_data=routes%2Fcart&index'))).toBe('/fr/cart?x=1')
    expect(ownPath(new URL('http://a/cart?_data=root'))).toBe('/cart')
  })

  test('keeps the rest as it was sent, because encoding again would make it longer', () => {
    const search = '?q=(a)+b%20c&&x'
    expect(ownPath(new URL(`http://a/cart${search}&index`))).toBe(`/cart${search}`)
  })

  test('never begins with two slashes, which a browser takes for another host', () => {
    expect(ownPath(new URL('http://a//evil.example/x'))).toBe('/evil.example/x')
    // Nor holds them: the router would say so in the log, whole.
    expect(ownPath(new URL('http://a/fr//cart///x?q=a//b'))).toBe('/fr/cart/x?q=a//b')
  })
})

describe('a path that somebody sent', () => {
  test.each(['/my-orders', '/fr/books?q=a%20b', '/'])('%s stays in the shop', (path) => {
    expect(parseOwnPath(path)).toBe(path)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\\b',
    '',
    null,
  ])('%s is not taken', (path) => {
    expect(parseOwnPath(path)).toBeUndefined()
  })
})
