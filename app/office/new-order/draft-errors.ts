import { formatMoney } from '#app/i18n/format/format-money.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { isAvailableNow } from '#app/shop/catalogue/products/availability.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { isTooMany } from '#app/shop/ordering/quote/quote.ts'
import type { StaffQuote } from '#app/shop/ordering/staff-orders/quote-staff-order.server.ts'
import type { OfficeI18n } from '../frame/office-context.ts'
import type { OrderDraft } from './read-draft.server.ts'

type Errors = Record<string, string>

export const quantityField = (n: number) => `quantity-${n}`

/** Says by field which lines of a draft cannot be sold as they are. */
export function describeLineErrors(
  { lines, sale }: OrderDraft,
  { quote }: StaffQuote,
  { t }: OfficeI18n,
) {
  const errors: Errors = {}
  for (const [n, { quantity, ...key }] of lines.entries()) {
    const isSame = (one: Parameters<typeof lineId>[0]) => lineId(one) === lineId(key)
    const line = quote.lines.find(isSame)
    const reason = quote.unavailable.find(isSame)?.reason ?? 'gone'
    const fault = !line
      ? t(`checkout.unavailableReason.${reason}`)
      : quantity === undefined
        ? t('office.newOrder.quantityWrong')
        : isTooMany(line)
          ? t('refusal.cart.past-limit', { count: line.limit })
          : sale === 'counter' && !isAvailableNow(line.availability)
            ? t('office.newOrder.notHere')
            : undefined
    if (fault) errors[quantityField(n)] = fault
  }
  return errors
}

/** Says why a discount does not count, and where nothing can be sent. */
export function describeTermErrors(
  { discount, country }: OrderDraft,
  { quote, discountFault }: StaffQuote,
  { t, language }: OfficeI18n,
): Errors {
  const errors: Errors = {}
  if (!discount.ok && discount.field === 'discount')
    errors.discount = t('office.newOrder.discountWrong')
  if (discountFault?.reason === 'fixed') errors.discount = t('office.newOrder.allFixed')
  if (discountFault?.reason === 'too-much') {
    const most = { minor: discountFault.mostMinor, currency: quote.currency }
    errors.discount = t('office.newOrder.discountTooMuch', { most: formatMoney(most, language) })
  }
  if (quote.delivery.kind === 'refused')
    errors.country = t(`checkout.refused.${quote.delivery.reason}`, {
      country: formatCountry(country, language),
    })
  return errors
}
