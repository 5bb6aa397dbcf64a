import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { SettingsError } from './settings-error.ts'
import { shortestSecret } from './settings.schema.ts'

/**
 * Reads the secret that signs cookies from its file.
 * @returns undefined where there is no such file.
 * @throws {SettingsError} where the file is empty, short or holds control characters, as a crash while it was
 * written or a full disk leaves it behind: cookies signed with such a key could be forged.
 */
export function readSecretFile(path: string): string | undefined {
  const secret = readIfThere(path)?.trim()
  if (secret === undefined) return undefined
  if (secret.length >= shortestSecret && !/\p{Cc}/u.test(secret)) return secret
  throw new SettingsError(
    `The file ${resolve(path)} must hold at least ${shortestSecret} characters. Put it back from a copy; or remove it: the next start makes a new secret, and everybody is signed out.`,
  )
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Makes the file with a new secret of 256 bits unless there is one. It appears whole or not at all: a link to a file
 * that is on the disk, which also leaves the file of another process that was quicker.
 * @throws {SettingsError} where there is one that cannot be used.
 */
export function ensureSecretFile(path: string): void {
  if (readSecretFile(path) !== undefined) return
  const unfinished = `${path}.${process.pid}`
  try {
    writeToDisk(unfinished, randomBytes(32).toString('hex'))
    linkUnlessThere(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
  syncFolder(dirname(path))
  readSecretFile(path)
}

function writeToDisk(path: string, text: string) {
  const file = openSync(path, 'w', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function linkUnlessThere(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** The new name is on the disk, too, once its folder is. */
function syncFolder(path: string) {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
