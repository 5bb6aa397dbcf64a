import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { schemaVersion } from '#app/database/migrate.server.ts'
import { beginEnding, beginStopping } from '#app/observability/stopping.server.ts'
import { findUnreadiness, cachedUnreadiness } from '#app/database/readiness.server.ts'
import { loader as healthz } from '#app/routes/probes/healthz.ts'
import { loader as readyz } from '#app/routes/probes/readyz.ts'

const text = async (answer: Response | Promise<Response>) => {
  const { status, headers } = await answer
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Set-Cookie')).toBeNull()
  return [status, await (await answer).text()]
}

/** It is asked once a second at most. */
const comesToSay = (status: number, word: string) =>
  expect.poll(() => text(readyz()), { timeout: 10_000 }).toEqual([status, word])

const inDatabase = (statement: ReturnType<typeof sql>) => statement.execute(db.writer)

describe('whether visitors may be led here', () => {
  test('is so where the database answers with the tables of this version', async () => {
    expect(await text(readyz())).toEqual([200, 'ready\n'])
  })

  test('is asked of the database once, however many want to know', async () => {
    await comesToSay(200, 'ready\n')
    await inDatabase(sql`alter table kysely_migration rename to away`)
    const answers = [
      cachedUnreadiness(1e12),
      cachedUnreadiness(1e12 + 1),
      cachedUnreadiness(1e12 + 999),
    ]
    expect(new Set(answers).size).toBe(1)
    // Of many connections another may be the first to be heard.
    const unready = await answers[0]
    await inDatabase(sql`alter table away rename to kysely_migration`)
    expect([unready, await cachedUnreadiness(1e12 + 1000)]).toEqual(['migrations', undefined])
  })

  test('is logged where it changes, and then alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await inDatabase(sql`alter table kysely_migration rename to away`)
    await comesToSay(503, 'migrations\n')
    await comesToSay(503, 'migrations\n')
    expect(warn.mock.calls).toEqual([['readiness changed was=ready is=migrations']])
    warn.mockRestore()
    await inDatabase(sql`alter table away rename to kysely_migration`)
    await comesToSay(200, 'ready\n')
  })

  test('is so with the tables of a newer version, which has added to them', async () => {
    await inDatabase(sql`insert into kysely_migration (name, timestamp) values ('999-next', '')`)
    expect(await findUnreadiness()).toBeUndefined()
    await inDatabase(sql`delete from kysely_migration where name = '999-next'`)
  })

  test('is not so with tables of an older version', async () => {
    const newest = sql.lit(schemaVersion)
    await inDatabase(sql`delete from kysely_migration where name = ${newest}`)
    await comesToSay(503, 'migrations\n')
    await inDatabase(sql`insert into kysely_migration (name, timestamp) values (${newest}, '')`)
    await comesToSay(200, 'ready\n')
  })

  test('is not so while the database does not answer, and then the process lives on', async () => {
    await inDatabase(sql`alter table kysely_migration rename to away`)
    await comesToSay(503, 'migrations\n')
    await inDatabase(sql`create table kysely_migration (other integer)`)
    await comesToSay(503, 'database\n')
    expect(await text(healthz())).toEqual([200, 'ok\n'])
    await inDatabase(sql`drop table kysely_migration`)
    await inDatabase(sql`alter table away rename to kysely_migration`)
  })

  test.skipIf(!process.env.TEST_DATABASE_URL)(
    'is not so on a server that takes nothing',
    async () => {
      const alter = async (statement: string) => {
        await db.writer.connection().execute(async (one) => {
          await sql`set default_transaction_read_only = off`.execute(one)
          const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
            one,
          )
          await sql`alter database ${sql.id(rows[0]!.name)} ${sql.raw(statement)}`.execute(one)
        })
        // Connections keep what they began with.
        await db.close()
      }
      await alter('set default_transaction_read_only = on')
      await comesToSay(503, 'database\n')
      await alter('reset default_transaction_read_only')
      await comesToSay(200, 'ready\n')
    },
  )

  test('is so in a process that ends while others go on', async () => {
    beginEnding()
    await comesToSay(200, 'ready\n')
  })

  // Last: nobody begins again.
  test('is not so in a shop that was told to stop', async () => {
    beginStopping()
    expect(await text(readyz())).toEqual([503, 'stopping\n'])
    expect(await text(healthz())).toEqual([200, 'ok\n'])
  })
})
