import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import type { FacetGroup } from '#app/shop/catalogue/listing/listing-page.ts'
import { managedSorts, productStates } from '#app/shop/maintenance/products/managed-query.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { RowsField } from '../lists/rows-field.tsx'
import type { ProductsPageData } from './find-products.server.ts'
import { BulkProductForm } from './bulk-product-form.tsx'

/** Renders the list of products with its filters, and the form of bulk actions. */
export function ProductsPage(data: ProductsPageData) {
  const { t } = useOffice()
  return (
    <OfficePage
      title={t('office.products.title')}
      current="products"
      tools={<a href="/office/products/new">{t('office.products.new')}</a>}
    >
      <Filters {...data} />
      <BulkProductForm {...data} invalid={useInvalidForm('products.change')} />
      <OfficePager {...data.pagination} />
    </OfficePage>
  )
}

function Filters(data: ProductsPageData) {
  const { q, state, kind, groups } = data
  const { t } = useOffice()
  const any = { value: '', label: t('office.products.any') }
  return (
    <FilterForm>
      <OfficeField id="q" type="search" label={t('office.products.search')} defaultValue={q} />
      <OfficeSelect
        id="state"
        label={t('office.products.attention')}
        defaultValue={state}
        choices={[
          any,
          ...productStates.map((value) => ({ value, label: t(`office.products.states.${value}`) })),
        ]}
      />
      <CategoryFilter {...data} />
      <OfficeSelect
        id="kind"
        label={t('catalogue.fields.kind')}
        defaultValue={kind}
        choices={[
          any,
          { value: 'book', label: t('office.products.kinds.book') },
          { value: 'goods', label: t('office.products.kinds.goods') },
        ]}
      />
      <SortOrder {...data} />
      <RowsField rows={data.rowsPerPage} />
      <MoreFilters groups={groups} />
    </FilterForm>
  )
}

function CategoryFilter({ category, categories }: ProductsPageData) {
  const { t } = useOffice()
  const any = { value: '', label: t('office.products.any') }
  return (
    <OfficeSelect
      id="filter-category"
      name="category"
      label={t('catalogue.fields.category')}
      defaultValue={category}
      choices={[
        any,
        ...categories.map(({ value, label, count }) => ({ value, label: `${label} (${count})` })),
      ]}
    />
  )
}

function SortOrder({ q, sort }: ProductsPageData) {
  const { t } = useOffice()
  return (
    <OfficeSelect
      id="sort"
      label={t('catalogue.fields.sort')}
      defaultValue={sort}
      choices={[
        { value: '', label: t(q ? 'catalogue.sorts.relevance' : 'office.products.byDefault') },
        ...managedSorts.map((value) => ({ value, label: t(`catalogue.sorts.${value}`) })),
      ]}
    />
  )
}

function MoreFilters({ groups }: { groups: FacetGroup[] }) {
  const { t } = useOffice()
  const isUsed = groups.some(({ options }) => options.some((one) => one.isChosen))
  if (groups.length === 0) return null
  return (
    <details open={isUsed} className="filters__more">
      <summary>{t('office.products.moreFilters')}</summary>
      <div className="columns">
        {groups.map((group) => (
          <FacetFields key={group.name} {...group} />
        ))}
      </div>
    </details>
  )
}

/** A radio group has a choice that drops it again, because one cannot be unchecked. */
function FacetFields({ name, title, options, isOne }: FacetGroup) {
  const { t } = useOffice()
  const isChosen = options.some((one) => one.isChosen)
  return (
    <fieldset>
      <legend>{title}</legend>
      {isOne && (
        <label className="check">
          <input type="radio" name={name} value="" defaultChecked={!isChosen} />
          {t('office.products.any')}
        </label>
      )}
      {options.map((one) => (
        <label key={one.value} className="check">
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={one.name ?? name}
            value={one.value}
            defaultChecked={one.isChosen ?? false}
          />
          {joinEWords(one.label)} <span className="hint">{one.count}</span>
        </label>
      ))}
    </fieldset>
  )
}
