import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { contributorActions } from '#app/office/people/contributor-actions.server.ts'
import { ContributorPage } from '#app/office/people/contributor-page.tsx'
import { findContributor } from '#app/office/people/find-contributors.server.ts'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findContributor('publisher', args.params.slug ?? '', await requireStaff(args))

export const action = createOfficeAction(contributorActions('publisher'))

export default function Publisher() {
  return <ContributorPage {...useLoaderData<typeof loader>()} />
}
