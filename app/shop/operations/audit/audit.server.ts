import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'

const actor = new AsyncLocalStorage<string>()

/** Runs `work`, whose recorded changes are those of this staff member. */
export const actingAs = <Result>(
  staff: { id: string },
  work: () => Promise<Result>,
): Promise<Result> => actor.run(staff.id, work)

/**
 * Records a change made from the command line or by staff ({@link actingAs}), in the transaction of the change.
 * @param change `about` is the order, product or customer; `details` holds numbers and states, never personal data.
 */
export async function recordChange(
  trx: Transaction,
  change: { command: string; about: string; details?: Record<string, unknown> },
  now: number,
): Promise<void> {
  const { command, about, details = {} } = change
  await trx
    .insertInto('audit')
    .values({
      id: randomUUID(),
      at: now,
      command,
      about,
      details: JSON.stringify(details),
      actor: actor.getStore() ?? null,
    })
    .execute()
}
