import { z } from 'zod'
import type { Currency } from '#app/i18n/currency.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { parseDay } from '#app/i18n/format/day.ts'
import { languages } from '#app/i18n/languages.ts'
import {
  earliestDay,
  earliestFrom,
  fittingStep,
  periodPresets,
  periodSteps,
  presetPeriod,
  thirtyDaysUntil,
  usualStep,
  type DayPeriod,
  type PeriodPreset,
  type PeriodStep,
} from '#app/shop/ordering/figures/periods.ts'
import { readQuery } from '../frame/read-query.schema.ts'

const dayField = z.string().refine((text) => text >= earliestDay && parseDay(text) !== undefined)

/** These are the parameters of `/office/figures` and the pages below it. */
const fields = {
  period: z.enum(periodPresets),
  from: dayField,
  until: dayField,
  step: z.enum(periodSteps),
  market: z.string().regex(/^[A-Z]{2}$/),
  currency: z.custom<Currency>((code) => allCurrencies.some((one) => one === code)),
  language: z.enum(languages),
  by: z.enum(['pieces', 'turnover', 'time', 'page']),
}

export type FiguresParameter = keyof typeof fields

type Typed = { [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> | undefined }

/** Holds what a page shows. */
export type FiguresQuery = DayPeriod &
  Pick<Typed, 'market' | 'currency' | 'language' | 'by'> & {
    /** It is set if the period is that of a preset. */
    preset?: PeriodPreset | undefined
    step: PeriodStep
    /** The step was chosen, and not left to the length of the period. */
    hasOwnStep: boolean
  }

/** Says what was changed of a period that was typed. */
type PeriodNote = 'backwards' | 'ahead' | 'long' | 'steps'

export type FiguresQueryResult = {
  query: FiguresQuery
  /** These parameters have no known value. */
  ignored: FiguresParameter[]
  notes: PeriodNote[]
}

/** Reads the parameters of a URL. The period ends on `today` at the latest. */
export function readFiguresQuery(params: URLSearchParams, today: string): FiguresQueryResult {
  const { query: typed, ignored } = readQuery(fields, params)
  const { market, currency, language, by } = typed
  const { period, notes } = readPeriod(typed, today)
  const wanted = typed.step ?? usualStep(period)
  const step = fittingStep(period, wanted)
  return {
    query: {
      ...period,
      step,
      hasOwnStep: typed.step === step,
      market,
      currency,
      language,
      by,
    },
    ignored,
    notes: step === wanted ? notes : [...notes, 'steps'],
  }
}

type ReadPeriod = { period: DayPeriod & { preset?: PeriodPreset }; notes: PeriodNote[] }

function readPeriod({ period: preset, ...typed }: Typed, today: string): ReadPeriod {
  const chosen = preset ?? (typed.from || typed.until ? undefined : '30-days')
  if (chosen) return { period: { ...presetPeriod(chosen, today), preset: chosen }, notes: [] }
  const isAhead = typed.until !== undefined && typed.until > today
  const until = isAhead ? today : (typed.until ?? today)
  const from = typed.from ?? thirtyDaysUntil(until).from
  if (from > until)
    return {
      period: { ...presetPeriod('30-days', today), preset: '30-days' },
      notes: ['backwards'],
    }
  const earliest = earliestFrom(until)
  const notes: PeriodNote[] = [
    ...(isAhead ? (['ahead'] as const) : []),
    ...(from < earliest ? (['long'] as const) : []),
  ]
  return { period: { from: from < earliest ? earliest : from, until }, notes }
}
