import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsSchema, type Settings } from './settings.schema.ts'

export class SettingsError extends Error {}

/**
 * Reads the settings from the environment.
 * @throws {SettingsError} whose message is a sentence that names each wrong setting.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = settingsSchema.safeParse(environment)
  if (read.success) return read.data
  const said = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new SettingsError(`Wrong setting. ${said.join('; ')}.`)
}

/** Where the secret lies that the first start made, when none is set. */
export const secretFile = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'session-secret')

let known: Settings | undefined

/** The settings of this process, read once. */
export function settings(): Settings {
  return (known ??= withKeptSecret(readSettings(process.env)))
}

function withKeptSecret(read: Settings): Settings {
  if (read.SESSION_SECRET || !existsSync(secretFile(read))) return read
  return { ...read, SESSION_SECRET: [readFileSync(secretFile(read), 'utf8').trim()] }
}
