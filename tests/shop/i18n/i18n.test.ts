import { describe, expect, test } from 'vitest'
import { findLanguage, getFixedT, translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'

describe('the language of a page', () => {
  test.each([
    ['/', 'en'],
    ['/books', 'en'],
    ['/fr', 'fr'],
    ['/fr/books?language=de', 'fr'],
    ['/fn/books', 'fr'],
    ['/de/', 'de'],
    ['/xx/books', 'en'],
    ['/books/fr', 'en'],
  ])('at %s is %s, whatever the browser prefers', async (path, language) => {
    const headers = { 'Accept-Language': 'de, fr;q=0.9' }
    const request = new Request(`http://shop.test${path}`, { headers })
    expect(await findLanguage(request)).toBe(language)
  })
})

describe.each(languages)('in %s', (language) => {
  test('a mail says what a page says, with values unescaped and in the right plural', () => {
    const [mail, page] = [getFixedT(language), translator(language)]
    expect(mail('title.cart')).toBe(page('title.cart'))
    for (const count of [0, 1, 2, 5])
      expect(mail('review.count', { count })).toBe(page('review.count', { count }))
    const values = { email: 'faust&<co>@example.org' }
    expect(mail('refusal.downloads.gone', values)).toContain(values.email)
    expect(page('refusal.downloads.gone', values)).toBe(mail('refusal.downloads.gone', values))
  })
})
