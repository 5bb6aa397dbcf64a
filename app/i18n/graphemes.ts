const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Returns the characters of a text as people see them, each with its marks (extended grapheme clusters, UAX #29). */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
