import type { Transaction } from '#app/database/connection.server.ts'
import type { CustomerOrderTable } from '#app/database/tables.ts'
import { findOrderVersion } from './find-order-version.server.ts'
import { lockOrder } from './payment-sums.server.ts'

/**
 * Identifies what staff saw of an order when they decided: its `version` is that of `findOrderVersion` on its page, its
 * `row` that of `versionOfRow` in a list. The command line saw nothing.
 */
export type SeenOrder = { version: string } | { row: string }

/** Rolls back the transaction of an order that changed after it was seen. */
export class OrderChanged extends Error {}

/** Returns a fingerprint of what a list shows of an order. */
export const versionOfRow = ({
  state,
  paymentState,
  unreserved,
}: Pick<CustomerOrderTable, 'state' | 'paymentState' | 'unreserved'>): string =>
  [state, paymentState, unreserved].join('.')

/**
 * Locks the row of an order as {@link lockOrder} does. Of two forms that were made from the same state the second one waits
 * here, and then finds the order changed.
 * @throws {OrderChanged}
 */
export async function lockSeenOrder(
  trx: Transaction,
  number: string,
  seen: SeenOrder | undefined,
): ReturnType<typeof lockOrder> {
  const order = await lockOrder(trx, number)
  if (!order || !seen) return order
  const isSame =
    'row' in seen
      ? seen.row === versionOfRow(order)
      : seen.version === (await findOrderVersion(trx, number))
  if (!isSame) throw new OrderChanged(`order ${number} changed after it was seen`)
  return order
}
