import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { isOutage } from '#app/database/outage.server.ts'
import { findFreePort } from '../../served-shop.ts'

const isSqlite = !process.env.DATABASE_URL

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('an outage', () => {
  test('is a server that nobody reaches', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: await findFreePort() })
    expect(isOutage(await errorOf(pool.connect()))).toBe(true)
  })

  test.skipIf(isSqlite)('is a pool whose connections are all lent out for too long', async () => {
    const pool = new pg.Pool({
      ...{ connectionString: process.env.DATABASE_URL, max: 1 },
      connectionTimeoutMillis: 300,
    })
    const only = await vi.waitFor(() => pool.connect(), 10_000)
    expect(isOutage(await errorOf(pool.connect()))).toBe(true)
    only.release()
    await pool.end()
  })

  test.skipIf(isSqlite).each([
    ['a statement that takes too long', 'set statement_timeout = 50; select pg_sleep(5)'],
    ['a connection that the server ends', 'select pg_terminate_backend(pg_backend_pid())'],
  ])('is %s', async (_, statement) => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    client.on('error', () => undefined)
    await client.connect()
    expect(isOutage(await errorOf(client.query(statement)))).toBe(true)
    await errorOf(client.end())
  })

  test.skipIf(!isSqlite)('is a file that another holds', () => {
    const path = join(process.env.DATA_DIR!, 'octavo.sqlite')
    const [one, other] = [new DatabaseSync(path), new DatabaseSync(path)]
    one.exec('begin immediate')
    let error: unknown
    try {
      other.exec('pragma busy_timeout=1; begin immediate')
    } catch (thrown) {
      error = thrown
    }
    for (const file of [one, other]) file.close()
    expect(isOutage(error)).toBe(true)
  })

  test.each([11, 26, 267])('is a damaged file, which SQLite tells by the code %i', (errcode) => {
    const says = 'database disk image is malformed'
    expect(isOutage(Object.assign(new Error(says), { errcode }))).toBe(true)
  })

  test.skipIf(!isSqlite)('is a lock that a statement with rows meets', async () => {
    const path = join(process.env.DATA_DIR!, 'octavo.sqlite')
    const other = new DatabaseSync(path)
    other.exec('begin immediate')
    const put = db.writer.insertInto('setting').values({ name: 'locked', value: '1' })
    const error = await errorOf(put.returningAll().execute())
    other.exec('rollback')
    other.close()
    expect(isOutage(error)).toBe(true)
  })

  test('is nothing that was asked wrongly', async () => {
    const put = () =>
      db.write((trx) => trx.insertInto('setting').values({ name: 'twice', value: '1' }).execute())
    await put()
    expect(isOutage(await errorOf(put()))).toBe(false)
    expect(isOutage(new Error('no such table'))).toBe(false)
    expect(isOutage('53300')).toBe(false)
  })
})
