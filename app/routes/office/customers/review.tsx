import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { managedReviewActions } from '#app/office/reviews/managed-review-actions.server.ts'
import { ReviewPage } from '#app/office/reviews/review-page.tsx'
import { notFound } from '#app/http/responses.server.ts'
import { findManagedReview } from '#app/shop/catalogue/reviews/managed-reviews.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await requireStaff(args)
  const review = await findManagedReview(args.params.id ?? '')
  if (!review) throw notFound(t)
  return { review }
}

export const action = createOfficeAction(managedReviewActions)

export default function Review() {
  return <ReviewPage {...useLoaderData<typeof loader>()} />
}
