import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { noteChange } from '../audit/audit.server.ts'

const settingName = 'link-secret'
/** Each process knows of a change after so long, and signs by a new secret when all of them do. */
const readEveryMs = 10_000
const signsAfterMs = 60_000

/** `from`: when it begins to sign, ms UTC. */
type LinkSecret = { secret: string; from: number }

let known: { at: number; secrets: Promise<LinkSecret[]> } | undefined

/** Of the row's value: `newest@from,…,oldest@from`; the first one of a shop has no time. */
const parse = (value: string): LinkSecret[] =>
  value.split(',').map((one) => {
    const [secret = '', from = '0'] = one.split('@')
    return { secret, from: Number(from) }
  })

const findRow = () =>
  db.read.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst()

async function readSecrets(): Promise<LinkSecret[]> {
  const row = await findRow()
  if (row) return parse(row.value)
  const value = randomBytes(32).toString('base64url')
  await db.write((t) =>
    t
      .insertInto('setting')
      .values({ name: settingName, value })
      .onConflict((on) => on.column('name').doNothing())
      .execute(),
  )
  return parse((await findRow())!.value)
}

function findSecrets(now: number): Promise<LinkSecret[]> {
  if (known && now >= known.at && now - known.at < readEveryMs) return known.secrets
  const secrets = readSecrets()
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
      .updateTable('setting')
      .set({ value: sql<string>`${newest} || ',' || value` })
      .where('name', '=', settingName)
      .execute()
    await noteChange(t, { command: 'links change', about: settingName }, now)
  })
  known = undefined
}

/**
 * Forgets all secrets but the one that signs: what the others signed opens nothing any more. Answers how many they
 * were; none where a newer one is about to sign, which would be forgotten too.
 */
export async function forgetOldLinkSecrets(now: number): Promise<number> {
  const forgotten = await db.write(async (t) => {
    const row = await t
      .selectFrom('setting')
      .select('value')
      .where('name', '=', settingName)
      .executeTakeFirst()
    const [signing, ...old] = parse(row?.value ?? '')
    if (!row || !signing || signing.from > now || old.length === 0) return 0
    const { numUpdatedRows } = await t
      .updateTable('setting')
      .set({ value: `${signing.secret}@${signing.from}` })
      .where('name', '=', settingName)
      .where('value', '=', row.value)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 0
    await noteChange(t, { command: 'links forget', about: settingName }, now)
    return old.length
  })
  known = undefined
  return forgotten
}
