import type { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { log } from '#app/observability/log.server.ts'
import { isOutage } from './outage.server.ts'

const measureEveryMs = 1_000
/** A replica with more lag is not used. */
const mostBehindMs = 5_000
/** A measurement is valid for this long. */
const knownForMs = 3_000
const answerWithinMs = 5_000

/** No read misses a commit that is older than this sum. */
export const oldestReadMs = mostBehindMs + knownForMs
/**
 * A visitor who changed something reads from the primary for this long, which is longer than a
 * replica may be behind.
 */
export const wroteSeconds = Math.ceil(oldestReadMs / 1000) + 7

/** Everything committed before `at` is before this position in the primary's log. */
type LogPosition = { at: number; position: number }

const primaryPositionSql = `select (pg_current_wal_lsn() - '0/0')::bigint as position`
/** The position is null if the server is not a replica. */
const replicaPositionSql = `select case when pg_is_in_recovery()
  then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position`

type Position = PromiseSettledResult<number | null>

/** The replica is not read for this reason. */
type Fault =
  'it is behind' | 'it does not answer' | 'it is no replica' | 'its primary does not answer'

/** Returns whether only the statement was slow; the next check tells whether the replica is. */
const isSlow = ({ code, message }: { code?: string; message: string }) =>
  code === '57014' || message.startsWith('Query read timeout')

/**
 * A streaming replica is used while it follows its primary. Its lag is measured by the positions of
 * both logs, not by clocks or by its own reports.
 */
export class Replica {
  #logPositions: LogPosition[] = []
  #trustedUntil = -Infinity
  /**
   * Measurements that began before this moment are ignored, since reads went to the primary since
   * and may have shown newer data.
   */
  #distrustedSince = -Infinity
  #fault: Fault | undefined
  #timer: NodeJS.Timeout | undefined
  #measuring: Promise<void> | undefined

  constructor(
    private readonly primary: pg.Pool,
    private readonly replica: pg.Pool,
  ) {}

  /** Returns the rows of a query; undefined if the primary must be queried. */
  async query<Row>({ sql, parameters }: CompiledQuery): Promise<Row[] | undefined> {
    this.#timer ??= this.#watch()
    if (performance.now() > this.#trustedUntil) return undefined
    try {
      return await queryPool<Row>(this.replica, sql, [...parameters])
    } catch (error) {
      // Changes on the primary may cancel a statement on the replica (40001).
      const isItsOwn = isOutage(error) || (error as { code?: string }).code === '40001'
      if (!isItsOwn) throw error
      if (isOutage(error) && !isSlow(error as Error)) this.#distrust()
      return undefined
    }
  }

  async close() {
    clearInterval(this.#timer)
    await this.#measuring
    await this.replica.end()
  }

  #watch() {
    const measure = () => {
      this.#measuring ??= this.#measureLag().finally(() => (this.#measuring = undefined))
    }
    measure()
    return setInterval(measure, measureEveryMs).unref()
  }

  #distrust() {
    this.#trustedUntil = -Infinity
    this.#distrustedSince = performance.now()
  }

  async #measureLag() {
    const at = performance.now()
    const [from, to] = await Promise.allSettled([
      positionOf(this.primary, primaryPositionSql),
      positionOf(this.replica, replicaPositionSql),
    ])
    if (from.status === 'fulfilled' && from.value !== null)
      this.#logPositions.push({ at, position: from.value })
    const since = Math.max(at - mostBehindMs, this.#distrustedSince)
    this.#logPositions = this.#logPositions.filter((one) => one.at > since)
    const fault = this.#faultOf(from, to)
    if (!fault) this.#trustedUntil = at + knownForMs
    else if (!this.#fault) this.#distrust()
    if (fault !== this.#fault)
      log.warn(fault ? `the replica is not read: ${fault}` : 'the replica is read again')
    this.#fault = fault
  }

  #faultOf(from: Position, to: Position): Fault | undefined {
    if (to.status === 'rejected') return 'it does not answer'
    const reached = to.value
    if (reached === null) return 'it is no replica'
    if (this.#logPositions.some(({ position }) => position <= reached)) return undefined
    return from.status === 'rejected' ? 'its primary does not answer' : 'it is behind'
  }
}

const positionOf = async (pool: pg.Pool, text: string) =>
  (await queryPool<{ position: number | null }>(pool, text))[0]!.position

/** The pool discards a connection after an error, also after a timeout. */
async function queryPool<Row>(pool: pg.Pool, text: string, values: unknown[] = []): Promise<Row[]> {
  const query = { text, values, query_timeout: answerWithinMs }
  return (await pool.query(query)).rows as Row[]
}
