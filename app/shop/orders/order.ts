import type { CustomerOrderTable, OrderLineTable } from '#app/database/tables.ts'
import type { TaxShare } from '../cart/quote.ts'
import type { Country } from '../currency/countries.ts'
import type { Currency } from '../currency/currency.ts'
import type { DeliveryMethod } from '../delivery/delivery.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { PaymentMethodId } from '../payments/payment-method.ts'

/** Holds an order as placed: later prices and rates change nothing of it. */
export type Order = Omit<
  CustomerOrderTable,
  'language' | 'currency' | 'country' | 'deliveryMethod' | 'paymentMethod'
> & {
  language: Language
  currency: Currency
  country: Country
  deliveryMethod: DeliveryMethod | null
  paymentMethod: PaymentMethodId
  lines: OrderLineTable[]
  /** Holds the taxes, the highest rate first. */
  taxes: TaxShare[]
}
