import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { loadTextPage } from '#app/loaders/load-legal-page.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { DeliveryTable } from '#app/shop/content/legal-pages/delivery-table.tsx'
import { findDeliveryTable } from '#app/shop/content/legal-pages/delivery-table.server.ts'
import { LegalPageView } from '#app/shop/content/legal-pages/legal-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const [data, table] = await Promise.all([
    loadTextPage('delivery', context),
    findDeliveryTable(context),
  ])
  const blocks = data.page.sections.flatMap((section) => section.blocks)
  // The shopkeeper's text may place the table itself.
  const isPlaced = blocks.some(({ kind }) => kind === 'deliveryTable')
  return { ...data, table: isPlaced ? undefined : table }
}

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function DeliveryPage() {
  const { page, table } = useLoaderData<typeof loader>()
  return <LegalPageView page={page}>{table && <DeliveryTable table={table} />}</LegalPageView>
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
