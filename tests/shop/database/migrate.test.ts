import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#app/database/connection.server.ts'
import { migrate, stepNames } from '#app/database/migrate.server.ts'
import { freshDatabase } from './fresh-database.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
beforeEach(async () => {
  fresh = await freshDatabase()
})
afterEach(() => fresh.remove())

/** Its tables, the migrator's own apart. */
const tablesOf = async (database: Database) =>
  (await database.read.introspection.getTables()).map(({ name }) => name)

const stepsOf = async (database: Database) =>
  (
    await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.read,
    )
  ).rows.map(({ name }) => name)

describe('bringing the schema up to date', () => {
  test('by several processes at once is done once, and none fails', async () => {
    const processes = [fresh.open(), fresh.open(), fresh.open()]
    await Promise.all(processes.map(migrate))
    expect(await stepsOf(processes[0]!)).toEqual(stepNames)
    expect(stepNames).toEqual([...stepNames].sort())
    expect(await tablesOf(processes[2]!)).toContain('customer_order')
  })

  test('again finds nothing to do and keeps what is there', async () => {
    const database = fresh.open()
    await migrate(database)
    await database.write((t) => t.insertInto('setting').values({ name: 'a', value: 'b' }).execute())
    await migrate(database)
    const kept = await database.read.selectFrom('setting').selectAll().execute()
    expect(kept).toEqual([{ name: 'a', value: 'b' }])
  })

  test('leaves nothing behind where a step fails', async () => {
    const database = fresh.open()
    // In the way of the second step, when all of the first is done.
    await sql`create table product_search (stranger integer)`.execute(database.writer)
    await expect(migrate(database)).rejects.toThrow(/product_search/)
    expect(await tablesOf(database)).toEqual(['product_search'])
    expect(await stepsOf(database)).toEqual([])
    await sql`drop table product_search`.execute(database.writer)
    await migrate(database)
    expect(await stepsOf(database)).toEqual(stepNames)
  })
})
