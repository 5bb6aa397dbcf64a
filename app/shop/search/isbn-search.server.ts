import { db } from '#app/database/database.server.ts'
import { productPath } from '../catalogue/product-card.ts'
import { formatIsbn, parseIsbn } from '../import/isbn.ts'

export type IsbnSearch =
  /** The path of the book that has it. */
  | { kind: 'found'; path: string }
  /** A right number of a book that the shop does not have; with its hyphens. */
  | { kind: 'unknown'; isbn: string }
  | { kind: 'check-digit' }

/** Whether a number was meant, right or wrong: nine digits and more, however parted, or what names itself one. */
export function readsAsIsbn(typed: string): boolean {
  const bare = typed.normalize('NFKC').replace(/[\s\p{P}\u00ad]/gu, '')
  return /^(?:\d{9,}x?|isbn(?:1[03])?\d+x?)$/i.test(bare) || parseIsbn(typed).ok
}

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
