import { describe, expect, test } from 'vitest'
import { languages } from '#app/i18n/languages.ts'
import { en } from '#app/i18n/en.ts'
import { fr } from '#app/i18n/fr.ts'
import { de } from '#app/i18n/de.ts'
import { createI18n } from '#app/i18n/translate.ts'
import { arrivalParts, arrivalText } from '#app/shop/pricing/delivery/arrival.ts'
import { arrivalOf } from '#app/shop/pricing/delivery/arrival.server.ts'
import { dispatchDay, nextCutoff } from '#app/shop/pricing/delivery/dispatch-day.server.ts'
import { isHoliday } from '#app/shop/pricing/delivery/holidays.server.ts'
import { addWorkingDays } from '#app/shop/pricing/delivery/working-days.server.ts'

const at = (moment: string) => Date.parse(moment)
const german = { country: 'DE', cutoffHour: 14 }

describe('the day of dispatch', () => {
  test.each([
    ['the last minute before the cut-off hour', '2026-11-27T13:59:59+01:00', '2026-11-27'],
    ['the cut-off hour', '2026-11-27T14:00:00+01:00', '2026-11-30'],
    ['the first minute of a working day', '2026-11-30T00:00:00+01:00', '2026-11-30'],
    ['a Saturday morning', '2026-11-28T09:00:00+01:00', '2026-11-30'],
    ['a holiday', '2026-12-25T09:00:00+01:00', '2026-12-28'],
    ['the last hour of a year', '2026-12-31T23:30:00+01:00', '2027-01-04'],
  ])('%s', (_, moment, day) => {
    expect(dispatchDay(at(moment), german)).toBe(day)
  })

  test.each([
    ['Berlin, before the clocks change', 'DE', '2026-10-23T11:59:59Z', '2026-10-23'],
    ['Berlin, after the clocks changed', 'DE', '2026-10-26T12:59:59Z', '2026-10-26'],
    ['Berlin, an hour later', 'DE', '2026-10-26T13:00:00Z', '2026-10-27'],
    ['India', 'IN', '2026-11-27T08:29:59Z', '2026-11-27'],
    ['India, one second later', 'IN', '2026-11-27T08:30:00Z', '2026-11-30'],
    ['New York, on the day of UTC before', 'US', '2026-12-01T01:00:00Z', '2026-12-01'],
  ])('is told by the clock of the seller: %s', (_, country, moment, day) => {
    expect(dispatchDay(at(moment), { country, cutoffHour: 14 })).toBe(day)
  })

  test('hour 0 is always the next day, hour 24 always the same', () => {
    const morning = at('2026-11-26T00:00:00+01:00')
    const night = at('2026-11-26T23:59:59+01:00')
    expect(dispatchDay(morning, { country: 'DE', cutoffHour: 0 })).toBe('2026-11-27')
    expect(dispatchDay(night, { country: 'DE', cutoffHour: 24 })).toBe('2026-11-26')
  })

  test('changes next at the cut-off hour, which is an hour nearer if the clocks change', () => {
    const moment = (text: string) => new Date(nextCutoff(at(text), german)).toISOString()
    expect(moment('2026-11-27T12:59:59Z')).toBe('2026-11-27T13:00:00.000Z')
    expect(moment('2026-11-27T13:00:00Z')).toBe('2026-11-28T13:00:00.000Z')
    expect(moment('2027-03-27T13:00:00Z')).toBe('2027-03-28T12:00:00.000Z')
  })
})

describe('working days', () => {
  const days = { daysFrom: 1, daysTo: 3 }
  test.each([
    ['DE', '2026-11-27', { from: '2026-11-30', to: '2026-12-02' }],
    // The parcel waits for the holidays of the country that it is sent to.
    ['DE', '2026-12-23', { from: '2026-12-24', to: '2026-12-29' }],
    ['US', '2026-11-25', { from: '2026-11-27', to: '2026-12-01' }],
    ['IN', '2026-11-23', { from: '2026-11-25', to: '2026-11-27' }],
    ['GB', '2026-12-24', { from: '2026-12-29', to: '2026-12-31' }],
    ['FR', '2026-12-30', { from: '2026-12-31', to: '2027-01-05' }],
    ['AT', '2026-12-04', { from: '2026-12-07', to: '2026-12-10' }],
    ['CH', '2026-12-24', { from: '2026-12-28', to: '2026-12-30' }],
    // Another country has only weekends.
    ['ES', '2026-12-24', { from: '2026-12-25', to: '2026-12-29' }],
  ])('to %s, sent on %s', (country, sent, arrival) => {
    expect(arrivalOf(sent, days, country)).toEqual(arrival)
  })

  test('no day is the day itself, or the next working day', () => {
    expect(addWorkingDays('2026-11-27', 0, 'DE')).toBe('2026-11-27')
    expect(addWorkingDays('2026-11-28', 0, 'DE')).toBe('2026-11-30')
  })
})

/** Returns the holidays of a year that are no weekend. */
function weekdaysOf(country: string, year: number): string {
  const days: string[] = []
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000) {
    const text = new Date(day).toISOString().slice(0, 10)
    if (isHoliday(text, country) && ![0, 6].includes(new Date(day).getUTCDay()))
      days.push(text.slice(5))
  }
  return days.join(' ')
}

// As published by the authorities that holidays.server.ts names.
test.each([
  ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 12-25'],
  ['DE', 2027, '01-01 03-26 03-29 05-06 05-17'],
  ['FR', 2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25'],
  ['GB', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  ['GB', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  ['GB', 2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  ['AT', 2026, '01-01 01-06 04-06 05-01 05-14 05-25 06-04 10-26 12-08 12-25'],
  ['CH', 2026, '01-01 04-03 04-06 05-14 05-25 12-25'],
  ['US', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  ['US', 2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [
    'IN',
    2026,
    '01-26 03-04 03-26 03-31 04-03 05-01 05-27 06-26 08-26 09-04 10-02 10-20 11-24 12-25',
  ],
  ['ES', 2026, ''],
])('holidays of %s in %i', (country, year, days) => {
  expect(weekdaysOf(country, year)).toBe(days)
})

test.each(languages)('the days are told in %s', (language) => {
  const { t } = createI18n({ en, fr, de }[language], language)
  const sentence = (from: string, to: string) =>
    arrivalParts(arrivalText({ from, to }, language), t)
      .map((part) => (typeof part === 'string' ? part : `[${part.dateTime} ${part.text}]`))
      .join('')
      .replaceAll('\u00a0', ' ')
  expect([sentence('2026-11-30', '2026-12-03'), sentence('2027-01-01', '2027-01-01')]).toEqual(
    {
      en: [
        'Arrives [2026-11-30 Mon 30 Nov] to [2026-12-03 Thu 3 Dec]',
        'Arrives [2027-01-01 Fri 1 Jan]',
      ],
      fr: [
        'Livraison entre le [2026-11-30 lun. 30 nov.] et le [2026-12-03 jeu. 3 déc.]',
        'Livraison le [2027-01-01 ven. 1er janv.]',
      ],
      de: [
        'Lieferung zwischen [2026-11-30 Mo., 30. Nov.] und [2026-12-03 Do., 3. Dez.]',
        'Lieferung am [2027-01-01 Fr., 1. Jan.]',
      ],
    }[language],
  )
})
