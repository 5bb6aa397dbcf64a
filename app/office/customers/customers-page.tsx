import type { ListedCustomer } from '#app/shop/lifecycle/find-customers.server.ts'
import { formatCappedCount } from '../lists/capped-count.ts'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm, NoRows, OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import type { CustomersPageData } from './find-customers-page.server.ts'

export function CustomersPage({ query, rows, count, pagination }: CustomersPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.customers.title')} current="customers" tools={<ExportLink />}>
      <FilterForm>
        <OfficeField
          id="q"
          type="search"
          label={t('office.customers.search')}
          placeholder={t('office.customers.searchHint')}
          defaultValue={query.q}
        />
      </FilterForm>
      <CustomerTable rows={rows} count={count} />
      <OfficePager {...pagination} />
    </OfficePage>
  )
}

function ExportLink() {
  const { t, staff } = useOffice()
  if (staff?.role !== 'owner') return null
  return <a href="/office/customers/export">{t('office.customers.export')}</a>
}

function CustomerTable({ rows, count }: Pick<CustomersPageData, 'rows' | 'count'>) {
  const { t, language } = useOffice()
  return (
    <OfficeTable
      caption={t('office.customers.found', { count, number: formatCappedCount(count, language) })}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<NoRows noneYet="office.customers.noneYet" noMatch="office.customers.none" />}
      columns={[
        {
          id: 'name',
          label: t('office.frame.name'),
          cell: ({ id, name }) => (
            <a href={`/office/customers/${id}`}>
              <bdi>{name}</bdi>
            </a>
          ),
        },
        {
          id: 'email',
          label: t('office.frame.email'),
          cell: (customer) => <Email {...customer} />,
        },
        {
          id: 'since',
          label: t('office.customers.since'),
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        {
          id: 'orders',
          label: t('office.customers.orders'),
          cell: ({ orders }) => orders,
          isNumber: true,
        },
      ]}
    />
  )
}

function Email({ email, emailConfirmedAt }: ListedCustomer) {
  const { t } = useOffice()
  return (
    <>
      <bdi>{email}</bdi>
      {emailConfirmedAt === null && (
        <>
          <br />
          <span className="hint">{t('office.customers.notConfirmed')}</span>
        </>
      )}
    </>
  )
}
