import type { Language } from '#app/i18n/languages.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import type { CouponFault, QuotedCoupon } from './coupon.ts'

/** The text has the key `coupon.fault.` and the reason; `values` fill its template variables. */
export type CouponFaultText = { reason: CouponFault['reason']; values: typeof noValues }

const noValues = { day: '', minimum: '', counted: '' }

/** Describes the coupon of a cart as it is shown; `takes`: the reduction with its minus sign. */
export type CouponText =
  | { ok: true; code: string; takes: string; isPartial: boolean }
  | { ok: false; code: string; fault: CouponFaultText }

export function describeCoupon(
  quoted: QuotedCoupon,
  currency: Currency,
  language: Language,
): CouponText {
  const { code } = quoted
  if (!quoted.ok) return { ok: false, code, fault: describeFault(quoted.fault, language) }
  const { minor, isPartial } = quoted
  return { ok: true, code, takes: formatReduction(minor, currency, language), isPartial }
}

export function describeFault(fault: CouponFault, language: Language): CouponFaultText {
  const { reason } = fault
  if (reason === 'not-begun')
    return {
      reason,
      values: { ...noValues, day: localDayText(fault.fromAt, language, homeTimeZone()).text },
    }
  if (reason !== 'below-minimum') return { reason, values: noValues }
  const { currency } = fault
  const [minimum, counted] = [fault.minimumMinor, fault.countedMinor].map((minor) =>
    formatMoney({ minor, currency }, language),
  )
  return { reason, values: { ...noValues, minimum: minimum!, counted: counted! } }
}

/**
 * Formats a reduction: `−₹49.90`. It uses a real minus sign, because screen readers skip a hyphen;
 * 0 has none.
 */
export const formatReduction = (minor: number, currency: Currency, language: Language): string =>
  formatMoney({ minor: 0 - minor, currency }, language).replace('-', '−')
