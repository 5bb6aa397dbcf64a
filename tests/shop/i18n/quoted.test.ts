import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoted } from '#app/i18n/quoted.ts'

test.each([
  ['comics', '"comics"'],
  [' two\n lines\t', '"two lines"'],
  ['red \u001b[31m and \u202eback', '"red [31m and back"'],
  [12, '"12"'],
  ['', '""'],
  ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
])('quotes %j in a sentence', (value, text) => {
  expect(quoted(value)).toBe(text)
})

test('what is quoted is one short line without control characters, and no half of a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
      const text = quoted(value)
      expect(text.length).toBeLessThanOrEqual(63)
      expect(text).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      if (!/\p{Cs}/u.test(value)) expect(text).not.toMatch(/\p{Cs}/u)
    }),
  )
})
