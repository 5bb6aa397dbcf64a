import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError } from './answer-command.server.ts'

/**
 * Writes a file that only this user can read, and returns its size in bytes. After a failure there is no file.
 * @throws {CommandError} if there is such a file already, which is never overwritten.
 */
export async function writeNewFile(
  path: string,
  rows: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
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
  try {
    await pipeline(Readable.from(rows), file)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return file.bytesWritten
}
