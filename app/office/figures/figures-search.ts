import type { FiguresQuery } from './figures-query.schema.ts'

type Parts = Partial<Omit<FiguresQuery, 'hasOwnStep'>>

/** Returns the query string of a page of figures: its preset, or else its days, with all filters that are set. */
export function figuresSearch({
  preset,
  from,
  until,
  step,
  market,
  currency,
  language,
  by,
}: Parts) {
  const fields = {
    ...(preset ? { period: preset } : { from, until }),
    step,
    market,
    currency,
    language,
    by,
  }
  const set = Object.entries(fields).filter(
    (field): field is [string, string] => field[1] !== undefined,
  )
  return `?${new URLSearchParams(set)}`
}
