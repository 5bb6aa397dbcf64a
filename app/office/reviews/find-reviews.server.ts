import {
  countManagedReviews,
  listManagedReviews,
  type ManagedReview,
} from '#app/shop/catalogue/reviews/managed-reviews.server.ts'
import { reviewViews, type ReviewView } from '#app/shop/catalogue/reviews/review.ts'
import { mostCounted } from '../frame/capped-count.ts'
import { findListPage, readListFilter, type ListPage } from '../frame/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type ReviewsPageData = ListPage<ManagedReview> & {
  query: { q?: string; view?: ReviewView }
  views: { id: ReviewView; count: number }[]
}

/** Returns a page of the reviews that the URL selects. */
export async function findReviews({ url }: StaffContext): Promise<ReviewsPageData> {
  const query = readListFilter(url.searchParams, reviewViews)
  const { q, view } = query
  const filter = { ...(q && { search: q }), ...(view && { view }) }
  const found = await findListPage(url.searchParams, {
    list: (part) => listManagedReviews(filter, part),
    count: (most) => countManagedReviews(filter, most),
  })
  const views = await Promise.all(
    reviewViews.map(async (id) => ({
      id,
      count: await countManagedReviews({ view: id }, mostCounted),
    })),
  )
  return { ...found, query, views }
}
