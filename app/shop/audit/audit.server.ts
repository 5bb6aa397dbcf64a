import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'

/**
 * Notes what the shopkeeper changed from the command line, in the transaction that changes it.
 * @param change `about`: the order, product or customer; `details`: numbers and states, never a person's data.
 */
export async function recordChange(
  t: Transaction,
  change: { command: string; about: string; details?: Record<string, unknown> },
  now: number,
): Promise<void> {
  const { command, about, details = {} } = change
  await t
    .insertInto('audit')
    .values({ id: randomUUID(), at: now, command, about, details: JSON.stringify(details) })
    .execute()
}
