import type { Sentence } from './legal-page.ts'

const variablePattern = /\{\{(\w+)\}\}/g
const link = /\[([^\]]+)\]\(([^)]+)\)/g

/** Replaces `{{variables}}`; returns undefined if one has no value. */
export function fillVariables(
  text: string,
  gaps: Record<string, string | undefined>,
): string | undefined {
  const isWhole = [...text.matchAll(variablePattern)].every(([, name]) => gaps[name!] !== undefined)
  return isWhole ? text.replace(variablePattern, (_, name: string) => gaps[name]!) : undefined
}

/**
 * Reads `[words](/path)` as a link, then fills the gaps, so that nothing in a gap becomes a link; undefined
 * where a gap has nothing to fill it.
 */
export function parseSentence(
  text: string,
  gaps: Record<string, string | undefined>,
): Sentence | undefined {
  if (fillVariables(text, gaps) === undefined) return undefined
  const filled = (part: string) => fillVariables(part, gaps)!
  const sentence: Sentence = []
  let at = 0
  for (const found of text.matchAll(link)) {
    sentence.push(filled(text.slice(at, found.index)))
    sentence.push({ words: filled(found[1]!), to: filled(found[2]!) })
    at = found.index + found[0].length
  }
  sentence.push(filled(text.slice(at)))
  return sentence.filter((part) => part !== '')
}
