import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '#app/i18n/markets.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  endOfDay,
  isMidnight,
  localDayOf,
  startOfDay,
  timeZoneOf,
} from '#app/i18n/format/time-zones.ts'
import { describeEnd } from '#app/i18n/format/format-end.ts'

const country = fc.constantFrom(...countries)
const moment = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2036-01-01T00:00:00Z'),
})

describe('a day of a market', () => {
  test('begins at its own midnight and ends at the next, whatever the clocks do', () => {
    fc.assert(
      fc.property(country, moment, (code, at) => {
        const timeZone = timeZoneOf(code)
        const day = localDayOf(at, timeZone)
        const [begins, ends] = [startOfDay(day, timeZone), endOfDay(day, timeZone)]
        expect(begins <= at && at < ends).toBe(true)
        expect(localDayOf(begins, timeZone)).toBe(day)
        expect(localDayOf(begins - 1, timeZone)).not.toBe(day)
        expect(localDayOf(ends - 1, timeZone)).toBe(day)
        expect([23, 24, 25]).toContain((ends - begins) / (dayMs / 24))
      }),
    )
  })

  test.each([
    ['Asia/Kolkata', '2026-12-16', '2026-12-16T18:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['Europe/London', '2026-06-01', '2026-06-01T23:00:00.000Z'],
    ['America/New_York', '2026-12-16', '2026-12-17T05:00:00.000Z'],
  ])('ends in %s on %s', (timeZone, day, end) => {
    expect(new Date(endOfDay(day, timeZone)).toISOString()).toBe(end)
  })
})

describe('an end in words', () => {
  test('is a day alone where it holds through that day in the market, else a moment', () => {
    fc.assert(
      fc.property(country, moment, fc.boolean(), (code, at, atMidnight) => {
        const timeZone = timeZoneOf(code)
        const until = atMidnight ? startOfDay(localDayOf(at, timeZone), timeZone) : at
        const { dateTime, text } = describeEnd(until, 'en', timeZone)
        if (/^\d{4}-\d\d-\d\d$/.test(dateTime)) {
          expect(endOfDay(dateTime, timeZone)).toBe(until)
          expect(text).not.toMatch(/:/)
        } else {
          expect(isMidnight(until, timeZone)).toBe(false)
          expect(Date.parse(dateTime)).toBe(until)
          expect(text).toMatch(/\d:\d\d\s[ap]m \(.+\)$/)
        }
      }),
    )
  })
})
