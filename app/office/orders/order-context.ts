import { createContext, useContext } from 'react'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { OrderSheet } from '#app/shop/ordering/order-management/order-sheet.server.ts'
import type { PossibleSteps } from '#app/shop/ordering/order-management/possible-steps.server.ts'
import type { TransferText } from '#app/shop/ordering/payments/transfer-text.ts'
import { useOffice } from '../frame/office-context.ts'

export type OrderPageData = {
  sheet: OrderSheet
  steps: PossibleSteps
  /** Is where the buyer transfers the money to, while a transfer is waited for. */
  transfer?: TransferText | undefined
}

export const OrderContext = createContext<OrderPageData | undefined>(undefined)

/** Returns the order of the page, and its translator. */
export function useOrder() {
  const office = useOffice()
  const data = useContext(OrderContext)
  if (!data) throw new Error('no order around this part of the page')
  const { currency } = data.sheet.order
  const money = (minor: number) => formatMoney({ minor, currency }, office.language)
  return { ...data, ...office, money }
}
