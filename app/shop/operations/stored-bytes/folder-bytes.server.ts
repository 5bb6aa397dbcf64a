import { createHash, randomUUID } from 'node:crypto'
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { settings } from '#app/settings.server.ts'

/** Bytes in the folder are addressed by their SHA-256, so that no file is changed once it is there. */
export type FolderFile = { sha256: string; size: number }

const folder = () => join(settings().DATA_DIR, 'files')
const isHash = (name: string) => /^[0-9a-f]{64}$/.test(name)

/** The path has nothing but the hash, so that no key leads out of the folder. */
function pathOf(sha256: string): string {
  if (!isHash(sha256)) throw new Error(`${JSON.stringify(sha256)} is no SHA-256`)
  return join(folder(), sha256.slice(0, 2), sha256)
}

/**
 * Writes a file and names it by its hash once it is on the disk, so that there is never half of it. One that is there
 * is replaced as a whole by the same bytes, which makes it new for {@link sweepFolder}.
 */
export async function writeFolderFile(content: AsyncIterable<Buffer>): Promise<FolderFile> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const unfinished = join(folder(), `${randomUUID()}.part`)
  const hash = createHash('sha256')
  let size = 0
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      for await (const bytes of content) {
        hash.update(bytes)
        size += bytes.length
        await file.writeFile(bytes)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    const sha256 = hash.digest('hex')
    const path = pathOf(sha256)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(unfinished, path)
    await syncFolder(dirname(path))
    return { sha256, size }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Only then is the name of a new file on the disk. */
async function syncFolder(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Returns whether a file is there in its size. */
export async function hasFolderFile({ sha256, size }: FolderFile): Promise<boolean> {
  try {
    const found = await stat(pathOf(sha256))
    return found.isFile() && found.size === size
  } catch {
    return false
  }
}

/** Yields bytes from `start` to `end`, both included; none of an empty file. */
export async function* readFolderFile(
  { sha256 }: FolderFile,
  start: number,
  end: number,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  if (end < start) return
  const file = await open(pathOf(sha256), 'r')
  try {
    for await (const bytes of file.createReadStream({ start, end, autoClose: false }))
      yield bytes as Buffer<ArrayBuffer>
  } finally {
    await file.close()
  }
}

/** Returns a small file; undefined if it is missing or has other bytes. */
export async function readWholeFile(file: FolderFile): Promise<Buffer | undefined> {
  // Opening what is no file, such as a named pipe, might never end.
  if (!(await hasFolderFile(file))) return undefined
  const bytes = await readFile(pathOf(file.sha256)).catch(() => undefined)
  const isWhole = bytes && createHash('sha256').update(bytes).digest('hex') === file.sha256
  return isWhole ? bytes : undefined
}

/**
 * A file stays this long after its writing, since its row may not be committed yet, and after a sweep first found it
 * unused, since a reader or a backup may have read its row before.
 */
const afterMs = 60 * 60 * 1000

/** An empty file of this ending lies beside one that is unused, and is as old as that is known. */
const markEnding = '.unused'

/**
 * Deletes the files of the folder that are unused for an hour, and those that were never finished.
 * @param listUsed Returns which of some hashes are used.
 */
export async function sweepFolder(
  listUsed: (hashes: string[]) => Promise<Set<string>>,
  now: number,
): Promise<number> {
  let deleted = 0
  for (const name of await namesIn(folder())) {
    const path = join(folder(), name)
    if (/^[0-9a-f]{2}$/.test(name)) deleted += await sweepWithin(path, listUsed, now)
    else if (name.endsWith('.part') && (await isOld(path, now))) {
      await rm(path, { force: true })
      deleted += 1
    }
  }
  return deleted
}

async function sweepWithin(
  path: string,
  listUsed: (hashes: string[]) => Promise<Set<string>>,
  now: number,
): Promise<number> {
  const names = await namesIn(path)
  const there = new Set(names.filter(isHash))
  const marks = new Set(names.filter((name) => name.endsWith(markEnding)))
  const used = there.size > 0 ? await listUsed([...there]) : new Set<string>()
  let deleted = 0
  for (const hash of there) {
    if (used.has(hash)) continue
    const file = join(path, hash)
    const mark = file + markEnding
    if (!marks.has(hash + markEnding)) await writeMark(mark, now)
    else if ((await isOld(mark, now)) && (await isOld(file, now))) {
      await rm(file, { force: true })
      there.delete(hash)
      deleted += 1
    }
  }
  for (const mark of marks) {
    const hash = mark.slice(0, -markEnding.length)
    if (used.has(hash) || !there.has(hash)) await rm(join(path, mark), { force: true })
  }
  return deleted
}

async function writeMark(path: string, now: number) {
  await writeFile(path, '', { mode: 0o600 })
  await utimes(path, now / 1000, now / 1000)
}

const namesIn = (path: string): Promise<string[]> => readdir(path).catch(() => [])

const isOld = (path: string, now: number): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs < now - afterMs,
    () => false,
  )
