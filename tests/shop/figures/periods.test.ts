import { describe, expect, test } from 'vitest'
import {
  countDaysOf,
  earliestFrom,
  fittingStep,
  isoWeekOf,
  listSteps,
  mostSteps,
  periodPresets,
  periodSteps,
  presetPeriod,
  startOfStep,
  usualStep,
} from '#app/shop/ordering/figures/periods.ts'

describe('a period', () => {
  test.each([
    ['30-days', '2026-03-15', '2026-02-14', '2026-03-15'],
    ['this-month', '2026-03-15', '2026-03-01', '2026-03-15'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-month', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['this-year', '2026-01-01', '2026-01-01', '2026-01-01'],
    ['last-year', '2026-03-15', '2025-01-01', '2025-12-31'],
  ] as const)('%s of %s is from %s to %s', (preset, today, from, until) => {
    expect(presetPeriod(preset, today)).toEqual({ from, until })
  })

  test('of eleven years has as many months as a page takes, also from a leap day', () => {
    for (const until of ['2026-11-28', '2024-02-29', '2023-02-28', '2026-12-31', '2026-01-01']) {
      const period = { from: earliestFrom(until), until }
      const step = fittingStep(period, 'day')
      expect([until, step]).toEqual([until, 'month'])
      expect(listSteps(period, step).length).toBeLessThanOrEqual(mostSteps)
    }
  })
})

describe('the steps of a period', () => {
  test('cover each of its days once, and begin on Mondays and the first of months', () => {
    for (const [from, until] of [
      ['2025-12-30', '2026-01-04'],
      ['2024-02-28', '2024-03-31'],
      ['2026-02-16', '2026-02-16'],
      ['2023-12-31', '2025-01-01'],
    ] as const)
      for (const step of periodSteps) {
        const steps = listSteps({ from, until }, step)
        expect([steps[0]!.from, steps.at(-1)!.until]).toEqual([from, until])
        const days = steps.reduce((all, one) => all + countDaysOf(one), 0)
        expect(days).toBe(countDaysOf({ from, until }))
        for (const { from: day } of steps.slice(1)) expect(startOfStep(day, step)).toBe(day)
      }
    expect(listSteps({ from: '2026-02-27', until: '2026-03-02' }, 'month')).toEqual([
      { from: '2026-02-27', until: '2026-02-28' },
      { from: '2026-03-01', until: '2026-03-02' },
    ])
    expect(listSteps({ from: '2026-03-02', until: '2026-03-01' }, 'day')).toEqual([])
  })

  test.each([
    ['2026-01-01', 1, 2026],
    ['2024-12-30', 1, 2025],
    ['2027-01-03', 53, 2026],
    ['2021-01-03', 53, 2020],
    ['2026-11-28', 48, 2026],
    ['2023-01-01', 52, 2022],
  ])('of %s are week %i of %i', (day, week, year) => {
    expect(isoWeekOf(day)).toEqual({ week, year })
  })

  test('are as long as a page needs', () => {
    const year = { from: '2026-01-01', until: '2026-12-31' }
    expect(fittingStep(year, 'day')).toBe('week')
    expect(fittingStep(year, 'month')).toBe('month')
    expect(fittingStep({ from: '2026-01-01', until: '2026-03-31' }, 'day')).toBe('day')
    for (const preset of periodPresets) {
      const period = presetPeriod(preset, '2026-12-31')
      expect(fittingStep(period, usualStep(period))).toBe(usualStep(period))
    }
  })
})
