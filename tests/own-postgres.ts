import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { db } from '#app/database/database.server.ts'
import { migrate } from '#app/database/migrate.server.ts'
import { findFreePort } from './served-shop.ts'

const hasPrograms = spawnSync('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/initdb']).status === 0
/**
 * The tests run where the server's programs are installed, and only once: the run on the common server would repeat
 * them.
 */
export const hasOwnPostgres = hasPrograms && !process.env.TEST_DATABASE_URL

/** Holds a separate server, which a test may stop. `close` may be called in any state. */
export type OwnPostgres = {
  port: number
  url: string
  /** Returns the id of its first process; the others are its children. */
  pid(): number
  start(): void
  stop(): void
  kill(): void
  close(): Promise<void>
}

type Task = 'start' | 'replicate' | 'stop' | 'kill'

async function open(task: 'start' | 'replicate', ...more: number[]): Promise<OwnPostgres> {
  // The folders are not nested, since the server's user may not enter a folder of this one.
  const folder = mkdtempSync(join(tmpdir(), 'octavo-postgres-'))
  const port = await findFreePort()
  const url = `postgres://octavo@127.0.0.1:${port}/postgres`
  const request = (requested: Task, ...ports: number[]) =>
    spawnSync('sh', ['tests/postgresql.sh', requested, folder, ...ports.map(String)], {
      encoding: 'utf8',
    })
  const run = (...requested: Parameters<typeof request>) => {
    const { status, stderr } = request(...requested)
    if (status !== 0) throw new Error(`PostgreSQL, ${requested[0]}: ${stderr}`)
  }
  async function close() {
    if (process.env.DATABASE_URL === url) {
      await db.close()
      delete process.env.DATABASE_URL
    }
    // A server that never started or that a test killed needs no stop.
    request('stop')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    run(task, port, ...more)
  } catch (error) {
    await close()
    throw error
  }
  return {
    port,
    url,
    pid: () => parseInt(readFileSync(join(folder, 'd/postmaster.pid'), 'utf8')),
    start: () => run('start', port),
    stop: () => run('stop'),
    kill: () => run('kill'),
    close,
  }
}

/** Starts a server without tables. */
export const startPostgres = (): Promise<OwnPostgres> => open('start')

/**
 * Starts a server with the shop's tables, which the shop of this test file uses until it is
 * closed.
 */
export async function openPostgres(): Promise<OwnPostgres> {
  const server = await startPostgres()
  process.env.DATABASE_URL = server.url
  try {
    await migrate(db)
  } catch (error) {
    await server.close()
    throw error
  }
  return server
}

/** Starts a streaming replica of another server; close it first. */
export const openReplica = (of: OwnPostgres): Promise<OwnPostgres> => open('replicate', of.port)
