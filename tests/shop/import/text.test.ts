import { decimal, parseAmount } from '#app/i18n/format/decimal.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDatePublished } from '#app/shop/catalogue/products/catalogue-record.ts'
import { parseCountry, parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import {
  paragraphsOf,
  parseDescription,
  parseShortDescription,
  sanitizeDescription,
} from '#app/shop/catalogue/text/description.ts'
import { normaliseLine, normaliseText } from '#app/shop/catalogue/text/normalise-text.ts'
import { parseWhole } from '#app/shop/exchange/csv/row-cells.ts'

describe('mending text', () => {
  test('puts windows-1252 letters right that came as control characters', () => {
    expect(normaliseText('Reader\u0092s \u0093choice\u0094 \u0097 4 \u0080 \u0099')).toBe(
      'Reader’s “choice” — 4 € ™',
    )
    expect(normaliseText('a\u0081b')).toBe('a b')
  })

  test('makes spaces of other control characters and leaves NUL to the check', () => {
    expect(normaliseText('Vertical\u000btab')).toBe('Vertical tab')
    expect(normaliseText('a\0b')).toBe('a\0b')
  })

  test('keeps line breaks in texts and none in names', () => {
    expect(normaliseText(' one\r\ntwo\rthree ')).toBe('one\ntwo\nthree')
    expect(normaliseLine('Anne  \n Rice ')).toBe('Anne Rice')
  })

  test('composes letters', () => {
    expect(normaliseText('e\u0301')).toBe('é')
  })
})

describe('descriptions', () => {
  test('keep the few tags that are allowed, without attributes', () => {
    expect(
      parseDescription(
        '<div class="x"><h1 onclick="y">A</h1><b style="z">b</b><a href="/">c</a></div>',
      ),
    ).toBe('<p><h3>A</h3><strong>b</strong>c</p>')
  })

  test.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['<iframe src="//evil.example">x</iframe><p>a</p>', '<p>a</p>'],
    ['<style>p{}</style><meta http-equiv=refresh><p>a</p>', '<p>a</p>'],
    ['<p>unclosed <em>tags', '<p>unclosed <em>tags</em></p>'],
    ['<scr<script>ipt>alert(1)</script>a', 'ipt&gt;alert(1)a'],
  ])('%s becomes %s', (html, clean) => {
    expect(parseDescription(html)).toBe(clean)
  })

  test('plain text becomes paragraphs, and its signs stay signs', () => {
    expect(parseDescription('Tom & Jerry: 1 < 2\n\nSecond\nline')).toBe(
      '<p>Tom &amp; Jerry: 1 &lt; 2</p><p>Second<br />line</p>',
    )
    expect(parseDescription('Tom &amp; Jerry\n\n&eacute;t&eacute;')).toBe(
      '<p>Tom &amp; Jerry</p><p>été</p>',
    )
    expect(parseDescription('')).toBe('')
  })

  test('short ones have no tag at all', () => {
    expect(parseShortDescription('<p>One.</p><p>Two <b>&</b> three.</p>')).toBe(
      'One. Two &amp; three.',
    )
    expect(parseShortDescription('1 < 2\n& more')).toBe('1 &lt; 2 &amp; more')
  })

  test('stay as they are when they are sanitised again', () => {
    const pieces = fc.constantFrom(
      '<p>',
      '</p>',
      '<em>',
      '<script>',
      '<',
      '&',
      '&lt;',
      '"',
      'a',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const once = sanitizeDescription(parts.join(''))
        expect(sanitizeDescription(once)).toBe(once)
        expect(once).not.toMatch(/<script|<[^>]*\son/i)
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})

test.each(['<b>', '<ul><li>', '<div>', '<svg>'])(
  'a description of %s without end costs little, and keeps its words',
  (tag) => {
    const began = performance.now()
    expect(parseDescription(`${tag.repeat(100_000)}the words`)).toContain('the words')
    expect(performance.now() - began).toBeLessThan(1_000)
  },
)

test('a long description in paragraphs and breaks without ends stays as it is', () => {
  const html = parseDescription('<p>One<br>line'.repeat(1_000))
  expect(html.match(/<p>/g)).toHaveLength(1_000)
})

describe('codes', () => {
  test.each([
    ['eng', 'en'],
    ['fre', 'fr'],
    ['ger', 'de'],
    ['per', 'fa'],
    ['en-US', 'en-US'],
    ['EN_us', 'en-US'],
    ['mul', 'mul'],
    // The specification's French.
    ['fn', 'fr'],
    ['FN', 'fr'],
    ['fn-CA', 'fr-CA'],
    ['fno', undefined],
    ['', undefined],
    ['English', undefined],
    ['xxx', undefined],
    ['https://example.org', undefined],
    ['Locus Award (2008)\nHugo', undefined],
    ['a-DE', undefined],
  ])('the language %s is %s', (text, tag) => {
    expect(parseLanguageTag(text)).toBe(tag)
  })

  test.each([
    ['de', 'DE'],
    ['UK', 'GB'],
    ['EU', undefined],
    ['ZZ', undefined],
    ['QQ', undefined],
    ['DEU', undefined],
    ['', undefined],
  ])('the country %s is %s', (text, code) => {
    expect(parseCountry(text)).toBe(code)
  })
})

describe('numbers and dates', () => {
  test.each([
    ['499', 49_900],
    ['499.5', 49_950],
    ['499.00', 49_900],
    ['.5', 50],
    ['0', 0],
    ['999999999999.99', 99_999_999_999_999],
  ])('the amount %s is %s', (text, minor) => {
    expect(parseAmount(text, 'EUR')).toBe(minor)
  })

  test.each([
    '',
    '.',
    '-5',
    '+5',
    '1e3',
    '12.345',
    '499,00',
    '1,299.00',
    '₹499',
    'NaN',
    'Infinity',
    '=1+1',
  ])('"%s" is no amount', (text) => {
    expect(parseAmount(text, 'EUR')).toBeUndefined()
  })

  test('an amount is read as it was printed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_999_999 }), (minor) => {
        expect(parseAmount(decimal(minor, 'EUR'), 'EUR')).toBe(minor)
      }),
    )
  })

  test('whole numbers may come as spreadsheets print them', () => {
    expect(parseWhole('2008.0')).toBe(2008)
    expect(parseWhole('-720.0')).toBe(-720)
    for (const text of ['', '1.5', '1e3', '0x10', '٣', '9'.repeat(16)])
      expect(parseWhole(text)).toBeUndefined()
  })

  test.each([
    ['2024', Date.UTC(2024, 0, 1)],
    ['2024-02', Date.UTC(2024, 1, 1)],
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    ['-0720', Date.parse('-000720-01-01T00:00:00Z')],
    ['0001', Date.parse('0001-01-01T00:00:00Z')],
    ['2023-02-29', undefined],
    ['2024-13', undefined],
    ['24', undefined],
    ['2024-2-9', undefined],
    ['soon', undefined],
  ])('the date %s is %s', (text, moment) => {
    expect(parseDatePublished(text)).toBe(moment)
  })
})

test('a long run of blanks in a text costs no more than its length', () => {
  const began = performance.now()
  expect(paragraphsOf(`a${' '.repeat(400_000)}b`)).toContain('<p>a')
  expect(paragraphsOf(' \n a \n\n b\n c ')).toBe('<p>a</p><p>b<br />c</p>')
  expect(performance.now() - began).toBeLessThan(2000)
})
