import { lastPageOf } from '#app/components/page-numbers.ts'
import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { categoryName } from '#app/shop/catalogue/categories/categories.server.ts'
import { listCategories } from '#app/shop/catalogue/listing/categories.server.ts'
import { feedId } from './feed-id.server.ts'
import { findFeedScope, type FoundScope } from './feed-scope.server.ts'
import { entriesPerFeedPage, type OpdsFeed, type OpdsNavigationLink } from './opds.ts'
import type { FeedScope, OpdsQuery } from './opds-query.ts'
import { countByCategory, countBySubject } from './opds-counts.server.ts'
import { subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import {
  countEbooks,
  ebooksOf,
  listEbookEntries,
  type EbookWish,
  type OpdsReader,
} from './opds-ebooks.server.ts'

/** `search`, `searchTemplate`: see `OpdsFeed`. */
export type OpdsViewer = OpdsReader & Required<Pick<OpdsFeed, 'search' | 'searchTemplate'>>

export type OpdsOutcome =
  { ok: true; feed: OpdsFeed } | { ok: false; reason: FeedScope['by'] | 'beyond' }

/**
 * Returns a feed of the e-book catalogue: navigation by category, subject and author, or a list of e-books.
 */
export async function findOpdsFeed(
  { show, scope, q, page }: OpdsQuery,
  visitor: OpdsViewer,
): Promise<OpdsOutcome> {
  const { language, now } = visitor
  const t = translator(language)
  if (scope) {
    const found = await findFeedScope(scope, language, now)
    if (!found) return { ok: false, reason: scope.by }
    const query = { [found.by]: found.id }
    return listFeed({ scope: found }, { query, page, title: scopeTitle(found, t) }, visitor)
  }
  if (q !== undefined)
    return listFeed({ q }, { query: { q }, page, title: t('feed.ebooksFor', { q }) }, visitor)
  if (show === 'new')
    return listFeed({}, { query: { show }, page, title: t('feed.newEbooks') }, visitor)
  if (show === 'authors') return authorsFeed(page, visitor)
  if (page > 1) return { ok: false, reason: 'beyond' }
  const ways = await findWays(show, visitor)
  const title = t(show ? `feed.${show}` : 'feed.ebooks')
  return { ok: true, feed: waysFeed({ query: show ? { show } : {}, page, title }, ways, visitor) }
}

function findWays(show: 'categories' | 'subjects' | undefined, visitor: OpdsViewer) {
  if (show === 'subjects') return subjectWays(visitor)
  return show === 'categories' ? categoryWays(visitor) : rootWays(visitor)
}

const scopeTitle = ({ by, name }: FoundScope, t: ReturnType<typeof translator>) =>
  by === 'category' || by === 'subject'
    ? t('feed.ebooksIn', { name })
    : t('feed.ebooksBy', { name })

/** Holds the title of a feed and the query of its URL. */
type OpdsFeedParams = { query: Record<string, string>; page: number; title: string }

async function listFeed(
  wish: EbookWish,
  params: OpdsFeedParams,
  visitor: OpdsViewer,
): Promise<OpdsOutcome> {
  const { total, updated } = await countEbooks(wish)
  const frame = frameOf(params, total, visitor)
  if (frame.page > frame.lastPage) return { ok: false, reason: 'beyond' }
  const entries = await listEbookEntries(wish, frame.page, visitor)
  return { ok: true, feed: { ...frame, kind: 'acquisition', updated, entries, ways: [] } }
}

function waysFeed(
  params: OpdsFeedParams,
  ways: OpdsNavigationLink[],
  visitor: OpdsViewer,
  total = ways.length,
) {
  const updated = Math.max(0, ...ways.map((way) => way.updated))
  const frame = frameOf(params, total, visitor)
  return { ...frame, kind: 'navigation' as const, updated, entries: [], ways }
}

function frameOf({ query, page, title }: OpdsFeedParams, total: number, visitor: OpdsViewer) {
  const { language, currency, feedOf, search, searchTemplate } = visitor
  const isRoot = Object.keys(query).length === 0
  return {
    id: feedId('opds', JSON.stringify(query), language, currency),
    language,
    title,
    start: feedOf({}),
    ...(!isRoot && { up: feedOf({}) }),
    search,
    searchTemplate,
    pageAddress: (one: number) => feedOf({ ...query, ...(one > 1 && { page: String(one) }) }),
    page,
    lastPage: lastPageOf(total, entriesPerFeedPage),
    perPage: entriesPerFeedPage,
    total,
  }
}

async function rootWays({ language, feedOf }: OpdsViewer): Promise<OpdsNavigationLink[]> {
  const t = translator(language)
  const { total, updated } = await countEbooks({})
  const way = (show: string, title: string, words: string) => ({
    id: feedId('opds', show, language),
    title,
    words,
    href: feedOf({ show }),
    updated,
  })
  return [
    {
      ...way('new', t('feed.newEbooks'), t('feed.newEbooksText')),
      kind: 'acquisition',
      rel: 'http://opds-spec.org/sort/new',
      count: total,
    },
    { ...way('categories', t('feed.categories'), t('feed.categoriesText')), kind: 'navigation' },
    { ...way('subjects', t('feed.subjects'), t('feed.subjectsText')), kind: 'navigation' },
    { ...way('authors', t('feed.authors'), t('feed.authorsText')), kind: 'navigation' },
  ]
}

/** Returns links to categories that hold an e-book, those of their children included. */
async function categoryWays({ language, now, feedOf }: OpdsViewer): Promise<OpdsNavigationLink[]> {
  const t = translator(language)
  const [all, counts] = await Promise.all([listCategories(now), countByCategory(now)])
  return all.flatMap((category): OpdsNavigationLink[] => {
    const { slug } = category
    const found = counts.get(slug)
    if (!found) return []
    const { total, updated } = found
    return [
      {
        id: feedId('opds', 'category', slug, language),
        title: categoryName(category, language),
        words: t('feed.count', { count: total }),
        href: feedOf({ category: slug }),
        updated,
        kind: 'acquisition',
        count: total,
      },
    ]
  })
}

/** Returns links to the subjects of the second level that hold an e-book, those of narrower ones included. */
async function subjectWays({ language, now, feedOf }: OpdsViewer): Promise<OpdsNavigationLink[]> {
  const t = translator(language)
  const counts = await countBySubject(now)
  return [...counts].map(([code, { total, updated }]) => ({
    id: feedId('opds', 'subject', code, language),
    title: subjectText(code, language) ?? code,
    words: t('feed.count', { count: total }),
    href: feedOf({ subject: code }),
    updated,
    kind: 'acquisition',
    count: total,
  }))
}

async function authorsFeed(page: number, visitor: OpdsViewer): Promise<OpdsOutcome> {
  const t = translator(visitor.language)
  const { total } = await authorsWithEbooks()
    .select(sql<number>`count(distinct slug)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await authorsWithEbooks()
    .groupBy(['slug', 'name', 'sortName'])
    .select(['slug', 'name', sql<number>`count(distinct ebook.id)`.as('count')])
    .select(sql<number>`max(ebook.updated_at)`.as('updated'))
    .orderBy('sortName')
    .orderBy('slug')
    .limit(entriesPerFeedPage)
    .offset((page - 1) * entriesPerFeedPage)
    .execute()
  const params = { query: { show: 'authors' }, page, title: t('feed.authors') }
  const ways = rows.map((row) => authorWay(row, visitor))
  const feed = waysFeed(params, ways, visitor, total)
  return page > feed.lastPage ? { ok: false, reason: 'beyond' } : { ok: true, feed }
}

const authorsWithEbooks = () =>
  db.read
    .selectFrom('author')
    .innerJoin('productAuthor', 'productAuthor.author', 'author.slug')
    .innerJoin(ebooksOf({}).select(['product.id', 'updatedAt']).as('ebook'), (join) =>
      join.onRef('ebook.id', '=', 'productAuthor.productId'),
    )
    .where('role', 'like', 'A%')

type AuthorRow = { slug: string; name: string; count: number; updated: number }

const authorWay = (
  { slug, name, count, updated }: AuthorRow,
  { language, feedOf }: OpdsViewer,
): OpdsNavigationLink => ({
  id: feedId('opds', 'author', slug, language),
  title: name,
  words: translator(language)('feed.count', { count }),
  href: feedOf({ author: slug }),
  updated,
  kind: 'acquisition',
  count,
})
