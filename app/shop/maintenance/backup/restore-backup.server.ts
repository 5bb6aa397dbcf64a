import { sql } from 'kysely'
import type { Database, Transaction } from '#app/database/connection.server.ts'
import { schemaVersion } from '#app/database/migrate.server.ts'
import { clearSearch } from '#app/database/search-index.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { deleteFileRows } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { versionSetting } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { indexProducts } from '#app/shop/catalogue/search/index-product.server.ts'
import { dropRefusedPictures } from '#app/shop/maintenance/settings/drop-refused-pictures.server.ts'
import type { BackupHeader, BackupRow, TableLine } from './backup-file.schema.ts'
import { backupTables, type BackupTable } from './backup-tables.ts'
import { BackupRefused, readBackup } from './read-backup.server.ts'

/** PostgreSQL accepts 65,535 values in a statement, SQLite 32,766. */
const valuesAtOnce = 20_000
const rowsAtOnce = 500
/** The rows of one statement have this many characters together, so that memory stays small. */
const charactersAtOnce = 4_000_000
const productsAtOnce = 200

/**
 * A shop without rows in these tables is empty: a new shop has only its rates, taxes and secrets.
 */
const ownTables = [
  'product',
  'customerOrder',
  'customer',
  'coupon',
  'contactMessage',
  'withdrawalNotice',
] as const satisfies BackupTable[]

export type RestoreOptions = {
  replace?: boolean
  progress?: (rows: number) => void
  /** Checks the restored rows before anything else is written. An error rolls everything back. */
  check?: (trx: Transaction) => Promise<void>
  /** Is told of each logo or icon that is left out, because it could not be set today. */
  onRefused?: (fault: string) => void
}

/**
 * Replaces all data of the shop by the rows of a backup, in one transaction. The file is read to
 * its end before, so that a damaged file blocks nobody.
 * @param options `replace` allows this even if the shop is not empty.
 * @throws {BackupRefused} if the file or the shop does not allow it.
 */
export async function restoreBackup(
  database: Database,
  path: string,
  { replace = false, progress = () => undefined, check, onRefused }: RestoreOptions,
  now: number,
): Promise<BackupHeader> {
  const header = await checkBackup(path)
  await database.write(async (trx) => {
    if (database.dialect === 'postgres') await lockTables(trx)
    if (!replace) await requireEmpty(trx)
    const version = await findVersion(trx)
    await clearTables(trx)
    await insertRows(trx, path, progress)
    await check?.(trx)
    if (onRefused) for (const fault of await dropRefusedPictures(trx)) onRefused(fault)
    await afterwards(trx, version)
    const details = { madeAt: header.madeAt, replace }
    await recordChange(trx, { command: 'restore', about: 'shop', details }, now)
  })
  return header
}

/** Checks that the file is complete and matches this version of the shop. */
async function checkBackup(path: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  for await (const part of readBackup(path)) {
    if (part.kind !== 'header') continue
    header = part.header
    if (header.schema !== schemaVersion)
      throw new BackupRefused(
        'schema',
        `${path} was made with the tables of ${header.schema}, this shop has those of ${schemaVersion}. Restore it with the version of the shop that made it, and update that.`,
      )
  }
  return header!
}

const names = () =>
  sql.join(backupTables.map((name) => sql.table(name.replace(/[A-Z]/g, '_$&').toLowerCase())))

/**
 * Locks all tables, because a row that a running shop writes in between could conflict with a
 * restored one.
 */
const lockTables = (trx: Transaction) =>
  sql`lock table ${names()} in access exclusive mode`.execute(trx)

async function requireEmpty(trx: Transaction) {
  for (const table of ownTables) {
    const any = await trx
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst()
    if (any)
      throw new BackupRefused(
        'not-empty',
        'The shop is not empty. Say --replace --yes to put the backup in the place of all that it holds.',
      )
  }
}

async function clearTables(trx: Transaction) {
  // The index is cleared while the products still exist: a running shop knows them by their numbers
  // in the index, which do not change.
  await clearSearch(trx)
  for (const table of [...backupTables].reverse()) await trx.deleteFrom(table).execute()
  await deleteFileRows(trx)
}

async function insertRows(trx: Transaction, path: string, progress: (rows: number) => void) {
  let rows = 0
  let waiting: BackupRow[] = []
  let characters = 0
  let open: TableLine | undefined
  const insert = async () => {
    if (open && waiting.length > 0) await insertSome(trx, open, waiting)
    progress((rows += waiting.length))
    waiting = []
    characters = 0
  }
  for await (const part of readBackup(path)) {
    if (part.kind === 'header') continue
    const most = Math.min(rowsAtOnce, Math.floor(valuesAtOnce / part.table.columns.length))
    const isFull = waiting.length >= most || characters >= charactersAtOnce
    if (part.table !== open || isFull) await insert()
    open = part.table
    waiting.push(part.values)
    for (const value of part.values) if (typeof value === 'string') characters += value.length
  }
  await insert()
}

/** These columns of products are computed by the database, so no statement may write them. */
const madeByDatabase = new Set(['starsTenths'])

async function insertSome(trx: Transaction, { table, columns }: TableLine, rows: BackupRow[]) {
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.flatMap((name, n) => (madeByDatabase.has(name) ? [] : [[name, row[n]]])),
    ),
  )
  await trx.insertInto(table).values(values).execute()
}

const findVersion = async (trx: Transaction): Promise<number> =>
  Number((await settingStore.find(versionSetting, trx)) ?? 0)

/**
 * Rebuilds the search index and sets a version above both old ones, so that running servers know
 * that their caches are stale.
 */
async function afterwards(trx: Transaction, before: number) {
  const value = String(Math.max(before, await findVersion(trx)) + 1)
  await settingStore.put(trx, versionSetting, value)
  for (let after = ''; ;) {
    const some = await trx
      .selectFrom('product')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(productsAtOnce)
      .execute()
    const last = some.at(-1)
    if (!last) break
    await indexProducts(
      trx,
      some.map(({ id }) => id),
    )
    after = last.id
  }
}
