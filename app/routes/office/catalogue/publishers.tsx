import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { ManagedContributorsPage } from '#app/office/people/managed-contributors-page.tsx'
import { findContributors } from '#app/office/people/find-contributors.server.ts'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findContributors('publisher', await requireStaff(args))

export default function Publishers() {
  return <ManagedContributorsPage {...useLoaderData<typeof loader>()} />
}
