import { expect, test } from 'vitest'
import { compileRoutePath } from '#app/http/urls/compile-route-path.ts'

test.each([
  ['books', ['/books', '/Books', '/books/', '/books//'], ['/', '/books/b', '/xbooks']],
  ['books.atom', ['/books.atom'], ['/booksXatom']],
  ['book/:id', ['/book/b01', '/book/a@b'], ['/book', '/book/', '/book/b/c']],
  [':language?', ['/', '/fr', '/xx'], ['/fr/books']],
  [':language?/books', ['/books', '/fr/books'], ['/books/fr', '/a/b/books']],
  ['files/*', ['/files', '/files/', '/files/a/b'], ['/file', '/a/files']],
])('the pattern of %s matches %j, and not %j', (routePath, matched, others) => {
  const pattern = compileRoutePath(routePath)
  expect(matched.filter((path) => !pattern.test(path))).toEqual([])
  expect(others.filter((path) => pattern.test(path))).toEqual([])
})

test('a parameter may be narrowed by its name', () => {
  const pattern = compileRoutePath(':language?/book/:id', (name) =>
    name === 'language' ? '(?:fr|de)' : '\\w+',
  )
  expect(['/book/b01', '/fr/book/b01'].every((path) => pattern.test(path))).toBe(true)
  expect(['/xx/book/b01', '/book/a@b'].some((path) => pattern.test(path))).toBe(false)
})
