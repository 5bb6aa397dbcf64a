import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import { typedFact, type Fault } from '#app/shop/operations/findings/fault.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import { normaliseLine } from '#app/shop/catalogue/text/normalise-text.ts'
import { isbnFaults, parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { codeOf, listChildren, type OnixNode } from './onix-node.ts'

/** Our own export puts this before the source key in the record reference. */
export const ownReference = 'source-key:'
/** Earlier versions wrote the second one. It is read and never written. */
const ownReferences = [ownReference, 'octavo:']

/** Tells whether an export of this shop, under its name or before it had one, calls a scheme so. */
export const isOwnScheme = (name: string) =>
  name === shopIdentity().name || name === sampleShopSettings.name

export type OnixIdentity = { isbn13: string | null; sourceKey: string }

/**
 * ONIX list 5 has 15 for ISBN-13, 03 for GTIN-13, 02 for ISBN-10; ONIX 2.1 has elements for the
 * last two.
 */
const idTypes = ['15', '03', '02']

/**
 * Reads the product's own ISBN, not that of a related product or part, and its key: the ISBN, else
 * the sender's record reference.
 */
export function readIdentity(
  product: OnixNode,
  sender: string,
  note: (note: Fault) => void,
): OnixIdentity {
  const identifiers = listChildren(product, 'ProductIdentifier').map((node) => ({
    type: codeOf(node, 'ProductIDType'),
    value: codeOf(node, 'IDValue'),
  }))
  const onix21Values = [codeOf(product, 'EAN13'), codeOf(product, 'ISBN')]
  const candidates = [
    ...idTypes.flatMap((type) => identifiers.filter((one) => one.type === type)),
    ...onix21Values.map((value) => ({ type: '02', value })),
  ].filter(({ value }) => value !== '')
  const isbn13 = findIsbn(candidates, note)
  const reference = normaliseLine(codeOf(product, 'RecordReference'))
  const own = ownReferences.find((prefix) => reference.startsWith(prefix))
  if (own !== undefined) return { isbn13, sourceKey: reference.slice(own.length) }
  if (isbn13) return { isbn13, sourceKey: `isbn:${isbn13}` }
  // Two senders may use the same numbers.
  const scope = /^\d{1,9}$/.test(reference) && sender ? `${normaliseLine(sender)}:` : ''
  return { isbn13, sourceKey: reference === '' ? '' : `onix:${scope}${reference}`.slice(0, 200) }
}

function findIsbn(
  candidates: { type: string; value: string }[],
  note: (note: Fault) => void,
): string | null {
  for (const { value } of candidates) {
    const parsed = parseIsbn(value)
    if (parsed.ok) return parsed.isbn13
  }
  for (const { type, value } of candidates) {
    const parsed = parseIsbn(value)
    // A GTIN-13 also identifies products that are not books.
    if (!parsed.ok && !(type === '03' && parsed.reason === 'not-isbn'))
      note(
        createNote(
          isbnFaults[parsed.reason],
          'isbn',
          `${quoted(value)} is left out (${parsed.reason})`,
          typedFact(value),
        ),
      )
  }
  return null
}
