import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'

/** The fault continues a sentence that begins with the file. */
export type UnreadableFile = { ok: false; reason: 'empty' | 'other'; fault: string }

export const unreadable = (
  fault: string,
  reason: UnreadableFile['reason'] = 'other',
): UnreadableFile => ({ ok: false, reason, fault })

const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * Opens a file that the shopkeeper named, and returns what `read` reads of it. No link is followed, and a device or a
 * pipe is not waited for.
 */
export async function readGivenFile<Read extends { ok: boolean }>(
  path: string,
  read: (file: FileHandle, size: number) => Promise<Read>,
): Promise<Read | UnreadableFile> {
  let file: FileHandle | undefined
  try {
    file = await open(path, flags)
    const found = await file.stat()
    if (!found.isFile()) return unreadable('is no file')
    if (found.size === 0) return unreadable('is empty', 'empty')
    return await read(file, found.size)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    if (code === 'ELOOP') return unreadable('is a symbolic link, and links are not followed')
    return unreadable(code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`)
  } finally {
    await file?.close()
  }
}
