import { randomUUID } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'

const [one, two, three] = ['one', 'two', 'three'].map((name) => `${name} ${randomUUID()}`)

beforeAll(() =>
  db.write((trx) =>
    trx
      .insertInto('setting')
      .values([one!, two!, three!].map((name) => ({ name, value: 'a' })))
      .execute(),
  ),
)

let built = 0
const requestForSettings = prepareQuery(
  (reader, { names, value }: { names: string[]; value: string }) => {
    built++
    return reader
      .selectFrom('setting')
      .where('name', 'in', names)
      .where('value', '=', value)
      .select('name as settingName')
      .orderBy('name')
  },
)
const request = async (names: string[], value = 'a') =>
  (await requestForSettings(db.read, { names, value })).map(({ settingName }) => settingName)

test('a question has the answer to its own values, and is built once for each number of them', async () => {
  expect(await request([one!, two!])).toEqual([one, two])
  expect(await request([three!, two!])).toEqual([three, two])
  expect(await request([one!, two!], 'b')).toEqual([])
  expect(built).toBe(1)
  expect(await request([one!, three!, two!])).toEqual([one, three, two])
  expect(await request([two!])).toEqual([two])
  expect(built).toBe(3)
})

test('asked in a transaction, it sees what that has written', async () => {
  const name = `own ${randomUUID()}`
  const seen = await db.write(async (trx) => {
    await trx.insertInto('setting').values({ name, value: 'a' }).execute()
    return requestForSettings(trx, { names: [name], value: 'a' })
  })
  expect(seen).toEqual([{ settingName: name }])
})

test('lists are told apart by their names, in whatever order those stand', async () => {
  const requestForBoth = prepareQuery((reader, values: { names: string[]; texts: string[] }) =>
    reader
      .selectFrom('setting')
      .where('name', 'in', values.names)
      .where('value', 'in', values.texts)
      .select('name as settingName')
      .orderBy('name'),
  )
  const names = [one!, two!]
  expect(await requestForBoth(db.read, { names, texts: ['a'] })).toHaveLength(2)
  expect(await requestForBoth(db.read, { texts: ['b', 'a'], names: [one!] })).toHaveLength(1)
  expect(await requestForBoth(db.read, { texts: ['a'], names })).toHaveLength(2)
})

test('each reader is asked in its own dialect, whichever came first', async () => {
  const texts: string[] = []
  const open = (language: Pick<Dialect, 'createAdapter' | 'createQueryCompiler'>) =>
    new Kysely<Tables>({
      dialect: {
        ...language,
        createDriver: () => new DummyDriver(),
        createIntrospector: (reader) => new SqliteIntrospector(reader),
      },
      log: ({ query }) => void texts.push(query.sql),
    })
  const values = { names: [one!], value: 'a' }
  const sqlite = open({
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  })
  const postgres = open({
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  })
  await requestForSettings(sqlite, values)
  await requestForSettings(postgres, values)
  expect(texts).toEqual([expect.stringContaining('?'), expect.stringContaining('$1')])
})
