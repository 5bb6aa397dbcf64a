import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanWords, escapeXml } from '#app/art/xml.ts'
import { parseXml } from './strict-xml.ts'

describe('escaping for XML', () => {
  test('escapes the five characters with a meaning', () => {
    expect(escapeXml(`<a href="x">'&'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;',
    )
  })

  test('drops what XML has no place for', () => {
    expect(escapeXml('a\u0000b\u0008c\u001fd\ufffee\uffff')).toBe('abcde')
    expect(escapeXml('\ud83dx\udc08')).toBe('x')
    expect(escapeXml('🐈\t\n')).toBe('🐈\t\n')
  })

  test('gives a document that is read back as the same words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const { elements, text, faults } = parseXml(
          `<x a="${escapeXml(words)}">${escapeXml(words)}</x>`,
        )
        expect([faults, elements[0]?.attributes.a, text]).toEqual([[], words, words])
      }),
      { seed: 8 },
    )
  })
})

describe('words of a catalogue', () => {
  test('become one line', () => {
    expect(cleanWords('  North\n\tand\u00a0 South\u0000 ', 300)).toBe('North and South')
  })

  test('end with an ellipsis past the limit, which counts characters', () => {
    expect(cleanWords('🐈🐈🐈', 3)).toBe('🐈🐈🐈')
    expect(cleanWords('🐈🐈🐈🐈', 3)).toBe('🐈🐈…')
    expect(cleanWords('x'.repeat(10_000), 300)).toHaveLength(300)
  })
})
