import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { log } from '#app/observability/log.server.ts'
import { isCorruption } from './database-errors.ts'

const run = promisify(execFile)
const program = 'app/database/check-file.mjs'

let damage: string | undefined

/**
 * Returns whether the embedded file is known to be damaged, by a failed statement or the last
 * check.
 */
export const isDamaged = () => damage !== undefined

/** Records an error that means damage, until a check finds the file sound. */
export function recordDamage(error: unknown) {
  if (isCorruption(error)) setDamage((error as Error).message)
}

function setDamage(says: string) {
  if (damage === undefined)
    log.error({ says }, 'the database is damaged: restore the last backup (docs/operations.md)')
  damage = says
}

/** Checks the whole embedded file at `path` in another process, since it takes long. */
export async function checkForDamage(path: string): Promise<void> {
  try {
    await run(process.execPath, [resolve(program), path])
    if (damage !== undefined) log.info('the database is sound again')
    damage = undefined
  } catch (error) {
    const { code, stdout } = error as { code?: number | string; stdout?: string }
    // Another exit says nothing about the file, such as a lock held for too long.
    if (code !== 1 || !stdout) throw error
    setDamage(stdout.trim())
  }
}
