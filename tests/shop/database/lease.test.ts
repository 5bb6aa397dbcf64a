import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { claimName, claimRows, leaseText } from '#app/database/lease.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'

const now = Date.now()
const write: typeof db.write = (work) => db.write(work)

test('a name goes to one of those who read the same time, and then to one of those who read the next', async () => {
  const name = `test: ${randomUUID()}`
  const claimAll = (read: string | undefined, until: number) =>
    Promise.all(Array.from({ length: 8 }, () => write((trx) => claimName(trx, name, read, until))))
  expect((await claimAll(undefined, now)).filter(Boolean)).toHaveLength(1)
  expect((await claimAll(undefined, now + 1)).filter(Boolean)).toHaveLength(0)
  expect((await claimAll(leaseText(now), now + 2)).filter(Boolean)).toHaveLength(1)
  expect((await claimAll(leaseText(now), now + 3)).filter(Boolean)).toHaveLength(0)
  expect(await settingStore.find(name)).toBe(leaseText(now + 2))
})

test('of several rows those are claimed that nobody moved since they were read', async () => {
  const mail = { about: '', recipient: 'a@b.test', subject: 'a', text: 'a', html: 'a' }
  const ids = [randomUUID(), randomUUID()]
  await write((trx) =>
    trx
      .insertInto('outbox')
      .values(
        ids.map((id) => ({
          ...{ ...mail, id, kind: id, replyTo: null, createdAt: now, dueAt: now + 1e9 },
          ...{ heldUntil: 0, attempts: 0, lastError: null, sentAt: null, failedAt: null },
        })),
      )
      .execute(),
  )
  const rows = ids.map((id) => ({ id, until: 0 }))
  const claim = (some: typeof rows) => write((trx) => claimRows(trx, 'outbox', some, now))
  expect(await claim([])).toEqual([])
  expect(await claim(rows.slice(0, 1))).toEqual(ids.slice(0, 1))
  expect(await claim(rows)).toEqual(ids.slice(1))
  expect(await claim(rows)).toEqual([])
})
