import table from './bisac-subjects.tsv?raw'

/**
 * Maps BISAC codes to headings of Thema, so that books are browsed by one list of subjects. Each row is the beginning of
 * codes: three letters for a section, with three digits for a part of it, or a whole code. A section without a heading
 * is known and shown nowhere.
 */
export const themaOfBisac: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [bisac = '', thema = ''] = line.split('\t')
      return [bisac, thema]
    }),
)

/** The lengths of the beginnings in {@link themaOfBisac}, of which the longest counts. */
export const bisacLengths = [9, 6, 3] as const

/** Tells whether a code is of BISAC, and not of Thema, whose codes have no six digits. */
export const isBisac = (code: string) => /^[A-Z]{3}\d{6}$/.test(code)

/** Returns the heading of Thema for a BISAC code, `''` for a section without one; undefined for an unknown section. */
export function subjectOfBisac(code: string): string | undefined {
  for (const length of bisacLengths) {
    const thema = themaOfBisac.get(code.slice(0, length))
    if (thema !== undefined) return thema
  }
  return undefined
}

/** Tells what is wrong with a code that looks like BISAC and has no subject here; it is stored all the same. */
export function bisacFault(code: string): 'bisacUnknown' | 'bisacMalformed' | undefined {
  if (isBisac(code)) return subjectOfBisac(code) === undefined ? 'bisacUnknown' : undefined
  return /^[A-Z]{3}\d{4,}$/.test(code) ? 'bisacMalformed' : undefined
}
