import { readFile, stat } from 'node:fs/promises'
import { CommandError } from './answer-command.server.ts'
import { printable } from './out.server.ts'

/** Exceeds what any picture, text, list or file of settings may have; each has a limit of its own. */
const mostBytes = 1024 * 1024

/**
 * Returns the bytes of a file of at most 1 MB. A larger one is not read, nor a device, which may never end.
 * @throws {CommandError}
 */
export async function readSmallFile(path: string): Promise<Buffer> {
  try {
    const file = await stat(path)
    if (file.isFile() && file.size <= mostBytes) return await readFile(path)
    const fault = file.isFile() ? 'has more than 1 MB' : 'is no file'
    throw new CommandError(`${printable(path)} ${fault}.`)
  } catch (error) {
    if (error instanceof CommandError) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new CommandError(`${printable(path)} cannot be read (${code}).`)
  }
}
