import { isolate } from '#app/i18n/text-direction.ts'
import { HiddenFields } from '#app/components/forms/hidden-fields.tsx'
import { useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { localPath } from '#app/i18n/paths.ts'
import { Field } from '#app/components/forms/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { CachedFragment, ServerFragment } from '#app/components/fragments/cached-fragment.tsx'
import { popover, toggles } from '#app/components/frame/popover.ts'
import { SheetHead } from '#app/components/frame/sheet-head.tsx'
import { useIsHydrated } from '#app/client/use-is-hydrated.ts'
import { useLanguage } from '#app/components/shop-link.tsx'
import type { FacetGroup, FacetOption, HydratedListing, ListingPage } from './listing-page.ts'
import { useAutoSubmit } from './use-auto-submit.ts'

/** The id of the list's form, which also holds the sort order. */
export const listingForm = 'listing'

/**
 * Shows the filters of a list in one GET form with the sort order, so that every filtered list has a URL. The form is a
 * sheet where there is no room beside the list.
 */
export function ListingFacets({ listing }: { listing: HydratedListing }) {
  const { t } = useTranslation()
  const { path, hiddenFields, filters, sort, count, total, groups, price, beforePrice } = listing
  const action = localPath(useLanguage(), path)
  const form = useAutoSubmit(JSON.stringify([hiddenFields, filters, sort]))
  return (
    <>
      <FacetsButton filterCount={filters.length} />
      <form
        className="facets sheet"
        id={listingForm}
        {...popover}
        aria-label={t('catalogue.filters')}
        action={action}
        ref={form}
      >
        <SheetHead of={listingForm} title={t('catalogue.filters')} />
        {count < 2 && <HiddenFields fields={[['sort', sort]]} />}
        {groups ? (
          <CachedFragment
            as="div"
            className="folds"
            of={Folds}
            props={{ hiddenFields, groups, price, beforePrice }}
            isUncached={isTyped(listing)}
          />
        ) : (
          <ServerFragment as="div" className="folds" find={findFolds} />
        )}
        <FacetsEnd total={total} />
      </form>
    </>
  )
}

/** Renders the button that opens the filters, with the number of those that are set. */
function FacetsButton({ filterCount }: { filterCount: number }) {
  const { t } = useTranslation()
  return (
    <button className="btn btn--quiet btn--wide" {...toggles(listingForm)}>
      <Icon name="filter" />
      {t('catalogue.narrow')}
      {filterCount > 0 && <span className="badge">{filterCount}</span>}
    </button>
  )
}

function FacetsEnd({ total }: { total: string }) {
  const { t } = useTranslation()
  // With JavaScript the list follows each change, so the number is that of the chosen filters.
  const isHydrated = useIsHydrated()
  return (
    <p className="facets__end">
      {!isHydrated && <b>{total}</b>}{' '}
      <button className="btn">
        {t(isHydrated ? 'catalogue.show' : 'catalogue.apply', { total })}
      </button>
    </p>
  )
}

/** Tells whether the list depends on typed text, which would create an unbounded number of cache keys. */
const isTyped = ({ q, price }: HydratedListing) => Boolean(q || price.from || price.to)

/** Returns the markup of the filters on the page. */
const findFolds = () => document.querySelector('.folds')?.innerHTML

type FoldsProps = Pick<ListingPage, 'hiddenFields' | 'groups' | 'price' | 'beforePrice'>

function Folds({ hiddenFields, groups, price, beforePrice }: FoldsProps) {
  const isSelected = ([name]: [string, string]) => groups.some((group) => group.name === name)
  const foldOf = (group: FacetGroup) => <Fold {...group} key={group.name} />
  return (
    <>
      <HiddenFields fields={hiddenFields.filter((field) => !isSelected(field))} />
      {groups.slice(0, beforePrice).map(foldOf)}
      <PriceRange price={price} />
      {groups.slice(beforePrice).map(foldOf)}
    </>
  )
}

/** Returns only the first value, so that a group opened or closed by hand stays so, whatever the next list says. */
function useOpening(isOpen: boolean | undefined) {
  const [wasOpen] = useState(isOpen)
  return wasOpen
}

function Fold({ name, title, options, isOne, isOpen }: FacetGroup) {
  const { t } = useTranslation()
  const wasOpen = useOpening(isOpen)
  // A radio button cannot be unchecked, so a choice of one value has a choice of none.
  const isAny = options.every(({ isChosen }) => !isChosen)
  const any: FacetOption = { value: '', label: t('catalogue.any'), count: '', isChosen: isAny }
  return (
    <details className="fold" open={wasOpen}>
      <summary>{title}</summary>
      <div role="group" aria-label={title}>
        {(isOne ? [any, ...options] : options).map(
          ({ value, label, count, isChosen, name: own }) => (
            <label className="check" key={value}>
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={own ?? name}
                value={value}
                // The value is never undefined, because React would then keep the previous one.
                defaultChecked={isChosen === true}
              />
              {`${isolate(label)} `}
              {count !== '' && <span className="count">{count}</span>}
            </label>
          ),
        )}
      </div>
    </details>
  )
}

function PriceRange({ price }: { price: ListingPage['price'] }) {
  const { t } = useTranslation()
  const { from, to, lowest, highest, symbol } = price
  const ends = [
    ['price-from', t('catalogue.from', { symbol }), from, lowest],
    ['price-to', t('catalogue.to', { symbol }), to, highest],
  ] as const
  const wasOpen = useOpening(Boolean(from || to))
  return (
    <details className="fold" open={wasOpen}>
      <summary>{t('catalogue.price')}</summary>
      <div className="range">
        {ends.map(([id, label, value, placeholder]) => (
          <Field id={id} label={label} key={id}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={value}
                placeholder={placeholder}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
