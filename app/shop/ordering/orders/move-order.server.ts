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
    const at = await momentOfMove(trx, number, now)
    await trx.insertInto('orderEvent').values({ orderNumber: number, at, state: to }).execute()
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

/**
 * Returns a moment after the moves before. A command that waited for another may have begun before it, and the history must
 * not go backwards. `received` is no move: a command can only wait for others once the order is there.
 */
async function momentOfMove(trx: Transaction, number: string, now: number): Promise<number> {
  const { last } = await trx
    .selectFrom('orderEvent')
    .select((row) => row.fn.max<number | null>('at').as('last'))
    .where('orderNumber', '=', number)
    .where('state', '!=', 'received')
    .executeTakeFirstOrThrow()
  return last !== null && last > now ? last + 1 : now
}
