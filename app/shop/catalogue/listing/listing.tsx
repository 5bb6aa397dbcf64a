import { isolate } from '#app/i18n/text-direction.ts'
import type { MouseEventHandler, ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { scenePath } from '#app/art/art-paths.ts'
import { About } from '#app/components/about-what.tsx'
import { Icon } from '#app/components/icon.tsx'
import { LinkChips } from '#app/components/link-chips.tsx'
import { Notices } from '#app/components/notices.tsx'
import { Pager } from '#app/components/pager.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { Spaced } from '#app/components/spaced.tsx'
import { useIsHydrated } from '#app/client/use-is-hydrated.ts'
import { useLoadMore, type AppendedList } from '#app/client/use-load-more.ts'
import { sortsFor } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { SearchOutcome } from '#app/shop/catalogue/search/search-outcome.tsx'
import { withMarkup, type CardStub } from '#app/shop/catalogue/product-card/card-stub.ts'
import { ListingFacets, listingForm } from './listing-facets.tsx'
import type { HydratedListing } from './listing-page.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import { CardGrid, CardRefusal } from '#app/shop/catalogue/product-card/product-card.tsx'

const cardList: AppendedList<ProductCard | CardStub, { listing: HydratedListing }> = {
  keyOf: ({ id }) => id,
  itemsIn: ({ listing }) => listing.cards,
  focusable: '.grid .card__title a',
  withMarkup,
}

/**
 * Shows a list with its filters, its order and the links to its other pages. The children are shown at its head if no
 * card's form was refused.
 */
export function Listing({ listing, children }: { listing: HydratedListing; children?: ReactNode }) {
  const { t } = useTranslation()
  const { count, filters } = listing
  const { items: cards, onMore } = useLoadMore(cardList, listing.page, listing.cards)
  const canNarrow = count > 0 || filters.length > 0
  return (
    <div className="stack-lg">
      <CardRefusal cards={cards}>{children}</CardRefusal>
      <Notices notices={listing.notices} />
      {listing.outcome && (
        <SearchOutcome
          outcome={listing.outcome}
          path={listing.path}
          categories={listing.categories}
        />
      )}
      <Kinds kinds={listing.kinds} />
      <div className={canNarrow ? 'side side--left' : undefined}>
        {canNarrow && (
          <aside className="sticky" aria-label={t('catalogue.filters')}>
            <ListingFacets listing={listing} />
          </aside>
        )}
        <section aria-label={t('catalogue.list')}>
          <Bar listing={listing} />
          {count === 0 ? <NoHit listing={listing} /> : <CardGrid cards={cards} level="h2" />}
          <Pages listing={listing} onMore={onMore} />
        </section>
      </div>
    </div>
  )
}

/** Renders the switch between everything, books, and everything else. */
function Kinds({ kinds }: Pick<HydratedListing, 'kinds'>) {
  const { t } = useTranslation()
  if (kinds.length === 0) return null
  return (
    <nav className="chips" aria-label={t('catalogue.kinds.label')}>
      <Spaced>
        {kinds.map(({ label, count, path, isCurrent }) => {
          const words = `${label} ${count}`
          return path ? (
            <ShopLink className="chip" to={path} aria-current={isCurrent && 'page'} key={label}>
              {words}
            </ShopLink>
          ) : (
            <span className="chip" key={label}>
              {words}
            </span>
          )
        })}
      </Spaced>
    </nav>
  )
}

type PagesProps = { listing: HydratedListing; onMore: MouseEventHandler<HTMLAnchorElement> }

function Pages({ listing, onMore }: PagesProps) {
  const { t } = useTranslation()
  const { path, count, pages, next } = listing
  return (
    <Pager
      label={t('catalogue.pages')}
      seenWords={listing.seenWords}
      seen={listing.seen}
      total={count}
      next={next && { to: path + next.search, words: next.words, onClick: onMore }}
      page={listing.page}
      pages={pages.map((one) =>
        one === 'gap'
          ? one
          : {
              page: one.page,
              to: path + one.search,
              name: t('catalogue.page', { page: one.page }),
            },
      )}
    />
  )
}

/** Shows the number of results, the active filters and the order. */
function Bar({ listing }: { listing: HydratedListing }) {
  const { t } = useTranslation()
  const { path, total, chips, clearSearch, count } = listing
  return (
    <div className="bar">
      <div className="stack">
        <p className="ui" aria-live="polite">
          <b>{total}</b>
        </p>
        {chips.length > 0 && (
          <div className="chips">
            {chips.map(({ label, search }) => (
              <ShopLink className="chip" to={path + search} key={label}>
                {isolate(label)}
                <Icon name="close" />
                <About what={t('catalogue.removeFilter')} />
              </ShopLink>
            ))}
            <ShopLink className="btn btn--text" to={path + clearSearch}>
              {t('catalogue.clearAll')}
            </ShopLink>
          </div>
        )}
      </div>
      {count > 1 && <Order listing={listing} />}
    </div>
  )
}

/**
 * Renders the order field. It belongs to the form of the filters, which precedes it, so one submit or change sends
 * both.
 */
function Order({ listing }: { listing: HydratedListing }) {
  const { sort, isRecommended } = listing
  const { t } = useTranslation()
  return (
    <div className="sorting">
      <div className="field">
        <label htmlFor="sort">{t('catalogue.sortBy')}</label>
        <select
          className="input"
          id="sort"
          name="sort"
          form={listingForm}
          defaultValue={sort}
          key={sort}
        >
          {sortsFor(listing).map((one) => (
            <option key={one} value={one}>
              {t(
                `catalogue.sorts.${isRecommended && one === 'own-language' ? 'recommended' : one}`,
              )}
            </option>
          ))}
        </select>
      </div>
      {/* With JavaScript a change of the order submits the form. */}
      <button className="btn btn--quiet" form={listingForm} hidden={useIsHydrated()}>
        {t('catalogue.sortGo')}
      </button>
    </div>
  )
}

/** Explains why there are no results, and where to continue. */
function NoHit({ listing }: { listing: HydratedListing }) {
  const { path, q, filters, clearSearch, categories, wider } = listing
  const { t } = useTranslation()
  const [heading, words] = wider
    ? [wider.words, '']
    : filters.length > 0
      ? [t('catalogue.emptyFilters'), t('catalogue.emptyFiltersText')]
      : q
        ? [t('catalogue.emptySearch', { q }), t('catalogue.emptySearchText')]
        : [t('catalogue.emptyCategory'), t('catalogue.emptyCategoryText')]
  return (
    <div className="empty">
      <img src={scenePath('shelf')} width="300" height="240" alt="" />
      {heading !== listing.heading && <h2>{heading}</h2>}
      {words && <p>{words}</p>}
      {wider && (
        <ShopLink className="btn" to={wider.path}>
          {wider.link}
        </ShopLink>
      )}
      {!wider && filters.length > 0 && (
        <ShopLink className="btn btn--quiet" to={path + clearSearch}>
          {t('catalogue.clearAll')}
        </ShopLink>
      )}
      <LinkChips links={categories} />
    </div>
  )
}
