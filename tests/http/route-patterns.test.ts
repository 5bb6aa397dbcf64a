import { describe, expect, test } from 'vitest'
import { routeFinder } from '#app/http/urls/route-patterns.ts'

const find = routeFinder({
  root: { id: 'root' },
  home: { id: 'routes/home', path: ':language?' },
  book: { id: 'routes/book', path: ':language?/book/:id' },
  books: { id: 'routes/books', path: ':language?/books' },
  feed: { id: 'routes/feeds/books-atom', path: ':language?/books.atom' },
  received: { id: 'routes/order-received', path: ':language?/order-received/:id' },
  library: { id: 'routes/feeds/library', path: 'opds/library/:key' },
  other: { id: 'unknown-path', path: ':language?/*' },
})

describe('the route of an asked path', () => {
  test.each([
    ['/', 'routes/home'],
    ['/fr', 'routes/home'],
    ['/de/', 'routes/home'],
    ['/books', 'routes/books'],
    ['/fr/Books', 'routes/books'],
    ['/books.atom', 'routes/feeds/books-atom'],
    ['/de/book/b01', 'routes/book'],
  ])('%s is known, and logged as it stands', (path, route) => {
    expect(find(path)).toEqual({ route, path })
  })

  test.each([
    ['/order-received/8K3QZ7PW', 'routes/order-received'],
    ['/opds/library/3f9kq', 'routes/feeds/library'],
  ])('%s leads to an order or is a key: its route alone is logged', (path, route) => {
    expect(find(path)).toEqual({ route })
  })

  test.each([
    '/xx/books',
    '/booksXatom',
    '/book/asha@example.org',
    '/asha@example.org',
    '/book/b/c',
  ])('%s is unknown, and not logged, whoever stands in it', (path) => {
    expect(find(path)).toEqual({ route: 'unknown' })
  })

  test('a file of the build is one of many', () => {
    expect(find('/assets/root-1a2b.js')).toEqual({ route: 'assets' })
  })
})
