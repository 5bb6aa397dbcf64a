import type { Transaction } from '#app/database/connection.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { statesBefore } from './order-states.ts'

/** `state` is the order's actual state, which is the requested one if it was moved there before. */
export type MoveOrderOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'state'; state: OrderState }

/**
 * Moves an order to a state in the caller's transaction, if its state allows it. It is one
 * conditional statement: of two simultaneous moves one wins, and the other waits and then finds
 * the new state. Call it first in the transaction, since all other effects depend on it.
 * @param number As `parseOrderNumber` returns it.
 * @param from The states that it may come from, if they are not those of every order.
 */
export async function moveOrder(
  trx: Transaction,
  number: string,
  to: Exclude<OrderState, 'received'>,
  now: number,
  from: readonly OrderState[] = statesBefore[to],
): Promise<MoveOrderOutcome> {
  const moved = await trx
    .updateTable('customerOrder')
    .set({ state: to })
    .where('number', '=', number)
    .where('state', 'in', from)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 1n) {
    await trx.insertInto('orderEvent').values({ orderNumber: number, at: now, state: to }).execute()
    return { ok: true }
  }
  const found = await trx
    .selectFrom('customerOrder')
    .select('state')
    .where('number', '=', number)
    .executeTakeFirst()
  return found
    ? { ok: false, reason: 'state', state: found.state }
    : { ok: false, reason: 'unknown' }
}
