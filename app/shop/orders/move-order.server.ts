import type { Transaction } from '#app/database/connection.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { statesBefore } from './order-states.ts'

/** `state`: where the order stands instead; the asked one itself where it was moved there before. */
export type Moved =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'state'; state: OrderState }

/**
 * Moves an order to a state, in the caller's transaction, where its state allows it. One conditional
 * statement: of two that move it at one moment one wins, and the other one waits and then finds the new state.
 * To be called first in its transaction: what is given back or owed follows only where this one won.
 * @param number As `parseOrderNumber` gives it.
 * @param from The states it may come from, where they are not those of every order.
 */
export async function moveOrder(
  t: Transaction,
  number: string,
  to: Exclude<OrderState, 'received'>,
  now: number,
  from: readonly OrderState[] = statesBefore[to],
): Promise<Moved> {
  const moved = await t
    .updateTable('customerOrder')
    .set({ state: to })
    .where('number', '=', number)
    .where('state', 'in', from)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 1n) {
    await t.insertInto('orderEvent').values({ orderNumber: number, at: now, state: to }).execute()
    return { ok: true }
  }
  const found = await t
    .selectFrom('customerOrder')
    .select('state')
    .where('number', '=', number)
    .executeTakeFirst()
  return found
    ? { ok: false, reason: 'state', state: found.state }
    : { ok: false, reason: 'unknown' }
}
