import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import type { Transact } from '#app/database/connection.server.ts'
import { indexProduct } from '#app/database/search.server.ts'
import { isbn10Of } from '../import/isbn.ts'
import { fold, indexWordsOf } from './fold.ts'

const stemmers: Record<string, (word: string) => string> = {
  en: english,
  fr: french,
  de: german,
}

/** The folded stem of a word in a language (BCP 47); a language without a stemmer leaves it folded. */
export function stemOf(word: string, language: string): string {
  const stem = stemmers[language.split('-')[0]!]
  return fold(stem ? stem(word.toLowerCase()) : word)
}

/** Folded words and beside them their stems, of the word as it is written and as it is typed. */
function formsOf(text: string, language: string): string[] {
  const words = indexWordsOf(text)
  const written = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...words, ...[...written, ...words].map((word) => stemOf(word, language))]
}

const joined = (words: string[]) => [...new Set(words.filter(Boolean))].join(' ')

/**
 * Puts products into the search index as they stand now in the database: their names in every language,
 * authors, series, publisher, numbers, subjects, categories and tags.
 */
export async function indexProducts(t: Transact, productIds: string[]): Promise<void> {
  if (productIds.length === 0) return
  const products = await t
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .select(['product.id', 'product.name', 'inLanguage', 'seriesName', 'isbn13', 'sku'])
    .select('publisher.name as publisherName')
    .where('product.id', 'in', productIds)
    .orderBy('product.id')
    .execute()
  const words = await listWords(t, productIds)
  for (const { id, name, inLanguage, seriesName, publisherName, isbn13, sku } of products) {
    const { texts, authors, more } = words(id)
    const numbers = isbn13 ? [isbn13, isbn10Of(isbn13) ?? ''] : []
    await indexProduct(t, {
      productId: id,
      title: joined([
        ...formsOf(name, inLanguage),
        ...texts.flatMap(({ text, language }) => formsOf(text, language)),
      ]),
      author: joined(authors.flatMap(({ text }) => indexWordsOf(text))),
      more: joined([
        ...formsOf(seriesName ?? '', inLanguage),
        ...indexWordsOf([publisherName ?? '', ...numbers, sku].join(' ')),
        ...more.flatMap(({ text, language }) => formsOf(text, language)),
      ]),
    })
  }
}

type Words = { productId: string; language: string; text: string }

/** The words of these products that other tables hold. */
async function listWords(t: Transact, ids: string[]) {
  const texts: Words[] = await t
    .selectFrom('productText')
    .select(['productId', 'language', 'name as text'])
    .where('productId', 'in', ids)
    .orderBy('language')
    .execute()
  const authors = await t
    .selectFrom('productAuthor')
    .innerJoin('author', 'author.slug', 'productAuthor.author')
    .select(['productId', 'author.name as text'])
    .where('productId', 'in', ids)
    .orderBy('position')
    .execute()
  const tags = await t
    .selectFrom('productTag')
    .select(['productId', 'tag as text'])
    .where('productId', 'in', ids)
    .execute()
  const subjects = await t
    .selectFrom('productSubject')
    .select(['productId', 'code as text'])
    .where('productId', 'in', ids)
    .execute()
  const more: Words[] = [
    ...(await listCategoryNames(t, ids)),
    ...tags.map((tag) => ({ ...tag, language: 'en' })),
    ...subjects.map((subject) => ({ ...subject, language: '' })),
  ]
  return (id: string) => ({
    texts: texts.filter((row) => row.productId === id),
    authors: authors.filter((row) => row.productId === id),
    more: more.filter((row) => row.productId === id),
  })
}

/** Only of goods: every book is found by "book" otherwise. */
async function listCategoryNames(t: Transact, ids: string[]): Promise<Words[]> {
  const rows = await t
    .selectFrom('productCategory')
    .innerJoin('category', 'category.slug', 'productCategory.category')
    .innerJoin('product', 'product.id', 'productCategory.productId')
    .select(['productId', 'nameEn', 'nameFr', 'nameDe'])
    .where('productId', 'in', ids)
    .where('kind', '=', 'goods')
    .execute()
  return rows.flatMap(({ productId, nameEn, nameFr, nameDe }) => [
    { productId, language: 'en', text: nameEn },
    { productId, language: 'fr', text: nameFr },
    { productId, language: 'de', text: nameDe },
  ])
}
