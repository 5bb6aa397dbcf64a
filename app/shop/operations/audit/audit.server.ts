import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { isDuplicateKey } from '#app/database/database-errors.ts'
import { db } from '#app/database/database.server.ts'

type Acting = { staff: string; form: string | undefined; hasRecorded: boolean }

const acting = new AsyncLocalStorage<Acting>()

/**
 * Runs `work`, whose recorded changes are those of this staff member.
 * @param form Identifies a form that was sent, base64url. A second `work` with it changes nothing that the first one
 * changed by the same command: its transaction throws {@link SentTwice}.
 */
export const actingAs = <Result>(
  staff: { id: string },
  work: () => Promise<Result>,
  form?: string,
): Promise<Result> => acting.run({ staff: staff.id, form, hasRecorded: false }, work)

/** Rolls back the transaction of a change that its form had made before. */
export class SentTwice extends Error {}

/** Returns whether the form of the caller's {@link actingAs} made a change when it was sent before, and none now. */
export async function hasActedBefore(): Promise<boolean> {
  const { form, hasRecorded = false } = acting.getStore() ?? {}
  if (form === undefined || hasRecorded) return false
  const made = await db.readLatest
    .selectFrom('audit')
    .select('id')
    .where('id', '>', `${form} `)
    .where('id', '<', `${form}!`)
    .limit(1)
    .executeTakeFirst()
  return made !== undefined
}

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * Records a change made from the command line or by staff ({@link actingAs}), in the transaction of the change.
 * @param change `about` is the order, product or customer; `details` holds numbers and states, never personal data.
 * @throws {SentTwice}
 */
export async function recordChange(
  trx: Transaction,
  change: { command: string; about: string; details?: Record<string, unknown> },
  now: number,
): Promise<void> {
  const { command, about, details = {} } = change
  const by = acting.getStore()
  const form = by?.form
  const row = {
    at: now,
    command,
    about,
    details: JSON.stringify(details),
    actor: by?.staff ?? null,
  }
  const id = form === undefined ? randomUUID() : `${form} ${hashOf(command, about)}`
  try {
    await trx
      .insertInto('audit')
      .values({ id, ...row })
      .execute()
  } catch (error) {
    throw form !== undefined && isDuplicateKey(error) ? new SentTwice() : error
  }
  if (by) by.hasRecorded = true
}
