import { join } from 'node:path'
import { readSecretFile } from './session-secret.server.ts'
import { SettingsError } from './settings-error.ts'
import { settingsSchema, type Settings } from './settings.schema.ts'

/** The former names of settings, which are still read, and their names now. */
const formerNames: Record<string, keyof Settings> = {
  BACKGROUND: 'BACKGROUND_JOBS',
  DATABASE_READ_URL: 'DATABASE_REPLICA_URL',
  STOP_DELAY: 'SHUTDOWN_DELAY_SECONDS',
}

type Environment = Record<string, string | undefined>

/** Returns the settings that an environment gives by their former names alone, as `[former, now]`. */
const listFormer = (environment: Environment) =>
  Object.entries(formerNames).filter(([former, now]) => environment[former] && !environment[now])

/** Returns a sentence for each setting that is set by its former name. */
export const describeFormerNames = (environment: Environment): string[] =>
  listFormer(environment).map(
    ([former, now]) => `${former} is now called ${now}: it still counts, but please rename it`,
  )

/**
 * Reads the settings from the environment. One that is set only by its former name is used as well.
 * @throws {SettingsError} whose message is a sentence that names each wrong setting.
 */
export function readSettings(environment: Environment): Settings {
  const renamed = listFormer(environment).map(([former, now]) => [now, environment[former]])
  const read = settingsSchema.safeParse({ ...environment, ...Object.fromEntries(renamed) })
  if (read.success) return read.data
  const problems = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new SettingsError(`Wrong setting. ${problems.join('; ')}.`)
}

/** Returns the path of the secret that the first start creates if none is set. */
export const secretFile = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'session-secret')

let known: Settings | undefined

/** Returns the settings of this process, which are read once. */
export function settings(): Settings {
  return (known ??= withStoredSecret(readSettings(process.env)))
}

/**
 * Adds the stored secret to the settings if none is set.
 * @throws {SettingsError} if its file cannot be used.
 */
function withStoredSecret(read: Settings): Settings {
  const secret = read.SESSION_SECRET ? undefined : readSecretFile(secretFile(read))
  return secret === undefined ? read : { ...read, SESSION_SECRET: [secret] }
}
