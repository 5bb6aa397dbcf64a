import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { findSamplePage } from '#app/shop/catalogue/product-page/sample.server.ts'
import { SampleView } from '#app/shop/catalogue/product-page/sample.tsx'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'

/** Loads the first pages of a book. Search engines know them from the book's page, which holds the same text. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const row = await findProductRow(args.params.id ?? '')
  const page = row && (await findSamplePage(row, context))
  if (!page) throw notFound(context.t)
  const title = [context.t('product.firstPages'), page.name, page.by].filter(Boolean).join(' – ')
  return { head: headOf(context, { title, noindex: true }), page }
}

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function BookSamplePage() {
  const { page } = useLoaderData<typeof loader>()
  return <SampleView page={page} />
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
