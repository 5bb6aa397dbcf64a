import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { bannersActions } from '#app/office/marketing/banner-actions.server.ts'
import { BannersPage } from '#app/office/marketing/banners-page.tsx'
import { findBanners } from '#app/office/marketing/find-banners.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findBanners(await requireStaff(args))
}

export const action = createOfficeAction(bannersActions)

export default function Banners() {
  return <BannersPage {...useLoaderData<typeof loader>()} />
}
