import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { formatPercent } from '#app/i18n/format/format-percent.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { ListedCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import type { OfficeI18n } from '../frame/office-context.ts'

/** Returns the address of the page of a coupon. */
export const couponPath = (code: string) => `/office/coupons/${encodeURIComponent(code)}`

const sumsOf = (
  { amounts }: ListedCoupon,
  field: 'amountMinor' | 'minimumMinor',
  language: Language,
): string =>
  amounts
    .flatMap(({ currency, [field]: minor }) =>
      minor === null ? [] : [formatMoney({ minor, currency }, language)],
    )
    .join(' / ')

/** Returns the percentage of a coupon, or its amounts in all currencies. */
export const reductionText = (coupon: ListedCoupon, language: Language): string =>
  coupon.percent === null
    ? sumsOf(coupon, 'amountMinor', language)
    : formatPercent(coupon.percent, language)

/** Lists what a coupon demands of a cart and its buyer. */
export function conditionsOf(coupon: ListedCoupon, { t, language }: OfficeI18n): string[] {
  const minimum = sumsOf(coupon, 'minimumMinor', language)
  const each = coupon.mostUsesEach
  return [
    ...(minimum ? [t('office.marketing.coupons.minimum', { minimum })] : []),
    ...(each === null
      ? []
      : [
          t('office.marketing.coupons.byEach', {
            count: each,
            number: formatCount(each, language),
          }),
        ]),
  ]
}

/** Returns how often a coupon was used, of how many times: `3 of 100`. */
export function usesText({ uses, mostUses }: ListedCoupon, { t, language }: OfficeI18n): string {
  const used = formatCount(uses, language)
  return mostUses === null
    ? used
    : t('office.marketing.coupons.usesOf', { used, most: formatCount(mostUses, language) })
}
