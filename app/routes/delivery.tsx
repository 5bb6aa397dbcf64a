import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { listCountryNames } from '#app/i18n/format/format-country.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { DeliveryTable } from '#app/shop/content/legal-pages/delivery-table.tsx'
import { findDeliveryTable } from '#app/shop/content/legal-pages/delivery-table.server.ts'
import { findLegalPage } from '#app/shop/content/legal-pages/find-legal-page.server.ts'
import { LegalPageView } from '#app/shop/content/legal-pages/legal-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { language } = context
  const [table, served] = await Promise.all([findDeliveryTable(context), listDeliveryCountries()])
  const countries = listCountryNames(served, language).map(({ name }) => name)
  const { page, ...found } = findLegalPage('delivery', language, {
    countries: countries.join(', '),
  })
  return { head: headOf(context, found), page, table }
}

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function DeliveryPage() {
  const { page, table } = useLoaderData<typeof loader>()
  return (
    <LegalPageView page={page}>
      <DeliveryTable table={table} />
    </LegalPageView>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
