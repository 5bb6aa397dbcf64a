import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { countUpTo } from '#app/database/lists/count-up-to.server.ts'
import { containsText } from '#app/database/lists/match-text.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import type { ReviewView } from './review.ts'

/** `id` selects one review, `product` is an id; `search` finds products by name, ISBN, SKU or id. */
type ReviewFilter = { id?: string; view?: ReviewView; product?: string; search?: string }

const openReports = sql<number>`(select count(*) from review_report
  where review_report.review = review.id and review_report.settled_at is null)`

const lastReportAt = sql<number | null>`(select max(reported_at) from review_report
  where review_report.review = review.id and review_report.settled_at is null)`

/** Selects the reviews of each view among those that their writers did not remove. */
const conditions: Record<ReviewView, RawBuilder<boolean>> = {
  reported: sql<boolean>`review.id in (select report.review from review_report as report
    where report.settled_at is null)`,
  hidden: sql<boolean>`review.state in ('reported', 'hidden')`,
  shown: sql<boolean>`review.state = 'shown'`,
  unanswered: sql<boolean>`(review.state = 'shown' and review.answered_at is null)`,
}

function matchesProduct(typed: string): RawBuilder<boolean> {
  const isbn = parseIsbn(typed)
  const found = [
    sql<boolean>`product.id = ${typed.toLowerCase()}`,
    sql<boolean>`lower(product.sku) = lower(${typed})`,
    ...(isbn.ok ? [sql<boolean>`product.isbn13 = ${isbn.isbn13}`] : []),
    containsText('product.name', typed),
  ]
  return sql<boolean>`review.product_id in (select product.id from product
    where ${sql.join(found, sql` or `)})`
}

type ReviewQuery<Selected> = SelectQueryBuilder<Tables, 'review', Selected>

const filtered = <Selected>(
  query: ReviewQuery<Selected>,
  { id, view, product, search }: ReviewFilter,
) =>
  query
    .where('review.removedAt', 'is', null)
    .$if(id !== undefined, (all) => all.where('review.id', '=', id!))
    .$if(view !== undefined, (all) => all.where(conditions[view!]))
    .$if(product !== undefined, (all) => all.where('review.productId', '=', product!))
    .$if(search !== undefined, (all) => all.where(matchesProduct(search!)))

/**
 * Returns reviews for the shopkeeper, the newest first, with their open reports, without those that their writer removed.
 */
export async function listManagedReviews(
  filter: ReviewFilter,
  { most, skipped = 0 }: { most: number; skipped?: number },
) {
  const rows = await filtered(db.read.selectFrom('review'), filter)
    .innerJoin('product', 'product.id', 'review.productId')
    .select(['review.id', 'review.productId', 'product.name as productName', 'review.state'])
    .select('product.kind as productKind')
    .select(['rating', 'title', 'body', 'writer', 'review.language', 'review.createdAt'])
    .select(['changedAt', 'answer', 'answerLanguage', 'answeredAt', openReports.as('reports')])
    .select(lastReportAt.as('reportedAt'))
    .orderBy('review.createdAt', 'desc')
    .orderBy('review.id', 'desc')
    .limit(most)
    .offset(skipped)
    .execute()
  return rows.map((row) => ({ ...row, reports: Number(row.reports) }))
}

export type ManagedReview = Awaited<ReturnType<typeof listManagedReviews>>[number]

/** Counts reviews up to `most`, which limits the rows that are read; a higher number says that there are more. */
export const countManagedReviews = (filter: ReviewFilter, most: number): Promise<number> =>
  countUpTo(filtered(db.read.selectFrom('review'), filter).select('review.id'), most)

/** Returns one review for the shopkeeper; undefined if there is none, or its writer removed it. */
export const findManagedReview = async (id: string): Promise<ManagedReview | undefined> =>
  (await listManagedReviews({ id }, { most: 1 }))[0]
