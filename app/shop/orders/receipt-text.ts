import type { OrderState, PaymentState } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { timeZoneOf } from '../currency/time-zones.ts'
import { formatAddress } from '../addresses/address.ts'
import { formatReduction, type CouponText } from '../coupons/coupon-text.ts'
import { formatCountry } from '../currency/format-country.ts'
import { formatMoney } from '../currency/format-money.ts'
import type { DeliveryMethod } from '../delivery/delivery.ts'
import type { PaymentMethodId } from '../payments/payment-method.ts'
import { formatTaxRate, localDayText } from './format-order.ts'
import type { Order } from './order.ts'
import { soldFormatOf, type SoldFormat } from './format-name.ts'

/** An order as its receipt and its mail show it: everything formatted, in the order's own currency. */
export type ReceiptText = {
  number: string
  state: OrderState
  placed: { dateTime: string; text: string }
  email: string
  name: string
  lines: {
    position: number
    name: string
    author: string | null
    format: SoldFormat | null
    variantName: string | null
    dispatchWords: string | null
    quantity: number
    unit: string
    sum: string
  }[]
  goods: string
  /** Left out where none was used. */
  coupon?: Extract<CouponText, { ok: true }>
  /** Left out where nothing is sent. */
  delivery?: { method: DeliveryMethod; price: string; isFree: boolean }
  taxes: { rate: string; tax: string }[]
  total: string
  addressLines: string[]
  payment: { method: PaymentMethodId; state: PaymentState }
  /** Says that the shop looks at it before it sets the goods aside; left out where they are. */
  unreserved?: string
  /** Its buyer asked for e-books at once, and declared that the right of withdrawal is lost by it. */
  hasEbookConsent: boolean
}

export function describeOrder(order: Order, language: Language): ReceiptText {
  const { currency, couponCode, discountMinor, deliveryMethod, deliveryMinor } = order
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  return {
    number: order.number,
    state: order.state,
    placed: localDayText(order.placedAt, language, timeZoneOf(order.country)),
    email: order.email,
    name: order.name,
    lines: order.lines.map(({ unitMinor, lineMinor, ...line }) => ({
      position: line.position,
      name: line.name,
      author: line.author,
      format: soldFormatOf(line),
      variantName: line.variantName,
      dispatchWords: line.dispatchWords,
      quantity: line.quantity,
      unit: money(unitMinor),
      sum: money(lineMinor),
    })),
    goods: money(order.goodsMinor),
    ...(couponCode !== null && {
      coupon: {
        ok: true,
        code: couponCode,
        takes: formatReduction(discountMinor, currency, language),
        isPartial: false,
      },
    }),
    ...(deliveryMethod && {
      delivery: {
        method: deliveryMethod,
        price: money(deliveryMinor),
        isFree: deliveryMinor === 0,
      },
    }),
    taxes: order.taxes.map(({ basisPoints, taxMinor }) => ({
      rate: formatTaxRate(basisPoints, language),
      tax: money(taxMinor),
    })),
    total: money(order.totalMinor),
    addressLines: formatAddress(order, formatCountry(order.country, language)),
    payment: { method: order.paymentMethod, state: order.paymentState },
    hasEbookConsent: order.ebookConsent === 1,
  }
}
