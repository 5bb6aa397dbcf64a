import { expect, test } from 'vitest'
import { runLinks } from '#app/command/links.server.ts'
import { db } from '#app/database/database.server.ts'
import { ensureLinkSecret, listLinkSecrets } from '#app/shop/orders/link-secrets.server.ts'
import { changesOf, runLine } from '../command/run-command.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minuteMs = 60_000
const run = (line: string, at = now) => runLine(runLinks, line, { now: at })

const valueOf = async () =>
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
  expect(await valueOf()).toBe(one)
})

test('a new one is read at once, signs once every process knows of it, and the old one is read on', async () => {
  const old = await ensureLinkSecret(now)
  expect((await run('change')).code).toBe(0)
  const [fresh, ...others] = await listLinkSecrets(now)
  expect(others).toEqual([old])
  expect(await ensureLinkSecret(now + minuteMs - 1)).toBe(old)
  expect(await ensureLinkSecret(now + minuteMs)).toBe(fresh)
  expect(await changesOf('link-secret')).toEqual([{ command: 'links change' }])
})

test('old ones are forgotten only where a newer one signs', async () => {
  const { code, printed } = await run('forget')
  expect([code, printed]).toEqual([1, expect.stringContaining('wait a minute')])
  expect(await listLinkSecrets(now)).toHaveLength(2)
  const [fresh] = await listLinkSecrets(now)
  expect((await run('forget', now + minuteMs)).code).toBe(0)
  expect(await listLinkSecrets(now)).toEqual([fresh])
  expect((await run('forget', now + minuteMs)).code).toBe(1)
  expect(await listLinkSecrets(now)).toEqual([fresh])
})

test('what another process changed is known ten seconds later', async () => {
  const [known] = await listLinkSecrets(now)
  const set = (value: string) =>
    db.write((t) =>
      t.updateTable('setting').set({ value }).where('name', '=', 'link-secret').execute(),
    )
  await set(`theirs@${now},${known}`)
  expect(await listLinkSecrets(now + 9_999)).toEqual([known])
  expect(await listLinkSecrets(now + 10_000)).toEqual(['theirs', known])
})
