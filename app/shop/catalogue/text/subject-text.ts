import type { Language } from '#app/i18n/languages.ts'
import { isBisac, subjectOfBisac } from './bisac.ts'
import table from './thema-headings.tsv?raw'

type Heading = Record<Language, string>

/**
 * Holds headings of Thema in the shop's own, shorter words; the standard's are at ns.editeur.org/thema. All headings of
 * one and two characters are included, and the deeper ones that bookshops use. Qualifiers, whose codes begin with a
 * digit, are no subjects.
 */
const headings = new Map<string, Heading>(
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [code = '', en = '', fr = '', de = ''] = line.split('\t')
      return [code, { en, fr, de }]
    }),
)

/** Tells whether a code has a heading of its own, so that books can be listed by it. */
export const isSubject = (code: string) => headings.has(code)

/**
 * Returns the subject of a code of Thema or BISAC. Codes of Thema form a tree by their characters, so one without a
 * heading belongs to its nearest ancestor that has one. It returns undefined for qualifiers and unknown codes.
 */
export function subjectOfCode(code: string): string | undefined {
  if (isBisac(code)) return subjectOfBisac(code) || undefined
  for (let length = code.length; length > 0; length--) {
    const above = code.slice(0, length)
    if (headings.has(above)) return above
  }
  return undefined
}

/** Returns the subjects above a subject, from the top, and the subject itself. */
export const subjectLine = (subject: string): string[] =>
  Array.from(subject, (_, at) => subject.slice(0, at + 1)).filter(isSubject)

/**
 * Returns the subjects of a book, each once. A BISAC code is often wider than the Thema code beside it, and then adds
 * nothing.
 */
export function subjectsOfCodes(codes: string[]): string[] {
  const own = codes.filter((code) => !isBisac(code)).flatMap((code) => subjectOfCode(code) ?? [])
  const mapped = codes.filter(isBisac).flatMap((code) => subjectOfCode(code) ?? [])
  const all = [...own, ...mapped]
  const narrower = mapped.filter(
    (wide) => !all.some((one) => one !== wide && subjectLine(one).includes(wide)),
  )
  return [...new Set([...own, ...narrower])]
}

/** Returns the next wider subject; undefined for a top one. */
export const subjectAbove = (subject: string) => subjectLine(subject).at(-2)

/** Returns the heading of the subject of a code; see {@link subjectOfCode}. */
export function subjectText(code: string, language: Language): string | undefined {
  const subject = subjectOfCode(code)
  return subject === undefined ? undefined : headings.get(subject)?.[language]
}
