import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { connect } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { countConnections, openPool } from '#app/database/postgres-pool.server.ts'
import { isOutage } from '#app/database/outage.server.ts'
import { fromReplica } from '#app/database/read-from.server.ts'
import { onServer } from '../../on-server.ts'
import { takeLoggedErrors } from '../../setup.ts'

const isSqlite = !process.env.DATABASE_URL
const setting = { name: 'of-a-test', value: '1' }

const valueOf = async (name: string) =>
  (await db.read.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())
    ?.value

describe('a write', () => {
  test.each(['40001', '40P01'])('runs again where the database says %s', async (code) => {
    let runs = 0
    await db.write(async (trx) => {
      await trx
        .insertInto('setting')
        .values({ name: `again-${code}`, value: String(++runs) })
        .execute()
      if (runs < 3) throw Object.assign(new Error('try again'), { code })
    })
    expect(runs).toBe(3)
    expect(await valueOf(`again-${code}`)).toBe('3')
  })

  test('gives up after five times', async () => {
    let runs = 0
    const given = db.write(() => {
      runs++
      return Promise.reject(Object.assign(new Error('try again'), { code: '40001' }))
    })
    await expect(given).rejects.toThrow('try again')
    expect(runs).toBe(5)
  })

  test('that fails otherwise runs once, and all of it is undone', async () => {
    let runs = 0
    const failed = db.write(async (trx) => {
      runs++
      await trx.insertInto('setting').values(setting).execute()
      throw new Error('of our own')
    })
    await expect(failed).rejects.toThrow('of our own')
    expect(runs).toBe(1)
    expect(await valueOf(setting.name)).toBeUndefined()
  })

  test.skipIf(isSqlite)(
    'whose connection the server ends between two statements fails, and nothing else does',
    async () => {
      const ended = db.write(async (trx) => {
        const requested = sql<{ pid: number }>`select pg_backend_pid() as pid`
        const [own] = (await requested.execute(trx)).rows
        await sql`select pg_terminate_backend(${own!.pid})`.execute(db.read)
        await sleep(100)
        await trx.insertInto('setting').values({ name: 'ended', value: '1' }).execute()
      })
      await expect(ended).rejects.toThrow()
      expect(await valueOf('ended')).toBeUndefined()
    },
  )

  test.skipIf(!isSqlite)('is refused by the reader', async () => {
    await expect(db.read.insertInto('setting').values(setting).execute()).rejects.toThrow(
      /readonly/,
    )
  })
})

describe('a value', () => {
  test('with NUL is refused, to be read or to be written', async () => {
    const name = 'a\0b'
    await expect(valueOf(name)).rejects.toThrow(isSqlite ? TypeError : /0x00/)
    const written = db.write((trx) =>
      trx.insertInto('setting').values({ name, value: '' }).execute(),
    )
    await expect(written).rejects.toThrow()
  })

  test.skipIf(!isSqlite).each([true, undefined, NaN, new Date(), {}])(
    'that no column holds is refused: %s',
    async (value) => {
      await expect(valueOf(value as never)).rejects.toThrow('Not a column value')
    },
  )
})

describe('the lock of another process', () => {
  const holder = `
    const { DatabaseSync } = require('@photostructure/sqlite')
    const file = new DatabaseSync(process.argv[1])
    file.exec('begin immediate')
    console.log('held')
    process.stdin.on('end', () => { file.exec('commit'); file.close() }).resume()`

  test.skipIf(!isSqlite)('is waited for, while everything else goes on', async () => {
    const file = join(process.env.DATA_DIR!, 'octavo.sqlite')
    const other = spawn(process.execPath, ['-e', holder, file], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await once(other.stdout, 'data')
    let isWritten = false
    const write = db
      .write((trx) => trx.insertInto('setting').values(setting).execute())
      .finally(() => (isWritten = true))
    // Whoever waited in the only thread would have given up before a turn of these, and never see the lock go.
    for (let turn = 0; turn < 50; turn++) {
      await sleep(10)
      expect(await valueOf('none')).toBeUndefined()
    }
    expect(isWritten).toBe(false)
    other.stdin.end()
    await write
    expect(await valueOf(setting.name)).toBe('1')
  })
})

describe.skipIf(isSqlite)('a server for many', () => {
  const url = process.env.DATABASE_URL!
  const outageOf = (requested: Promise<unknown>) => requested.then(() => false, isOutage)

  test('is asked for so long and no longer, and a transaction lies still no longer', async () => {
    const database = connect(url, '', { connections: 2, statementMs: 300 })
    expect(await outageOf(sql`select pg_sleep(5)`.execute(database.read))).toBe(true)
    const still = database.write(async (trx) => {
      await sql`select 1`.execute(trx)
      await sleep(900)
      await sql`select 1`.execute(trx)
    })
    expect(await outageOf(still)).toBe(true)
    await database.close()
  })

  test('is asked over so many connections and no more', async () => {
    const database = connect(url, '', { connections: 2 })
    const requested = Array.from({ length: 6 }, () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(database.read),
    )
    const pids = (await Promise.all(requested)).map(({ rows }) => rows[0]!.pid)
    expect(new Set(pids).size).toBe(2)
    await database.close()
  })

  test('is not said to have failed where it ends connections that were given back', async () => {
    const pool = openPool(url, { connections: 1, connectMs: 1000 })
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    await onServer(`select pg_terminate_backend(${rows[0]!.pid})`)
    await vi.waitFor(() => expect(takeLoggedErrors()).toHaveLength(1))
    const ended = pool.end()
    pool.emit('error', new Error('terminating connection'), undefined)
    await ended
    expect(takeLoggedErrors()).toEqual([])
  })

  test('has no connection left at the end, also where nothing was written beside a replica', async () => {
    await db.close()
    const before = countConnections()
    const url = process.env.DATABASE_URL!
    const reading = connect(url, '', { replicaUrl: url })
    await sql`select 1`.execute(reading.read)
    expect(countConnections().idle).toBe(before.idle + 1)
    await reading.close()
    expect(countConnections()).toEqual(before)
  })

  test('is asked itself where what is named as its replica is none', async () => {
    const database = connect(url, '', { connections: 2, replicaUrl: url })
    const requested = () =>
      fromReplica(() => sql<{ n: number }>`select 7 as n`.execute(database.read))
    for (const end = Date.now() + 1500; Date.now() < end; await sleep(100))
      expect((await requested()).rows).toEqual([{ n: 7 }])
    await database.close()
  })
})
