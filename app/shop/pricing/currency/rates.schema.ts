import { z } from 'zod'
import { boundedRecord } from '#app/shop-settings/bounded.schema.ts'
import { rateUnit, type Currency, type Rates } from '#app/i18n/currency.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { foreignCurrencies, type DatedRates, type RatesRefusal } from './rates.ts'

/** The limit exceeds the number of currencies and coins that any service lists. */
const table = boundedRecord(z.string(), z.unknown(), 5000)

/** Describes the four shapes of rate services' responses, and where they name base and date. */
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

/** A rate is a number or `{ value }`. Above 9,000 a rate in 10⁻¹² would not fit a whole number. */
const rateNumber = z.number().positive().max(9000)
const rateSchema = z.union([
  rateNumber,
  z.object({ value: rateNumber }).transform(({ value }) => value),
])

/** `others` has the rates that the answer names of currencies that the shop may come to offer. */
type OtherRates = { [currency in Currency]?: bigint }
export type ParsedRates =
  ({ ok: true; others: OtherRates } & DatedRates) | ({ ok: false } & RatesRefusal)
const refusedRates = (reason: RatesRefusal['reason'], detail: string): ParsedRates => ({
  ok: false,
  reason,
  detail,
})

/**
 * Parses a service's response, or a file of the same shapes. It is rejected if a currency is
 * missing, zero, negative or not finite, or if the base is not the rupee. Undated rates count as
 * today's.
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
  for (const currency of foreignCurrencies()) {
    const rate = readRate(listed, currency)
    if (!rate) return refusedRates('rate', `no usable rate for ${currency}`)
    rates[currency] = rate
  }
  return { ok: true, day, rates, others: listOthers(listed, rates) }
}

/** Twelve decimals hold every digit that a service sends. */
function readRate(listed: Map<string, unknown>, currency: Currency): bigint | undefined {
  const rate = rateSchema.safeParse(listed.get(currency))
  return rate.success ? BigInt(rate.data.toFixed(12).replace('.', '')) : undefined
}

function listOthers(listed: Map<string, unknown>, rates: Rates): OtherRates {
  const others: OtherRates = {}
  for (const currency of allCurrencies) {
    const rate = rates[currency] === undefined ? readRate(listed, currency) : undefined
    if (rate) others[currency] = rate
  }
  return others
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

/** Returns the rates by upper-case code. */
function listRates({ rates, conversion_rates, data, inr }: Answer) {
  const listed = rates ?? conversion_rates ?? data ?? inr
  return listed && new Map(Object.entries(listed).map(([code, rate]) => [code.toUpperCase(), rate]))
}

/**
 * Returns whether the base is the rupee, by its name or by a rupee worth 1. Some services name no
 * base.
 */
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

/**
 * Returns the day at the start of a date or timestamp; undefined if no such day exists, as 31
 * February.
 */
function parseWrittenDay(written: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(written)?.[0]
  const at = Date.parse(`${day}T00:00:00Z`)
  return day !== undefined && !Number.isNaN(at) && dayOf(at) === day ? day : undefined
}
