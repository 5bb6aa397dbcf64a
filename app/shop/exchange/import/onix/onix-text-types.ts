import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import { codeOf, listBelow, listChildren, listCodes, textOf, type OnixNode } from './onix-node.ts'

/** `language` is BCP 47, or `''` if none is stated. */
export type OnixText = {
  text: OnixNode
  type: string
  release: keyof typeof kinds
  language: string
  isForCustomers: boolean
}

/** Notes use these names for types of text. */
type Names = Record<string, string>

/**
 * ONIX list 153 (3.x) is sorted by preference. It is no object, since keys that look like numbers
 * would lose their order.
 */
const replacementTypes: [code: string, name: string][] = [
  ['05', 'cover copy'],
  ['17', 'description of the collection'],
  ['11', 'list of features'],
  ['18', 'list of new features'],
  ['13', 'publisher’s notice'],
  ['10', 'headline'],
  ['14', 'excerpt'],
  ['12', 'biographical note'],
  ['06', 'review quote'],
  ['09', 'endorsement'],
  ['07', 'review quote of an earlier edition'],
  ['08', 'review quote of an earlier work'],
  ['04', 'table of contents'],
]

/** ONIX list 33 (2.1) is sorted by preference. */
const onix21ReplacementTypes: [code: string, name: string][] = [
  ['17', 'flap copy'],
  ['18', 'back cover copy'],
  ['12', 'description for readers'],
  ['44', 'description of the series'],
  ['19', 'list of features'],
  ['20', 'list of new features'],
  ['35', 'promotional text'],
  ['21', 'publisher’s notice'],
  ['09', 'headline'],
  ['33', 'introduction'],
  ['23', 'excerpt'],
  ['24', 'first chapter'],
  ['11', 'comment of the author'],
  ['13', 'biographical note'],
  ['08', 'review quote'],
  ['05', 'review quote'],
  ['07', 'review'],
  ['30', 'endorsement'],
  ['06', 'review quote of an earlier edition'],
  ['10', 'review quote of an earlier work'],
  ['04', 'table of contents'],
]

/**
 * These types are the description and the short description. Without a description, the first of
 * the product's other texts replaces it.
 */
const kinds = {
  TextContent: { full: ['03', '01', '30'], short: ['02'], replacementTypes },
  OtherText: { full: ['01', '03'], short: ['02'], replacementTypes: onix21ReplacementTypes },
}

const names: Record<keyof typeof kinds, Names> = {
  TextContent: {
    ...Object.fromEntries(replacementTypes),
    '02': 'short description',
    '03': 'description',
  },
  OtherText: {
    ...Object.fromEntries(onix21ReplacementTypes),
    '01': 'description',
    '02': 'short description',
  },
}

/** Returns all texts of a product that are not empty. */
export const listOnixTexts = (product: OnixNode): OnixText[] =>
  listBelow(product, 'CollateralDetail', 'TextContent', 'OtherText').flatMap((composite) => {
    const release = composite.name === 'OtherText' ? 'OtherText' : 'TextContent'
    const audiences = listCodes(composite, 'ContentAudience')
    return listChildren(composite, 'Text')
      .filter((text) => textOf(text).trim() !== '')
      .map((text) => ({
        text,
        release,
        type: codeOf(composite, 'TextType', 'TextTypeCode'),
        language: parseLanguageTag(text.attributes['language'] ?? '') ?? '',
        // ONIX list 154 has 00 for everyone and 03 for customers; 2.1 states no audience.
        isForCustomers: audiences.length === 0 || audiences.some((one) => /^0[03]$/.test(one)),
      }))
  })

/** Returns the best text of a kind in a language, also a replacement. */
export function findText(
  texts: OnixText[],
  kind: 'full' | 'short',
  isIn: (language: string) => boolean,
): OnixText | undefined {
  const rank = ({ release, type }: OnixText) => {
    const { full, short, replacementTypes: others } = kinds[release]
    return (kind === 'short' ? short : [...full, ...others.map(([code]) => code)]).indexOf(type)
  }
  return texts
    .filter((one) => one.isForCustomers && isIn(one.language) && rank(one) >= 0)
    .sort((a, b) => rank(a) - rank(b))[0]
}

const contentOf = ({ release, type }: OnixText) =>
  `${names[release][type] ?? 'text'} (TextType ${type || 'none'})`

/** The types of texts have names in English alone. */
const typeFact = ({ type }: OnixText) => ({ type: type || '–' })

export function warnOfReplacement(replacement: OnixText, note: (note: Fault) => void) {
  if (!kinds[replacement.release].full.includes(replacement.type))
    note(
      createNote(
        'textReplaced',
        'description',
        `there is none; the ${contentOf(replacement)} stands in its place`,
        typeFact(replacement),
      ),
    )
}

/** Notes each type of text that is not shown, and why if it is not for customers. */
export function warnOfUnused(
  texts: OnixText[],
  used: ReadonlySet<OnixText>,
  note: (note: Fault) => void,
) {
  for (const one of texts)
    if (!used.has(one))
      note(
        one.isForCustomers
          ? createNote('textUnused', 'text', `the ${contentOf(one)} is left out`, typeFact(one))
          : createNote(
              'textForTrade',
              'text',
              `the ${contentOf(one)} is not for customers and is left out`,
              typeFact(one),
            ),
      )
}
