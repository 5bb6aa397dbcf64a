import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findPictures } from '#app/office/products/find-pictures.server.ts'
import { picturesAction } from '#app/office/products/picture-actions.server.ts'
import { PicturesPage } from '#app/office/products/pictures-page.tsx'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findPictures(args.params.id ?? '', await requireStaff(args))
}

export const action = picturesAction

export default function ProductPictures() {
  return <PicturesPage {...useLoaderData<typeof loader>()} />
}
