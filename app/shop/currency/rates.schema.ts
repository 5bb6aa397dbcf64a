import { z } from 'zod'
import { boundedRecord } from '../rate-limits/bounded.schema.ts'
import { rateUnit, type Rates } from './currency.ts'
import { dayOf } from './day.ts'
import { foreignCurrencies, type DatedRates, type RatesRefusal } from './rates.ts'

/** Above the currencies and coins that any service lists. */
const table = boundedRecord(z.string(), z.unknown(), 5000)

/** The four shapes that rate services answer with, and where they name base and date. */
const answerSchema = z.object({
  rates: table.optional(),
  conversion_rates: table.optional(),
  data: table.optional(),
  inr: table.optional(),
  base: z.string().optional(),
  base_code: z.string().optional(),
  base_currency: z.string().optional(),
  date: z.string().nullish(),
  timestamp: z.number().optional().catch(undefined),
  time_last_update_unix: z.number().optional().catch(undefined),
  meta: z.object({ last_updated_at: z.string().optional() }).optional().catch(undefined),
})
type Answer = z.infer<typeof answerSchema>

/** One rate: a number, or `{ value }`. Past 9,000 a rate in 10⁻¹² would not fit a whole number. */
const rateNumber = z.number().positive().max(9000)
const rateSchema = z.union([
  rateNumber,
  z.object({ value: rateNumber }).transform(({ value }) => value),
])

export type ParsedRates = ({ ok: true } & DatedRates) | ({ ok: false } & RatesRefusal)
const refusedRates = (reason: RatesRefusal['reason'], detail: string): ParsedRates => ({
  ok: false,
  reason,
  detail,
})

/**
 * Reads a service's answer, or a file of the same shapes. Refused whole where one currency is missing,
 * zero, negative or not finite, and where the base is not the rupee. Undated rates are today's.
 */
export function parseRates(text: string, now: number): ParsedRates {
  const json = parseJson(text)
  if (json === undefined) return refusedRates('not-json', 'the answer is not JSON')
  const answer = answerSchema.safeParse(withLowerKeys(json))
  const listed = answer.success && listRates(answer.data)
  if (!listed) return refusedRates('shape', 'the answer has none of the known shapes')
  if (!isBasedOnRupee(answer.data, listed)) return refusedRates('base', 'the base is not INR')
  const day = parseDay(answer.data, now)
  if (!day) return refusedRates('date', 'the date cannot be read')
  const rates: Rates = { INR: rateUnit, USD: 0n, EUR: 0n, GBP: 0n }
  for (const currency of foreignCurrencies) {
    const rate = rateSchema.safeParse(listed.get(currency))
    // Twelve places hold every digit that a service gives.
    if (rate.success) rates[currency] = BigInt(rate.data.toFixed(12).replace('.', ''))
    if (rates[currency] === 0n) return refusedRates('rate', `no usable rate for ${currency}`)
  }
  return { ok: true, day, rates }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const withLowerKeys = (json: unknown) =>
  typeof json === 'object' && json !== null
    ? Object.fromEntries(Object.entries(json).map(([key, value]) => [key.toLowerCase(), value]))
    : json

/** The rates by upper-case code. */
function listRates({ rates, conversion_rates, data, inr }: Answer) {
  const listed = rates ?? conversion_rates ?? data ?? inr
  return listed && new Map(Object.entries(listed).map(([code, rate]) => [code.toUpperCase(), rate]))
}

/** Says so by name, or by a rupee that is worth 1; some services name no base at all. */
function isBasedOnRupee(answer: Answer, listed: Map<string, unknown>): boolean {
  const base = answer.base ?? answer.base_code ?? answer.base_currency ?? 'INR'
  if (base.toUpperCase() !== 'INR') return false
  if (!listed.has('INR')) return true
  const rupee = rateSchema.safeParse(listed.get('INR'))
  return rupee.success && rupee.data === 1
}

function parseDay(answer: Answer, now: number): string | undefined {
  const written = answer.date ?? answer.meta?.last_updated_at
  if (written !== undefined && written !== null) return parseWrittenDay(written)
  const seconds = answer.timestamp ?? answer.time_last_update_unix
  const moment = new Date(seconds === undefined ? now : seconds * 1000)
  return Number.isNaN(moment.getTime()) ? undefined : dayOf(moment.getTime())
}

/** The day at the front of a date or of a moment; 31 February is none. */
function parseWrittenDay(written: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(written)?.[0]
  const at = Date.parse(`${day}T00:00:00Z`)
  return day !== undefined && !Number.isNaN(at) && dayOf(at) === day ? day : undefined
}
