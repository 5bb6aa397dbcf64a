import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatDay, formatTaxRate } from '#app/i18n/format/format-order.ts'
import type { TaxChange } from '#app/shop/maintenance/tax/tax-table.ts'
import type { OfficeI18n } from '../frame/office-context.ts'

/** Says which rate is added, changed or removed. */
export function describeTaxRateChange(
  { country, kind, fromDay, before, after }: TaxChange,
  { t, language }: OfficeI18n,
): string {
  const rateOf = (basisPoints = 0) => formatTaxRate(basisPoints, language)
  const what = after === undefined ? 'removed' : before === undefined ? 'added' : 'changed'
  return t(`office.tax.change.${what}`, {
    country: formatCountry(country, language),
    kind: t(`office.tax.kinds.${kind}`),
    from: formatDay(Date.parse(fromDay), language),
    before: rateOf(before),
    after: rateOf(after),
  })
}
