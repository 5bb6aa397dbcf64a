import { categoryName } from '#app/shop/catalogue/categories/categories.server.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'
import { indexDocuments, type SearchDocument } from '#app/database/search-index.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { colorText } from '#app/shop/catalogue/products/variant-text.ts'
import { groupByProduct } from '#app/shop/catalogue/text/group-rows.ts'
import { subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import { isbn10Of } from '#app/shop/catalogue/text/isbn.ts'
import { tagText } from '#app/shop/catalogue/text/tag-text.server.ts'
import { normaliseForIndex } from './normalise-for-index.ts'
import { compoundTails, stemsOf } from './stems.ts'

/** This many characters of a description are indexed in each language. */
const longestDescription = 1_000

const joined = (words: string[]) => [...new Set(words.filter(Boolean))].join(' ')
const joinText = (texts: string[]) => joined(texts.flatMap(normaliseForIndex))
const allForms = (text: string, language: string) => [
  ...normaliseForIndex(text),
  ...stemsOf(text, language),
]

/**
 * Indexes products as they are in the database: names in every language, authors, series,
 * publisher, numbers, subjects in words, categories, tags, colours, sizes and the beginnings of
 * their descriptions. Their rows are locked first, because two processes that index the same ones
 * would count words twice.
 */
export async function indexProducts(trx: Transaction, productIds: string[]): Promise<void> {
  if (productIds.length === 0) return
  await lockRows(trx.selectFrom('product').select('id').where('id', 'in', productIds).orderBy('id'))
  const products = await trx
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .select(['product.id', 'kind', 'product.name', 'inLanguage', 'seriesName', 'seriesNumber'])
    .select(['isbn13', 'sku', 'publisher.name as publisherName'])
    .where('product.id', 'in', productIds)
    .orderBy('product.id')
    .execute()
  const around = await listAround(trx, productIds)
  await indexDocuments(
    trx,
    products.map((product) => documentOf(product, around(product.id))),
  )
}

/** More products in a statement could exceed the number of values that it may have. */
const indexedAtOnce = 200

/** Indexes any number of products, in the order of their ids. */
export async function indexManyProducts(trx: Transaction, productIds: string[]): Promise<void> {
  const ids = [...new Set(productIds)].sort()
  for (let at = 0; at < ids.length; at += indexedAtOnce)
    await indexProducts(trx, ids.slice(at, at + indexedAtOnce))
}

type IndexedProduct = {
  id: string
  kind: 'book' | 'goods'
  name: string
  inLanguage: string
  seriesName: string | null
  seriesNumber: string | null
  isbn13: string | null
  sku: string
  publisherName: string | null
}

function documentOf(
  product: IndexedProduct,
  { names, authors, sorts, more }: Around,
): SearchDocument {
  const { id, kind, name, inLanguage, isbn13, sku } = product
  const series = product.seriesName ?? ''
  const numbers = [isbn13 ?? '', isbn13 ? (isbn10Of(isbn13) ?? '') : '', sku]
  const titles = [{ text: name, language: inLanguage }, ...names]
  return {
    productId: id,
    title: joinText(titles.map(({ text }) => text)),
    author: authors.map(({ text }) => joinText([text])).join(' | '),
    // Goods have no series. What sort of thing they are names them better than a description does.
    series: joinText([series, ...(kind === 'goods' ? sorts.map(({ text }) => text) : [])]),
    more: joined([
      ...normaliseForIndex([product.publisherName ?? '', ...numbers].join(' ')),
      ...normaliseForIndex(product.seriesNumber ?? ''),
      ...authors.flatMap(({ text }) => stemsOf(text, '')),
      ...stemsOf(series, inLanguage),
      ...[...sorts, ...more].flatMap(({ text, language }) => allForms(text, language)),
      ...(kind === 'goods' ? tailsOf(sorts) : []),
    ]),
    stems: joined([
      ...titles.flatMap(({ text, language }) => stemsOf(text, language)),
      ...(kind === 'goods' ? tailsOf(names) : []),
    ]),
  }
}

const tailsOf = (texts: ProductTexts[]) =>
  texts.flatMap(({ text, language }) => compoundTails(text, language))

type ProductTexts = { productId: string; language: string; text: string }
type Around = {
  names: ProductTexts[]
  authors: ProductTexts[]
  /** Holds the tags of a product, and the categories, colours and sizes of goods. */
  sorts: ProductTexts[]
  more: ProductTexts[]
}

/** Returns the words of these products from other tables. */
async function listAround(trx: Transaction, ids: string[]): Promise<(id: string) => Around> {
  const texts = await trx
    .selectFrom('productText')
    .select(['productId', 'language', 'name as text', 'shortDescription', 'fullDescription'])
    .where('productId', 'in', ids)
    .orderBy('language')
    .execute()
  const authors = await trx
    .selectFrom('productAuthor')
    .innerJoin('author', 'author.slug', 'productAuthor.author')
    .select(['productId', 'author.name as text'])
    .where('productId', 'in', ids)
    .orderBy('position')
    .execute()
  const sorts: ProductTexts[] = [
    ...(await listCategoryNames(trx, ids)),
    ...(await listTags(trx, ids)),
    ...(await listVariantTexts(trx, ids)),
  ]
  const more: ProductTexts[] = [
    ...(await listSubjects(trx, ids)),
    ...texts.map(({ productId, language, shortDescription, fullDescription }) => ({
      productId,
      language,
      text: `${shortDescription} ${fullDescription.slice(0, 2 * longestDescription)}`
        .replace(/<[^>]*>?|&\w+;/g, ' ')
        .slice(0, longestDescription),
    })),
  ]
  const namesOf = groupByProduct<ProductTexts>(texts)
  const authorsOf = groupByProduct(authors.map((row) => ({ ...row, language: '' })))
  const sortsOf = groupByProduct(sorts)
  const moreOf = groupByProduct(more)
  return (id) => ({
    names: namesOf.get(id) ?? [],
    authors: authorsOf.get(id) ?? [],
    sorts: sortsOf.get(id) ?? [],
    more: moreOf.get(id) ?? [],
  })
}

const inEachLanguage = (productId: string, text: (language: Language) => string) =>
  languages.map((language): ProductTexts => ({ productId, language, text: text(language) }))

async function listTags(trx: Transaction, ids: string[]): Promise<ProductTexts[]> {
  const tags = await trx
    .selectFrom('productTag')
    .select(['productId', 'tag'])
    .where('productId', 'in', ids)
    .execute()
  return tags.flatMap(({ productId, tag }) =>
    inEachLanguage(productId, (language) => tagText(tag, language)),
  )
}

/** Returns colours and sizes as shoppers type them: `red`, `size M`. */
async function listVariantTexts(trx: Transaction, ids: string[]): Promise<ProductTexts[]> {
  const variants = await trx
    .selectFrom('variant')
    .select(['productId', 'color', 'colorName', 'size'])
    .where('productId', 'in', ids)
    .execute()
  return variants.flatMap(({ productId, color, colorName, size }) =>
    inEachLanguage(productId, (language) =>
      [
        color && colorText(color, colorName, language),
        size && `${translator(language)('catalogue.fields.size')} ${size}`,
      ].join(' '),
    ),
  )
}

/** Returns the words of subjects in every language, and their codes. */
async function listSubjects(trx: Transaction, ids: string[]): Promise<ProductTexts[]> {
  const subjects = await trx
    .selectFrom('productSubject')
    .select(['productId', 'code'])
    .where('productId', 'in', ids)
    .execute()
  return subjects.flatMap(({ productId, code }) => [
    { productId, language: '', text: code },
    ...inEachLanguage(productId, (language) => subjectText(code, language) ?? ''),
  ])
}

/** Applies to goods only, or "book" would find every book. */
async function listCategoryNames(trx: Transaction, ids: string[]): Promise<ProductTexts[]> {
  const rows = await trx
    .selectFrom('productCategory')
    .innerJoin('category', 'category.slug', 'productCategory.category')
    .innerJoin('product', 'product.id', 'productCategory.productId')
    .select(['productId', 'nameEn', 'nameFr', 'nameDe'])
    .where('productId', 'in', ids)
    .where('kind', '=', 'goods')
    .execute()
  return rows.flatMap((row) =>
    inEachLanguage(row.productId, (language) => categoryName(row, language)),
  )
}
