import { describe, expect, test } from 'vitest'
import { demoBooks } from '#app/demo/works/works.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { accessibilityStatements } from '#app/shop/catalogue/product-page/accessibility-statements.ts'
import { availabilityText } from '#app/shop/catalogue/product-card/availability-text.server.ts'
import { formatPublished, formatYear } from '#app/shop/catalogue/products/format-date.server.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import { formatWeight } from '#app/i18n/format/format-weight.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import { plainText } from '#app/shop/catalogue/text/plain-text.ts'
import { subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import { variantText } from '#app/shop/catalogue/products/variant-text.ts'

describe('a date', () => {
  test.each([
    ['1851', '1851'],
    ['1851-03', 'March 1851'],
    ['1851-03-14', '14 March 1851'],
    ['-0720', '720 BC'],
    ['some day', 'some day'],
  ])('%s is said as exactly as it is known: %s', (text, words) => {
    expect(formatPublished(text, 'en')).toBe(words)
  })

  test('that is the first of a month is counted by rank in French', () => {
    expect(formatPublished('1851-05-01', 'fr')).toBe('1er mai 1851')
  })

  test('before our era is counted back from it', () => {
    expect(formatYear(-720, 'de')).toBe('720 v. Chr.')
    expect(formatYear(1851, 'de')).toBe('1851')
  })
})

describe('availability', () => {
  test.each([
    [{ kind: 'in-stock' }, 'In stock', 'in'],
    [{ kind: 'few-left', left: 5 }, 'Only 5 left', 'low'],
    [{ kind: 'sold-out' }, 'Sold out', 'out'],
    [{ kind: 'out-of-print' }, 'Out of print', 'out'],
    [{ kind: 'on-order', days: 1 }, 'Dispatched in 1 day', 'low'],
    [{ kind: 'on-order', days: 12 }, 'Dispatched in 12 days', 'low'],
    [{ kind: 'pre-order', from: Date.UTC(2999, 4, 1) }, 'To be published on 1 May 2999', 'in'],
  ] as const)('%j is "%s"', (availability, text, tone) => {
    expect(availabilityText(availability, 'en')).toEqual({ text, tone })
  })
})

describe('subjects', () => {
  test('of the demo’s books all have words in each language', () => {
    const codes = new Set(demoBooks.flatMap((book) => book.subjects))
    for (const language of languages)
      for (const code of codes) expect(subjectText(code, language), code).toMatch(/\p{L}{4}/u)
  })

  test('without words of their own take those of the subject above', () => {
    expect(subjectText('FFXYZ', 'en')).toBe('Crime and mystery')
    expect(subjectText('ZZZ', 'en')).toBeUndefined()
  })

  test('are no qualifiers', () => {
    expect(subjectText('1DDU', 'en')).toBeUndefined()
  })
})

describe('the accessibility of an e-book', () => {
  test('is said in words as it was stated, and never guessed', () => {
    expect(accessibilityStatements('11,13', 'en')).toBe(
      'linked table of contents · one logical reading order',
    )
    expect(accessibilityStatements(null, 'en')).toBeUndefined()
    expect(accessibilityStatements('', 'en')).toBeUndefined()
    expect(accessibilityStatements('94,constructor', 'en')).toBeUndefined()
  })
})

describe('colours and sizes', () => {
  test.each([
    [{ color: 'indigo', size: 'xl', colorName: null }, 'en', 'Indigo, XL'],
    [{ color: 'red', size: '', colorName: 'Rouge vif' }, 'de', 'Rot'],
    [{ color: 'sea-foam', size: '', colorName: 'Sea Foam' }, 'en', 'Sea Foam'],
    [{ color: 'sea-foam', size: '', colorName: null }, 'en', 'Sea foam'],
    [{ color: '', size: '42', colorName: null }, 'en', '42'],
    [{ color: 'constructor', size: '', colorName: null }, 'en', 'Constructor'],
    [{ color: '', size: '', colorName: null }, 'en', ''],
  ] as const)('%j are "%s: %s"', (variant, language, words) => {
    expect(variantText(variant, language)).toBe(words)
  })
})

test('a language is named with a capital, in the language of the page', () => {
  expect(formatLanguage('en', 'fr')).toBe('Anglais')
  expect(formatLanguage('de', 'en')).toBe('German')
  expect(formatLanguage('not a tag', 'en')).toBe('not a tag')
})

test('a weight is said in grams below a kilogram', () => {
  expect(formatWeight(320, 'en')).toBe('320 g')
  expect(formatWeight(1250, 'en')).toBe('1.25 kg')
})

test('the authors of a book are its writers, without any those who made it otherwise', () => {
  const translator = { name: 'T', role: 'B06' }
  const illustrator = { name: 'I', role: 'A12' }
  const writer = { name: 'W', role: 'A01' }
  expect(authorsOf([translator, illustrator, writer, writer])).toEqual(['W'])
  expect(authorsOf([translator, illustrator])).toEqual(['I'])
  expect(authorsOf([translator])).toEqual(['T'])
  expect(authorsOf([])).toEqual([])
})

test('a description without its tags is plain text', () => {
  expect(plainText('<p>Salt &amp; <em>pepper</em>,</p> 1 &lt; 2')).toBe('Salt & pepper , 1 < 2')
})
