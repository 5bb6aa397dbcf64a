import { useOffice } from '../frame/office-context.ts'
import { OfficeField } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm, NoRows, OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import type { ContributorsPageData } from './find-contributors.server.ts'
import { pathOfKind } from './path-of-kind.ts'

/** Renders a page of the authors, or of the publishers, that the catalogue names. */
export function ManagedContributorsPage({ kind, q, total, count, ...data }: ContributorsPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t(`office.people.titles.${kind}`)} current={pathOfKind[kind].id}>
      <FilterForm>
        <OfficeField id="q" type="search" label={t('office.products.search')} defaultValue={q} />
      </FilterForm>
      <OfficeTable
        caption={t(`office.people.captions.${kind}`, { count: total, number: count })}
        rows={data.rows}
        keyOf={({ slug }) => slug}
        empty={<NoRows noneYet="office.people.noneYet" noMatch="office.people.empty" />}
        columns={[
          {
            id: 'name',
            label: t('office.people.name'),
            cell: ({ slug, name }) => (
              <a href={`${pathOfKind[kind].path}/${encodeURIComponent(slug)}`}>{name}</a>
            ),
          },
          { id: 'letter', label: t('office.people.letter'), cell: ({ letter }) => letter },
          {
            id: 'books',
            label: t('office.people.books'),
            cell: ({ books }) => books,
            isNumber: true,
          },
        ]}
      />
      <OfficePager {...data.pagination} />
    </OfficePage>
  )
}
