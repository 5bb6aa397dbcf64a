import { readdirSync } from 'node:fs'

/**
 * The client's build is beside that of the server, whose parts are in more than one folder; a folder above it may have
 * the same name.
 */
export const clientFolder = (part: string) =>
  new URL(`${part.slice(0, part.lastIndexOf('/server/'))}/client/assets/`)

/** There are no built files in development. */
const files = import.meta.env.PROD ? readdirSync(clientFolder(import.meta.url)) : undefined

/**
 * Returns the URL of a script by its name without the hash.
 * @throws {Error} if the build has no such file, because pages without their scripts would be served.
 */
export function findScript(name: string, built: readonly string[]): string {
  const file = built.find((one) => /^(.+)-[\w-]{8}\.js$/.exec(one)?.[1] === name)
  if (!file) throw new Error(`The build has no script "${name}"`)
  return `/assets/${file}`
}

/** Returns the URL of a script of this build; undefined in development. */
export const builtFile = (name: string): string | undefined => files && findScript(name, files)
