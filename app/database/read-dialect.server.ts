import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { mayReadReplica, recordFallback } from './read-from.server.ts'
import type { Replica } from './replica.server.ts'

/** The type is that of a connection of `PostgresDriver`, which kysely does not export. */
type PrimaryConnection = Parameters<PostgresDriver['releaseConnection']>[0]

/**
 * Reads each statement from the replica if allowed, else from the primary on a connection of its
 * own.
 */
class EitherConnection implements DatabaseConnection {
  #primary: DatabaseConnection | undefined

  constructor(
    private readonly replica: Replica,
    private readonly connect: () => Promise<DatabaseConnection>,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#primary && mayReadReplica()) {
      const rows = await this.replica.query<Row>(query)
      if (rows) return { rows }
      recordFallback()
    }
    return (await this.usePrimary()).executeQuery(query)
  }

  async *streamQuery<Row>(query: CompiledQuery, rowsAtOnce: number) {
    yield* (await this.usePrimary()).streamQuery<Row>(query, rowsAtOnce)
  }

  /** Later reads go to the primary. */
  async usePrimary() {
    return (this.#primary ??= await this.connect())
  }
  get primary() {
    return this.#primary
  }
}

class EitherDriver implements Driver {
  readonly #primary: PostgresDriver
  readonly #replica: Replica
  constructor(primary: pg.Pool, replica: Replica) {
    this.#primary = new PostgresDriver({ pool: primary })
    this.#replica = replica
  }
  init() {
    return this.#primary.init()
  }
  acquireConnection() {
    const connect = () => this.#primary.acquireConnection()
    return Promise.resolve(new EitherConnection(this.#replica, connect))
  }
  async beginTransaction(connection: EitherConnection, settings: TransactionSettings) {
    await this.#primary.beginTransaction(await connection.usePrimary(), settings)
  }
  async commitTransaction(connection: EitherConnection) {
    await this.#primary.commitTransaction(await connection.usePrimary())
  }
  async rollbackTransaction(connection: EitherConnection) {
    await this.#primary.rollbackTransaction((await connection.usePrimary()) as PrimaryConnection)
  }
  async releaseConnection({ primary }: EitherConnection) {
    if (primary) await this.#primary.releaseConnection(primary as PrimaryConnection)
  }
  /** The writer uses the same connections of the primary and closes them. */
  async destroy() {
    await this.#replica.close()
  }
}

/** Reads from a replica where `fromReplica` allows it, else from the primary. */
export class ReadDialect extends PostgresDialect {
  readonly #parts: [primary: pg.Pool, replica: Replica]
  constructor(primary: pg.Pool, replica: Replica) {
    super({ pool: primary })
    this.#parts = [primary, replica]
  }
  override createDriver() {
    return new EitherDriver(...this.#parts)
  }
}
