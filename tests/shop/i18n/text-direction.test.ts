import { expect, test } from 'vitest'
import { getFixedT, translator } from '#app/i18n/i18n.server.ts'
import { dirOf, isolate } from '#app/i18n/text-direction.ts'

const arabic = 'نجيب محفوظ'

test.each([
  ['Emma', '', undefined],
  ['Emma', 'ar', undefined],
  ['गोदान', 'hi', undefined],
  ['三体', 'zh', undefined],
  [arabic, '', 'auto'],
  ['Python למתחילים', '', 'auto'],
  ['Python למתחילים', 'he', 'rtl'],
  ['Python למתחילים', 'he-IL', 'rtl'],
  ['Emma \u202eamme', 'en', 'auto'],
  [undefined, 'ar', undefined],
] as const)('the direction of %j in %j is %s', (text, lang, dir) => {
  expect(dirOf(text, lang)).toBe(dir)
})

test('a name from right to left in a message stands apart, in pages and in mails', () => {
  for (const t of [translator('de'), getFixedT('de')]) {
    expect(t('search.literally', { q: arabic })).toContain(`„\u2068${arabic}\u2069“`)
    expect(t('search.literally', { q: 'Emma & <b>' })).toContain('„Emma & <b>“')
  }
})

test('controls that are left open end within the name', () => {
  expect(isolate('Emma \u202e')).toBe('\u2068Emma \u202e\u2069')
  expect(isolate('Emma')).toBe('Emma')
})
