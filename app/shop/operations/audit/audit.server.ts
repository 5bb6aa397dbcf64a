import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'

/**
 * Records a change made by the shopkeeper from the command line, in the transaction of the change.
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
    .values({ id: randomUUID(), at: now, command, about, details: JSON.stringify(details) })
    .execute()
}
