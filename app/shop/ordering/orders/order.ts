import type { CustomerOrderTable, OrderLineTable } from '#app/database/tables.ts'
import type { TaxShare } from '#app/shop/ordering/quote/quote.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { PaymentMethodId } from './payment-method.ts'

/** Holds an order as placed: later prices and rates change nothing of it. */
export type Order = Omit<
  CustomerOrderTable,
  'language' | 'currency' | 'country' | 'paymentMethod'
> & {
  language: Language
  currency: Currency
  country: Country
  paymentMethod: PaymentMethodId
  lines: OrderLineTable[]
  /** Holds the taxes, the highest rate first. */
  taxes: TaxShare[]
}
