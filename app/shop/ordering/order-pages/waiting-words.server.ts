import type { CustomerOrderTable } from '#app/database/tables.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'

/**
 * Returns the text for the buyer of an order that the shopkeeper checks before any of its stock is
 * reserved.
 */
export const waitingWords = (
  { unreserved, state }: Pick<CustomerOrderTable, 'unreserved' | 'state'>,
  t: Translate,
): { unreserved?: string } =>
  unreserved === 1 && !isUndone(state) ? { unreserved: joinEWords(t('mail.order.unreserved')) } : {}
