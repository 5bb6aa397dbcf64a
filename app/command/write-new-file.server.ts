import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError } from './answer-command.server.ts'

/**
 * Writes a file that only this user can read, and returns its size in bytes.
 * @throws {CommandError} if there is such a file already, which is never overwritten.
 */
export async function writeNewFile(
  path: string,
  rows: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await once(file, 'open')
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new CommandError(
      isThere ? `${path} is there already; name a new file.` : `${path} cannot be written.`,
    )
  }
  await pipeline(Readable.from(rows), file)
  return file.bytesWritten
}
