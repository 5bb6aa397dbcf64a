import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { ttlCache } from '#app/cache.server.ts'
import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import {
  fingerprintOf,
  requireUnchanged,
} from '#app/shop/operations/findings/fingerprint-of.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'

/**
 * One row holds the oldest secret, and another the later ones as `newest@from,…`: an older
 * release, which knows only the first row, can serve beside this one and after a rollback.
 */
const firstName = 'link-secret'
const laterName = 'link-secrets-later'
/** Each process learns of a change within this time, and signs with a new secret once all do. */
const readEveryMs = 10_000
const signsAfterMs = 60_000

/** `from` is when it begins to sign, ms UTC; a shop's first one has no time. */
type LinkSecret = { secret: string; from: number }

const parse = (value: string): LinkSecret[] =>
  value.split(',').map((one) => {
    const [secret = '', from = '0'] = one.split('@')
    return { secret, from: Number(from) }
  })

/** Reads both rows by one statement, since a deletion changes both. */
async function findRows(reader: Reader) {
  const values = await settingStore.findAll([firstName, laterName], reader)
  const [first, later] = [values.get(firstName), values.get(laterName)]
  if (first === undefined) return undefined
  return { later, secrets: [...(later === undefined ? [] : parse(later)), ...parse(first)] }
}

async function readSecrets(): Promise<LinkSecret[]> {
  // A read that lags may not have them yet, and all pages would cache their absence.
  const rows = await findRows(db.readLatest)
  if (rows) return rows.secrets
  const value = randomBytes(32).toString('base64url')
  await db.write((trx) => settingStore.add(trx, firstName, value))
  return (await findRows(db.readLatest))!.secrets
}

const cache = ttlCache<LinkSecret[]>(1, readEveryMs)

const findSecrets = (now: number) => cache('', now, readSecrets)

/**
 * Returns the secret that signs links in mails now, the same for all processes; it is created on
 * first use.
 */
export async function ensureLinkSecret(now = Date.now()): Promise<string> {
  const secrets = await findSecrets(now)
  return (secrets.find(({ from }) => from <= now) ?? secrets.at(-1)!).secret
}

/** Returns all valid secrets, including one that will sign soon, the newest first. */
export const listLinkSecrets = async (now = Date.now()): Promise<string[]> =>
  (await findSecrets(now)).map(({ secret }) => secret)

/** Returns how many former secrets are stored at this moment, and the fingerprint of all for {@link deleteOldLinkSecrets}. */
export async function findFormerSecrets(): Promise<{ former: number; seen: string }> {
  const secrets = await readSecrets()
  return { former: secrets.length - 1, seen: fingerprintOf(secrets) }
}

/** Adds a secret, which signs from a minute after `now`; the others stay valid. */
export async function changeLinkSecret(now: number): Promise<void> {
  await ensureLinkSecret(now)
  const newest = `${randomBytes(32).toString('base64url')}@${now + signsAfterMs}`
  await db.write(async (trx) => {
    // One statement, so that two processes that change it at once add both secrets.
    await trx
      .insertInto('setting')
      .values({ name: laterName, value: newest })
      .onConflict((on) =>
        on.column('name').doUpdateSet({ value: sql<string>`${newest} || ',' || setting.value` }),
      )
      .execute()
    await recordChange(trx, { command: 'links change', about: firstName }, now)
  })
  cache.clear()
}

/**
 * Deletes all secrets but the one that signs: links signed by the others become invalid, in other
 * processes within ten seconds. Returns their number; 0 if a newer one is about to sign, which
 * would be deleted too.
 * @param seen The fingerprint of the secrets that were seen; undefined deletes whatever there is.
 * @throws {ChangeRefused} if there are other secrets than those that were seen.
 */
export async function deleteOldLinkSecrets(now: number, seen?: string): Promise<number> {
  const forgotten = await db.write(async (trx) => {
    const rows = await findRows(trx)
    requireUnchanged(seen, rows?.secrets ?? [])
    const [signing, ...old] = rows?.secrets ?? []
    if (!rows?.later || !signing || signing.from > now) return 0
    // This changes nothing if another change came first.
    if (!(await settingStore.remove(trx, laterName, rows.later))) return 0
    await settingStore.put(trx, firstName, signing.secret)
    await recordChange(trx, { command: 'links forget', about: firstName }, now)
    return old.length
  })
  cache.clear()
  return forgotten
}
