import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { settings } from '#app/settings.server.ts'

/** Files that come in are here while they are worked on. The disk of the data has room for them, that of `/tmp` may not. */
const uploads = () => join(settings().DATA_DIR, 'uploads')

/** Runs work with a folder of its own, which is deleted afterwards. */
export async function withWorkFolder<Outcome>(
  work: (folder: string) => Promise<Outcome>,
): Promise<Outcome> {
  await mkdir(uploads(), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(uploads(), `${hostname()}-${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** No work takes longer. A container that replaced another, with another host name, cannot know its processes. */
const afterMs = 24 * 60 * 60 * 1000

/** Deletes the folders of processes that died at work: those of this machine at once. */
export async function sweepWorkFolders(now: number): Promise<void> {
  for (const name of await readdir(uploads()).catch(() => [])) {
    const folder = join(uploads(), name)
    const found = await stat(folder).catch(() => undefined)
    const isLeft = found && (isOfDeadProcess(name) || found.mtimeMs < now - afterMs)
    if (isLeft) await rm(folder, { recursive: true, force: true })
  }
}

function isOfDeadProcess(name: string): boolean {
  const own = `${hostname()}-`
  const id = name.startsWith(own) && /^(\d+)-[^-]+$/.exec(name.slice(own.length))?.[1]
  if (!id) return false
  try {
    // Signal 0 only tells whether the process is there.
    process.kill(Number(id), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
