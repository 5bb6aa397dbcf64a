import { joinEWords } from '#app/i18n/join-e-words.ts'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { listBanners } from '#app/shop/catalogue/banners/banners.server.ts'
import { Banners } from '#app/shop/catalogue/banners/banners.tsx'
import { CompareFull } from '#app/shop/lists/compare/compare-full.tsx'
import { Listing } from '#app/shop/catalogue/listing/listing.tsx'
import { indexingOf } from '#app/shop/catalogue/listing/list-indexing.ts'
import { CategoryTree } from '#app/shop/catalogue/home/category-tiles.tsx'
import { listCategoryTree } from '#app/shop/catalogue/home/category-tiles.server.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import { loadListing } from '#app/loaders/load-listing.server.ts'
import { listingActions } from '#app/actions/listing-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { listsOffers } from '#app/i18n/paths.ts'
import { LinkChips } from '#app/components/link-chips.tsx'
import { listRunning } from '#app/shop/catalogue/offers/offer-head.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'

/** Lists books and goods, filtered and sorted by the URL. The whole catalogue begins with its categories as tiles. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, url, language, now } = context
  const { query, listing } = await loadListing('/catalogue', context)
  const { heading, lede, page, hiddenFields, filters } = listing
  const isWhole = hiddenFields.length === 0 && filters.length === 0 && page === 1
  const { category } = query
  const banners = category
    ? await optionalSection('banners', () => listBanners('category-top', context, category))
    : []
  const head = headOf(context, {
    title: page > 1 ? t('title.page', { title: heading, page }) : heading,
    ...(lede && { description: lede }),
    ...indexingOf(query, listing),
  })
  return {
    head,
    tiles: isWhole ? await listCategoryTree(language, now) : [],
    banners: banners ?? [],
    offers: listsOffers(url.search)
      ? await optionalSection('running offers', () => listRunning(context))
      : [],
    listing,
  }
}

export const action = createAction(listingActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function CataloguePage() {
  const { t } = useTranslation()
  const { tiles, banners, offers, listing } = useLoaderData<typeof loader>()
  const { heading, lede } = listing
  const whole = { name: t('frame.catalogue'), to: '/catalogue' }
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs
          steps={
            heading === t('catalogue.whole') ? [{ name: whole.name }] : [whole, { name: heading }]
          }
        />
        <div className="page-head">
          <h1 lang={listing.lang}>{heading}</h1>
          {lede && <p className="lede">{joinEWords(lede)}</p>}
        </div>
        <div className="stack-lg">
          <Banners banners={banners} label={t('home.banners')} isTight />
          <LinkChips links={offers ?? []} />
          {tiles.length > 0 && <CategoryTree tiles={tiles} />}
          <Listing listing={listing}>
            <CompareFull />
          </Listing>
        </div>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
