import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { schemaVersion } from '#app/database/migrate.server.ts'
import { beginStopping } from '#app/http/stopping.ts'
import { loader as healthz } from '#app/routes/feeds/healthz.ts'
import { loader as readyz } from '#app/routes/feeds/readyz.ts'

const said = async (answer: Response | Promise<Response>) => {
  const { status, headers } = await answer
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Set-Cookie')).toBeNull()
  return [status, await (await answer).text()]
}

const inDatabase = (statement: ReturnType<typeof sql>) => statement.execute(db.writer)

describe('whether visitors may be led here', () => {
  test('is so where the database answers with the tables of this version', async () => {
    expect(await said(readyz())).toEqual([200, 'ready\n'])
  })

  test('is so with the tables of a newer version, which has added to them', async () => {
    await inDatabase(sql`insert into kysely_migration (name, timestamp) values ('999-next', '')`)
    expect(await said(readyz())).toEqual([200, 'ready\n'])
    await inDatabase(sql`delete from kysely_migration where name = '999-next'`)
  })

  test('is not so with tables of an older version', async () => {
    const newest = sql.lit(schemaVersion)
    await inDatabase(sql`delete from kysely_migration where name = ${newest}`)
    expect(await said(readyz())).toEqual([503, 'migrations\n'])
    await inDatabase(sql`insert into kysely_migration (name, timestamp) values (${newest}, '')`)
    expect(await said(readyz())).toEqual([200, 'ready\n'])
  })

  test('is not so while the database does not answer, and then the process lives on', async () => {
    await inDatabase(sql`alter table kysely_migration rename to away`)
    expect(await said(readyz())).toEqual([503, 'migrations\n'])
    await inDatabase(sql`create table kysely_migration (other integer)`)
    expect(await said(readyz())).toEqual([503, 'database\n'])
    expect(await said(healthz())).toEqual([200, 'ok\n'])
    await inDatabase(sql`drop table kysely_migration`)
    await inDatabase(sql`alter table away rename to kysely_migration`)
  })

  // Last: nobody begins again.
  test('is not so in a process that was told to stop', async () => {
    beginStopping()
    expect(await said(readyz())).toEqual([503, 'stopping\n'])
    expect(await said(healthz())).toEqual([200, 'ok\n'])
  })
})
