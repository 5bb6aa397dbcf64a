import { quoted } from '#app/i18n/quoted.ts'
import { amountFault, decimal } from '#app/i18n/format/decimal.ts'
import { parseStaffAmount, typedDecimal } from '#app/i18n/format/typed-decimal.ts'
import {
  createFault,
  faultOfColumn,
  otherFault,
  type Fault,
} from '#app/shop/operations/findings/fault.ts'
import { codedIssue, codeOfIssue } from '#app/shop/operations/findings/coded-issue.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
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

type Issue = { path: readonly PropertyKey[]; message: string; params?: unknown }

/** Returns the fault of a column that an issue of zod stands for. */
export function tariffFaultOf({ path, message, ...issue }: Issue): Fault {
  const column = path.map(String).join('.')
  const { code, facts } = codeOfIssue(issue) ?? otherFault(message)
  return faultOfColumn(column, createFault(code, facts, message))
}

/** Reads a cell; `right` continues the sentence about one that cannot be read. */
const cell = <Value>(
  parse: (text: string) => Value | undefined,
  code: FaultCode,
  right: string | ((text: string) => string),
) =>
  z.string().transform((text, context): Value => {
    const value = parse(text)
    if (value !== undefined) return value
    const given = text === '' ? 'empty' : quoted(text)
    const wanted = typeof right === 'string' ? right : right(text)
    context.addIssue(codedIssue(code, `is ${given}; it must be ${wanted}`))
    return z.NEVER
  })

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

const wholeTo = (most: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined

const limitedIn = (currency: Currency) => (text: string) => {
  const minor = parseStaffAmount(text, currency)
  return minor !== undefined && minor <= mostMinor ? minor : undefined
}

/** @param orEmpty Says what an empty cell means. */
const amountIn =
  (currency: Currency, orEmpty = '') =>
  (text: string) => {
    const [example, most] = [490, mostMinor].map((minor) => decimal(minor, currency))
    const right = `an amount such as ${example}, not negative and at most ${most}${orEmpty}`
    const fault = amountFault(typedDecimal(text), currency, '')
    return fault ? `${right}; ${fault}` : right
  }

const or =
  <Empty, Value>(empty: Empty, parse: (text: string) => Value | undefined) =>
  (text: string): Empty | Value | undefined =>
    text === '' ? empty : parse(text)

const grams = `a whole number of grams, at most ${mostGrams}`
const days = `a whole number of working days from 0 to ${mostDays}`

const listCountries = z.string().transform((text, context) => {
  const codes = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  for (const code of codes.filter((one) => !isCountry(one) && one !== anyOtherCountry))
    context.addIssue(
      codedIssue(
        'delivery.country',
        `has ${quoted(code)}, no country that the shop knows; use ${anyOtherCountry} for all others, or some of ${countries.join(', ')}`,
        { code },
      ),
    )
  return [...new Set(codes)]
})

const name = cell(
  (text) => {
    const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
    return line.length <= longestName ? line || null : undefined
  },
  'delivery.nameLong',
  `at most ${longestName} characters long`,
)

export const methodName = name

/** Reads the code of a currency that the shop knows. */
export function parseKnownCurrency(text: string): Currency | undefined {
  const code = text.toUpperCase()
  return isCurrency(code) ? code : undefined
}

/**
 * Describes the columns of the file of delivery, which are also those of a single price.
 * @param currency That of the row, in which its amounts are.
 */
export const tariffColumnsIn = (currency: Currency) =>
  z.object({
    zone: cell(
      (text) => matching(/^[A-Z][A-Z0-9-]{0,19}$/)(text.toUpperCase()),
      'delivery.zone',
      'a name of up to 20 letters, digits and hyphens, such as EU',
    ),
    countries: listCountries,
    method: cell(
      (text) => matching(/^(?!pickup)[a-z][a-z0-9-]{0,19}$/)(text.toLowerCase()),
      'delivery.method',
      'a name of up to 20 letters, digits and hyphens, such as post, that does not begin with pickup',
    ),
    name_en: name,
    name_fr: name,
    name_de: name,
    from_grams: cell(or(0, wholeTo(mostGrams)), 'delivery.grams', grams),
    to_grams: cell(wholeTo(mostGrams), 'delivery.grams', grams),
    from_sum: cell(or(0, limitedIn(currency)), 'delivery.amount', amountIn(currency)),
    to_sum: cell(
      or(null, limitedIn(currency)),
      'delivery.amount',
      amountIn(currency, ', or empty for any sum'),
    ),
    currency: cell(
      parseKnownCurrency,
      'delivery.currency',
      () => `one of ${knownCurrencies().join(', ')}`,
    ),
    price: cell(limitedIn(currency), 'delivery.amount', amountIn(currency)),
    free_from: cell(
      or(null, limitedIn(currency)),
      'delivery.amount',
      amountIn(currency, ', or empty for never free'),
    ),
    days_from: cell(wholeTo(mostDays), 'delivery.days', days),
    days_to: cell(wholeTo(mostDays), 'delivery.days', days),
  })

export type TariffColumns = z.infer<ReturnType<typeof tariffColumnsIn>>

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

export const tariffColumnNames = Object.keys(
  tariffColumnsIn('EUR').shape,
) as (keyof TariffColumns)[]

/** Holds some of the columns. */
export type TariffValues = { [name in keyof TariffColumns]?: TariffColumns[name] | undefined }

type ParsedValues = { ok: true; values: TariffValues } | Refused

/** Parses some of the columns, as they are typed for a single price in a currency. */
export function parseTariffValues(
  typed: { [name in keyof TariffColumns]?: string },
  currency: Currency,
): ParsedValues {
  const parsed = tariffColumnsIn(currency).partial().safeParse(typed)
  if (parsed.success) return { ok: true, values: parsed.data }
  return { ok: false, faults: parsed.error.issues.map(tariffFaultOf) }
}
