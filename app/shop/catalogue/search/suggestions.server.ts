import { categoryName, withoutHidden } from '#app/shop/catalogue/categories/categories.server.ts'
import { db } from '#app/database/database.server.ts'
import { countMatches } from '#app/database/search.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { isUnspaced } from '#app/shop/catalogue/text/unspaced-scripts.ts'
import { truncateText } from '#app/shop/catalogue/text/truncate-text.ts'
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
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'

/**
 * If so many products share a beginning, the first that the index finds will do, because ranking them all is costly.
 */
const tooMany = 3_000
const mostRanked = 200

/** Returns at most eight works for the typed beginning, none for a single letter unless that may be a word (猫). */
export async function findSuggestions(typed: string, viewer: Viewer): Promise<Suggestions> {
  const { language, now } = viewer
  const text = cutText(removeUnseen(typed), longestBeginning)
  const ids = await listLikely(text, language, now)
  const suggestions = await describe(ids, viewer)
  const count = suggestions.length
  const number = formatCount(count, language)
  return {
    words: count > 0 ? translator(language)('search.suggestions', { count, number }) : '',
    suggestions,
  }
}

const cache = catalogueCache<string[]>(300)

async function listLikely(text: string, language: Language, now: number): Promise<string[]> {
  const wording = readWording(text, language)
  const { words, terms, key } = wording
  const isTooShort = words.join('').length < 2 && !words.some(isUnspaced)
  if (isTooShort || terms.length === 0) return []
  return cache(key, now, async () => {
    if ((await countMatches(terms, tooMany)) < tooMany)
      return (await findBeginning(wording, now)).slice(0, mostSuggestions)
    const likely = await listProducts(terms, mostRanked, now, { quick: true })
    return rankWorks(text, terms, await listRanked(likely, now)).slice(0, mostSuggestions)
  })
}

/** A name may have a thousand characters, of which the narrow list shows no more than these. */
const longestText = 100

/** Describes works in the words and prices of their cards. */
async function describe(ids: string[], viewer: Viewer): Promise<Suggestion[]> {
  if (ids.length === 0) return []
  const { language } = viewer
  const [cards, categories] = await Promise.all([
    listCards(ids, viewer),
    listCategoryNames(ids, viewer),
  ])
  return cards.map(({ id, name, lang, by, image, path, price }) => {
    const category = categories.find(({ productId }) => productId === id)?.name ?? ''
    return {
      name: truncateText(name, longestText),
      ...(lang && { lang }),
      by: truncateText(image.kind === 'book' ? by : category, longestText),
      image,
      price: price?.now ?? '',
      path: localPath(language, path),
    }
  })
}

/** Lists the categories of products, the first of each product before its others. */
async function listCategoryNames(ids: string[], { language, now }: Viewer) {
  const rows = await db.read
    .selectFrom('productCategory')
    .innerJoin('category', 'category.slug', 'productCategory.category')
    .select(['productId', 'slug', 'nameEn', 'nameFr', 'nameDe'])
    .where('productId', 'in', ids)
    .orderBy('productCategory.position')
    .execute()
  const visible = await withoutHidden(rows, now)
  return visible.map((row) => ({ productId: row.productId, name: categoryName(row, language) }))
}
