import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findNewProduct } from '#app/office/products/find-new-product.server.ts'
import { NewProductPage } from '#app/office/products/new-product-page.tsx'
import { newProductActions } from '#app/office/products/new-product-actions.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findNewProduct(await requireStaff(args))
}

export const action = createOfficeAction(newProductActions)

export default function NewProduct() {
  return <NewProductPage {...useLoaderData<typeof loader>()} />
}
