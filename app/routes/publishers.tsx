import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ContributorsView } from '#app/shop/catalogue/contributors/contributors-view.tsx'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { loadContributors } from '#app/loaders/load-contributors.server.ts'

export const loader = (args: LoaderFunctionArgs) => loadContributors('publisher', args)

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function PublishersPage() {
  return <ContributorsView page={useLoaderData<typeof loader>().page} />
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
