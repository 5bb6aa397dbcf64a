import { db } from '#app/database/database.server.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { formatIsbn, parseIsbn } from '#app/shop/catalogue/text/isbn.ts'

export type IsbnSearch =
  /** `path` is that of the book with this ISBN. */
  | { kind: 'found'; path: string }
  /** The ISBN is valid and not in the shop; it is written with hyphens. */
  | { kind: 'unknown'; isbn: string }
  | { kind: 'check-digit' }

/**
 * Tells whether the text is meant as an ISBN, valid or not: nine or more digits with any
 * separators, or text that says "ISBN".
 */
export function readsAsIsbn(typed: string): boolean {
  const bare = typed.normalize('NFKC').replace(/[\s\p{P}\u00ad]/gu, '')
  return /^(?:\d{9,}x?|isbn(?:1[03])?\d+x?)$/i.test(bare) || parseIsbn(typed).ok
}

/** Returns the outcome for an ISBN in any notation; undefined for other text. */
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
