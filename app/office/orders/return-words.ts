import type { OrderReturnTable } from '#app/database/tables.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { isReturnReason } from '#app/shop/ordering/orders/returnable.ts'

/** Says why goods come back. A withdrawal needs no reason. */
export const describeReturnReason = (
  { kind, reason }: Pick<OrderReturnTable, 'kind' | 'reason'>,
  t: Translate,
): string =>
  isReturnReason(reason)
    ? t(`mail.returned.reason.${reason}`)
    : t(`office.order.returnKind.${kind}`)
