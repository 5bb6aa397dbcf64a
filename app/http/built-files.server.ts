import { readdirSync } from 'node:fs'

/** The build beside that of the server, whose parts lie in more than one folder; above it may be others of this name. */
export const clientFolder = (part: string) =>
  new URL(`${part.slice(0, part.lastIndexOf('/server/'))}/client/assets/`)

/** None while the shop is developed. */
const files = import.meta.env.PROD ? readdirSync(clientFolder(import.meta.url)) : undefined

/**
 * The address of a script by the name that it has without its hash.
 * @throws {Error} where the build has no such file: pages would be served whose scripts never come.
 */
export function findScript(name: string, built: readonly string[]): string {
  const file = built.find((one) => /^(.+)-[\w-]{8}\.js$/.exec(one)?.[1] === name)
  if (!file) throw new Error(`The build has no script "${name}"`)
  return `/assets/${file}`
}

/** The address of a script of this build; undefined while the shop is developed. */
export const builtFile = (name: string): string | undefined => files && findScript(name, files)
