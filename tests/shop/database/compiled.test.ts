import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { compiled } from '#app/database/compiled.server.ts'
import { db } from '#app/database/database.server.ts'

const [one, two, three] = ['one', 'two', 'three'].map((name) => `${name} ${randomUUID()}`)

beforeAll(() =>
  db.write((t) =>
    t
      .insertInto('setting')
      .values([one!, two!, three!].map((name) => ({ name, value: 'a' })))
      .execute(),
  ),
)

let built = 0
const askForSettings = compiled((reader, { names, value }: { names: string[]; value: string }) => {
  built++
  return reader
    .selectFrom('setting')
    .where('name', 'in', names)
    .where('value', '=', value)
    .select('name as settingName')
    .orderBy('name')
})
const ask = async (names: string[], value = 'a') =>
  (await askForSettings(db.read, { names, value })).map(({ settingName }) => settingName)

test('a question has the answer to its own values, and is built once for each number of them', async () => {
  expect(await ask([one!, two!])).toEqual([one, two])
  expect(await ask([three!, two!])).toEqual([three, two])
  expect(await ask([one!, two!], 'b')).toEqual([])
  expect(built).toBe(1)
  expect(await ask([one!, three!, two!])).toEqual([one, three, two])
  expect(await ask([two!])).toEqual([two])
  expect(built).toBe(3)
})

test('asked in a transaction, it sees what that has written', async () => {
  const name = `own ${randomUUID()}`
  const seen = await db.write(async (t) => {
    await t.insertInto('setting').values({ name, value: 'a' }).execute()
    return askForSettings(t, { names: [name], value: 'a' })
  })
  expect(seen).toEqual([{ settingName: name }])
})
