import type { CustomerOrderTable, OrderReturnTable } from '#app/database/tables.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { isReturnReason } from '#app/shop/ordering/orders/returnable.ts'

/** Says why goods come back. A withdrawal needs no reason. */
export const describeReturnReason = (
  { kind, reason }: Pick<OrderReturnTable, 'kind' | 'reason'>,
  t: Translate,
): string =>
  isReturnReason(reason)
    ? t(`mail.returned.reason.${reason}`)
    : t(`office.order.returnKind.${kind}`)

/** Returns the payment state of an order in words; of one that ended unpaid nothing is to be paid. */
export const paymentStateWords = (
  { state, paymentState }: Pick<CustomerOrderTable, 'state' | 'paymentState'>,
  t: Translate,
): string =>
  paymentState === 'due' && isUndone(state)
    ? t('office.orders.nothingDue')
    : t(`order.paymentState.${paymentState}`)
