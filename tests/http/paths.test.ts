import { describe, expect, test } from 'vitest'
import { localPath, ownPath, parseOwnPath, withoutLanguage } from '#app/i18n/paths.ts'

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

describe('the page’s own path', () => {
  test('keeps the query, without what Remix adds', () => {
    expect(ownPath(new URL('http://a/fr/cart?x=1&_data=routes%2Fcart&index'))).toBe('/fr/cart?x=1')
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
