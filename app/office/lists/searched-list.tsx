import type { ReactNode } from 'react'
import { ListViews } from './list-views.tsx'
import type { Pagination } from './list-page.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { FilterForm } from '../frame/office-table.tsx'
import { OfficePager } from './office-pager.tsx'

type SearchedListProps = {
  /** `all` is the link to the list without a view. */
  words: { all: string; search: string; searchHint: string }
  query: { q?: string; view?: string }
  views: { id: string; label: string; count: number }[]
  pagination: Pagination
  /** Holds the table. */
  children: ReactNode
}

/** Renders a list that has views and a search: links to the views, a form of both, the table and its pager. */
export function SearchedList({ words, query, views, pagination, children }: SearchedListProps) {
  const { t } = useOffice()
  const label = t('office.frame.views')
  return (
    <>
      <ListViews label={label} views={views} all={words.all} current={query.view} />
      <FilterForm>
        <OfficeField
          id="q"
          type="search"
          label={words.search}
          placeholder={words.searchHint}
          defaultValue={query.q}
        />
        <OfficeSelect
          id="view"
          label={label}
          defaultValue={query.view}
          choices={[
            { value: '', label: words.all },
            ...views.map((view) => ({ value: view.id, label: view.label })),
          ]}
        />
      </FilterForm>
      {children}
      <OfficePager {...pagination} />
    </>
  )
}
