import { expect, test } from 'vitest'
import { fillPlaceholders } from '#app/http/placeholders.server.ts'

const put = (page: string, ...marks: [mark: string, text: string][]) =>
  fillPlaceholders(
    Buffer.from(page),
    marks.map(([mark, text]) => ({ mark, bytes: Buffer.from(text) })),
    (part) => [Buffer.from(part.toString().toUpperCase())],
  ).toString()

test('each piece stands where its mark stood, in whatever order they are named, and all between is drawn', () => {
  expect(put('<A>é<B>', ['B', 'two'], ['A', 'one'])).toBe('<one>É<two>')
})

test('a mark with letters of several bytes is taken out whole', () => {
  expect(put('<Ä€>b', ['Ä€', 'a'])).toBe('<a>B')
})

test('a mark counts once, where it stands first', () => {
  expect(put('A, A', ['A', 'one'])).toBe('one, A')
})

test('what has no place is left out, and a page without marks is as it was', () => {
  expect(put('<A>', ['B', 'two'], ['A', 'one'])).toBe('<one>')
  expect(put('<A>')).toBe('<A>')
})
