import { expect, test } from 'vitest'
import { formatMoment } from '#app/shop/returns/format-moment.ts'

test.each([
  ['en', 'Asia/Kolkata', 'India Standard Time'],
  ['de', 'Europe/Berlin', 'Mitteleuropäische Normalzeit'],
  ['fr', 'Europe/Paris', 'heure normale d’Europe centrale'],
] as const)('a moment names its clock: %s', (language, timeZone, name) => {
  expect(formatMoment(Date.UTC(2026, 10, 21, 18, 44, 3), language, timeZone)).toContain(name)
})

test.each([
  ['en', '21\u00a0November\u00a02026 at'],
  ['fr', '21\u00a0novembre\u00a02026 à'],
  ['de', '21.\u00a0November\u00a02026 um'],
] as const)('a date is not broken between day, month and year: %s', (language, date) => {
  expect(formatMoment(Date.UTC(2026, 10, 21, 18, 44, 3), language, 'UTC')).toContain(date)
})
