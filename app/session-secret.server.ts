import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { SettingsError } from './settings-error.ts'
import { shortestSecret } from './settings.schema.ts'

/**
 * Reads the secret that signs cookies from its file. Returns undefined if the file does not exist.
 * @throws {SettingsError} if the file cannot be read, is empty, short or holds control characters, as after a crash
 * during the write or on a full disk: cookies signed with such a key could be forged.
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
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new SettingsError(`The file ${resolve(path)} cannot be read: ${message}.`)
  }
}

/**
 * Creates the file with a new secret of 256 bits unless it exists. The file is linked only once its content is on
 * disk, so it appears whole or not at all, and never replaces the file of a faster process.
 * @throws {SettingsError} if there is a file that cannot be used.
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

/** Syncs the folder too, because only then is the new file name on disk. */
function syncFolder(path: string) {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
