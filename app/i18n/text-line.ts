import { quoted } from './quoted.ts'
import { removeUnseen } from './visitor-text.ts'

/** A fault is a sentence without its full stop; `most` is how many characters the text may have. */
export type ParsedText =
  { ok: true; text: string } | { ok: false; reason: 'empty' | 'long'; most: number; fault: string }

/**
 * Parses a text of one line, in which line ends and control characters are spaces.
 * @param what Names the text in a fault.
 */
export function parseTextLine(what: string, typed: string, longest: number): ParsedText {
  const text = removeUnseen(typed.replaceAll(/[\p{Cc}\s]+/gu, ' ')).trim()
  if (text.length <= longest) return { ok: true, text }
  const length = `${text.length} characters; at most ${longest} are allowed`
  return {
    ok: false,
    reason: 'long',
    most: longest,
    fault: `${what} ${quoted(text)} has ${length}`,
  }
}
