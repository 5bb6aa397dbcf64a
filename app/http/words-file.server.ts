import { readdirSync } from 'node:fs'
import { languages, type Language } from '#app/i18n/languages.ts'

/** The build beside that of the server, whose parts lie in more than one folder; above it may be others of this name. */
export const clientFolder = (part: string) =>
  new URL(`${part.slice(0, part.lastIndexOf('/server/'))}/client/assets/`)

/** As the build named them; none while the shop is developed. */
const files = import.meta.env.PROD ? readdirSync(clientFolder(import.meta.url)) : []
const fileOf = new Map(
  languages.map((language) => [
    language,
    files.find((name) => new RegExp(`^${language}-[\\w-]{8}\\.js$`).test(name)),
  ]),
)

/**
 * Says in a header which file holds the words of a page: the script that asks for it comes itself a round
 * trip later, and nothing can be added to the page, which React would miss in its own.
 */
export function nameWordsFile(headers: Headers, language: Language) {
  const file = fileOf.get(language)
  if (file) headers.append('Link', `</assets/${file}>; rel=modulepreload; fetchpriority=low`)
}
