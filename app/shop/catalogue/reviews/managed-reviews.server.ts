import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { countUpTo } from '#app/database/lists/count-up-to.server.ts'
import { idTable } from '#app/database/lists/id-table.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { ReviewView } from './review.ts'

/** `id` selects one review, `products` are ids. */
type ReviewFilter = { id?: string; view?: ReviewView; products?: string[] }

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

/** With the sign SQLite finds the few reviews of some products, where it would read all by their time. */
const isNotRemoved = (isOfProducts: boolean) =>
  sql<boolean>`${sql.raw(isOfProducts ? '+' : '')}review.removed_at is null`

type ReviewQuery<Selected> = SelectQueryBuilder<Tables, 'review', Selected>

const filtered = <Selected>(query: ReviewQuery<Selected>, { id, view, products }: ReviewFilter) =>
  query
    .where(isNotRemoved(products !== undefined))
    .$if(id !== undefined, (all) => all.where('review.id', '=', id!))
    .$if(view !== undefined, (all) => all.where(conditions[view!]))
    .$if(products !== undefined, (all) =>
      all.where(sql<boolean>`review.product_id in ${idTable(JSON.stringify(products))}`),
    )

/**
 * Returns reviews for the shopkeeper, the newest first, with their open reports, without those that their writer removed.
 */
export async function listManagedReviews(
  filter: ReviewFilter,
  { most, skipped = 0 }: { most: number; skipped?: number },
) {
  // The index alone finds a late page; whole reviews and their products are read of this page only.
  const page = filtered(db.read.selectFrom('review'), filter)
    .select('review.id')
    .orderBy('review.createdAt', 'desc')
    .orderBy('review.id', 'desc')
    .limit(most)
    .offset(skipped)
  const rows = await db.read
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.productId')
    .where('review.id', 'in', page)
    .select(['review.id', 'review.productId', 'product.name as productName', 'review.state'])
    .select('product.kind as productKind')
    .select(['rating', 'title', 'body', 'writer', 'review.language', 'review.createdAt'])
    .select(['changedAt', 'answer', 'answerLanguage', 'answeredAt', openReports.as('reports')])
    .select(lastReportAt.as('reportedAt'))
    .orderBy('review.createdAt', 'desc')
    .orderBy('review.id', 'desc')
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

/** Maps ids to the products of their reviews. */
export async function findReviewedProducts(ids: string[]): Promise<Map<string, string>> {
  const reviews = await db.read
    .selectFrom('review')
    .select(['id', 'productId'])
    .where('id', 'in', ids)
    .execute()
  return new Map(reviews.map(({ id, productId }) => [id, productId]))
}
