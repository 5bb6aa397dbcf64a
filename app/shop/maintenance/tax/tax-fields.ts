import { quoted } from '#app/i18n/quoted.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { countries, isCountry, type Country } from '#app/i18n/markets.ts'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
import { taxKinds, type TaxKind } from '#app/shop/pricing/tax/tax.ts'

/** The highest rate of value added tax is 27 % (Hungary), of Indian GST 40 %; above this it is a slip, such as 70 for 7. */
const highestPercent = 50

/** The sentence of a fault goes on after the name of the field. */
export type TaxField<Value> = { ok: true; value: Value } | { ok: false; fault: Fault }

const found = <Value>(value: Value) => ({ ok: true as const, value })
const refused = (code: FaultCode, sentence: string, facts: Fault['facts'] = {}) => ({
  ok: false as const,
  fault: createFault(code, facts, sentence),
})

/** Parses `5.5`, `5,5` or `5.5 %` into hundredths of a percent. */
export function parseTaxRate(typed: string): TaxField<number> {
  const text = typed.trim().replace(/%$/, '').trimEnd()
  const right = `a rate is a percentage from 0 to ${highestPercent}, such as 5.5`
  const [, sign, whole = '', decimals = ''] = /^([-−]?)(\d{1,9})(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === '') return refused('tax.rate', `is ${quoted(typed)}, which is no number; ${right}`)
  if (/[1-9]/.test(decimals.slice(2)))
    return refused('tax.rate', `is ${quoted(typed)}, but has at most two decimals; ${right}`)
  const basisPoints = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  if (sign || basisPoints > highestPercent * 100)
    return refused('tax.rate', `is ${quoted(typed)}, but ${right}`)
  return found(basisPoints)
}

export function parseTaxCountry(typed: string): TaxField<Country> {
  const code = typed.trim().toUpperCase()
  return isCountry(code)
    ? found(code)
    : refused(
        'tax.country',
        `is ${quoted(typed)}, no country that the shop knows; use one of ${countries.join(', ')}`,
      )
}

export function parseTaxKind(typed: string): TaxField<TaxKind> {
  const name = typed.trim().toLowerCase()
  const kind = taxKinds.find((one) => one === name)
  return kind
    ? found(kind)
    : refused(
        'tax.kind',
        `is ${quoted(typed)}, no kind of product; use one of ${taxKinds.join(', ')}`,
      )
}

const firstDay = '2000-01-01'
/** No rate begins later, so that none can end on it. */
export const lastTaxDay = '2099-12-31'

export function parseTaxDay(typed: string): TaxField<string> {
  const day = typed.trim()
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN
  // `Date.parse` takes June 31 for July 1.
  const isDay = !Number.isNaN(at) && dayOf(at) === day
  if (!isDay)
    return refused('tax.day', `is ${quoted(typed)}, which is no day; write it like 2027-01-31`)
  return day >= firstDay && day <= lastTaxDay
    ? found(day)
    : refused('tax.dayRange', `is ${day}, but must be from ${firstDay} to ${lastTaxDay}`, {
        first: firstDay,
        last: lastTaxDay,
      })
}
