import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import { listEditionRows } from '#app/shop/catalogue/product-card/editions.server.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { reviewsPerPage, type ReviewPages } from './review.ts'
import { isPublished } from './refresh-ratings.server.ts'

const mostEditions = 8

type ReviewsQuery = {
  product: string
  pages: Pick<ReviewPages, 'first' | 'last'>
  /** This customer's own review comes first. */
  customer: string | undefined
}

/**
 * Returns the shown reviews of some pages, the newest first, and one more: the first of the next
 * page.
 */
export const listReviews = ({ product, pages, customer }: ReviewsQuery) =>
  db.read
    .selectFrom('review')
    .where('productId', '=', product)
    .where(isPublished)
    .select(['id', 'customer', 'rating', 'title', 'body', 'writer', 'language'])
    .select(['createdAt', 'changedAt', 'answer', 'answerLanguage', 'answeredAt'])
    .$if(customer !== undefined, (query) =>
      query.orderBy(sql`case when review.customer = ${customer} then 0 else 1 end`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset((pages.first - 1) * reviewsPerPage)
    .limit((pages.last - pages.first + 1) * reviewsPerPage + 1)
    .execute()

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number]

/** Counts the shown reviews by rating. */
export async function countRatings(product: string): Promise<Map<number, number>> {
  const rows = await db.read
    .selectFrom('review')
    .where('productId', '=', product)
    .where(isPublished)
    .select((row) => ['rating', row.fn.countAll<number>().as('count')])
    .groupBy('rating')
    .execute()
  return new Map(rows.map(({ rating, count }) => [rating, count]))
}

/**
 * Returns the other editions of a book in its language that have reviews, the most reviewed first.
 */
export async function listReviewedEditions(book: ProductRow) {
  const editions = await listEditionRows(book)
  return editions
    .filter(({ id, reviewCount }) => id !== book.id && reviewCount > 0)
    .sort((a, b) => b.reviewCount - a.reviewCount)
    .slice(0, mostEditions)
}

/**
 * Lists the customers whose order has this or another edition of the work, if it was not cancelled and was paid or
 * sent: an order that is never paid is no purchase.
 */
export async function listBuyers(workId: string, customers: string[]): Promise<Set<string>> {
  if (customers.length === 0) return new Set()
  const rows = await db.read
    .selectFrom('customerOrder')
    .innerJoin('orderLine', 'orderLine.orderNumber', 'customerOrder.number')
    .innerJoin('product', 'product.id', 'orderLine.productId')
    .where('customerOrder.customer', 'in', customers)
    .where('customerOrder.state', '!=', 'cancelled')
    .where((order) =>
      order.or([
        order('customerOrder.paymentState', '!=', 'due'),
        order('customerOrder.state', 'in', ['dispatched', 'delivered', 'returned']),
      ]),
    )
    .where('product.workId', '=', workId)
    .select('customerOrder.customer')
    .distinct()
    .execute()
  return new Set(rows.flatMap(({ customer }) => customer ?? []))
}

/** Returns a customer's own review of a product, also if it is hidden or was just removed. */
export async function findOwnReview(product: string, customer: string, now: number) {
  const row = await db.read
    .selectFrom('review')
    .where('productId', '=', product)
    .where('customer', '=', customer)
    .select(['id', 'rating', 'title', 'body', 'writer', 'state', 'removedAt'])
    .executeTakeFirst()
  if (row?.removedAt === undefined) return undefined
  return { ...row, canBePutBack: row.removedAt !== null && row.removedAt > now - undoMs }
}

/** Returns which of these reviews the owner reported. */
export async function listReported(owner: string, reviews: string[]): Promise<Set<string>> {
  if (reviews.length === 0) return new Set()
  const rows = await db.read
    .selectFrom('reviewReport')
    .where('owner', '=', owner)
    .where('review', 'in', reviews)
    .select('review')
    .execute()
  return new Set(rows.map(({ review }) => review))
}
