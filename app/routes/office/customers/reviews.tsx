import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findReviews } from '#app/office/reviews/find-reviews.server.ts'
import { managedReviewActions } from '#app/office/reviews/managed-review-actions.server.ts'
import { ReviewsPage } from '#app/office/reviews/reviews-page.tsx'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) => findReviews(await requireStaff(args))

export const action = createOfficeAction(managedReviewActions)

export default function Reviews() {
  return <ReviewsPage {...useLoaderData<typeof loader>()} />
}
