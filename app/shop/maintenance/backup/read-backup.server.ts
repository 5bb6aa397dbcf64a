import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import {
  backupFormat,
  parseHeader,
  parseBackupLine,
  type BackupHeader,
  type BackupRow,
  type TableLine,
} from './backup-file.schema.ts'
import { backupTables, type BackupTable } from './backup-tables.ts'

/** The message is a sentence for the shopkeeper about why a file is not restored. */
export class BackupRefused extends Error {
  readonly reason: 'missing' | 'no-backup' | 'damaged' | 'schema' | 'not-empty'
  constructor(reason: BackupRefused['reason'], sentence: string) {
    super(sentence)
    this.reason = reason
  }
}

export type BackupPart =
  { kind: 'header'; header: BackupHeader } | { kind: 'row'; table: TableLine; values: BackupRow }

const damaged = (path: string, what: string) =>
  new BackupRefused('damaged', `${path} is damaged (${what}); nothing was restored.`)

/**
 * Yields the parts of a backup as they are read. Only after the last part is it certain that the
 * file is complete.
 * @throws {BackupRefused} if it is no backup, is truncated or was changed.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256')
  const counts = new Map<BackupTable, number>()
  let header: BackupHeader | undefined
  let table: TableLine | undefined
  let isWhole = false
  for await (const line of linesOf(path)) {
    if (isWhole) throw damaged(path, 'something stands behind its end')
    const value = parseJson(line)
    if (!header) {
      header = requireHeader(path, value)
      hash.update(`${line}\n`)
      yield { kind: 'header', header }
      continue
    }
    const part = parseBackupLine(value)
    if (!part) throw damaged(path, 'a line of it cannot be read')
    if (part.kind === 'end') {
      if (part.sha256 !== hash.digest('hex')) throw damaged(path, 'its checksum does not agree')
      isWhole = true
      continue
    }
    hash.update(`${line}\n`)
    if (part.kind === 'table') table = part
    else {
      if (!table || part.values.length !== table.columns.length)
        throw damaged(path, 'a row does not fit its table')
      counts.set(table.table, (counts.get(table.table) ?? 0) + 1)
      yield { kind: 'row', table, values: part.values }
    }
  }
  if (!header || !isWhole) throw damaged(path, 'it ends too early')
  const wrong = backupTables.find((one) => (counts.get(one) ?? 0) !== (header?.counts[one] ?? 0))
  if (wrong) throw damaged(path, `it does not hold the rows of ${wrong} that it names`)
}

function requireHeader(path: string, value: unknown): BackupHeader {
  const header = parseHeader(value)
  if (header?.format === backupFormat) return header
  throw new BackupRefused('no-backup', `${path} is no backup that this shop can read.`)
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * A row has at most this many characters. A file without line breaks is no backup, whatever its
 * size.
 */
const longestLine = 4_000_000

/**
 * Splits the file into lines. node:readline is not used, because it also splits lines at U+2028.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unpacked = file.pipe(createGunzip()).setEncoding('utf8')
  file.on('error', (error) => unpacked.destroy(error))
  let rest = ''
  try {
    for await (const text of unpacked as AsyncIterable<string>) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > longestLine) throw Object.assign(new Error(), { code: 'Z_DATA_ERROR' })
      yield* lines
    }
    if (rest !== '') yield rest
  } catch (error) {
    throw describeReadFault(path, error)
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

function describeReadFault(path: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return damaged(path, 'it ends too early')
  if (code === 'Z_DATA_ERROR')
    return new BackupRefused('damaged', `${path} is damaged, or no backup; nothing was restored.`)
  if (code === 'ENOENT') return new BackupRefused('missing', `There is no file ${path}.`)
  if (code === 'EISDIR') return new BackupRefused('missing', `${path} is a folder.`)
  return error
}
