import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CompareFull } from '#app/shop/lists/compare/compare-full.tsx'
import { Listing } from '#app/shop/catalogue/listing/listing.tsx'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { indexingOf } from '#app/shop/catalogue/listing/list-indexing.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { offerPath } from '#app/shop/catalogue/offers/offer.ts'
import { describeOffer } from '#app/shop/catalogue/offers/offer-head.server.ts'
import { OfferFoot, OfferHead } from '#app/shop/catalogue/offers/offer-head.tsx'
import { findOffer } from '#app/shop/catalogue/offers/offers.server.ts'
import { listingActions } from '#app/actions/listing-actions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'

/** Shows an offer and its books, filtered and sorted by the URL like any list. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, url } = context
  const row = await findOffer(args.params.slug ?? '')
  if (!row) throw notFound(t)
  const { query, ignored } = parseListingQuery(url.searchParams, context.currency, context.language)
  const ofOffer = { ...query, offer: row.slug }
  const listing = await findListingPage(offerPath(row.slug), { query: ofOffer, ignored }, context)
  if (!listing) throw notFound(t)
  const offer = await describeOffer(row, context)
  const { title, text, state } = offer
  const { page } = listing
  const indexing = indexingOf(ofOffer, listing)
  const head = headOf(context, {
    title: page > 1 ? t('title.page', { title, page }) : title,
    description: text,
    ...indexing,
    noindex: state === 'ended' || indexing.noindex,
  })
  return { head, offer, listing, crumb: t('offer.crumb') }
}

export const action = createAction(listingActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function OfferPage() {
  const { t } = useTranslation()
  const { offer, listing, crumb } = useLoaderData<typeof loader>()
  const books = { name: t('frame.books'), to: '/books' }
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[books, { name: crumb }]} />
        <OfferHead offer={offer} />
        <Listing listing={listing}>
          <CompareFull />
        </Listing>
        <OfferFoot offer={offer} />
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
