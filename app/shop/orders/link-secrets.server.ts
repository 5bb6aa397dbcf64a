import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { fromPrimary } from '#app/database/read-from.server.ts'
import { recordChange } from '../audit/audit.server.ts'

/**
 * The oldest secret, bare, and beside it those that came after it, `newest@from,…`: two rows, since a release that knows
 * of no later ones goes on by the first, while both versions serve and after the way back to it.
 */
const firstName = 'link-secret'
const laterName = 'link-secrets-later'
/** Each process knows of a change after so long, and signs by a new secret when all of them do. */
const readEveryMs = 10_000
const signsAfterMs = 60_000

/** `from`: when it begins to sign, ms UTC; the first one of a shop has no time. */
type LinkSecret = { secret: string; from: number }

const parse = (value: string): LinkSecret[] =>
  value.split(',').map((one) => {
    const [secret = '', from = '0'] = one.split('@')
    return { secret, from: Number(from) }
  })

/** Both rows by one statement, since what is forgotten changes both. */
async function findRows(reader: Reader) {
  const rows = await reader
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('name', 'in', [firstName, laterName])
    .execute()
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  const [first, later] = [values.get(firstName), values.get(laterName)]
  if (first === undefined) return undefined
  return { later, secrets: [...(later === undefined ? [] : parse(later)), ...parse(first)] }
}

async function readSecrets(): Promise<LinkSecret[]> {
  const rows = await findRows(db.read)
  if (rows) return rows.secrets
  const value = randomBytes(32).toString('base64url')
  await db.write((t) =>
    t
      .insertInto('setting')
      .values({ name: firstName, value })
      .onConflict((on) => on.column('name').doNothing())
      .execute(),
  )
  return (await findRows(db.read))!.secrets
}

let known: { at: number; secrets: Promise<LinkSecret[]> } | undefined

function findSecrets(now: number): Promise<LinkSecret[]> {
  if (known && now >= known.at && now - known.at < readEveryMs) return known.secrets
  // A replica may not have it yet, and what it lacks would be kept by all pages.
  const secrets = fromPrimary(readSecrets)
  known = { at: now, secrets }
  secrets.catch(() => {
    known = undefined
  })
  return secrets
}

/** The secret that links in mails are signed with now, the same for all processes; made at the first question. */
export async function ensureLinkSecret(now = Date.now()): Promise<string> {
  const secrets = await findSecrets(now)
  return (secrets.find(({ from }) => from <= now) ?? secrets.at(-1)!).secret
}

/** All by which links are read: those that were given out, and soon. The newest first. */
export const listLinkSecrets = async (now = Date.now()): Promise<string[]> =>
  (await findSecrets(now)).map(({ secret }) => secret)

/** Puts a new secret before the others, which are read on: it signs from a minute after `now` on. */
export async function changeLinkSecret(now: number): Promise<void> {
  await ensureLinkSecret(now)
  const newest = `${randomBytes(32).toString('base64url')}@${now + signsAfterMs}`
  await db.write(async (t) => {
    await t
      .insertInto('setting')
      .values({ name: laterName, value: newest })
      .onConflict((on) =>
        on.column('name').doUpdateSet({ value: sql<string>`${newest} || ',' || setting.value` }),
      )
      .execute()
    await recordChange(t, { command: 'links change', about: firstName }, now)
  })
  known = undefined
}

/**
 * Forgets all secrets but the one that signs: what the others signed opens nothing any more, in other processes
 * within ten seconds. Answers how many they were; none where a newer one is about to sign, which would be forgotten too.
 */
export async function deleteOldLinkSecrets(now: number): Promise<number> {
  const forgotten = await db.write(async (t) => {
    const rows = await findRows(t)
    const [signing, ...old] = rows?.secrets ?? []
    if (!rows?.later || !signing || signing.from > now) return 0
    // Nothing where another change came in between.
    const { numDeletedRows } = await t
      .deleteFrom('setting')
      .where('name', '=', laterName)
      .where('value', '=', rows.later)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return 0
    await t
      .updateTable('setting')
      .set({ value: signing.secret })
      .where('name', '=', firstName)
      .execute()
    await recordChange(t, { command: 'links forget', about: firstName }, now)
    return old.length
  })
  known = undefined
  return forgotten
}
