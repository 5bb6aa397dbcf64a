import { createRequire } from 'node:module'
import type pg from 'pg'
import { log } from '#app/observability/log.server.ts'

export type PoolLimits = {
  /** The pool has at most this many connections. */
  connections: number
  /** Connecting may take at most this many ms. */
  connectMs: number
  /**
   * A statement, or an idle transaction, may take at most this many ms; undefined means no limit.
   */
  statementMs?: number | undefined
}

const wholeNumber = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe whole number: ${text}`)
  return value
}

/** The driver is loaded on demand, since a shop on the embedded file starts faster without it. */
const driver = () => createRequire(import.meta.url)('pg') as typeof pg

const pools = new Set<pg.Pool>()

/** Counts the connections of all pools of this process: busy, idle, and callers waiting for one. */
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

/** Opens a pool for the server at `url`; it connects on demand. */
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
    // Keep-alive detects a server that disappeared while its connection is idle.
    keepAlive: true,
    // Otherwise idle connections delay the shutdown by ten seconds.
    allowExitOnIdle: true,
    options: '-c TimeZone=UTC',
  })
  pools.add(pool)
  return (
    pool
      // A connection that is being closed may fail, since the pool reports its end before its
      // connections end.
      .on('error', (error) => {
        if (!pool.ending) log.error({ err: error }, 'an idle connection to the database failed')
      })
      // The pool handles errors of idle connections only. An error of a busy or closing one would
      // crash the process; its user gets the error from the next statement.
      .on('connect', (connection) => connection.on('error', () => undefined))
  )
}
