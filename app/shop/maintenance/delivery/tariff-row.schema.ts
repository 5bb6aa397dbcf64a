import { quoted } from '#app/i18n/quoted.ts'
import { parseAmount } from '#app/i18n/format/decimal.ts'
import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import { z } from 'zod'
import { isCurrency, knownCurrencies, type Currency } from '#app/i18n/currency.ts'
import { countries, isCountry } from '#app/i18n/markets.ts'
import { anyOtherCountry } from '#app/shop/pricing/delivery/delivery.ts'

/** A value in a sentence is cut after this many characters. */
const longestName = 60
const mostGrams = 1_000_000
const mostMinor = 100_000_000
const mostDays = 99

/** Reads a cell; `right` continues the sentence about one that cannot be read. */
const cell = <Value>(parse: (text: string) => Value | undefined, right: string | (() => string)) =>
  z.string().transform((text, context): Value => {
    const value = parse(text)
    if (value !== undefined) return value
    const given = text === '' ? 'empty' : quoted(text)
    context.addIssue(`is ${given}; it must be ${typeof right === 'string' ? right : right()}`)
    return z.NEVER
  })

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

const wholeTo = (most: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined

/** Spreadsheets in German and French write a comma. */
function parseLimited(text: string): number | undefined {
  const minor = parseAmount(text.replace(/^(\d+),(\d{1,2})$/, '$1.$2'))
  return minor !== undefined && minor <= mostMinor ? minor : undefined
}

const or =
  <Empty, Value>(empty: Empty, parse: (text: string) => Value | undefined) =>
  (text: string): Empty | Value | undefined =>
    text === '' ? empty : parse(text)

const grams = `a whole number of grams, at most ${mostGrams}`
const amount = 'an amount such as 4.90, not negative and at most 1000000.00'
const days = `a whole number of working days from 0 to ${mostDays}`

const listCountries = z.string().transform((text, context) => {
  const codes = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  for (const code of codes.filter((one) => !isCountry(one) && one !== anyOtherCountry))
    context.addIssue(
      `has ${quoted(code)}, no country that the shop knows; use ${anyOtherCountry} for all others, or some of ${countries.join(', ')}`,
    )
  return [...new Set(codes)]
})

const name = cell((text) => {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length <= longestName ? line || null : undefined
}, `at most ${longestName} characters long`)

export const methodName = name

/** Describes the columns of the file of delivery, which are also those of a single price. */
export const tariffColumns = z.object({
  zone: cell(
    (text) => matching(/^[A-Z][A-Z0-9-]{0,19}$/)(text.toUpperCase()),
    'a name of up to 20 letters, digits and hyphens, such as EU',
  ),
  countries: listCountries,
  method: cell(
    (text) => matching(/^(?!pickup)[a-z][a-z0-9-]{0,19}$/)(text.toLowerCase()),
    'a name of up to 20 letters, digits and hyphens, such as post, that does not begin with pickup',
  ),
  name_en: name,
  name_fr: name,
  name_de: name,
  from_grams: cell(or(0, wholeTo(mostGrams)), grams),
  to_grams: cell(wholeTo(mostGrams), grams),
  from_sum: cell(or(0, parseLimited), amount),
  to_sum: cell(or(null, parseLimited), `${amount}, or empty for any sum`),
  currency: cell(
    (text): Currency | undefined => {
      const code = text.toUpperCase()
      return isCurrency(code) ? code : undefined
    },
    () => `one of ${knownCurrencies().join(', ')}`,
  ),
  price: cell(parseLimited, amount),
  free_from: cell(or(null, parseLimited), `${amount}, or empty for never free`),
  days_from: cell(wholeTo(mostDays), days),
  days_to: cell(wholeTo(mostDays), days),
})

export type TariffColumns = z.infer<typeof tariffColumns>

/** The other columns may be missing from a file; then their cells are empty. */
export const requiredTariffColumns: readonly string[] = [
  'zone',
  'countries',
  'method',
  'to_grams',
  'currency',
  'price',
  'days_from',
  'days_to',
]

export const tariffColumnNames = Object.keys(tariffColumns.shape) as (keyof TariffColumns)[]

const tariffValues = tariffColumns.partial()

/** Holds some of the columns. */
export type TariffValues = z.infer<typeof tariffValues>

type ParsedValues = { ok: true; values: TariffValues } | Refused

/** Parses some of the columns, as they are typed for a single price. */
export function parseTariffValues(typed: { [name in keyof TariffColumns]?: string }): ParsedValues {
  const parsed = tariffValues.safeParse(typed)
  if (parsed.success) return { ok: true, values: parsed.data }
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  return { ok: false, faults }
}
