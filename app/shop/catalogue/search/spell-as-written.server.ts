import { db } from '#app/database/database.server.ts'
import { fold, foldedWordsOf, visibleText } from '#app/shop/catalogue/text/fold.ts'
import { splitByScript } from '#app/shop/catalogue/text/unspaced-scripts.ts'
import { listProducts } from './list-products.server.ts'
import { searchTermsOf } from './search-terms.ts'

/** The names of this many products show how a word is written. */
const mostRead = 20

/**
 * Returns a query of folded words as the names of what it finds write them, in small letters: with accents, in
 * katakana, with meaningful signs. Words that no name holds are written as they were typed, or stay.
 */
export async function spellAsWritten(query: string, typed: string, now: number): Promise<string> {
  const ids = await listProducts(searchTermsOf(query), mostRead, now, { quick: true })
  const written = new Map<string, string>()
  for (const word of (await listNames(ids)).flatMap(wordsWithSigns)) {
    const folded = foldedWordsOf(word).join(' ')
    if (!written.has(folded)) written.set(folded, word.toLowerCase())
  }
  return query
    .split(' ')
    .map((word) => written.get(word) ?? findTyped(word, typed) ?? word)
    .join(' ')
}

/** Returns the part of a typed text whose folded letters are a word, in small letters; undefined without one. */
function findTyped(word: string, typed: string): string | undefined {
  const letters = foldedLettersOf(typed)
  for (const start of letters.keys()) {
    let [part, folded] = ['', '']
    for (const letter of letters.slice(start)) {
      part += letter.text
      folded += letter.folded
      if (folded === word) return part
      if (!word.startsWith(folded)) break
    }
  }
  return undefined
}

/** Folds each letter once, and leaves out what folds to nothing, so that many marks do not make every part begin a word. */
const foldedLettersOf = (typed: string) =>
  (
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/\P{M}\p{M}*/gu) ?? []
  )
    .map((text) => ({ text, folded: fold(text) }))
    .filter(({ folded }) => folded !== '')

const wordsWithSigns = (name: string): string[] =>
  (visibleText(name).match(/\.net|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#)?/giu) ?? []).flatMap(
    splitByScript,
  )

/** Returns the names and series of products and their authors. */
async function listNames(ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const products = await db.read
    .selectFrom('product')
    .select(['name', 'seriesName'])
    .where('id', 'in', ids)
    .execute()
  const texts = await db.read
    .selectFrom('productText')
    .select('name')
    .where('productId', 'in', ids)
    .execute()
  const authors = await db.read
    .selectFrom('productAuthor')
    .innerJoin('author', 'author.slug', 'productAuthor.author')
    .select('name')
    .where('productId', 'in', ids)
    .execute()
  return [
    ...products.flatMap(({ name, seriesName }) => [name, seriesName ?? '']),
    ...[...texts, ...authors].map(({ name }) => name),
  ]
}
