import { expect, test } from 'vitest'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'

/** 25 November, ten to eleven in the evening by UTC. */
const at = Date.UTC(2026, 10, 25, 22, 50)

test.each([
  ['IN', 'en', { dateTime: '2026-11-26', text: '26 November 2026' }],
  ['DE', 'de', { dateTime: '2026-11-25', text: '25. November 2026' }],
  ['FR', 'fr', { dateTime: '2026-11-25', text: '25 novembre 2026' }],
  ['US', 'en', { dateTime: '2026-11-25', text: '25 November 2026' }],
] as const)('an order to %s is dated as its buyer dates it', (country, language, day) => {
  expect(localDayText(at, language, timeZoneOf(country))).toEqual(day)
})
