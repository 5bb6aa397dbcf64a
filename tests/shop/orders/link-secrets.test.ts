import { afterAll, expect, test } from 'vitest'
import { runLinks } from '#app/command/shop/links.server.ts'
import { db } from '#app/database/database.server.ts'
import { fromReplicaOrPrimary } from '#app/database/read-from.server.ts'
import {
  ensureLinkSecret,
  listLinkSecrets,
} from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { changesOf, runLine } from '../command/run-command.ts'

// What is named as a replica is none; whoever asked it is told apart all the same.
const { DATABASE_URL } = process.env
if (DATABASE_URL) process.env.DATABASE_REPLICA_URL = DATABASE_URL
afterAll(() => db.close())

const now = Date.UTC(2026, 10, 21, 12)
const minuteMs = 60_000
const run = (line: string, at = now) => runLine(runLinks, line, { now: at })

/** What a release finds that knows of no later ones. */
const firstOf = async () =>
  (
    await db.read
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'link-secret')
      .executeTakeFirst()
  )?.value

test('the secret of links is 256 random bits, made once and kept in the database', async () => {
  const [one, other] = await Promise.all([ensureLinkSecret(), ensureLinkSecret()])
  expect(one).toBe(other)
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(await firstOf()).toBe(one)
})

test.skipIf(!DATABASE_URL)(
  'the secrets are read from the primary, on a page that a replica may answer too',
  async () => {
    expect((await fromReplicaOrPrimary(() => listLinkSecrets(now - minuteMs))).fellBack).toBe(false)
  },
)

test('a new one is read at once, signs once every process knows of it, and the old one is read on', async () => {
  const old = await ensureLinkSecret(now)
  expect((await run('change')).code).toBe(0)
  const [fresh, ...others] = await listLinkSecrets(now)
  expect(others).toEqual([old])
  expect(await ensureLinkSecret(now + minuteMs - 1)).toBe(old)
  expect(await ensureLinkSecret(now + minuteMs)).toBe(fresh)
  expect(await firstOf()).toBe(old)
  expect(await changesOf('link-secret')).toEqual([{ command: 'links change' }])
})

test('old ones are forgotten only where a newer one signs', async () => {
  const { code, printed } = await run('forget')
  expect([code, printed]).toEqual([1, expect.stringContaining('wait a minute')])
  expect(await listLinkSecrets(now)).toHaveLength(2)
  const [fresh] = await listLinkSecrets(now)
  expect((await run('forget', now + minuteMs)).code).toBe(0)
  expect(await listLinkSecrets(now)).toEqual([fresh])
  expect(await firstOf()).toBe(fresh)
  expect((await run('forget', now + minuteMs)).code).toBe(1)
  expect(await listLinkSecrets(now)).toEqual([fresh])
})

test('what another process changed is known ten seconds later', async () => {
  const [known] = await listLinkSecrets(now)
  await db.write((trx) =>
    trx
      .insertInto('setting')
      .values({ name: 'link-secrets-later', value: `theirs@${now}` })
      .execute(),
  )
  expect(await listLinkSecrets(now + 9_999)).toEqual([known])
  expect(await listLinkSecrets(now + 10_000)).toEqual(['theirs', known])
})

test('several changes are read newest first, and none is forgotten while one is about to sign', async () => {
  const before = await listLinkSecrets(now + minuteMs)
  await run('change', now + minuteMs)
  expect((await listLinkSecrets(now + minuteMs)).slice(1)).toEqual(before)
  expect((await run('forget', now + 2 * minuteMs - 1)).code).toBe(1)
  expect((await run('forget', now + 2 * minuteMs)).printed).toContain('Forgotten: 2')
  expect(await listLinkSecrets(now + 2 * minuteMs)).toEqual([await firstOf()])
})
