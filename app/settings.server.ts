import { settingsSchema, type Settings } from './settings.schema.ts'

export class SettingsError extends Error {}

/**
 * Reads the settings from the environment.
 * @throws {SettingsError} whose message is a sentence that names each wrong setting.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = settingsSchema.safeParse(environment)
  if (read.success) return read.data
  const said = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new SettingsError(`Wrong setting. ${said.join('; ')}.`)
}

let known: Settings | undefined

/** The settings of this process, read once. */
export function settings(): Settings {
  return (known ??= readSettings(process.env))
}
