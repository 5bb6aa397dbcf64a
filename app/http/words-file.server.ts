import { readdirSync } from 'node:fs'
import type { Language } from '#app/i18n/languages.ts'

/** The build beside that of the server, whose parts lie in more than one folder. */
const folder = new URL(import.meta.url.replace(/\/server\/.*/, '/client/assets/'))

/** As the build named them; none while the shop is developed. */
const files = import.meta.env.PROD ? readdirSync(folder) : []

/**
 * Says in a header which file holds the words of a page: the script that asks for it comes itself a round
 * trip later, and nothing can be added to the page, which React would miss in its own.
 */
export function nameWordsFile(headers: Headers, language: Language) {
  const file = files.find((name) => new RegExp(`^${language}-[\\w-]{8}\\.js$`).test(name))
  if (file) headers.append('Link', `</assets/${file}>; rel=modulepreload; fetchpriority=low`)
}
