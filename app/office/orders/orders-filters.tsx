import { orderViews } from '#app/shop/ordering/order-management/order-views.ts'
import { orderStates } from '#app/shop/ordering/orders/order-states.ts'
import { paymentStates } from '#app/shop/ordering/orders/payment-state.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect, type Choice } from '../frame/office-field.tsx'
import { FilterForm } from '../frame/office-table.tsx'
import type { OrdersQuery } from './orders-query.schema.ts'

/** Renders the form of all filters of the list of orders. */
export function OrdersFilters({ query }: { query: OrdersQuery }) {
  const { t } = useOffice()
  const select = (id: 'view' | 'state' | 'payment', label: string, choices: Choice[]) => (
    <OfficeSelect
      {...{ id, label }}
      defaultValue={query[id]}
      choices={[{ value: '', label: t('office.orders.any') }, ...choices]}
    />
  )
  const day = (id: 'since' | 'until') => (
    <OfficeField id={id} type="date" label={t(`office.orders.${id}`)} defaultValue={query[id]} />
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
        label={t('office.orders.search')}
        placeholder={t('office.orders.searchHint')}
        defaultValue={query.q}
      />
      {select('view', t('office.orders.views'), views)}
      {select('state', t('office.orders.state'), states)}
      {select('payment', t('office.orders.payment'), payments)}
      {day('since')}
      {day('until')}
    </FilterForm>
  )
}
