import { db } from '#app/database/database.server.ts'
import { countMatches } from '#app/database/search.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { findBeginning } from './find-works.server.ts'
import { listProducts } from './list-products.server.ts'
import { listRanked } from './list-ranked.server.ts'
import { rankWorks } from './rank.ts'
import { readWording } from './search-terms.ts'
import {
  longestBeginning,
  mostSuggestions,
  type Suggestion,
  type Suggestions,
} from './suggestions.ts'

/**
 * If so many products share a beginning, the first that the index finds will do, because ranking them all is costly.
 */
const tooMany = 3_000
const mostRanked = 200

/** Returns at most eight works for the typed beginning, none for a single letter. */
export async function findSuggestions(
  typed: string,
  language: Language,
  now: number,
): Promise<Suggestions> {
  const text = typed.slice(0, longestBeginning)
  const ids = await listLikely(text, now)
  const suggestions = await describe(ids, language)
  const count = suggestions.length
  const number = formatCount(count, language)
  return {
    words: count > 0 ? translator(language)('search.suggestions', { count, number }) : '',
    suggestions,
  }
}

const cache = catalogueCache<string[]>(300)

async function listLikely(text: string, now: number): Promise<string[]> {
  const wording = readWording(text)
  const { words, terms, key } = wording
  if (words.join('').length < 2 || terms.length === 0) return []
  return cache(key, now, async () => {
    if ((await countMatches(terms, tooMany)) < tooMany)
      return (await findBeginning(wording, now)).slice(0, mostSuggestions)
    const likely = await listProducts(terms, mostRanked, now, { quick: true })
    return rankWorks(text, terms, await listRanked(likely, now)).slice(0, mostSuggestions)
  })
}

/** Describes works in the language, if the shop has their texts in it. */
async function describe(ids: string[], language: Language): Promise<Suggestion[]> {
  if (ids.length === 0) return []
  const products = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join
        .onRef('productText.productId', '=', 'product.id')
        .on('productText.language', '=', language),
    )
    .select(['product.id', 'product.kind', 'product.name', 'productText.name as localName'])
    .select((e) =>
      e
        .selectFrom('productAuthor')
        .innerJoin('author', 'author.slug', 'productAuthor.author')
        .whereRef('productAuthor.productId', '=', 'product.id')
        .select('author.name')
        .orderBy('position')
        .orderBy('author.slug')
        .limit(1)
        .as('author'),
    )
    .where('product.id', 'in', ids)
    .execute()
  return ids.flatMap((id) => {
    const product = products.find((one) => one.id === id)
    if (!product) return []
    const { kind, name, localName, author } = product
    return [
      {
        name: kind === 'goods' ? (localName ?? name) : name,
        by: author ?? '',
        path: localPath(language, productPath(product)),
      },
    ]
  })
}
