import { readFile, stat } from 'node:fs/promises'
import { languages, parseLanguage, type Language } from '#app/i18n/languages.ts'
import type { TextOutcome } from '#app/shop/maintenance/texts/change-texts.server.ts'
import { longestTextBytes } from '#app/shop/content/markdown/markdown-faults.server.ts'
import { CommandError, UsageError } from '../answer-command.server.ts'
import { printable } from '../out.server.ts'

/** @throws {UsageError} */
export function readLanguage(typed: string | undefined): Language {
  const language = parseLanguage(typed)
  if (language) return language
  throw new UsageError(`Say --language ${languages.join(', ')}.`)
}

/** Returns the bytes of a file; of one that is too long, more than a text may have. */
export async function readTextFile(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size <= longestTextBytes) return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandError(`${printable(path)} cannot be read (${code}).`)
  }
  throw new CommandError(`${printable(path)} is longer than ${longestTextBytes} bytes.`)
}

/** @throws {CommandError} with a sentence for each fault. */
export function requireDone(outcome: TextOutcome) {
  if (!outcome.ok)
    throw new CommandError(outcome.faults.map((fault) => printable(fault)).join('\n'))
}
