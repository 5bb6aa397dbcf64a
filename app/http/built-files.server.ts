import { readdirSync } from 'node:fs'

/** The build beside that of the server, whose parts lie in more than one folder; above it may be others of this name. */
export const clientFolder = (part: string) =>
  new URL(`${part.slice(0, part.lastIndexOf('/server/'))}/client/assets/`)

/** Of each script its address, by the name that it has without its hash; none while the shop is developed. */
const scripts = new Map(
  (import.meta.env.PROD ? readdirSync(clientFolder(import.meta.url)) : []).flatMap((file) => {
    const name = /^(.+)-[\w-]{8}\.js$/.exec(file)?.[1]
    return name ? [[name, `/assets/${file}`]] : []
  }),
)

/** The address of a script by the name that it has without its hash; undefined while the shop is developed. */
export const builtFile = (name: string): string | undefined => scripts.get(name)
