import { join } from 'node:path'
import { readSecretFile } from './session-secret.server.ts'
import { SettingsError } from './settings-error.ts'
import { settingsSchema, type Settings } from './settings.schema.ts'

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
  return (known ??= withStoredSecret(readSettings(process.env)))
}

/** @throws {SettingsError} where its file cannot be used. */
function withStoredSecret(read: Settings): Settings {
  const secret = read.SESSION_SECRET ? undefined : readSecretFile(secretFile(read))
  return secret === undefined ? read : { ...read, SESSION_SECRET: [secret] }
}
