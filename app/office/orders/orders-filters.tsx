import { orderViews } from '#app/shop/ordering/order-management/order-views.ts'
import { orderStates } from '#app/shop/ordering/orders/order-states.ts'
import { paymentStates } from '#app/shop/ordering/orders/payment-state.ts'
import { useOffice, type Office } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect, type Choice } from '../frame/office-field.tsx'
import { FilterForm } from '../frame/office-table.tsx'
import { RowsField } from '../lists/rows-field.tsx'
import type { OrdersQuery } from './orders-query.schema.ts'

const labels = {
  q: 'office.orders.search',
  view: 'office.frame.views',
  state: 'office.orders.state',
  payment: 'office.orders.payment',
  since: 'office.orders.since',
  until: 'office.orders.until',
  rows: 'office.frame.rows',
} as const

/** Names a parameter as its control does; the place in the list has none. */
export function labelOfFilter(name: string, t: Office['t']): string {
  const label = labels[name as keyof typeof labels] as (typeof labels)['q'] | undefined
  return label === undefined ? name : t(label)
}

/** Renders the form of all filters of the list of orders. */
export function OrdersFilters({ query }: { query: OrdersQuery }) {
  const { t } = useOffice()
  const select = (id: 'view' | 'state' | 'payment', choices: Choice[]) => (
    <OfficeSelect
      id={id}
      label={labelOfFilter(id, t)}
      defaultValue={query[id]}
      choices={[{ value: '', label: t('office.orders.any') }, ...choices]}
    />
  )
  const day = (id: 'since' | 'until') => (
    <OfficeField id={id} type="date" label={labelOfFilter(id, t)} defaultValue={query[id]} />
  )
  const views = orderViews.map((value) => ({ value, label: t(`office.orders.view.${value}`) }))
  const states = orderStates.map((value) => ({ value, label: t(`order.state.${value}`) }))
  const payments = paymentStates.map((value) => ({
    value,
    label: t(`order.paymentState.${value}`),
  }))
  return (
    <FilterForm>
      <OfficeField
        id="q"
        type="search"
        label={labelOfFilter('q', t)}
        placeholder={t('office.orders.searchHint')}
        defaultValue={query.q}
      />
      {select('view', views)}
      {select('state', states)}
      {select('payment', payments)}
      {day('since')}
      {day('until')}
      <RowsField rows={query.rows} />
    </FilterForm>
  )
}
