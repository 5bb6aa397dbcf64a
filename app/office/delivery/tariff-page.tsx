import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeSelect } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm, OfficeTable, type TableColumn } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import { TableFiles } from '../tables/table-files.tsx'
import { AddPrice } from './add-price.tsx'
import { ChangePrice } from './change-price.tsx'
import type { TariffPageData } from './find-tariff-page.server.ts'
import { MethodsPanel, ZonesPanel } from './zones-and-methods.tsx'

/** The messages of these forms stand above the table. */
const formsOfRows = [
  'delivery.set',
  'delivery.remove',
  'delivery.countries',
  'delivery.remove-zone',
  'delivery.name',
]

/** Renders the table of delivery: its prices, zones and names, each with the forms that change it. */
export function TariffPage(data: TariffPageData) {
  const { t } = useOffice()
  return (
    <OfficePage
      title={t('office.delivery.title')}
      current="delivery"
      tools={<a href="/office/delivery/pickup">{t('office.delivery.pickup.link')}</a>}
    >
      <OfficeErrors invalid={useInvalidForm(formsOfRows)} />
      <ZoneFilter {...data} />
      <Prices {...data} />
      <OfficePager {...data.pagination} />
      <div className="columns">
        <AddPrice {...data} />
        <div>
          <ZonesPanel {...data} />
          <MethodsPanel {...data} />
        </div>
      </div>
      <TableFiles
        intent="delivery.import"
        path="/office/delivery/table.csv"
        hint={t('office.delivery.fileHint')}
        seen={data.seen}
      />
    </OfficePage>
  )
}

function ZoneFilter({ zone, zones }: TariffPageData) {
  const { t } = useOffice()
  const all = { value: '', label: t('office.products.any') }
  return (
    <FilterForm>
      <OfficeSelect
        id="filter-zone"
        name="zone"
        label={t('office.delivery.zone')}
        defaultValue={zone}
        choices={[all, ...zones.map(({ name }) => ({ value: name, label: name }))]}
      />
    </FilterForm>
  )
}

function Prices({ rows, total, seen }: TariffPageData) {
  const { t, language } = useOffice()
  return (
    <OfficeTable
      caption={t('office.delivery.caption', {
        count: total,
        number: formatCount(total, language),
      })}
      rows={rows}
      keyOf={({ selection }) => Object.values(selection).join(' ')}
      empty={t('office.delivery.empty')}
      columns={columnsOf(t, seen)}
    />
  )
}

const columnsOf = (t: Translate, seen: string): TableColumn<TariffPageData['rows'][number]>[] => [
  {
    id: 'method',
    label: t('office.delivery.zoneAndMethod'),
    cell: ({ selection, method }) => `${selection.zone} · ${method}`,
  },
  { id: 'weights', label: t('office.delivery.weight'), cell: ({ weights }) => weights },
  { id: 'sums', label: t('office.delivery.sum'), cell: ({ sums }) => sums || '–' },
  { id: 'price', label: t('office.delivery.price'), cell: ({ price }) => price, isNumber: true },
  {
    id: 'free',
    label: t('office.delivery.freeFrom'),
    cell: ({ freeFrom }) => freeFrom || '–',
    isNumber: true,
  },
  { id: 'days', label: t('office.delivery.days'), cell: ({ days }) => days, isNumber: true },
  {
    id: 'change',
    label: t('office.frame.action'),
    isOfButtons: true,
    cell: (row) => <ChangePrice {...row} seen={seen} />,
  },
]
