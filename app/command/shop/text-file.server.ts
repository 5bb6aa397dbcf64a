import { languages, parseLanguage, type Language } from '#app/i18n/languages.ts'
import { UsageError } from '../answer-command.server.ts'

/** @throws {UsageError} */
export function readLanguage(typed: string | undefined): Language {
  const language = parseLanguage(typed)
  if (language) return language
  throw new UsageError(`Say --language ${languages.join(', ')}.`)
}
