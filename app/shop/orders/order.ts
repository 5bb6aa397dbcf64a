import type { CustomerOrderTable, OrderLineTable } from '#app/database/tables.ts'
import type { TaxShare } from '../cart/quote.ts'
import type { Country } from '../currency/countries.ts'
import type { Currency } from '../currency/currency.ts'
import type { DeliveryMethod } from '../delivery/delivery.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { PaymentMethodId } from '../payments/payment-method.ts'

/** An order as it was placed: nothing of it is worked out anew, whatever prices and rates did since. */
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
  /** The highest rate first. */
  taxes: TaxShare[]
}
