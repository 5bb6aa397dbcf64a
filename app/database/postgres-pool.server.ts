import { createRequire } from 'node:module'
import type pg from 'pg'
import { log } from '#app/observability/log.server.ts'

export type PoolLimits = {
  /** Connections at most. */
  connections: number
  /** So long may it take to get one, ms. */
  connectMs: number
  /** So long may a statement take, and so long may a transaction lie still; without, as long as they like. */
  statementMs?: number | undefined
}

const wholeNumber = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe whole number: ${text}`)
  return value
}

/** Read when a server is there to be asked: a shop on the embedded file starts the sooner without it. */
const driver = () => createRequire(import.meta.url)('pg') as typeof pg

const pools = new Set<pg.Pool>()

/** Counts the connections of all pools of this process: in use, idle, and callers that wait for one. */
export function countConnections(): { busy: number; idle: number; waiting: number } {
  const counts = { busy: 0, idle: 0, waiting: 0 }
  for (const pool of pools) {
    if (pool.ended) pools.delete(pool)
    counts.busy += pool.totalCount - pool.idleCount
    counts.idle += pool.idleCount
    counts.waiting += pool.waitingCount
  }
  return counts
}

/** Connections to the server at `url`, opened when they are needed. */
export function openPool(
  url: string,
  { connections, connectMs, statementMs = 0 }: PoolLimits,
): pg.Pool {
  const { Pool, types } = driver()
  types.setTypeParser(types.builtins.INT8, wholeNumber)
  types.setTypeParser(types.builtins.NUMERIC, Number)
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    // A server that went away without a word is noticed, while its connection lies idle.
    keepAlive: true,
    // Without it idle connections hold a stopping server for ten seconds.
    allowExitOnIdle: true,
    options: '-c TimeZone=UTC',
  })
  pools.add(pool)
  return (
    pool
      // One that is given back anyway may fail: the pool says that it has ended before its connections have.
      .on('error', (error) => {
        if (!pool.ending) log.error({ err: error }, 'an idle connection to the database failed')
      })
      // The pool listens to idle connections alone: one that the server ends while it is lent out, or on
      // its way out, would bring the process down. Who holds it learns of it by the next statement.
      .on('connect', (connection) => connection.on('error', () => undefined))
  )
}
