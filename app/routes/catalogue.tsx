import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Banner } from '#app/shop/catalogue/banners/banner.ts'
import { listBanners } from '#app/shop/catalogue/banners/banners.server.ts'
import { Banners } from '#app/shop/catalogue/banners/banners.tsx'
import type { CategoryBranch } from '#app/shop/catalogue/home/home.ts'
import { CompareFull } from '#app/shop/lists/compare/compare-full.tsx'
import { Listing } from '#app/shop/catalogue/listing/listing.tsx'
import type { ListingPage } from '#app/shop/catalogue/listing/listing-page.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { canonicalFields, isIndexed } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { CategoryTree } from '#app/shop/catalogue/home/category-tiles.tsx'
import { listCategoryTree } from '#app/shop/catalogue/home/category-tiles.server.ts'
import { findIsbn } from '#app/shop/catalogue/search/isbn-search.server.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import { listingActions } from '#app/actions/listing-actions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { describeHead, type Head } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'

type CatalogueContent = {
  head: Head
  heading: string
  lede: string
  tiles: CategoryBranch[]
  banners: Banner[]
  listing?: ListingPage
}

/** Shows every category as a tile, or the matching products if a category, a tag or a search text is given. */
export async function loader(args: LoaderFunctionArgs): Promise<CatalogueContent> {
  const context = await requirePageContext(args)
  const query = parseListingQuery(context.url.searchParams, context.currency, context.language)
  const { q, category, tag } = query.query
  return q || category || tag ? findList(context, query) : findWhole(context)
}

async function findWhole(context: RequestContext): Promise<CatalogueContent> {
  const { t, language, now } = context
  const heading = t('catalogue.whole')
  const lede = t('catalogue.wholeText')
  const head = headOf(context, { title: heading, description: lede })
  const tiles = await listCategoryTree(language, now)
  return { head, heading, lede, tiles, banners: [] }
}

async function findList(
  context: RequestContext,
  { query, ignored }: ReturnType<typeof parseListingQuery>,
): Promise<CatalogueContent> {
  const { t, language } = context
  const isbn = query.q ? await findIsbn(query.q) : undefined
  if (isbn?.kind === 'found') throw redirect(localPath(language, isbn.path))
  const listing = await findListingPage('/catalogue', { query, ignored, isbn }, context)
  if (!listing) throw notFound(t)
  const { heading, lede, page } = listing
  const { category } = query
  const banners = category
    ? await optionalSection('banners', () => listBanners('category-top', context, category))
    : []
  const head = headOf(context, {
    title: page > 1 ? t('title.page', { title: heading, page }) : heading,
    noindex: !isIndexed(query) || listing.count === 0,
    query: new URLSearchParams(canonicalFields(query)),
  })
  return { head, heading, lede, tiles: [], banners: banners ?? [], listing }
}

export const action = createAction(listingActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function CataloguePage() {
  const { t } = useTranslation()
  const { heading, lede, tiles, banners, listing } = useLoaderData<typeof loader>()
  const whole = { name: t('frame.catalogue'), to: '/catalogue' }
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={listing ? [whole, { name: heading }] : [{ name: whole.name }]} />
        <div className="page-head">
          <h1>{heading}</h1>
          {lede && <p className="lede">{lede}</p>}
        </div>
        <div className="stack-lg">
          <Banners banners={banners} label={t('home.banners')} isTight />
          {listing ? (
            <Listing listing={listing}>
              <CompareFull />
            </Listing>
          ) : (
            <CategoryTree tiles={tiles} />
          )}
        </div>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
