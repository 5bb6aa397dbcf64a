import { sql, type Expression } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { BytesMissing, type BytesKey, type BytesKind } from './bytes-kind.ts'

/** A part of a file has so many bytes, which are 1 MiB in base64. Files are also read in such pieces. */
export const largePartBytes = 768 * 1024

/**
 * Bytes are in base64, in parts of one size: those of a picture are small, so that reading many rows with parts
 * stays cheap; one of an e-book is a row of 1 MiB, which is read and sent at once.
 */
export const partTables = {
  picture: { table: 'picturePart', name: 'picture_part', key: 'hash', partBytes: 96 * 1024 },
  ebook: {
    table: 'ebookFileChunk',
    name: 'ebook_file_chunk',
    key: 'file_id',
    partBytes: largePartBytes,
  },
} as const satisfies Record<BytesKind, object>

/** Runs a statement in a transaction: that of the caller, or one of its own. */
export type RunInTransaction = <Result>(
  work: (trx: Transaction) => Promise<Result>,
) => Promise<Result>

const table = ({ name }: { name: string }) => sql.table(name)

/**
 * Yields bytes from `start` to `end`, both included, one part at a time.
 * @throws {BytesMissing}
 */
export async function* readParts(
  bytes: BytesKey,
  start: number,
  end: number,
  reader: Reader = db.read,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const stored = partTables[bytes.kind]
  const { partBytes } = stored
  for (let part = Math.floor(start / partBytes); part * partBytes <= end; part++) {
    const { rows } = await sql<{ bytes: string }>`select bytes from ${table(stored)}
      where ${sql.ref(stored.key)} = ${bytes.key} and part = ${part}`.execute(reader)
    const [row] = rows
    if (!row) throw new BytesMissing(bytes)
    const first = part * partBytes
    const content = Buffer.from(row.bytes, 'base64')
    yield content.subarray(Math.max(0, start - first), end - first + 1)
  }
}

/** Returns all parts of small bytes in one statement. */
export async function readAllParts({ kind, key }: BytesKey): Promise<Buffer> {
  const stored = partTables[kind]
  const { rows } = await sql<{ bytes: string }>`select bytes from ${table(stored)}
    where ${sql.ref(stored.key)} = ${key} order by part`.execute(db.read)
  return Buffer.concat(rows.map(({ bytes }) => Buffer.from(bytes, 'base64')))
}

/** Inserts the parts of bytes; those that are there stay. */
export async function writeParts(
  bytes: BytesKey,
  content: AsyncIterable<Buffer>,
  run: RunInTransaction,
) {
  const stored = partTables[bytes.kind]
  let part = 0
  for await (const some of wholeParts(content, stored.partBytes)) {
    const values = sql`${bytes.key}, ${part++}, ${some.toString('base64')}`
    const insert = sql`insert into ${table(stored)} (${sql.ref(stored.key)}, part, bytes)
      values (${values}) on conflict do nothing`
    await run((trx) => insert.execute(trx))
  }
}

/** A stream may give less at once, and the place of a byte follows from the number of its part. */
export async function* wholeParts(
  content: AsyncIterable<Buffer>,
  partBytes: number,
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const bytes of content) {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    for (; rest.length >= partBytes; rest = rest.subarray(partBytes))
      yield rest.subarray(0, partBytes)
  }
  if (rest.length > 0) yield rest
}

const partsAtOnce = 64

/** Deletes parts. A few at a time leave room for other writes. */
export async function deleteParts({ kind, key }: BytesKey, run: RunInTransaction): Promise<void> {
  const stored = partTables[kind]
  const isOf = sql`${sql.ref(stored.key)} = ${key}`
  for (let deleted = partsAtOnce; deleted === partsAtOnce;)
    deleted = await run(async (trx) => {
      const some = sql`select part from ${table(stored)} where ${isOf} order by part limit ${sql.lit(partsAtOnce)}`
      const { numAffectedRows = 0n } =
        await sql`delete from ${table(stored)} where ${isOf} and part in (${some})`.execute(trx)
      return Number(numAffectedRows)
    })
}

/**
 * Locks bytes until the transaction ends, by their first part, which goes first when they are deleted. SQLite has a
 * single writer, so no lock is taken.
 * @returns Whether they are there.
 */
export async function lockParts(trx: Transaction, { kind, key }: BytesKey): Promise<boolean> {
  const stored = partTables[kind]
  const lock = db.dialect === 'postgres' ? sql`for no key update` : sql``
  const { rows } = await sql`select part from ${table(stored)}
    where ${sql.ref(stored.key)} = ${key} and part = 0 ${lock}`.execute(trx)
  return rows.length > 0
}

/** Returns the number of parts, which is 0 if nothing is there; undefined if one of them is missing. */
export async function countParts(
  { kind, key }: BytesKey,
  reader: Reader = db.read,
): Promise<number | undefined> {
  const stored = partTables[kind]
  const { rows } = await sql<{ found: number; last: number }>`
    select count(*) as found, coalesce(max(part), -1) as last from ${table(stored)}
    where ${sql.ref(stored.key)} = ${key}`.execute(reader)
  const { found, last } = rows[0]!
  return Number(found) === Number(last) + 1 ? Number(found) : undefined
}

/** Returns those keys whose parts are all there. */
export async function listWholeKeys(kind: BytesKind, keys: string[]): Promise<string[]> {
  const stored = partTables[kind]
  const key = sql.ref(stored.key)
  const { rows } = await sql<{ found: string }>`select ${key} as found from ${table(stored)}
    where ${key} in (${sql.join(keys)})
    group by ${key} having min(part) = 0 and count(*) = max(part) + 1`.execute(db.read)
  return rows.map(({ found }) => found)
}

/** States in SQL what is true of some keys. */
export type KeyCondition = (key: Expression<string>) => Expression<boolean>

/** Deletes the parts of all keys of which the condition is true. */
export const deletePartsWhere = (trx: Transaction, kind: BytesKind, isMet: KeyCondition) =>
  sql`delete from ${table(partTables[kind])} where ${isMet(sql.ref(partTables[kind].key))}`.execute(
    trx,
  )

/** Returns the keys after `after` that have parts and meet the condition, in their order, at most `most`. */
export async function listPartKeys(
  kind: BytesKind,
  after: string,
  most: number,
  isMet: KeyCondition,
): Promise<string[]> {
  const stored = partTables[kind]
  const key = sql.ref<string>(stored.key)
  const { rows } = await sql<{
    found: string
  }>`select distinct ${key} as found from ${table(stored)}
    where ${key} > ${after} and ${isMet(key)} order by ${key} limit ${sql.lit(most)}`.execute(
    db.read,
  )
  return rows.map(({ found }) => found)
}
