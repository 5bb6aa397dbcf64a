import pg from 'pg'

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

/** Connections to the server at `url`, opened when they are needed. */
export function openPool(
  url: string,
  { connections, connectMs, statementMs = 0 }: PoolLimits,
): pg.Pool {
  pg.types.setTypeParser(pg.types.builtins.INT8, wholeNumber)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  const pool = new pg.Pool({
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
  return (
    pool
      .on('error', (error) => console.error('database:', error.message))
      // The pool listens to idle connections alone: one that the server ends while it is lent out, or on
      // its way out, would bring the process down. Who holds it learns of it by the next statement.
      .on('connect', (connection) => connection.on('error', () => undefined))
  )
}
