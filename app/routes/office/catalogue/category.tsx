import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  categoryActions,
  uploadCategoryPicture,
} from '#app/office/categories/category-actions.server.ts'
import { CategoryPage } from '#app/office/categories/category-page.tsx'
import { findCategory } from '#app/office/categories/find-categories.server.ts'
import { createUploadAction } from '#app/office/files/create-upload-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findCategory(args.params.slug ?? '', await requireStaff(args))

export const action = createUploadAction(categoryActions, {
  intent: 'category.picture',
  run: uploadCategoryPicture,
})

export default function Category() {
  return <CategoryPage {...useLoaderData<typeof loader>()} />
}
