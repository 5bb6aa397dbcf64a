import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CategoriesPage } from '#app/office/categories/categories-page.tsx'
import { categoriesActions } from '#app/office/categories/category-actions.server.ts'
import { findCategories } from '#app/office/categories/find-categories.server.ts'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) => findCategories(await requireStaff(args))

export const action = createOfficeAction(categoriesActions)

export default function Categories() {
  return <CategoriesPage {...useLoaderData<typeof loader>()} />
}
