import { shareCovers } from '#app/art/art-paths.ts'
import { ttlCache } from '#app/cache.server.ts'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import type { Selectable } from 'kysely'
import { priceOf, type PriceContext, type PriceFacts } from '#app/shop/pricing/prices/price.ts'
import { priceText } from '#app/shop/pricing/prices/price-text.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { availabilityText } from './availability-text.server.ts'
import { availabilityOf, type Availability } from '#app/shop/catalogue/products/availability.ts'
import { lacksFile } from '#app/shop/catalogue/products/ebook-file.ts'
import { isForeign } from '#app/shop/catalogue/text/codes.ts'
import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import { languageName } from '#app/i18n/format/format-language.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { formatName } from './editions.server.ts'
import { cardFootOf } from './card-foot.server.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import { coverAuthor, picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import {
  productPath,
  type CardBadge,
  type CardFoot,
  type ProductCard,
  type Viewer,
} from './product-card.ts'
import {
  authorsText,
  foreignLanguage,
  starsOf,
} from '#app/shop/catalogue/products/product-text.server.ts'

const columns = [
  'id',
  'kind',
  'workId',
  'product.name',
  'art',
  'photos',
  'inLanguage',
  'format',
  'affiliateLink',
  'withdrawnAt',
  'hasVariants',
  'isNew',
  'starsTenths',
  'reviewCount',
  'stock',
  'supplyDays',
  'publishedAt',
  'outOfPrint',
  'ebookContent',
  'ebookFormat',
  'ebookWords',
  'ebookSize',
  'numberOfPages',
  'unitAmount',
  'unitPer',
] as const

type Column = Exclude<(typeof columns)[number], 'product.name'> | 'name'
type CardRow = Pick<Selectable<Tables['product']>, Column> & {
  press: string | null
  /** The name in the page's language, if there is one. */
  localName: string | null
}

const cache = ttlCache<ProductCard[]>(200, 2_000)

/**
 * Returns the cards of products in the order of their ids, with four queries for any number. Unknown ids are left out.
 * The data is at most two seconds old.
 */
export const listCards = (ids: string[], viewer: Viewer) =>
  cacheCards({ sharesCovers: false, namesLanguage: true }, ids, viewer)

/**
 * Returns the same as {@link listCards} for a page's main list, whose first covers share one file. In a list of one
 * language no card names it.
 */
export const listMainCards = (ids: string[], viewer: Viewer, isOneLanguage = false) =>
  cacheCards({ sharesCovers: true, namesLanguage: !isOneLanguage }, ids, viewer)

type ListLook = { sharesCovers: boolean; namesLanguage: boolean }

async function cacheCards(look: ListLook, ids: string[], viewer: Viewer): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const { language, currency, country, now } = viewer
  return cache(JSON.stringify([look, language, currency, country, ids]), now, () => {
    const found = findCards(ids, viewer, look.namesLanguage)
    return look.sharesCovers ? found.then(withSharedCovers) : found
  })
}

function withSharedCovers(cards: ProductCard[]): ProductCard[] {
  const sources = shareCovers(cards.map(({ image }) => image.src))
  return cards.map((card, at) => ({ ...card, image: { ...card.image, src: sources[at]! } }))
}

async function findCards(
  ids: string[],
  { language, currency, country, now }: Viewer,
  namesLanguage: boolean,
): Promise<ProductCard[]> {
  const [rows, people, facts, context] = await Promise.all([
    listRows(db.read, { ids, language }),
    listContributors(db.read, ids),
    listPriceFacts(db.read, ids, now),
    findPriceContext(currency, country, now),
  ])
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const [row, price] = [known.get(id), facts.get(id)]
    if (!row || !price) return []
    const words = { language, namesLanguage }
    return [cardOf(row, authorsOf(people.get(id) ?? []), price, context, words)]
  })
}

const listRows = prepareQuery((reader, { ids, language }: { ids: string[]; language: Language }) =>
  reader
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .where('id', 'in', ids)
    .select(columns)
    .select(['publisher.name as press', 'productText.name as localName']),
)

function cardOf(
  row: CardRow,
  authors: string[],
  facts: PriceFacts,
  context: PriceContext,
  { language, namesLanguage }: { language: Language; namesLanguage: boolean },
): ProductCard {
  // A withdrawn product has no price, whatever its rows say.
  const price = row.withdrawnAt === null ? priceOf(facts, context) : undefined
  const foot = cardFootOf(row, price !== undefined, context.now)
  const badge = badgeOf(row, availabilityOf(row, context.now), foot, language)
  const lang = foreignLanguage(row, language)
  const rating = starsOf(row, language)
  const format = formatOf(row, language, namesLanguage)
  return {
    id: row.id,
    path: productPath(row),
    name: row.localName ?? row.name,
    ...(lang && { lang }),
    by: authorsText(authors, language),
    ...(format && { format }),
    image: {
      src: picturePath({ ...row, author: coverAuthor(authors) }),
      kind: row.kind === 'book' ? 'book' : 'thing',
    },
    ...(price && { price: priceText(price, row, { language, country: context.market }) }),
    ...(rating && { rating }),
    ...(badge && { badge }),
    foot,
  }
}

/** Returns the format with what a card has no other place for: the content of an e-book's file, a foreign language. */
function formatOf(row: CardRow, language: Language, namesLanguage: boolean): string | undefined {
  const { kind, inLanguage } = row
  const names = namesLanguage && kind === 'book' && isForeign(inLanguage, language)
  if (!row.format && !names) return undefined
  const t = translator(language)
  const format = openingText(row, language) ?? formatName(row, language)
  const known = lacksFile(row) ? t('detail.ebookNoFile', { format }) : format
  if (!names) return known
  const inIt = t('detail.inLanguage', { language: languageName(inLanguage, language) })
  // It stays in one line, as its parts say nothing alone.
  return `${known} · ${inIt.replaceAll(' ', '\u00a0')}`
}

/** Returns what an e-book holds whose file is only the opening of the work, and how much that is. */
function openingText(row: CardRow, language: Language): string | undefined {
  const { format, ebookContent, ebookWords, ebookSize, numberOfPages } = row
  if (format !== 'e-book' || ebookContent !== 'opening') return undefined
  if (ebookWords === null || numberOfPages === null) return undefined
  const words = new Intl.NumberFormat(locales[language]).format(ebookWords)
  const facts = translator(language)('detail.openingFacts', { words, count: numberOfPages })
  const size = ebookSize === null ? [] : [formatFileSize(ebookSize, language)]
  return joinEWords([facts, ...size].join(', '))
}

function badgeOf(
  { isNew }: Pick<CardRow, 'isNew'>,
  availability: Availability,
  foot: CardFoot,
  language: Language,
): CardBadge | undefined {
  const t = translator(language)
  const fresh: CardBadge | undefined = isNew ? { kind: 'new', text: t('product.new') } : undefined
  // The stock of a partner is unknown.
  if (foot.kind === 'partner') return fresh
  // The format already says so, in more words than fit into a badge.
  if (availability.kind === 'no-file') return undefined
  const { text, tone } = availabilityText(availability, language)
  if (tone === 'out') return { kind: 'out', text }
  if (availability.kind === 'few-left') return { kind: 'low', text }
  if (availability.kind === 'pre-order') return { kind: 'soon', text: t('product.soon') }
  return fresh
}
