import { expect, test } from 'vitest'
import { describeEnd } from '#app/i18n/format/format-end.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'

/** A line may break at a space, and nowhere else. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

test.each([
  ['en', 'Asia/Kolkata', ['22 November 2026', 'at', '4:21:10 am', '(India Standard Time)']],
  ['de', 'Europe/Berlin', ['21. November 2026', 'um', '23:51:10 Uhr (MEZ)']],
  [
    'fr',
    'Europe/Paris',
    ['21 novembre 2026', 'à', '23:51:10', '(heure normale d’Europe centrale)'],
  ],
] as const)('a moment names its clock in brackets: %s', (language, timeZone, words) => {
  const text = formatMoment(Date.UTC(2026, 10, 21, 22, 51, 10), language, timeZone)
  expect(text.replaceAll('\u00a0', ' ')).toBe(words.join(' '))
})

test.each([
  ['en', ['21 November 2026', '6:44:03 pm']],
  ['fr', ['21 novembre 2026', '18:44:03']],
  ['de', ['21. November 2026', '18:44:03']],
] as const)('no line breaks within the date or the time: %s', (language, whole) => {
  const text = formatMoment(Date.UTC(2026, 10, 21, 18, 44, 3), language, 'UTC')
  for (const part of whole) expect(text).toContain(unbroken(part))
  expect(text).toMatch(/ \(/)
})

test.each([
  ['en', 'Asia/Kolkata', '16 December 2026 at 4:44 pm (IST)'],
  ['de', 'Europe/Berlin', '16. Dezember 2026 um 12:14 Uhr (MEZ)'],
  ['fr', 'Europe/Paris', '16 décembre 2026 à 12 h 14 (heure normale d’Europe centrale)'],
  ['de', 'Asia/Kolkata', '16. Dezember 2026 um 16:44 Uhr (Indische Normalzeit)'],
] as const)('an end within a day says its hour and zone: %s', (language, timeZone, words) => {
  const { text } = describeEnd(Date.UTC(2026, 11, 16, 11, 14), language, timeZone)
  expect(text.replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  ['en', 'Asia/Kolkata', '4:44 pm (IST)'],
  ['de', 'Europe/Berlin', '12:14 Uhr (MEZ)'],
  ['fr', 'Europe/Paris', '12 h 14 (heure normale d’Europe centrale)'],
] as const)('an hour of today names its clock as any other: %s', (language, timeZone, words) => {
  const text = formatMoment(Date.UTC(2026, 11, 16, 11, 14), language, timeZone, 'time')
  expect(text.replaceAll('\u00a0', ' ')).toBe(words)
})
