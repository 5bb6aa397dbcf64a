import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findProduct } from '#app/office/products/find-product.server.ts'
import { productActions } from '#app/office/products/product-actions.server.ts'
import { ManagedProductPage } from '#app/office/products/product-page.tsx'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findProduct(args.params.id ?? '', await requireStaff(args))
}

export const action = createOfficeAction(productActions)

export default function Product() {
  return <ManagedProductPage {...useLoaderData<typeof loader>()} />
}
