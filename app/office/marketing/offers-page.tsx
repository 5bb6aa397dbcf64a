import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatPercent } from '#app/i18n/format/format-percent.ts'
import { formatCappedCount } from '../lists/capped-count.ts'
import { useOffice, type Office } from '../frame/office-context.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable, type TableColumn } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import type { OffersPageData } from './find-offers.server.ts'
import { managedOfferPath } from './offer-actions.server.ts'
import { NewOfferForm } from './offer-form.tsx'
import { TermDays } from './term-days.tsx'

/** Renders the list of offers, and the form of a new one. */
export function OffersPage(data: OffersPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.marketing.offers.title')} current="offers">
      <NewOfferForm />
      <OffersTable {...data} />
      <OfficePager {...data.pagination} />
    </OfficePage>
  )
}

function OffersTable({ offers, count }: OffersPageData) {
  const office = useOffice()
  const { t, language } = office
  const number = formatCappedCount(count, language)
  return (
    <OfficeTable
      caption={t('office.marketing.offers.caption', { count, number })}
      rows={offers}
      keyOf={({ slug }) => slug}
      empty={t('office.marketing.offers.none')}
      columns={columnsOf(office)}
    />
  )
}

type ManagedOffer = OffersPageData['offers'][number]

const columnsOf = ({ t, language }: Office): TableColumn<ManagedOffer>[] => [
  {
    id: 'title',
    label: t('office.marketing.title'),
    cell: ({ slug, title }) => <a href={managedOfferPath(slug)}>{title}</a>,
  },
  { id: 'slug', label: t('office.marketing.offers.slug'), cell: ({ slug }) => slug },
  {
    id: 'percent',
    label: t('office.marketing.percent'),
    cell: ({ percent }) => formatPercent(percent, language),
    isNumber: true,
  },
  {
    id: 'books',
    label: t('office.marketing.offers.books'),
    cell: ({ books }) => formatCount(books, language),
    isNumber: true,
  },
  {
    id: 'term',
    label: t('office.marketing.term.label'),
    cell: (one) => <TermDays {...one} />,
  },
  {
    id: 'state',
    label: t('office.marketing.state.label'),
    cell: ({ state }) => t(`office.marketing.state.${state}`),
  },
]
