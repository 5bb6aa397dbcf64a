import { expect, test } from 'vitest'
import { canonicalSpelling } from '#app/http/urls/canonical-spelling.ts'

test.each([
  ['/', ':language?', '/'],
  ['/fr', ':language?', '/fr'],
  ['/FR/', ':language?', '/fr'],
  ['/fn', ':language?', '/fr'],
  ['/nope', ':language?', '/nope'],
  ['/EN', ':language?', '/EN'],
  ['/Books//', ':language?/books', '/books'],
  ['/Fn/B%6Foks', ':language?/books', '/fr/books'],
  ['/xx/BOOKS', ':language?/books', '/xx/books'],
  ['/Book/B01', ':language?/book/:id', '/book/B01'],
  ['/de/Offers/Books/A%2FB', ':language?/offers/books/:slug', '/de/offers/books/A%2FB'],
  ['/FR/No/Such', ':language?/*', '/fr/No/Such'],
  ['/De', ':language?/*', '/de'],
  ['/a//b/', ':language?/*', '/a//b'],
  ['/%ff/x', ':language?/*', '/%ff/x'],
  ['/ART/cover/X.svg', 'art/:kind/:file', '/art/cover/X.svg'],
])('%s, found under %s, is %s, and that is itself', (pathname, route, one) => {
  expect(canonicalSpelling(pathname, route)).toBe(one)
  expect(canonicalSpelling(one, route)).toBe(one)
})
