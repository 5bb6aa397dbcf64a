import { expect, test, vi } from 'vitest'
import { replacePlace, reportMissingPlace } from '#app/document/replace-place.server.ts'
import { takeLoggedErrors } from '../setup.ts'
import { inProduction } from './a-page.ts'

function put(page: string, ...edits: [place: string, text: string][]) {
  let pieces: Buffer[] = [Buffer.from(page)]
  for (const [place, text] of edits) pieces = replacePlace(pieces, place, Buffer.from(text), 'test')
  return Buffer.concat(pieces).toString()
}

test('each text is replaced where it stands, in whatever order they are named', () => {
  expect(put('<A>é<B>', ['B', 'two'], ['A', 'one'])).toBe('<one>é<two>')
})

test('a place with letters of several bytes is replaced whole', () => {
  expect(put('<Ä€>b', ['Ä€', 'a'])).toBe('<a>b')
})

test('only the first of several places is replaced', () => {
  expect(put('A, A', ['A', 'one'])).toBe('one, A')
})

test('in development and tests a missing place is an error', () => {
  expect(() => put('<A>', ['B', 'two'])).toThrow('The page has no place for test: B')
  expect(() => reportMissingPlace('test', 'B')).toThrow('The page has no place for test: B')
})

test('in production a page without the place is sent as it is, and the log has one line', async () => {
  vi.resetModules()
  const { replacePlace: replace } = await import('#app/document/replace-place.server.ts')
  const page = [Buffer.from('<A>')]
  const twice = () => [1, 2].map(() => replace(page, 'B', Buffer.from('two'), 'test'))
  expect(await inProduction(twice)).toEqual([page, page])
  const logged = takeLoggedErrors()
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('The page has no place for test')
})
