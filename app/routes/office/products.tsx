import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findProducts } from '#app/office/products/find-products.server.ts'
import { bulkProductActions } from '#app/office/products/bulk-product-actions.server.ts'
import { ProductsPage } from '#app/office/products/products-page.tsx'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findProducts(await requireStaff(args))
}

export const action = createOfficeAction(bulkProductActions)

export default function Products() {
  return <ProductsPage {...useLoaderData<typeof loader>()} />
}
