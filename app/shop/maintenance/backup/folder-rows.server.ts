import type { Reader } from '#app/database/connection.server.ts'
import { BytesMissing, bytesKinds } from '#app/shop/operations/stored-bytes/bytes-kind.ts'
import { partTables, wholeParts } from '#app/shop/operations/stored-bytes/database-bytes.server.ts'
import {
  hasFolderFile,
  readFolderFile,
} from '#app/shop/operations/stored-bytes/folder-bytes.server.ts'
import { listStoredFiles } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import type { BackupTable } from './backup-tables.ts'

/** Returns the kind of bytes that a table holds, with its columns; undefined for all other tables. */
export function partsOfTable(table: BackupTable) {
  const kind = bytesKinds.find((one) => partTables[one].table === table)
  return kind && { kind, ...partTables[kind] }
}

/** Returns the number of rows that the files of the data folder take in the backup of a table. */
export async function countFolderRows(reader: Reader, table: BackupTable): Promise<number> {
  const parts = partsOfTable(table)
  if (!parts) return 0
  let rows = 0
  for await (const { size } of listStoredFiles(parts.kind, reader))
    rows += Math.ceil(size / parts.partBytes)
  return rows
}

/**
 * Yields the files of the data folder as the rows of the table that would hold them, one at a time.
 * @throws {BytesMissing}
 */
export async function* folderBatchesOf(
  reader: Reader,
  table: BackupTable,
): AsyncGenerator<Record<string, unknown>[]> {
  const parts = partsOfTable(table)
  if (!parts) return
  const column = parts.kind === 'picture' ? 'hash' : 'fileId'
  for await (const file of listStoredFiles(parts.kind, reader)) {
    if (!(await hasFolderFile(file))) throw new BytesMissing(file)
    let part = 0
    const content = readFolderFile(file, 0, file.size - 1)
    for await (const bytes of wholeParts(content, parts.partBytes))
      yield [{ [column]: file.key, part: part++, bytes: bytes.toString('base64') }]
  }
}
