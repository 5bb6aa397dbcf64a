import { expect, test } from 'vitest'
import { cutText, echoedText, removeUnseen } from '#app/i18n/visitor-text.ts'

test.each([
  ['a\u202eb', 'ab'],
  ['\u2066a\u2069', 'a'],
  ['\u061cabc', 'abc'],
  ['a\u0007b\u0000', 'ab'],
  ['a\u200bb\u2060c\ufeff', 'abc'],
  ['line\n\tend', 'line\n\tend'],
  // Indic scripts, Persian and emoji need their joiners.
  ['क्\u200dष 👩\u200d🚀', 'क्\u200dष 👩\u200d🚀'],
])('%j is seen as %j', (text, seen) => {
  expect(removeUnseen(text)).toBe(seen)
})

test('a text is not cut inside a character', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(echoedText(`\u202e${'a'.repeat(59)}😀`)).toBe('a'.repeat(59))
})
