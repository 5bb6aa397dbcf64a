const rightToLeft =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const turned = /[\u202a-\u202e\u2066-\u2069]/

/** Tells whether a text has letters that are written from right to left. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** The shop's languages are written from left to right, so all else needs to stand apart. */
const isForeign = (text: string) => isRightToLeft(text) || turned.test(text)

/**
 * Returns the `dir` of an element that holds a name or text of a product or person: `auto` lets its first letter decide
 * and isolates it (HTML, 3.2.6.4). Undefined for others, since lists have many and a budget.
 * @param lang BCP 47. A title in Hebrew that begins with a Latin word is still written from the right.
 */
export function dirOf(text: string | undefined, lang = ''): 'auto' | 'rtl' | undefined {
  if (text === undefined || !isForeign(text)) return undefined
  return isRightToLeftLanguage(lang) ? 'rtl' : 'auto'
}

/** Tells whether a language (BCP 47) is written from right to left in its usual script (CLDR). */
export const isRightToLeftLanguage = (lang: string): boolean =>
  /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-(?!Latn)|$)/.test(lang)

/** Wraps a text within another in FSI and PDI (UAX #9) if it would turn what stands beside it. */
export const isolate = (text: string): string => (isForeign(text) ? `\u2068${text}\u2069` : text)
