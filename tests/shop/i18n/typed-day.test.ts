import { describe, expect, test } from 'vitest'
import { typedDay } from '#app/i18n/format/typed-day.ts'

describe('a typed day', () => {
  test.each([
    ['31.12.2026', 'de', '2026-12-31'],
    [' 1. 3. 2026 ', 'de', '2026-03-01'],
    ['31/12/2026', 'fr', '2026-12-31'],
    ['01/03/2026', 'fr', '2026-03-01'],
  ] as const)('%s in %s is %s', (typed, language, day) => {
    expect(typedDay(typed, language)).toBe(day)
  })

  test.each([
    ['31.02.2026', 'de'],
    ['31.12.26', 'de'],
    ['31/12/2026', 'de'],
    ['31.12.2026', 'fr'],
    ['13/31/2026', 'fr'],
    ['01/03/2026', 'en'],
    ['2026-12', 'fr'],
  ] as const)('%s in %s stays', (typed, language) => {
    expect(typedDay(typed, language)).toBe(typed)
  })
})
