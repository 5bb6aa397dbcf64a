import { languages, parseLanguage, type Language } from '#app/i18n/languages.ts'
import type { TextOutcome } from '#app/shop/maintenance/texts/change-texts.server.ts'
import { CommandError, UsageError } from '../answer-command.server.ts'
import { printable } from '../out.server.ts'

/** @throws {UsageError} */
export function readLanguage(typed: string | undefined): Language {
  const language = parseLanguage(typed)
  if (language) return language
  throw new UsageError(`Say --language ${languages.join(', ')}.`)
}

/** @throws {CommandError} with a sentence for each fault. */
export function requireDone(outcome: TextOutcome) {
  if (!outcome.ok)
    throw new CommandError(outcome.faults.map((fault) => printable(fault)).join('\n'))
}
