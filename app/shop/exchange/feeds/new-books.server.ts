import { isolate } from '#app/i18n/text-direction.ts'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { categoryPath } from '#app/shop/catalogue/categories/categories.server.ts'
import { listPath } from '#app/shop/catalogue/listing/list-path.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import { plainText } from '#app/shop/catalogue/text/plain-text.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { currencyQuery, marketOfLanguage } from '#app/shop-settings/markets.server.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { contributorPath } from '#app/shop/catalogue/contributors/contributors-query.ts'
import type { AtomEntry, AtomFeed } from './atom.ts'
import { feedId } from './feed-id.server.ts'
import { idsIn, type FoundScope } from './feed-scope.server.ts'
import { listFeedSubjects } from './feed-subjects.server.ts'

const mostEntries = 50

/**
 * Describes the reader of a feed: the market is that of the language. `origin` begins all URLs; `self` is the feed's
 * own.
 */
type Reader = { language: Language; currency: Currency; now: number; origin: string; self: string }

/** Returns the newest fifty published books, of a scope if one is given, one for each work. */
export async function findNewBooks(
  scope: FoundScope | undefined,
  reader: Reader,
): Promise<AtomFeed> {
  const { language, currency, now, origin, self } = reader
  const rows = await listNewest(scope, language, now)
  const viewer = { language, currency, country: marketOfLanguage(language), now }
  const ids = rows.map(({ id }) => id)
  const subjects = await listFeedSubjects(ids, language)
  const cards = new Map((await listCards(ids, viewer)).map((card) => [card.id, card]))
  return {
    id: feedId('new-books', scope?.by ?? '', scope?.id ?? '', language, currency),
    language,
    title: titleOf(scope, language),
    updated: Math.max(0, ...rows.map(({ updatedAt }) => updatedAt)),
    self,
    alternate: origin + localPath(language, pathOf(scope)),
    entries: rows.flatMap((row) => {
      const card = cards.get(row.id)
      if (!card) return []
      const link = origin + localPath(language, card.path) + currencyQuery(currency, language)
      return [{ ...entryOf(row, card, link), subjects: subjects.get(row.id) ?? [] }]
    }),
  }
}

type Row = Awaited<ReturnType<typeof listNewest>>[number]

function entryOf(row: Row, { name, by, price }: ProductCard, link: string): AtomEntry {
  const lede = plainText(row.shortDescription ?? '')
  return {
    id: feedId('book', row.id),
    title: by ? `${isolate(name)} – ${isolate(by)}` : name,
    updated: row.updatedAt,
    published: row.createdAt,
    link,
    authors: row.authors,
    summary: [isolate(lede), price?.now].filter(Boolean).join(' · ') || name,
  }
}

async function listNewest(scope: FoundScope | undefined, language: Language, now: number) {
  const rows = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .where('kind', '=', 'book')
    .where('editionRank', '=', 0)
    .where('publishedAt', '<=', now)
    .$if(scope !== undefined, (query) => query.where('product.id', 'in', idsIn(scope!)))
    .select(['product.id', 'updatedAt', 'createdAt', 'shortDescription'])
    .orderBy('publishedAt', 'desc')
    .orderBy('product.id', 'desc')
    .limit(mostEntries)
    .execute()
  const names = await listAuthorNames(rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, authors: names.get(row.id) ?? [] }))
}

async function listAuthorNames(ids: string[]): Promise<Map<string, string[]>> {
  const people = await listContributors(db.read, ids)
  return new Map([...people].map(([id, named]) => [id, authorsOf(named)]))
}

const pathOf = (scope: FoundScope | undefined) => {
  if (!scope) return '/books'
  const { by, id } = scope
  if (by === 'subject') return listPath('subject', id)
  return by === 'category' ? categoryPath(id) : contributorPath(by, id)
}

function titleOf(scope: FoundScope | undefined, language: Language): string {
  const t = translator(language)
  if (!scope) return t('feed.newBooks')
  const { by, name } = scope
  if (by === 'author') return t('feed.newBooksBy', { name })
  return by === 'publisher' ? t('feed.newBooksFrom', { name }) : t('feed.newBooksIn', { name })
}
