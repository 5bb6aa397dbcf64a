import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { languageName } from '#app/i18n/format/format-language.ts'
import { cutText } from '#app/i18n/visitor-text.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
import { taxKinds } from '#app/shop/pricing/tax/tax.ts'
import type { OfficeI18n } from './office-context.ts'

export type DescribedFault = {
  /** The field that the fault is about, if it is about one. */
  column?: string | undefined
  /** Says what is wrong, for a place that says where. */
  text: string
  /** Says what is wrong and where. */
  sentence: string
}

/** A fact may quote a cell of a file, which can be of any length. */
const longestFact = 500

/** The facts of these faults name a country that the shop knows by its code. */
const ofCountries: FaultCode[] = [
  ...(['tax.kindMissing', 'tax.kindLate'] as const),
  ...(['delivery.countryTwice', 'delivery.unserved'] as const),
]

/** Returns a fact as staff reads it: a code by its name where there is one. */
function factText(name: string, value: string | number, code: FaultCode, i18n: OfficeI18n) {
  const { t, language } = i18n
  if (typeof value === 'number')
    return name === 'least' || name === 'most' ? formatCount(value, language) : value
  if (name === 'code' && ofCountries.includes(code)) return formatCountry(value, language)
  if (name === 'language') return languageName(value, language)
  const kind = name === 'kind' && taxKinds.find((one) => one === value)
  return kind ? t(`office.tax.kinds.${kind}`) : cutText(value, longestFact)
}

/**
 * Describes a fault in the language of staff.
 * @param nameColumn Names its column in a sentence that says where it is; by default it is named as in the file.
 */
export function describeChangeFault(
  { code, facts, column, place }: Fault,
  i18n: OfficeI18n,
  nameColumn = (named: string) => named,
): DescribedFault {
  const { t } = i18n
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, factText(name, value, code, i18n)]),
  )
  const text = t(`office.faults.${code}`, values)
  const within =
    column === undefined ? text : t('office.tables.labelled', { label: nameColumn(column), text })
  if (!place) return { column, text, sentence: text }
  return {
    column,
    text,
    sentence:
      'line' in place
        ? t('office.tables.line', { line: place.line, text: within })
        : t('office.tables.labelled', { label: place.row, text: within }),
  }
}
