import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'

const newName = () => `test: ${randomUUID()}`
const write: typeof db.write = (work) => db.write(work)

test('a text is found by its name, and replaced by the next one', async () => {
  const name = newName()
  expect(await settingStore.find(name)).toBeUndefined()
  for (const value of ['a', 'b']) {
    await write((trx) => settingStore.put(trx, name, value))
    expect(await settingStore.find(name)).toBe(value)
  }
})

test('of those who add at once one does', async () => {
  const name = newName()
  const add = (value: string) => write((trx) => settingStore.add(trx, name, value))
  const added = await Promise.all(['a', 'b', 'c'].map(add))
  expect(added.filter(Boolean)).toHaveLength(1)
  expect(await settingStore.find(name)).toBe(['a', 'b', 'c'][added.indexOf(true)])
})

test('a text is removed only if it is what was read', async () => {
  const name = newName()
  await write((trx) => settingStore.put(trx, name, 'a'))
  expect(await write((trx) => settingStore.remove(trx, name, 'b'))).toBe(false)
  expect(await write((trx) => settingStore.remove(trx, name, 'a'))).toBe(true)
  expect(await write((trx) => settingStore.remove(trx, name))).toBe(false)
  expect(await settingStore.find(name)).toBeUndefined()
})
