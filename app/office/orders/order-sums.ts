import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { OrderSheet } from '#app/shop/ordering/order-management/order-sheet.server.ts'
import { formatReduction } from '#app/shop/ordering/coupons/coupon-text.ts'
import { describeTaxes, type TaxText } from '#app/shop/ordering/quote/describe-quote.ts'
import { sumLess, sumToPay } from '#app/shop/ordering/orders/refund-amount.ts'
import { remainingSums, type RemainingSums } from '#app/shop/ordering/payments/remaining-sums.ts'

/** Lists the sums of an order as names and amounts, those of what is left after cancellations and unpaid returns at the end. */
export function listSums(
  { order, history }: Pick<OrderSheet, 'order' | 'history'>,
  t: Translate,
  language: Language,
): [string, string][] {
  const { currency } = order
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  const reduction = (minor: number) => formatReduction(minor, currency, language)
  const taxes = (shares: RemainingSums['taxes']) =>
    listTaxes(describeTaxes({ ...order, taxes: shares }, language), t)
  const left = remainingSums(order, history)
  const less = sumLess(order, history.takenOff)
  return [
    [t('order.goods'), money(order.goodsMinor)],
    ...listReduction(order, t, reduction),
    [t('office.order.delivery'), money(order.deliveryMinor)],
    ...(left ? [] : taxes(order.taxes)),
    [t('order.total'), money(order.totalMinor)],
    ...(left
      ? [
          ...listLess(left, t, reduction),
          [t('office.order.leftSum'), money(left.totalMinor)] as [string, string],
          ...taxes(left.taxes),
        ]
      : []),
    ...(order.paymentState === 'due' && less > 0
      ? [[t('office.order.toPay'), money(sumToPay(order, history.takenOff))] as [string, string]]
      : []),
  ]
}

/** Lists the tax that a sum contains, or says that it contains none. */
export const listTaxes = (taxes: TaxText[], t: Translate): [string, string][] =>
  taxes.length > 0
    ? taxes.map(({ label, rate, tax }) => [t(`order.${label}`, { rate }), tax])
    : [[t('order.tax'), t('order.taxNone')]]

function listLess(
  { cancelledMinor, returnedMinor }: RemainingSums,
  t: Translate,
  reduction: (minor: number) => string,
): [string, string][] {
  return [
    ...(cancelledMinor === undefined
      ? []
      : [[t('office.order.cancelledSum'), reduction(cancelledMinor)] as [string, string]]),
    ...(returnedMinor === undefined
      ? []
      : [[t('order.page.returned'), reduction(returnedMinor)] as [string, string]]),
  ]
}

/** Names the coupon, or the discount of staff, that an order has. */
function listReduction(
  { couponCode, discountMinor }: OrderSheet['order'],
  t: Translate,
  reduction: (minor: number) => string,
): [string, string][] {
  if (couponCode !== null)
    return [[t('office.order.coupon', { code: couponCode }), reduction(discountMinor)]]
  return discountMinor > 0 ? [[t('order.discount'), reduction(discountMinor)]] : []
}
