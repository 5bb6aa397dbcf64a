import {
  countManagedReviews,
  listManagedReviews,
  type ManagedReview,
} from '#app/shop/catalogue/reviews/managed-reviews.server.ts'
import { reviewViews, type ReviewView } from '#app/shop/catalogue/reviews/review.ts'
import { listNamedProducts } from '#app/shop/catalogue/search/list-named-products.server.ts'
import {
  countViews,
  findListPage,
  readListFilter,
  type CountedListPage,
} from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

/** The reviews of so many products are searched, the best sold; a common word names more, which other words narrow. */
const mostProducts = 100

export type ReviewsPageData = CountedListPage<ManagedReview> & {
  query: { q?: string; view?: ReviewView }
  views: { id: ReviewView; count: number }[]
}

/** Returns a page of the reviews that the URL selects. */
export async function findReviews({ url, now }: StaffContext): Promise<ReviewsPageData> {
  const query = readListFilter(url.searchParams, reviewViews)
  const { q, view } = query
  const filter = {
    ...(q && { products: await listNamedProducts(q, mostProducts, now) }),
    ...(view && { view }),
  }
  const found = await findListPage(url, {
    list: (part) => listManagedReviews(filter, part),
    count: (most) => countManagedReviews(filter, most),
  })
  const views = await countViews(reviewViews, (view, most) => countManagedReviews({ view }, most))
  return { ...found, query, views }
}
