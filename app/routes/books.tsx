import { joinEWords } from '#app/i18n/join-e-words.ts'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CompareFull } from '#app/shop/lists/compare/compare-full.tsx'
import { Listing } from '#app/shop/catalogue/listing/listing.tsx'
import { indexingOf } from '#app/shop/catalogue/listing/list-indexing.ts'
import { findContributorHead } from '#app/shop/catalogue/contributors/contributor-head.server.ts'
import { ContributorHead } from '#app/shop/catalogue/contributors/contributor-head.tsx'
import { subjectTrail } from '#app/shop/catalogue/listing/list-path.ts'
import { loadListing } from '#app/loaders/load-listing.server.ts'
import { listingActions } from '#app/actions/listing-actions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'

/** Lists books, each once per work and language, filtered and sorted by the URL. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, language } = context
  const { query, listing } = await loadListing('/books', context)
  const person = await findContributorHead(query, language)
  if (person === 'unknown') throw notFound(t)
  const { heading, lede, page } = listing
  const indexing = indexingOf(query, listing)
  const title = person?.title ?? heading
  const description = person?.description ?? lede
  const head = headOf(context, {
    title: page > 1 ? t('title.page', { title, page }) : title,
    ...(description && { description }),
    ...indexing,
    // The list of a category or a tag has its canonical page in the catalogue.
    noindex: indexing.noindex || !!query.category || !!query.tag,
  })
  const trail = query.subject && !person ? subjectTrail(query.subject, language) : []
  return { head, listing, trail, ...(person && { person }) }
}

export const action = createAction(listingActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function BooksPage() {
  const { t } = useTranslation()
  const { listing, person, trail } = useLoaderData<typeof loader>()
  const { heading, lede } = listing
  const all = t('catalogue.allBooks')
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs
          steps={
            person
              ? [{ name: person.list.name, to: person.list.path }, { name: person.name }]
              : heading === all
                ? [{ name: all }]
                : [{ name: all, to: '/books' }, ...trail, { name: heading }]
          }
        />
        {person ? (
          <ContributorHead person={person} />
        ) : (
          <div className="page-head">
            <h1 lang={listing.lang}>{heading}</h1>
            {lede && <p className="lede">{joinEWords(lede)}</p>}
          </div>
        )}
        <Listing listing={listing}>
          <CompareFull />
        </Listing>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
