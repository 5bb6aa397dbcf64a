import { db } from '#app/database/database.server.ts'
import type { SearchTerm } from '#app/database/search.server.ts'
import { formatIsbn, parseIsbn } from '../import/isbn.ts'
import { wordsOf } from './fold.ts'
import { stemOf } from './index-product.server.ts'
import { productPath } from './product-card.ts'
import { languages } from '#app/i18n/languages.ts'

const mostWords = 12
const longestWord = 40

/**
 * What was typed, as the index knows it: each word or its stem in any of our languages, the last one also
 * as the beginning of a longer word. At most twelve words count, and forty letters of each.
 */
export function searchTermsOf(typed: string): SearchTerm[] {
  const written = typed.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const terms = written.flatMap((one) => {
    const words = wordsOf(one)
    return words.map((word) => termOf(word, words.length === 1 ? [one, word] : [word]))
  })
  const counted = terms.slice(0, mostWords)
  const last = counted.at(-1)
  if (last) last.prefix = true
  return counted
}

function termOf(word: string, spellings: string[]): SearchTerm {
  // The index holds longer words; cut, they are found by their beginning.
  if (word.length > longestWord) return { forms: [word.slice(0, longestWord)], prefix: true }
  const stems = spellings.flatMap((one) => languages.map((language) => stemOf(one, language)))
  return { forms: [...new Set([word, ...stems])].filter(Boolean), prefix: false }
}

export type IsbnSearch =
  /** The path of the book that has it. */
  | { kind: 'found'; path: string }
  /** A right number of a book that the shop does not have; with its hyphens. */
  | { kind: 'unknown'; isbn: string }
  | { kind: 'check-digit' }

/** What an ISBN leads to, typed in any way; undefined for words that are none. */
export async function findIsbn(typed: string): Promise<IsbnSearch | undefined> {
  const isbn = parseIsbn(typed)
  if (!isbn.ok) return isbn.reason === 'check-digit' ? { kind: 'check-digit' } : undefined
  const product = await db.read
    .selectFrom('product')
    .select(['id', 'kind'])
    .where('isbn13', '=', isbn.isbn13)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return product
    ? { kind: 'found', path: productPath(product) }
    : { kind: 'unknown', isbn: formatIsbn(isbn.isbn13) }
}
