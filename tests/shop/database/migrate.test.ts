import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#app/database/connection.server.ts'
import { migrate, migrateTo, stepNames } from '#app/database/migrate.server.ts'
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
    await database.write((trx) =>
      trx.insertInto('setting').values({ name: 'a', value: 'b' }).execute(),
    )
    await migrate(database)
    const stored = await database.read.selectFrom('setting').selectAll().execute()
    expect(stored).toEqual([{ name: 'a', value: 'b' }])
  })

  test('is refused, with words, where a newer version of the shop made the tables', async () => {
    const database = fresh.open()
    await migrate(database)
    await sql`insert into kysely_migration (name, timestamp) values ('999-next', '')`.execute(
      database.writer,
    )
    await expect(migrate(database)).rejects.toThrow(
      `newer version of the shop (999-next), this one knows those up to ${stepNames.at(-1)}`,
    )
    expect(await stepsOf(database)).toEqual([...stepNames, '999-next'])
  })

  test('adds alone: what the version before reads is still there', () => {
    const takesAway =
      /\b(dropTable|dropColumn|renameTo|renameColumn|alterColumn|(drop|rename) (table|column|to))\b/i
    const taking = readdirSync('app/database/migrations', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .filter((name) => takesAway.test(readFileSync(join('app/database/migrations', name), 'utf8')))
    // The first made the search anew before any shop was open, the second has tables of the same columns with fewer
    // rules, and the last an index of the same columns, which each version fills again where it holds other words.
    expect(taking.sort()).toEqual([
      '001-010/010-search-columns.ts',
      '035-more-currencies.ts',
      '042-search-marks.ts',
    ])
  })

  test.skipIf(!process.env.TEST_DATABASE_URL)(
    'gives up, and is done later, where somebody holds a table: nobody waits behind it for long',
    async () => {
      const [old, next] = [fresh.open(), fresh.open()]
      await migrateTo(old, '007-ebooks-for-sale')
      let letGo = () => {}
      const until = new Promise<void>((resolve) => (letGo = resolve))
      let reading = Promise.resolve()
      await new Promise<void>((holding) => {
        reading = old.writer.transaction().execute(async (trx) => {
          await sql`select count(*) from outbox`.execute(trx)
          holding()
          await until
        })
      })
      await expect(migrate(next)).rejects.toThrow(/lock timeout/)
      expect((await stepsOf(next)).at(-1)).toBe('007-ebooks-for-sale')
      letGo()
      await reading
      await migrate(next)
      expect(await stepsOf(next)).toEqual(stepNames)
    },
  )

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
