import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { ebookAction } from '#app/office/products/ebook-actions.server.ts'
import { EbookPage } from '#app/office/products/ebook-page.tsx'
import { findEbook } from '#app/office/products/find-ebook.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findEbook(args.params.id ?? '', await requireStaff(args))
}

export const action = ebookAction

export default function ProductEbook() {
  return <EbookPage {...useLoaderData<typeof loader>()} />
}
