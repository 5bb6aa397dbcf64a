import { digitsOf, type Currency } from '#app/i18n/currency.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import type { TypedFaults, TypedLimits } from '#app/shop/catalogue/text/typed-values.schema.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

/**
 * Returns a sentence for each fault, by field.
 * @param limits They are by field, without the language of a text.
 */
export function describeTypedFaults(
  faults: TypedFaults,
  limits: Record<string, TypedLimits>,
  { t, language }: Pick<StaffContext, 't' | 'language'>,
): Record<string, string> {
  const entries = Object.entries(faults).map(([field, fault]): [string, string] => {
    const [name = '', part = ''] = field.split('-')
    const { least, most } = limits[name] ?? { least: 0, most: 0 }
    const isWhole = fault === 'amount' && digitsOf(part as Currency) === 0
    return [
      field,
      t(`office.marketing.faults.${isWhole ? 'wholeAmount' : fault}`, {
        least: formatCount(least, language),
        most: formatCount(most, language),
      }),
    ]
  })
  return Object.fromEntries(entries)
}
