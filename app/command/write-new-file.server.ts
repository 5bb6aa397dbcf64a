import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { counted } from '#app/i18n/counted.ts'
import { CommandError, UsageError } from './answer-command.server.ts'
import { printable, type Out } from './out.server.ts'

/** Returns the path of `--out`, which a command needs before it begins. @throws {UsageError} */
export function requireOut(path: string | undefined, example: string): string {
  if (!path) throw new UsageError(`Say --out ${example}.`)
  return path
}

type Rows = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

/**
 * Writes a file that only this user can read, and prints what it holds. After a failure there is no file.
 * @param contents Its size stands for it if it is left out.
 * @throws {CommandError} if there is such a file already, which is never overwritten.
 */
export async function writeNewFile(
  out: Out,
  path: string,
  rows: Rows,
  contents?: string,
): Promise<void> {
  const bytes = await writeFile(path, rows)
  out.write(`Written: ${printable(path)} (${contents ?? counted(bytes, 'byte')})\n`)
}

async function writeFile(path: string, rows: Rows): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await once(file, 'open')
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new CommandError(
      `${printable(path)} ${isThere ? 'is there already; name a new file' : 'cannot be written'}.`,
    )
  }
  try {
    await pipeline(Readable.from(rows), file)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return file.bytesWritten
}
