import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isDemoLoaded, listStates } from '#app/demo/states.server.ts'
import { partName } from '#app/development/state-names.ts'
import { BasicStates } from '#app/development/basic-states.tsx'
import { ShopStates } from '#app/development/shop-states.tsx'
import stateStyles from '#app/development/states.css?url'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { findComparePage } from '#app/shop/lists/compare/compare-page.server.ts'
import { findReviewsPart } from '#app/shop/catalogue/reviews/reviews-part.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'

/** Shows every component in each of its states, in development only. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, language, now } = context
  if (!(await isDemoLoaded())) throw notFound(t)
  const states = await listStates(language, now)
  const ids = states.flatMap(({ product }) => product?.path.split('/').at(-1) ?? [])
  const cards = await listCards([...new Set(ids)], context)
  const compared = cards.slice(0, 3).map(({ id }) => id)
  const row = await findProductRow(cards[0]?.id ?? '')
  const heading = partName('title', language)
  return {
    head: headOf(context, { title: heading, noindex: true }),
    heading,
    shown: {
      cards,
      listing: await listingOf('format=paperback&sort=title', context),
      noHit: await listingOf('q=xyzzyx', context),
      compare: await findComparePage(new URLSearchParams({ ids: compared.join(',') }), context),
      reviews:
        row && (await findReviewsPart(row, { first: 1, last: 1, isUnknown: false }, context)),
    },
  }
}

const listingOf = (search: string, context: RequestContext) =>
  findListingPage(
    '/books',
    parseListingQuery(new URLSearchParams(search), context.currency, context.language),
    context,
  )

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export const links = () => [{ rel: 'stylesheet', href: stateStyles }]

export default function ComponentStatesPage() {
  const { heading, shown } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="states">
      <div className="wrap">
        <div className="page-head">
          <h1>{heading}</h1>
        </div>
        <BasicStates />
        <ShopStates shown={shown} />
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
